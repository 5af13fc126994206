export const language = 'fr';
export const title = 'Mississippi Queen';
export { events } from './events';
export { moves } from './moves';
export { ships } from './ships';
export { table } from './table';
export { view } from './view';
