import { type ArenaReport, type NamedBot, type PlayedDeal, parseBot, reportOn, rotations } from '@showboat/bots';
import { inOrder } from './in-order';
import type { Crew, DuelJob } from './jobs';

export interface DuelPlan extends Omit<DuelJob, 'kind' | 'deal' | 'bots'> {
  /** `learned/captain`, `before/mate@10` and so on. */
  readonly bots: readonly string[];
  readonly endings: readonly string[];
  /** At least so many games, or as many as there is time for. */
  readonly games: number;
  readonly mayGoOn?: (() => boolean) | undefined;
}

const botOf = (text: string): NamedBot => {
  const [net, name, ...rest] = text.split('/');
  const bot = parseBot(name ?? '');
  if (!bot || rest.length > 0) throw new Error(`a bot is a net and a level, such as learned/captain@100, not ${text}`);
  return { ...bot, name: `${net}/${bot.name}` };
};

/** Bots with different nets against each other, in duplicate deals. */
export const duel = async (
  { bots, endings, games, mayGoOn = () => true, ...job }: DuelPlan,
  crew: Crew,
  onDeal: (games: number) => void = () => undefined,
): Promise<ArenaReport> => {
  const seated = bots.map(botOf);
  const names = [...new Set(seated.map(({ name }) => name))];
  const deals: PlayedDeal[] = [];
  let played = 0;
  // What is under way will count, too.
  const perDeal = job.table ? rotations(seated, seated.length).length : 3;
  await inOrder(
    crew.size,
    (next) => next * perDeal < games && (next < crew.size || mayGoOn()),
    (deal) => crew.duel({ ...job, kind: 'duel', bots: seated, deal }),
    (deal) => {
      deals.push(deal);
      onDeal((played += deal.games.length));
    },
  );
  return reportOn(deals, { names, endings, isStopped: false });
};
