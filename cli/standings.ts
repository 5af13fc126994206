import type { GameWords, Outcome } from '@showboat/engine';

/** The end of a game in words: how it ended, then the seats by place. */
export const standings = <State, Move>(
  words: GameWords<State, Move>,
  state: State,
  outcome: Outcome,
  you = -1,
): readonly string[] => [
  words.sayEnding(outcome.ending),
  ...outcome.places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ place, seat }) => `${place}. ${words.nameSeat(state, seat)} (seat ${seat})${seat === you ? ', that is you' : ''}`),
];
