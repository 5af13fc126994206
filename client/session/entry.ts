import { type LevelId, isLevelId } from '@showboat/bots/levels';
import { type OptionValues, type Refusal, STYLES, isNoList, shapeRefusal } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import * as v from 'valibot';
import type { SavedGame } from './saved';

// The door from the database: it may hold games of another version of the page, and whatever a broken disk has left of them. Every entry is
// read on its own.

/** Damaged, and kept as it is: somebody may still want it. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly key: IDBValidKey;
  readonly raw: unknown;
  readonly refusal: Refusal;
}

export type Entry = { readonly kind: 'game'; readonly saved: SavedGame } | Unreadable;

const MOST_MOVES = 20_000;
const MOST_SEATS = 12;
const LONGEST = 200;
/** The last moment that a `Date` can express. */
const LAST = 8.64e15;

const text = v.pipe(v.string(), v.maxLength(LONGEST));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const moment = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST));

const isFields = (value: unknown): boolean => typeof value === 'object' && value !== null && isNoList(value);
const Level = v.custom<LevelId>((value) => typeof value === 'string' && isLevelId(value));

const Seat = v.variant('kind', [
  v.looseObject({ kind: v.literal('person'), name: text }),
  v.looseObject({
    kind: v.literal('bot'),
    name: text,
    level: Level,
    style: v.picklist(STYLES),
    isStandIn: v.exactOptional(v.literal(true)),
  }),
]);

const Beginning = v.variant('kind', [
  // The game reads its options again when it is opened.
  v.object({ kind: v.literal('options'), options: v.custom<OptionValues>(isFields) }),
  v.object({ kind: v.literal('position'), position: v.unknown() }),
]);

/** Fields that are not known yet stay: a newer page may have written them. */
const Shape = v.looseObject({
  id: text,
  game: v.pipe(
    text,
    v.check((id) => VIEWS.some((view) => view.id === id)),
  ),
  rules: text,
  beginning: Beginning,
  moves: v.pipe(v.array(v.unknown()), v.maxLength(MOST_MOVES)),
  seats: v.pipe(v.array(Seat), v.minLength(1), v.maxLength(MOST_SEATS)),
  seed: v.pipe(text, v.regex(/^(?:[0-9a-f]{2})+$/i)),
  drawsOf: v.exactOptional(text),
  sealedFrom: v.exactOptional(whole),
  created: moment,
  changed: moment,
  // Games stored before versions were counted.
  version: v.optional(v.pipe(whole, v.minValue(1)), 1),
  summary: v.object({
    number: whole,
    seat: v.optional(whole),
    places: v.optional(v.pipe(v.array(whole), v.maxLength(MOST_SEATS))),
  }),
});

const unreadable = (key: IDBValidKey, raw: unknown, refusal: Refusal): Unreadable => ({ kind: 'unreadable', key, raw, refusal });

/** What could not even be taken out of the database. */
export const lostEntry = (key: IDBValidKey): Unreadable =>
  unreadable(key, undefined, { code: 'unreadable', rule: 'FORMAT', field: 'entry' });

export const readEntry = (key: IDBValidKey, raw: unknown): Entry => {
  const found = v.safeParse(Shape, raw, { abortEarly: true });
  if (!found.success) return unreadable(key, raw, shapeRefusal(found.issues[0], 'entry'));
  const { beginning, summary, ...rest } = found.output;
  if (rest.id !== key) return unreadable(key, raw, { code: 'bad-field', rule: 'FORMAT', field: 'id' });
  return {
    kind: 'game',
    saved: { ...rest, beginning, summary: { number: summary.number, seat: summary.seat, places: summary.places } },
  };
};

/** What this page could not store takes the place of what is stored of it. */
export const mergeEntries = (stored: readonly Entry[], own: readonly SavedGame[]): readonly Entry[] => {
  const ids = new Set<IDBValidKey>(own.map(({ id }) => id));
  const games = stored.flatMap((entry) => (entry.kind === 'game' && !ids.has(entry.saved.id) ? [entry.saved] : []));
  return [
    ...[...own, ...games].sort((a, b) => b.changed - a.changed).map((saved): Entry => ({ kind: 'game', saved })),
    ...stored.filter((entry) => entry.kind === 'unreadable' && !ids.has(entry.key)),
  ];
};
