import type { CatalogEntry } from '@showboat/games/catalog';
import type { Table as TableAnswer, TableSeat } from '@showboat/protocol';
import { botName } from './bot-names';
import { deadlineOf, leftTo, timeAtStart } from './clock';
import { optionsShown } from './create';
import { graceAtStart, graceOf, isStanding } from './grace';
import { type Settings, type Table, seatOf } from './table';

/** A player who deleted everything about themselves. */
const SOMEBODY = 'Somebody';

export interface Faces {
  readonly names: ReadonlyMap<string, string>;
  isPresent(player: string): boolean;
}

export const nameIn = ({ names }: Pick<Faces, 'names'>, player: string): string => names.get(player) ?? SOMEBODY;

const iso = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

const seatShown = (table: Table, seat: number, faces: Faces, now: number): TableSeat => {
  const { body, settings, row } = table;
  const holder = body.seats[seat];
  switch (holder.kind) {
    case 'open':
      return { seat, kind: 'open' };
    case 'bot':
      return { seat, kind: 'bot', name: botName(row.id, seat), level: holder.level, style: holder.style };
    case 'person':
      return {
        seat,
        kind: 'person',
        name: nameIn(faces, holder.player),
        isPresent: faces.isPresent(holder.player),
        standIn: holder.isAway ? settings.standIn : null,
        clockMs: leftTo(body, seat, now) ?? timeAtStart(settings.pace) ?? null,
        graceMs: graceOf(body, seat, now) ?? graceAtStart(settings.pace, 1)?.[0] ?? null,
        isClockStanding: row.status === 'running' && isStanding(body, seat, now),
      };
  }
};

/** The seat to decide; nobody while a takeback is being asked for. */
export const actorShown = ({ row, body: { asked, turn } }: Pick<Table, 'row' | 'body'>): number | null =>
  row.status === 'running' && !asked && turn ? turn.seat : null;

/** They stay as they are, and are shown with every change of actor. */
const shownOptions = new WeakMap<Settings, Record<string, unknown>>();

const optionsOf = (entry: CatalogEntry | undefined, settings: Settings): Record<string, unknown> => {
  const known = shownOptions.get(settings);
  if (known) return known;
  const options = entry ? entry.use(({ game }) => optionsShown(game.options, settings.options)) : settings.options;
  shownOptions.set(settings, options);
  return options;
};

/** A table as a caller may see it. */
export const showTable = (
  entry: CatalogEntry | undefined,
  table: Table,
  faces: Faces,
  player: string | undefined,
  now: number,
): TableAnswer => {
  const { row, settings, body } = table;
  const { id, invite, game, visibility, createdAt, status, seq } = row;
  return {
    id,
    url: `/t/${id}`,
    invite,
    game,
    rules: settings.rules,
    options: optionsOf(entry, settings),
    status,
    seats: body.seats.map((_, seat) => seatShown(table, seat, faces, now)),
    host: nameIn(faces, body.host),
    hostSeat: seatOf(body, body.host) ?? null,
    you: seatOf(body, player) ?? null,
    seq,
    actor: actorShown(table),
    deadline: status === 'running' ? iso(deadlineOf(body, settings.pace)) : null,
    pace: settings.pace,
    visibility,
    standIn: settings.standIn,
    commitment: settings.commitment,
    salts: body.salts,
    createdAt: new Date(createdAt).toISOString(),
    startedAt: iso(body.startedAt),
    outcome: body.outcome ?? null,
    result: body.result ?? null,
    rematch: body.rematch ?? null,
  };
};
