import type { CatalogEntry } from '@showboat/games/catalog';
import type { Table as TableAnswer, TableSeat } from '@showboat/protocol';
import { botName } from './bot-names';
import { deadlineOf, leftTo, timeAtStart } from './clock';
import { optionsShown } from './create';
import { graceAtStart, graceOf, isStanding } from './grace';
import { type Body, type Settings, type Table, seatOf } from './table';

/** A player who deleted everything about themselves. */
const SOMEBODY = 'Somebody';

export interface Faces {
  readonly names: ReadonlyMap<string, string>;
  isPresent(player: string): boolean;
  /** Who follows the table here, with or without a seat. */
  readonly followers?: ReadonlySet<string | undefined>;
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

// What is shown of a table, in its order. The first and the fourth part stay the same in nearly every change.

const headOf = (entry: CatalogEntry | undefined, { row: { id, invite, game }, settings }: Table) => ({
  id,
  url: `/t/${id}`,
  invite,
  game,
  rules: settings.rules,
  options: optionsOf(entry, settings),
});

/** How many look on. */
const watchersOf = ({ body }: Table, { followers = new Set() }: Faces): number =>
  [...followers].filter((player) => seatOf(body, player) === undefined).length;

const peopleShown = (table: Table, faces: Faces, now: number) => ({
  status: table.row.status,
  seats: table.body.seats.map((_, seat) => seatShown(table, seat, faces, now)),
  host: nameIn(faces, table.body.host),
  hostSeat: seatOf(table.body, table.body.host) ?? null,
});

const momentOf = (table: Table) => ({
  seq: table.row.seq,
  actor: actorShown(table),
  deadline: table.row.status === 'running' ? iso(deadlineOf(table.body, table.settings.pace)) : null,
});

const agreedOf = ({
  row: { visibility, createdAt },
  settings: { pace, standIn, startsWhenFull = false, commitment },
  body: { salts },
}: Table) => ({
  pace,
  visibility,
  standIn,
  startsWhenFull,
  commitment,
  salts,
  createdAt: new Date(createdAt).toISOString(),
});

const endOf = (table: Table, faces: Faces) => {
  const { startedAt, outcome = null, result = null, rematch = null } = table.body;
  const watching = watchersOf(table, faces);
  return { startedAt: iso(startedAt), outcome, result, rematch, ...(watching > 0 && { watching }) };
};

/** A table as a caller may see it. */
export const showTable = (
  entry: CatalogEntry | undefined,
  table: Table,
  faces: Faces,
  player: string | undefined,
  now: number,
): TableAnswer => ({
  ...headOf(entry, table),
  ...peopleShown(table, faces, now),
  you: seatOf(table.body, player) ?? null,
  ...momentOf(table),
  ...agreedOf(table),
  ...endOf(table, faces),
});

interface FixedTexts {
  readonly salts: Body['salts'];
  readonly head: string;
  readonly agreed: string;
}

const fixedTexts = new WeakMap<Settings, FixedTexts>();

/** Fields as JSON, without the braces. */
const fieldsOf = (part: object): string => JSON.stringify(part).slice(1, -1);

const fixedTextsOf = (entry: CatalogEntry | undefined, table: Table): FixedTexts => {
  const { settings, body } = table;
  const known = fixedTexts.get(settings);
  if (known?.salts === body.salts) return known;
  const texts = { salts: body.salts, head: fieldsOf(headOf(entry, table)), agreed: fieldsOf(agreedOf(table)) };
  fixedTexts.set(settings, texts);
  return texts;
};

/** What `showTable` shows, as JSON for whoever sits in a seat (undefined: nobody): written once for all who look. */
export const tableText = (
  entry: CatalogEntry | undefined,
  table: Table,
  faces: Faces,
  now: number,
): ((seat: number | undefined) => string) => {
  const { head, agreed } = fixedTextsOf(entry, table);
  const before = `{${head},${fieldsOf(peopleShown(table, faces, now))},"you":`;
  const after = `,${fieldsOf(momentOf(table))},${agreed},${fieldsOf(endOf(table, faces))}}`;
  return (seat) => `${before}${seat ?? null}${after}`;
};
