import type { TableEvent } from '@showboat/protocol';
import type { Happening } from './run';

/** A line of a stream. */
export const lineOf = (event: object): string => `${JSON.stringify(event)}\n`;

export const PING = lineOf({ kind: 'ping' });
export const BYE = lineOf({ kind: 'bye' });

let lastAt = 0;
let lastIso = new Date(lastAt).toISOString();

/** Moves of one turn happen at the same instant. */
const isoOf = (at: number): string => {
  if (at !== lastAt) {
    lastAt = at;
    lastIso = new Date(at).toISOString();
  }
  return lastIso;
};

/** On a line with those of other tables it says which table it is about. */
export const lineAbout = (table: string | undefined, event: TableEvent): string =>
  lineOf(table === undefined ? event : { ...event, table });

/** What a seat (undefined: an onlooker) is told about number `seq`. Written by hand: most of what is sent are such lines. */
export const happeningLine = (
  happening: Happening,
  seq: number,
  at: number,
  seat: number | undefined,
  table: string | undefined,
): string => {
  if (happening.kind === 'takeback')
    return lineAbout(table, { kind: 'takeback', seq, to: happening.to, at: isoOf(at) } satisfies TableEvent);
  const { by, name, token, seen } = happening;
  const who = typeof by === 'number' ? by : '"chance"';
  const told = JSON.stringify(seen ? seen[seat ?? seen.length - 1] : token);
  const about = table === undefined ? '' : `,"table":${JSON.stringify(table)}`;
  return `{"kind":"move","seq":${seq},"by":${who},"name":${JSON.stringify(name)},"token":${told},"at":"${isoOf(at)}"${about}}\n`;
};
