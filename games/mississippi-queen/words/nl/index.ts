import { speak } from '../speak';
import type { Words } from '../words';
import { events } from './events';
import { fields } from './fields';
import { moves } from './moves';
import { options } from './options';
import { reasons } from './reasons';
import { refusals } from './refusals';
import { ships } from './ships';
import { surroundings } from './surroundings';
import { table } from './table';

export const nl: Words = /* @__PURE__ */ speak({
  language: 'nl',
  title: 'Mississippi Queen',
  ships,
  moves,
  events,
  refusals,
  fields,
  reasons,
  table,
  surroundings,
  options,
});
