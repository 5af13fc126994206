import { isLevelId } from '@showboat/bots';
import { type OptionSchema, STYLES, parseOptions } from '@showboat/engine';
import type { SeatPlan } from '../session/saved';
import { cleanName } from '../settings/saved-settings';
import { readText, writeText } from '../settings/storage';
import { type SetupForm, seatCount } from './form';

const keyOf = (game: string): string => `showboat.setup.${game}`;

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

const parseSeat = (value: unknown): SeatPlan | undefined => {
  const name = field(value, 'name');
  if (typeof name !== 'string') return undefined;
  const level = field(value, 'level');
  const style = STYLES.find((known) => known === field(value, 'style'));
  switch (field(value, 'kind')) {
    case 'person':
      return { kind: 'person', name: cleanName(name) };
    case 'bot':
      return typeof level === 'string' && isLevelId(level) && style
        ? { kind: 'bot', name: cleanName(name), level, style }
        : undefined;
    default:
      return undefined;
  }
};

/** From the browser's storage: `undefined` unless it is a complete form of this schema. */
export const parseForm = (schema: OptionSchema, text: string | undefined): SetupForm | undefined => {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  const options = parseOptions(schema, field(stored, 'options'));
  const list = field(stored, 'seats');
  if (!options.ok || !Array.isArray(list)) return undefined;
  const seats = list.map(parseSeat).filter((seat) => seat !== undefined);
  const preset = field(stored, 'preset');
  const form = { options: options.value, seats, ...(typeof preset === 'string' && { preset }) };
  return seats.length === list.length && seats.length === seatCount(form) ? form : undefined;
};

export const recallForm = (game: string, schema: OptionSchema): SetupForm | undefined => parseForm(schema, readText(keyOf(game)));

export const rememberForm = (game: string, form: SetupForm): void => writeText(keyOf(game), JSON.stringify(form));
