import {
  type History,
  type OptionValues,
  type Rules,
  createRandom,
  playRandomly,
  setUp,
  statesFrom,
  unwrap,
} from '@showboat/engine';
import type { SoundOf } from '../sound/sounding';

/** What each kind of move sounds like in these games, by name; `-` is silence. */
export const heardIn = <State, Move extends { readonly kind: string }>(
  games: readonly Pick<History<State, Move>, 'states' | 'moves'>[],
  soundOf: SoundOf<State, Move>,
): Readonly<Record<string, string>> => {
  const heard = new Map<string, Set<string>>();
  for (const { states, moves } of games)
    for (const [at, move] of moves.entries()) {
      const { sound = '-', amount = 0.5 } = soundOf(states[at], move, states[at + 1]) ?? {};
      if (!(amount >= 0 && amount <= 1)) throw new Error(`${move.kind} is heard with ${amount}`);
      heard.set(move.kind, (heard.get(move.kind) ?? new Set()).add(sound));
    }
  return Object.fromEntries([...heard].map(([kind, sounds]) => [kind, [...sounds].sort().join(' ')]));
};

/** A game with these options, played at random. */
export const randomGame = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  options: Readonly<Record<string, unknown>>,
): Pick<History<State, Move>, 'states' | 'moves'> => {
  const start = unwrap(setUp(game, options));
  const { moves } = playRandomly(game, start, createRandom('sounds'), { maxMoves: 20_000 });
  return { states: statesFrom(game, start, moves), moves };
};
