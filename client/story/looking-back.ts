import type { Luck, Review, Verdict } from '@showboat/bots';
import type { Seat } from '@showboat/engine';
import { WORTH_MENTIONING } from '../replay/review-data';

// What a review finds worth telling. Prospects are expected results: 1 is a certain first place, 0 a certain last one.

export interface Change {
  readonly before: number;
  readonly after: number;
}

/** A decision, and what the prospects of everybody were before it and after it. */
export interface Weighed<Move> {
  readonly verdict: Verdict<Move>;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** What the decision before left, and what chance has given and taken since. */
export const weighedIn = <Move>({ decisions, luck }: Review<Move>): readonly Weighed<Move>[] =>
  decisions.flatMap((verdict, i): readonly Weighed<Move>[] => {
    const last = decisions[i - 1];
    if (!last) return [];
    const drawn = luck.filter(({ index }) => index > last.index && index < verdict.index);
    const before = last.values.map((value, seat) => within(drawn.reduce((sum, { change }) => sum + change[seat], value)));
    return [{ verdict, before, after: verdict.values }];
  });

const gainOf = <Move>({ before, after }: Weighed<Move>, seat: Seat): number => after[seat] - before[seat];

/** The decision that a move belongs to. */
export const decisionAt = <Move>(weighed: readonly Weighed<Move>[], move: number): Weighed<Move> | undefined =>
  weighed.find(({ verdict: { index, played } }) => index <= move && move < index + played.length);

/** Less is not worth a card. */
const WORTH_A_CARD = 0.01;

/**
 * The one that gained most, of those that were as good as any: first among those of this seat, then among all. `isTaken`: it is told
 * of elsewhere, or was none.
 */
export const bestDecision = <Move>(
  weighed: readonly Weighed<Move>[],
  seat: Seat | undefined,
  isTaken: (verdict: Verdict<Move>) => boolean,
): Weighed<Move> | undefined => {
  const good = weighed.filter(
    (one) => one.verdict.loss < WORTH_MENTIONING && gainOf(one, one.verdict.seat) > 0 && !isTaken(one.verdict),
  );
  const most = (list: readonly Weighed<Move>[]): Weighed<Move> | undefined =>
    [...list].sort((a, b) => gainOf(b, b.verdict.seat) - gainOf(a, a.verdict.seat))[0];
  const own = good.filter((one) => one.verdict.seat === seat && gainOf(one, seat) >= WORTH_MENTIONING);
  return most(own) ?? most(good);
};

const isFirst = (values: readonly number[], seat: Seat): boolean =>
  values.every((value, other) => other === seat || value < values[seat]);

/** The decision after which the winner was in front for good; `undefined` if it was never otherwise. */
export const turningPoint = <Move>(weighed: readonly Weighed<Move>[], winner: Seat): Weighed<Move> | undefined => {
  const last = weighed.findLastIndex(({ after }) => !isFirst(after, winner));
  if (last === weighed.length - 1) return undefined;
  if (last >= 0) return weighed[last + 1];
  return weighed[0] && !isFirst(weighed[0].before, winner) ? weighed[0] : undefined;
};

/** Of what chance gave this seat; or, if it gave it nothing, of what it gave anybody. */
export const luckiestDraw = <Move>(
  { luck }: Review<Move>,
  seat: Seat | undefined,
): (Luck<Move> & { readonly seat: Seat }) | undefined => {
  const gifts = luck.flatMap((one) => one.change.map((gain, to) => ({ ...one, seat: to, gain })));
  const [best] = gifts
    .filter(({ gain }) => gain >= WORTH_A_CARD)
    .sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat) || b.gain - a.gain);
  return best;
};

/** Whom all draws together favoured most; `undefined` where there were none worth it. */
export const luckiestSeat = ({ totals }: Review<unknown>): { readonly seat: Seat; readonly luck: number } | undefined => {
  const luck = totals.map((total) => total.luck);
  const most = Math.max(...luck);
  return most >= WORTH_A_CARD ? { seat: luck.indexOf(most), luck: most } : undefined;
};
