import type { LiveTable } from './live-table';

export interface Load {
  /** At each table, at most. */
  readonly turns: number;
  /** At all tables together; left out, each table plays on as soon as it can. */
  readonly turnsPerSecond?: number;
  /** What is not played by then stays unplayed. */
  readonly seconds: number;
}

export interface Driven {
  readonly turns: number;
  readonly moves: number;
  readonly seconds: number;
  /** From sending a turn to its arrival at each of the other seats. */
  readonly latenciesMs: readonly number[];
}

/** Plays at all tables at once until the turns or the time are used up, and until everything sent has arrived. */
export const drive = (tables: readonly LiveTable[], { turns: most, turnsPerSecond, seconds }: Load): Promise<Driven> =>
  new Promise((resolve) => {
    const latenciesMs: number[] = [];
    const begun = performance.now();
    const ends = begun + seconds * 1000;
    const left = new Map(tables.map((table) => [table, most]));
    /** In paced play, those whose next turn may come. */
    const ready: LiveTable[] = [];
    let [turns, moves, playing, due] = [0, 0, 0, 0];

    const finish = (): void => {
      clearInterval(pacing);
      resolve({ turns, moves, seconds: (performance.now() - begun) / 1000, latenciesMs });
    };
    const isOver = (): boolean => performance.now() >= ends;
    const play = (table: LiveTable): void => {
      const rest = left.get(table) ?? 0;
      const sent = rest > 0 && !isOver() ? performance.now() : undefined;
      const count = sent === undefined ? 0 : table.play();
      if (count === 0 || sent === undefined) {
        left.delete(table);
      } else {
        left.set(table, rest - 1);
        playing++;
        table.onArrival = () => void latenciesMs.push(performance.now() - sent);
        table.onReady = () => {
          playing--;
          turns++;
          moves += count;
          if (pacing) ready.push(table);
          else play(table);
        };
      }
      if (left.size === 0 && playing === 0) finish();
    };

    let before = begun;
    const pacing = turnsPerSecond === undefined ? undefined : setInterval(() => keepPace(turnsPerSecond), 1);
    const keepPace = (pace: number): void => {
      const now = performance.now();
      // Whoever comes late does not catch up: a burst would measure the generator.
      due = Math.min(due + ((now - before) / 1000) * pace, 100);
      before = now;
      if (isOver() && playing === 0) finish();
      for (; due >= 1 && ready.length > 0; due--) {
        const table = ready.shift();
        if (table) play(table);
      }
    };
    if (pacing) ready.push(...tables);
    else for (const table of tables) play(table);
  });
