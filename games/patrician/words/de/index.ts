export const language = 'de';
export const title = 'Patrizier';
export { events } from './events';
export { moves } from './moves';
export { names } from './names';
export { table } from './table';
export { view } from './view';
