import type { Net } from '@showboat/bots/learning';
import type { Choice, Mind, Style } from '@showboat/engine';
import { CARDS, CITY_OF } from '../rules/cards';
import { FLOORS } from '../rules/cities';
import type { Move } from '../rules/moves';
import { actor } from '../rules/rules';
import type { State } from '../rules/state';
import { type TurnOutcome, outcomesFrom } from '../rules/turns';
import { createEvaluation } from './evaluate';
import { THINKING } from './levels';
import { WEIGHTS, type Weights } from './weights';

type Found = Choice<State, Move>;

/** Deep in a search only the best by static value are followed. */
const LIKELY = 8;

/** PAT-BUILD-7: where both sites of a city are alike, what can be done on B can be done on A. */
const isMirrored = (state: State, { moves }: TurnOutcome): boolean => {
  const [play, build] = moves;
  if (play.kind !== 'play' || build?.kind !== 'build' || build.site === 'A') return false;
  const city = CITY_OF[play.card];
  return state.towers[2 * city] === state.towers[2 * city + 1];
};

export const createMind = (weights: Weights = WEIGHTS, net?: Net): Mind<State, Move> => {
  const { lookAt, evaluate } = createEvaluation(weights, net);
  const choices = (state: State, which: 'all' | 'likely' = 'all'): readonly Found[] => {
    const seat = actor(state);
    if (typeof seat !== 'number') throw new Error(`nobody to decide: ${seat}`);
    const before = lookAt(state);
    const found = outcomesFrom(state)
      .filter((outcome) => !isMirrored(state, outcome))
      .map((outcome): Found => ({ moves: outcome.moves, state: outcome.state, values: evaluate(outcome.state, before) }))
      .sort((a, b) => b.values[seat] - a.values[seat]);
    return which === 'likely' ? found.slice(0, LIKELY) : found;
  };
  return { choices, evaluate: (state) => evaluate(state), flavour, thinking: THINKING };
};

const cardIn = (moves: readonly Move[]): number | undefined => {
  const [first] = moves;
  return first?.kind === 'play' ? first.card : undefined;
};

/** What a style likes: the bold go for the great cities, the thrifty for portraits, the pushy build on others' floors and move them. */
const flavour = (state: State, { moves }: Found, style: Style): number => {
  const card = cardIn(moves);
  if (card === undefined) return 0;
  switch (style) {
    case 'steady':
      return 0;
    case 'bold':
      return (FLOORS[CITY_OF[card]] - 7) / 2;
    case 'thrifty':
      return CARDS[card].portraits / 2;
    case 'pushy':
      return moves.some(({ kind }) => kind === 'move') ? 1 : isOnRival(state, card, moves) ? 0.5 : 0;
  }
};

const isOnRival = (state: State, card: number, moves: readonly Move[]): boolean =>
  moves.some((move) => {
    if (move.kind !== 'build') return false;
    const tower = state.towers[2 * CITY_OF[card] + (move.site === 'A' ? 0 : 1)];
    return tower !== '' && !tower.endsWith(String(state.turn));
  });
