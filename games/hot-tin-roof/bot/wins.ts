import type { Seat } from '@showboat/engine';
import { catsOnBoard, outcome } from '../rules/finish';
import type { Move, Walk } from '../rules/moves';
import { ANTE_PARTS } from '../rules/numbers';
import { actor, apply, legalMoves } from '../rules/rules';
import { IN_HAND, MOVING, NOBODY, POSES, type Pose, type State, firstCat, hasPairInHand, inPhase } from '../rules/state';
import { mostQuiet } from '../rules/turn';
import { endedWith, likelyPlans } from '../rules/walk-outcomes';
import { estimateWay } from './estimate';
import type { Weights } from './weights';

// Turns that end the game with the mover first, whatever they cost. There are three ways to the end: the last fish, nothing that can go
// on, and nothing that does.

/** How much of a turn is looked at, where not everything can be. */
export interface Effort {
  readonly walks: number;
  readonly work: number;
  /** Only pairs that meet by their cheapest way. */
  readonly isQuick: boolean;
}

/** A turn up to its end, or up to chance where that changes nothing. */
export interface WinningTurn {
  readonly moves: readonly Move[];
  readonly end: State;
}

const isFirst = (state: State, seat: Seat): boolean => {
  const places = outcome(state)?.places;
  return places !== undefined && places[seat] === 1 && places.every((place, other) => other === seat || place > 1);
};

/** Whether the turn to be played could be the last one. */
const mayEnd = (state: State): boolean => {
  const { players, options, fish, quiet, built } = state;
  if (fish <= options.pairsEach || quiet + 1 >= mostQuiet(state)) return true;
  // HTR-END-7: not as long as two pairs are to be brought out, or two catwalks to be laid.
  let inHand = 0;
  let pieces = 0;
  for (const player of players) {
    for (let at = 0; at < 2 * options.pairsEach; at += 2) if (player.cats[at] === IN_HAND) inHand++;
    pieces += player.catwalks + player.deluxe;
  }
  let gaps = 0;
  for (const catwalk of built.catwalks) if (catwalk === NOBODY) gaps++;
  return inHand < 2 && Math.min(pieces, gaps) < 2;
};

/** What the mover has at most when the turn is over, if it pays nobody: the others lose nothing by it. */
const isWithinReach = (state: State): boolean => {
  const { players, options, turn, dumpsters, fish } = state;
  const player = players[turn];
  const score = (one: typeof player): number =>
    one.cans + options.fishValue * one.fish - options.penaltyPerCatLeft * catsOnBoard(one);
  let best = score(player);
  if (state.phase.kind === 'diving') {
    const most = Math.max(...dumpsters.slice(hasPairInHand(player, options) ? 0 : -2)) + options.ante / ANTE_PARTS - options.ante;
    best += Math.max(0, most);
  }
  best += Math.min(fish, options.pairsEach) * (options.fishValue + 2 * options.penaltyPerCatLeft);
  return players.every((other, seat) => seat === turn || score(other) <= best);
};

/** Whether the pair of a pose meets by its cheapest way, and has won then. */
const promises = (state: State, pose: Pose, weights: Weights): boolean => {
  const { players, turn, options } = state;
  const at = firstCat(pose);
  const { cats, cans, fish } = players[turn];
  if (cats[at] === IN_HAND) return false;
  const way = estimateWay(state, turn, cats[at], cats[at + 1], weights);
  if (!way.isThere || way.missing > 0 || way.price > cans) return false;
  const left = options.penaltyPerCatLeft * (catsOnBoard(players[turn]) - 2);
  const own = cans - way.price + options.fishValue * (fish + 1) - left;
  return players.every(
    (other, seat) =>
      seat === turn ||
      other.cans + way.pays[seat] + options.fishValue * other.fish - options.penaltyPerCatLeft * catsOnBoard(other) <= own,
  );
};

const meetingsOf = (
  state: State,
  pose: Pose,
  { walks, work, isQuick }: Effort,
  weights: Weights,
): readonly (readonly Walk[])[] => {
  if (isQuick && !promises(state, pose, weights)) return [];
  return likelyPlans(state, pose, walks, work)
    .filter(({ roofs }) => roofs === undefined)
    .toSorted((a, b) => a.price - b.price)
    .map((plan) => plan.walks);
};

/** The movement that ends the game with the mover first. */
const winningMovement = (state: State, effort: Effort, weights: Weights): WinningTurn | undefined => {
  const { turn, fish } = state;
  const stays = endedWith(state, []);
  if (isFirst(stays.state, turn)) return { moves: stays.moves, end: stays.state };
  if (fish > 2) return undefined;
  const meetings = POSES.map((pose) => (fish === 2 && effort.isQuick ? [] : meetingsOf(state, pose, effort, weights)));
  const tried =
    fish === 1 ? meetings.flat() : meetings[0].flatMap((one) => meetings[1].map((other): readonly Walk[] => [...one, ...other]));
  const { cans } = state.players[turn];
  for (const walks of tried) {
    if (walks.reduce((sum, { pays }) => sum + pays.reduce((total, count) => total + count, 0), 0) > cans) continue;
    const { moves, state: end } = endedWith(state, walks);
    if (isFirst(end, turn)) return { moves, end };
  }
  return undefined;
};

const search = (state: State, effort: Effort, weights: Weights): WinningTurn | undefined => {
  switch (state.phase.kind) {
    case 'moving':
      return winningMovement(state, effort, weights);
    case 'diving':
    case 'placing':
    case 'laying':
    case 'sheltering':
      // The home dumpsters last: a turn that needs no new tile is over at once.
      for (const move of legalMoves(state).toReversed()) {
        const after = apply(state, move);
        const isDrawn = actor(after) === 'chance';
        const rest = after.turn === state.turn ? search(isDrawn ? inPhase(after, MOVING[0]) : after, effort, weights) : undefined;
        if (rest) return { moves: isDrawn ? [move] : [move, ...rest.moves], end: rest.end };
      }
      return undefined;
    case 'over':
      return isFirst(state, state.turn) ? { moves: [], end: state } : undefined;
    case 'first':
    case 'opening':
    case 'refilling':
      return undefined;
  }
};

/** A turn that wins, from any moment within it. */
export const winningTurn = (state: State, effort: Effort, weights: Weights): WinningTurn | undefined =>
  mayEnd(state) && isWithinReach(state) ? search(state, effort, weights) : undefined;
