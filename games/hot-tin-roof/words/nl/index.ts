import { speak } from '../speak';
import type { Words } from '../words';
import { events } from './events';
import { moves } from './moves';
import { names } from './names';
import { table } from './table';
import { view } from './view';

export const words: Words = /* @__PURE__ */ speak({
  language: 'nl',
  title: 'Hot Tin Roof',
  names,
  moves,
  events,
  table,
  view,
});
