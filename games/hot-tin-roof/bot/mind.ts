import type { Net } from '@showboat/bots/learning';
import type { Choice, Mind, Style } from '@showboat/engine';
import type { Move } from '../rules/moves';
import { actor, apply } from '../rules/rules';
import type { State } from '../rules/state';
import { evaluate } from './evaluate';
import { BROAD, MOST_WALKS, MOST_WORK, NARROW, turnsFrom } from './plans';
import { THINKING } from './levels';
import { WEIGHTS, type Weights } from './weights';
import { type Effort, winningTurn } from './wins';

type Found = Choice<State, Move>;

/** Deep in a search only the best by static value are followed. */
const LIKELY = 8;

/** What is done to find a turn that wins, where the others do not. */
const EFFORT: Readonly<Record<'all' | 'likely', Effort>> = {
  all: { walks: MOST_WALKS, work: MOST_WORK, isQuick: false },
  likely: { walks: MOST_WALKS, work: MOST_WORK, isQuick: true },
};

export const createMind = (weights: Weights = WEIGHTS, net?: Net): Mind<State, Move> => {
  const choices = (state: State, which: 'all' | 'likely' = 'all'): readonly Found[] => {
    const seat = actor(state);
    if (typeof seat !== 'number') throw new Error(`nobody to decide: ${seat}`);
    const found = turnsFrom(state, which === 'all' ? BROAD : NARROW, weights).map(
      (turn): Found => ({ moves: turn.moves, state: turn.state, values: evaluate(turn.state, weights, net) }),
    );
    const isWon = found.some((one) => one.state.phase.kind === 'over' && one.values[seat] === 1);
    const winning = isWon ? undefined : winningTurn(state, EFFORT[which], weights);
    if (winning) {
      const { moves, end } = winning;
      found.push({ moves, state: moves.reduce<State>(apply, state), values: evaluate(end, weights, net), wins: true });
    }
    found.sort((a, b) => b.values[seat] - a.values[seat]);
    return which === 'likely' ? found.slice(0, LIKELY) : found;
  };
  return { choices, evaluate: (state) => evaluate(state, weights, net), flavour, thinking: THINKING };
};

const walksIn = (moves: readonly Move[]): number => moves.filter(({ kind }) => kind === 'walk').length;

/** What a style likes: the bold bring out pairs and run, the thrifty keep their cans, the pushy build where others walk. */
const flavour = (state: State, { moves, state: end }: Found, style: Style): number => {
  const { turn } = state;
  switch (style) {
    case 'steady':
      return 0;
    case 'bold':
      return moves.some(({ kind }) => kind === 'place') ? 1 : walksIn(moves) / 4;
    case 'thrifty':
      return Math.max(-1, Math.min(1, (end.players[turn].cans - state.players[turn].cans) / 8));
    case 'pushy':
      return moves.some(({ kind }) => kind === 'shelter') ? 1 : moves.some(({ kind }) => kind === 'lay') ? 0.5 : 0;
  }
};
