import { type DealPlan, type NamedBot, type PlayedDeal, playDeal } from '@showboat/bots';
import { type Net, withByHand } from '@showboat/bots/learning';
import { type SealedTraining, playLesson } from '@showboat/bots/training';
import { createRandom, setUp, unwrap } from '@showboat/engine';

// What is done beside the program that trains: games, to learn from or to compare nets by.

/** A net by a name that belongs to no other; without weights, the hand-made mind. */
export interface NamedNet {
  readonly name: string;
  readonly net?: Net | undefined;
  /** Levels that have not learned play by hand, as at a table; otherwise all of them use the net. */
  readonly isOffered?: boolean;
}

export interface PlayJob {
  readonly kind: 'play';
  readonly by: NamedNet;
  readonly seed: string;
  readonly from: number;
  readonly count: number;
}

/** A bot whose name begins with that of its net: `learned/captain`. */
export interface DuelJob {
  readonly kind: 'duel';
  readonly nets: readonly NamedNet[];
  readonly bots: readonly NamedBot[];
  /** Without a table, any that is offered, and the second bot takes all seats but one. */
  readonly table?: Readonly<Record<string, unknown>> | undefined;
  readonly seed: string;
  readonly deal: number;
}

/** Whoever does the work: other processes, or this one. */
export interface Crew {
  readonly size: number;
  play(job: PlayJob): Promise<Float32Array>;
  duel(job: DuelJob): Promise<PlayedDeal>;
  close(): void;
}

export const netOf = (bot: NamedBot): string => bot.name.split('/')[0];

export interface Jobs {
  play(job: PlayJob): Float32Array;
  duel(job: DuelJob): PlayedDeal;
}

export const jobsFor = (sealed: SealedTraining): Jobs =>
  sealed.use((training) => {
    const { game, isEliminated = () => false } = training;
    const known = new Map<string, ReturnType<typeof training.mindOf>>();
    const mindOf = ({ name, net, isOffered = false }: NamedNet): ReturnType<typeof training.mindOf> => {
      let mind = known.get(name);
      if (!mind) {
        mind = training.mindOf(net);
        if (isOffered) mind = withByHand(mind, training.mindOf());
        known.set(name, mind);
      }
      return mind;
    };
    return {
      play: ({ by, seed, from, count }) =>
        Float32Array.from(
          Array.from({ length: count }, (_, i) => playLesson(training, mindOf(by), seed, from + i, by.net === undefined)).flat(),
        ),
      duel: ({ nets, bots, table, seed, deal }) => {
        const options: Readonly<Record<string, unknown>> = table ?? training.tableOf(createRandom(`${seed}/table/${deal}`));
        const start = unwrap(setUp(game, options));
        const [mind] = nets.map(mindOf);
        const seats = mind.evaluate(start).length;
        const seated = table ? bots : Array.from({ length: seats }, (_, i) => bots[Math.min(i, 1)]);
        const plan: DealPlan = { bots: seated, seats, seed, budget: {} };
        const mindOfBot = (bot: NamedBot): typeof mind => {
          const net = nets.find(({ name }) => name === netOf(bot));
          if (!net) throw new Error(`no net is called ${netOf(bot)}`);
          return mindOf(net);
        };
        return playDeal({ game, mind, mindOf: mindOfBot, start, isEliminated }, plan, deal, () => performance.now());
      },
    };
  });

/** This process alone, for tests. */
export const soloCrew = (sealed: SealedTraining): Crew => {
  const jobs = jobsFor(sealed);
  return {
    size: 1,
    play: (job) => Promise.resolve(jobs.play(job)),
    duel: (job) => Promise.resolve(jobs.duel(job)),
    close: () => undefined,
  };
};
