export { fields } from './fields';
export { options } from './options';
export { refusals } from './refusals';
export { ships } from './ships';
export { surroundings } from './surroundings';
export { table } from './table';
export { terminal } from './terminal';
