import { type Rules, type OptionValues, type Result, type Seal, formatRecord, ok, parseRecord, withSeal } from '@showboat/engine';
import type { Shared } from './shared';

/** `undefined` for a game that began from a position: the record format has only set-ups. With the seal of a finished game. */
export const recordOf = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  { beginning, moves }: Pick<Shared, 'beginning' | 'moves'>,
  seal?: Seal,
): string | undefined => {
  if (beginning.kind !== 'options') return undefined;
  // A door: the moves of a saved game are of its game, and writing them down checks every one.
  const record = formatRecord(game, beginning.options, moves as readonly Move[]);
  return seal ? withSeal(record, seal) : record;
};

/** The game named in the header of a text record. */
export const gameNamedIn = (text: string): string | undefined => /^[ \t]*\[Game[ \t]+"([^"\n]*)"\][ \t\r]*$/m.exec(text)?.[1];

export const sharedFromRecord = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  text: string,
): Result<Shared> => {
  const parsed = parseRecord(game, text);
  if (!parsed.ok) return parsed;
  const { rules, options, moves } = parsed.value.record;
  return ok({ game: game.id, rules, beginning: { kind: 'options', options }, moves, seats: undefined });
};
