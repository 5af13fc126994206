export const language = 'nl';
export const title = 'Hot Tin Roof';
export { events } from './events';
export { moves } from './moves';
export { names } from './names';
export { table } from './table';
export { view } from './view';
