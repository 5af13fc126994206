import type { TableEvent } from '@showboat/protocol';
import type { Happening } from './run';

/** A line of a stream. */
export const lineOf = (event: object): string => `${JSON.stringify(event)}\n`;

export const PING = lineOf({ kind: 'ping' });
export const BYE = lineOf({ kind: 'bye' });

/** What a seat (undefined: an onlooker) is told about number `seq`. */
export const eventOf = (happening: Happening, seq: number, at: number, seat: number | undefined): TableEvent => {
  const time = new Date(at).toISOString();
  if (happening.kind === 'takeback') return { kind: 'takeback', seq, to: happening.to, at: time };
  const { by, name, token, seen } = happening;
  return { kind: 'move', seq, by, name, token: seen ? seen[seat ?? seen.length - 1] : token, at: time };
};
