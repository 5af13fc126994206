import type { MoreWords } from '@showboat/engine';
import type { State } from '../../rules/state';
import { speakMore } from '../speak-more';
import { fields } from './fields';
import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { surroundings } from './surroundings';
import { table } from './table';
import { terminal } from './terminal';

export const more: MoreWords<State> = /* @__PURE__ */ speakMore({
  names,
  refusals,
  table,
  fields,
  options,
  surroundings,
  terminal,
});
