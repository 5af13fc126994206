import type { MoreWords } from '@showboat/engine';
import type { State } from '../../rules/state';
import { speakMore } from '../speak-more';
import { words } from '.';
import { fields } from './fields';
import { options } from './options';
import { refusals } from './refusals';
import { surroundings } from './surroundings';
import { table } from './table';
import { terminal } from './terminal';

export const more: MoreWords<State> = /* @__PURE__ */ speakMore(words, {
  refusals,
  table,
  fields,
  options,
  surroundings,
  terminal,
});
