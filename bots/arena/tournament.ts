import type { PlayedDeal } from './deal';
import { type ArenaReport, difference, reportOn } from './report';
import { isProven } from './statistics';

export interface TournamentPlan {
  readonly names: readonly string[];
  readonly endings: readonly string[];
  readonly deals: number;
  /** Deals played at the same time. */
  readonly workers: number;
  /** The error probability at which a difference between the first two bots ends the tournament early; undefined plays all deals. */
  readonly alpha?: number | undefined;
  readonly play: (deal: number) => Promise<PlayedDeal>;
  readonly onDeal?: (done: number) => void;
}

/**
 * Plays deal after deal, several at a time. They count in order of their numbers, whichever is ready first, and those after the
 * one that proved a difference do not count: the report is the same with any number of workers.
 */
export const runTournament = async (plan: TournamentPlan): Promise<ArenaReport> => {
  const { names, deals, alpha } = plan;
  const ready = new Map<number, PlayedDeal>();
  const counted: PlayedDeal[] = [];
  const differences: number[] = [];
  let next = 0;
  let finished = 0;
  let isStopped = false;
  const count = (): void => {
    for (let deal = ready.get(counted.length); deal && !isStopped; deal = ready.get(counted.length)) {
      counted.push(deal);
      if (alpha === undefined || names.length < 2) continue;
      differences.push(difference(deal, names));
      isStopped = counted.length < deals && isProven(differences, alpha);
    }
  };
  const mayGoOn = (): boolean => next < deals && !isStopped;
  const work = async (): Promise<void> => {
    while (mayGoOn()) {
      const deal = next++;
      ready.set(deal, await plan.play(deal));
      plan.onDeal?.(++finished);
      count();
    }
  };
  await Promise.all(Array.from({ length: Math.min(plan.workers, deals) }, work));
  return reportOn(counted, { names, endings: plan.endings, isStopped });
};
