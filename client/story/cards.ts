import type { Review } from '@showboat/bots';
import type { Seat } from '@showboat/engine';
import type { GameStory } from '@showboat/ui/story';
import type { StoryMessages } from '../messages/load';
import { pointsOf } from '../replay/review-data';
import { bestDecision, decisionAt, luckiestDraw, turningPoint, weighedIn } from './looking-back';

/** A moment of the story, with what it changed. */
export interface StoryCard {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly gain: string;
  /** What it changed was not for the better. */
  readonly isLoss: boolean;
  readonly round: number;
  /** Moves displayed in its picture, and where the replay begins. */
  readonly index: number;
  readonly from: number;
  readonly seat: Seat;
}

export interface CardsOf<Move> {
  readonly moments: GameStory['moments'];
  /** Once there is one. */
  readonly review: Review<Move> | undefined;
  readonly self: Seat | undefined;
  /** The only winner. */
  readonly winner: Seat | undefined;
  readonly said: StoryMessages;
  /** What happened from this move on, in a sentence. */
  say(index: number, moves: readonly Move[]): string;
  name(seat: Seat): string;
  roundAt(index: number): number;
  /** Whether there was anything to decide. */
  isChoice(index: number): boolean;
}

/** In the order in which they happened. Of the same decision only one is told. */
export const cardsOf = <Move>({
  moments,
  review,
  self,
  winner,
  said,
  say,
  name,
  roundAt,
  isChoice,
}: CardsOf<Move>): readonly StoryCard[] => {
  const weighed = review ? weighedIn(review) : [];
  const hero = self ?? winner;
  const changed = (seat: Seat, before: number, after: number): string => {
    const [from, to] = [pointsOf(before), pointsOf(after)];
    return seat === self ? said.yours(from, to) : said.theirs(name(seat), from, to);
  };
  const told = moments.map((moment): StoryCard => {
    const decision = decisionAt(weighed, moment.move);
    return {
      kind: moment.kind,
      title: moment.title,
      text: said.inRound(moment.round, moment.text),
      gain: decision ? changed(moment.seat, decision.before[moment.seat], decision.after[moment.seat]) : '',
      isLoss: decision !== undefined && decision.after[moment.seat] < decision.before[moment.seat],
      round: moment.round,
      index: moment.index,
      from: decision?.verdict.index ?? moment.move,
      seat: moment.seat,
    };
  });
  if (!review) return told;
  const taken = new Set(moments.flatMap(({ move }) => decisionAt(weighed, move)?.verdict.index ?? []));
  const turn = winner === undefined ? undefined : turningPoint(weighed, winner);
  const turning = turn && !taken.has(turn.verdict.index) ? turn : undefined;
  if (turning) taken.add(turning.verdict.index);
  const best = bestDecision(weighed, hero, ({ index }) => taken.has(index) || !isChoice(index));
  const draw = luckiestDraw(review, hero);
  const decided = (kind: 'turning' | 'best', one: typeof best, seat: Seat | undefined, more = ''): readonly StoryCard[] => {
    if (!one || seat === undefined) return [];
    const { index, played } = one.verdict;
    const round = roundAt(index);
    return [
      {
        kind,
        title: said[kind],
        text: said.inRound(round, [say(index, played), more].filter(Boolean).join(' ')),
        gain: changed(seat, one.before[seat], one.after[seat]),
        isLoss: one.after[seat] < one.before[seat],
        round,
        index: index + played.length,
        from: index,
        seat,
      },
    ];
  };
  const drawn = (): readonly StoryCard[] => {
    if (!draw) return [];
    const { index, move, change, seat } = draw;
    const loser = change.indexOf(Math.min(...change));
    const gain = (of: Seat): string => {
      const points = pointsOf(change[of]);
      return of === self ? said.youGain(points) : said.gains(name(of), points);
    };
    const round = roundAt(index);
    return [
      {
        kind: 'luck',
        title: said.luck,
        text: said.inRound(round, say(index, [move])),
        gain: change[loser] < 0 ? `${gain(seat)}, ${gain(loser)}` : gain(seat),
        isLoss: false,
        round,
        index: index + 1,
        from: index,
        seat,
      },
    ];
  };
  return [
    ...told,
    ...decided('turning', turning, winner, winner === undefined ? '' : said.turnedFor(name(winner))),
    ...decided('best', best, best?.verdict.seat),
    ...drawn(),
  ].sort((a, b) => a.from - b.from);
};
