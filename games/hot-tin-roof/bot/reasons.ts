import type { Advisor, Choice, Reason, Seat } from '@showboat/engine';
import { REASONS, type ReasonCode } from '../rules/codes';
import { outcome, scoresOf } from '../rules/finish';
import type { Move } from '../rules/moves';
import { ANTE_PARTS } from '../rules/numbers';
import { IN_HAND, type State, boardIn } from '../rules/state';
import { type WayEstimate, estimateWay } from './estimate';
import { WEIGHTS } from './weights';

// Reasons for a turn, as far as a comparison of the board before and after it shows them. The search decides by playing on and gives no
// reasons of its own; these are what an experienced player would point out.

type Turn = Choice<State, Move>;
type Detail = Reason['detail'];

interface Look {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly choice: Turn;
  readonly others: readonly Turn[];
}

/** More than a dive usually brings. */
const MANY_CANS = 6;
/** Near for a home tile. */
const FEW_STEPS = 3;

/** The ways of the pairs that are out before and after; `undefined` for one that is not. */
const waysOf = (state: State, seat: Seat): readonly (WayEstimate | undefined)[] =>
  [0, 2].map((at) => {
    const { cats } = state.players[seat];
    return cats[at] === IN_HAND ? undefined : estimateWay(state, seat, cats[at], cats[at + 1], WEIGHTS);
  });

const stepsOf = (state: State, seat: Seat, at: number): number => {
  const { cats } = state.players[seat];
  return cats[at] === IN_HAND ? 0 : boardIn(state).distances[cats[at]][cats[at + 1]];
};

const takesCans = ({ before, choice }: Look): Detail | undefined => {
  const dive = choice.moves.find(({ kind }) => kind === 'dive');
  if (dive?.kind !== 'dive') return undefined;
  const cans = before.dumpsters[dive.dumpster] + before.options.ante / ANTE_PARTS;
  return cans >= MANY_CANS ? { cans } : undefined;
};

const placesPair = ({ after, seat, choice }: Look): Detail | undefined => {
  const place = choice.moves.find(({ kind }) => kind === 'place');
  if (place?.kind !== 'place') return undefined;
  const steps = stepsOf(after, seat, place.pose === 's' ? 0 : 2);
  return steps > 0 && steps <= FEW_STEPS ? { steps } : undefined;
};

/** A pair whose way had open gaps before, and has none now. */
const joinsPair = ({ before, after, seat, choice }: Look): Detail | undefined => {
  if (!choice.moves.some(({ kind }) => kind === 'lay')) return undefined;
  const [old, now] = [waysOf(before, seat), waysOf(after, seat)];
  for (const [i, way] of now.entries()) {
    const was = old[i];
    if (was && way && was.missing > 0 && way.missing === 0) return { price: way.price };
  }
  return undefined;
};

const earnsTribute = ({ before, after, seat, choice }: Look): Detail | undefined => {
  if (!choice.moves.some(({ kind }) => kind === 'lay' || kind === 'shelter')) return undefined;
  const income = (state: State, rival: Seat): number =>
    waysOf(state, rival).reduce((sum, way) => sum + (way?.pays[seat] ?? 0), 0);
  const rivals = before.players.filter((_, rival) => rival !== seat && income(after, rival) > income(before, rival)).length;
  return rivals > 0 ? { rivals } : undefined;
};

const bringsNearer = ({ before, after, seat, choice }: Look): Detail | undefined => {
  if (!choice.moves.some(({ kind }) => kind === 'walk') || after.players[seat].fish > before.players[seat].fish) return undefined;
  const steps = [0, 2].reduce((sum, at) => sum + Math.max(0, stepsOf(before, seat, at) - stepsOf(after, seat, at)), 0);
  return steps > 0 ? { steps } : undefined;
};

const paysOwnWay = ({ choice }: Look): Detail | undefined => {
  const walks = choice.moves.flatMap((move) => (move.kind === 'walk' ? [move] : []));
  return walks.length > 0 && walks.every(({ pays }) => pays.every((cans) => cans === 0)) ? {} : undefined;
};

const keepsAnte = ({ before, after, seat, others }: Look): Detail | undefined => {
  const { ante } = before.options;
  const { cans } = after.players[seat];
  const isPoorIn = ({ state }: Turn): boolean => state.players[seat].cans < ante;
  return cans >= ante && others.length > 0 && 2 * others.filter(isPoorIn).length >= others.length ? { cans } : undefined;
};

const FINDERS: Readonly<Record<ReasonCode, (look: Look) => Detail | undefined>> = {
  'wins-fish': ({ before, after, seat }) => {
    const fish = after.players[seat].fish - before.players[seat].fish;
    return fish > 0 ? { fish } : undefined;
  },
  'ends-ahead': ({ after, seat }) => {
    if (outcome(after)?.places[seat] !== 1) return undefined;
    const totals = scoresOf(after).map(({ total }) => total);
    return { lead: totals[seat] - Math.max(...totals.filter((_, other) => other !== seat)) };
  },
  'takes-cans': takesCans,
  'places-pair': placesPair,
  'joins-pair': joinsPair,
  'earns-tribute': earnsTribute,
  'brings-nearer': bringsNearer,
  'pays-own-way': paysOwnWay,
  'keeps-ante': keepsAnte,
};

const reasons = (before: State, choice: Turn, others: readonly Turn[]): readonly Reason[] => {
  const look: Look = { before, after: choice.state, seat: before.turn, choice, others };
  return REASONS.flatMap((code) => {
    const detail = FINDERS[code](look);
    return detail ? [{ code, detail }] : [];
  });
};

export const advisor: Advisor<State, Move> = { reasons };
