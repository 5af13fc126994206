export { names } from './names';
export { reasons } from './reasons';
export { refusals } from './refusals';
