import { speak } from '../speak';
import type { Words } from '../words';
import { events } from './events';
import { moves } from './moves';
import { ships } from './ships';
import { table } from './table';
import { view } from './view';

export const words: Words = /* @__PURE__ */ speak({
  language: 'de',
  title: 'Mississippi Queen',
  ships,
  moves,
  events,
  table,
  view,
});
