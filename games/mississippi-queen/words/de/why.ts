export { reasons } from './reasons';
export { refusals } from './refusals';
