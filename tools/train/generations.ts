import type { Net } from '@showboat/bots/learning';
import { FIT, type FitPlan, type Lessons, firstNet, fit, lessonsOf, startsOf } from '@showboat/bots/training';
import { createRandom } from '@showboat/engine';
import { inOrder } from './in-order';
import type { Crew } from './jobs';
import type { Generation, Work } from './work';

// Generation after generation: the net plays, and learns from the last three generations of games. Then it plays once more, only to be
// measured: nothing is learned from these games, neither when to stop.

const REMEMBERED = 3;
/** More positions of one generation teach little, and take their time. */
const MOST_POSITIONS = 400_000;
/** Games of one job: few, so that all processes end at about the same time. */
const BLOCK = 16;
const MINUTE = 60_000;

export interface GenerationsPlan {
  readonly generations: number;
  /** For all together, playing and learning; or games of each generation and of the last look, which makes the result the same again. */
  readonly minutes?: number | undefined;
  readonly games?: readonly number[] | undefined;
  readonly fit?: FitPlan | undefined;
  /** What the first games are played by, and what learning begins with. */
  readonly before?: Net | undefined;
}

export interface Around {
  readonly crew: Crew;
  readonly work: Work;
  readonly say: (line: string) => void;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** What playing only to be measured takes, as a share of a generation. */
const LAST_LOOK = 0.5;

const lessonsUntil = (work: Work, generation: number): ReturnType<typeof lessonsOf> => {
  const first = Math.max(0, generation - REMEMBERED + 1);
  return lessonsOf(Array.from({ length: generation - first + 1 }, (_, i) => work.played(first + i)));
};

/** All generations that the plan asks for and that are not there yet; the net after the last one, and games that it has not learned from. */
export const runGenerations = async (
  { generations, minutes = Infinity, games, fit: fitting = FIT, before }: GenerationsPlan,
  { crew, work, say, now }: Around,
): Promise<{ readonly net: Net; readonly heldOut: Lessons }> => {
  const { seed, shape } = work.progress.task;
  const spentBefore = work.progress.milliseconds;
  const begun = now();
  const spent = (): number => spentBefore + now() - begun;
  let learning = 0;

  const replace = (generation: number, changed: Generation): void =>
    work.save({
      ...work.progress,
      milliseconds: spent(),
      generations: [...work.progress.generations.slice(0, generation), changed],
    });

  const play = async (generation: number, net: Net | undefined): Promise<void> => {
    const isOld = generation < work.progress.generations.length;
    let one: Generation = isOld ? work.progress.generations[generation] : { games: 0, numbers: 0, positions: 0 };
    const wanted = games?.[generation] ?? Infinity;
    // What is left in equal parts, so that no generation pays for what another took to learn.
    const share = (minutes * MINUTE - spent()) / (generations - generation + LAST_LOOK);
    const isLastLook = generation === generations;
    const until = games ? Infinity : spent() + (isLastLook ? LAST_LOOK * share : Math.max(share / 2, share - learning));
    const from = one.games;
    const by = { name: `${seed}/${generation}`, net };
    await inOrder(
      crew.size,
      (next) =>
        from + next * BLOCK < wanted &&
        (games !== undefined || one.positions < MOST_POSITIONS) &&
        (spent() < until || (from === 0 && next < 2)),
      (next) => {
        const first = from + next * BLOCK;
        return crew.play({ kind: 'play', by, seed: by.name, from: first, count: Math.min(BLOCK, wanted - first) });
      },
      (numbers, next) => {
        work.add(generation, numbers);
        const count = Math.min(BLOCK, wanted - from - next * BLOCK);
        one = {
          games: one.games + count,
          numbers: one.numbers + numbers.length,
          positions: one.positions + startsOf(numbers).length,
        };
        replace(generation, one);
        const done = Math.min(1, games ? one.games / wanted : spent() / (minutes * MINUTE));
        say(`generation ${generation}: ${one.games} games, ${one.positions} positions, ${Math.round(100 * done)} %`);
      },
    );
  };

  for (let generation = 0; generation < generations; generation++) {
    if (work.progress.generations[generation]?.losses) continue;
    const net = generation > 0 ? work.netOf(generation - 1) : before;
    await play(generation, net);
    const started = now();
    const lessons = lessonsUntil(work, generation);
    const start = net ?? firstNet(shape, createRandom(`${seed}/first`));
    say(`generation ${generation}: learning from ${lessons.train.starts.length} positions`);
    const fitted = fit(start, lessons, createRandom(`${seed}/${generation}/fit`), fitting);
    learning = now() - started;
    work.keepNet(generation, fitted.net);
    replace(generation, { ...work.progress.generations[generation], losses: fitted.losses });
  }
  const net = work.netOf(generations - 1);
  await play(generations, net);
  return { net, heldOut: lessonsOf([work.played(generations)]).all };
};
