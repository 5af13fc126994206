import { type OptionSchema, type OptionValues, type Refusal, parseOptions } from '@showboat/engine';
import { sayOption } from '@showboat/engine/option-words';
import type { CatalogEntry } from '@showboat/games/catalog';
import type { NewTable } from '@showboat/protocol';
import { commitmentTo, randomId, randomInvite, randomSalt, randomSeed } from '../secrets';
import type { TableRow } from '../store/store';
import { Fault } from './fault';
import { knownLevel } from './levels';
import { type Body, type SeatBody, type Settings, peopleOf } from './table';

/** Boards are JSON values in the interface, and JSON text in the engine. */
const toText = (schema: OptionSchema, options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]) => [
      key,
      Object.hasOwn(schema, key) && schema[key].kind === 'json' && typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  );

/** The way back. */
export const optionsShown = (schema: OptionSchema, options: OptionValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]) => {
      const spec = Object.hasOwn(schema, key) ? schema[key] : undefined;
      return [key, spec?.kind === 'json' && value !== spec.fallback ? JSON.parse(String(value)) : value];
    }),
  );

const badOption = (message: string, { field = 'options', rule }: Refusal): Fault =>
  new Fault('bad-request', message, { field, rule });

/** All options with their values, or what is wrong with them. */
const optionsFrom = (entry: CatalogEntry, { preset, options = {}, seats }: NewTable): OptionValues =>
  entry.use(({ game, words }) => {
    const found = game.presets.find(({ id }) => id === preset);
    if (preset !== undefined && !found) {
      const hint = `The presets are ${game.presets.map(({ id }) => id).join(', ')}.`;
      throw new Fault('bad-request', `There is no such preset of ${game.id}.`, { field: 'preset', hint });
    }
    if (options.seats !== undefined && options.seats !== seats.length) {
      throw new Fault('bad-request', 'The option says another number of seats than the list has.', { field: 'options.seats' });
    }
    if (found && !found.seats.includes(seats.length)) {
      const hint = `It is for ${found.seats.join(', ')} players.`;
      throw new Fault('bad-request', 'The preset is not for this number of seats.', { field: 'preset', hint });
    }
    const parsed = parseOptions(game.options, { ...found?.options, ...toText(game.options, options), seats: seats.length });
    if (!parsed.ok) throw badOption(`${parsed.refusal.field}: ${sayOption(parsed.refusal, game.options)}`, parsed.refusal);
    // Also what cannot be combined.
    const first = game.setup(parsed.value as Parameters<typeof game.setup>[0]);
    if (!first.ok) throw badOption(words.sayRefusal(first.refusal), first.refusal);
    return parsed.value;
  });

const seatsFrom = ({ seats }: NewTable, host: string): readonly SeatBody[] => {
  if (seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new Fault('bad-request', 'The host has one seat at most.', { field: 'seats' });
  return seats.map((seat, at): SeatBody => {
    switch (seat.kind) {
      case 'me':
        return { kind: 'person', player: host, isAway: false };
      case 'open':
        return { kind: 'open' };
      case 'bot':
        return { kind: 'bot', level: knownLevel(seat.level, `seats[${at}].level`), style: seat.style ?? 'steady' };
    }
  });
};

const rowOf = (made: Pick<TableRow, 'game' | 'visibility'>, settings: Settings, body: Body, now: number): TableRow => ({
  id: randomId(),
  invite: randomInvite(),
  game: made.game,
  visibility: made.visibility,
  createdAt: now,
  settings: JSON.stringify(settings),
  version: 1,
  status: 'gathering',
  seq: 0,
  waitsFor: undefined,
  changedAt: now,
  people: peopleOf(body),
  body: JSON.stringify(body),
});

const sealed = (): Pick<Settings, 'seed' | 'commitment'> => {
  const seed = randomSeed();
  return { seed, commitment: commitmentTo(seed) };
};

const serverSalt = (): NonNullable<Body['salts'][number]> => ({ by: 'server', salt: randomSalt() });

/** A new table, its chance sealed. */
export const createTable = (catalog: readonly CatalogEntry[], request: NewTable, host: string, now: number): TableRow => {
  const entry = catalog.find(({ id }) => id === request.game);
  if (!entry) {
    const hint = `The games are ${catalog.map(({ id }) => id).join(', ')}.`;
    throw new Fault('bad-request', 'There is no such game.', { field: 'game', hint });
  }
  const seats = seatsFrom(request, host);
  const settings: Settings = {
    rules: entry.use(({ game }) => game.rulesVersion),
    options: optionsFrom(entry, request),
    pace: request.pace,
    standIn: knownLevel(request.standIn, 'standIn'),
    ...(request.startsWhenFull && { startsWhenFull: true }),
    ...sealed(),
  };
  const salts = seats.map((seat): Body['salts'][number] => {
    if (seat.kind === 'open') return null;
    const isOwn = seat.kind === 'person' && request.salt !== undefined;
    return isOwn ? { by: 'player', salt: String(request.salt) } : serverSalt();
  });
  return rowOf(request, settings, { host, seats: [...seats], salts }, now);
};

/** Who asks for a rematch, and which of the people who played are still players here. */
export interface Returning {
  readonly host: string;
  readonly there: ReadonlySet<string>;
}

/** The same people at a new table; who was away, or has been deleted since, leaves an open seat. */
export const createRematch = (
  row: TableRow,
  settings: Settings,
  body: Body,
  { host, there }: Returning,
  now: number,
): TableRow => {
  const isComing = (seat: SeatBody): boolean => seat.kind !== 'person' || (!seat.isAway && there.has(seat.player));
  const seats = body.seats.map((seat): SeatBody => (isComing(seat) ? seat : { kind: 'open' }));
  const salts = seats.map((seat) => (seat.kind === 'open' ? null : serverSalt()));
  return rowOf(row, { ...settings, ...sealed() }, { host, seats, salts }, now);
};
