export { fields } from './fields';
export { names } from './names';
export { options } from './options';
export { refusals } from './refusals';
export { surroundings } from './surroundings';
export { table } from './table';
