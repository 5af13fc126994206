import type { Measured } from '../contestants/child';
import type { LiveTable } from './live-table';
import type { Script } from './script';

export interface OpenTables {
  readonly tables: readonly LiveTable[];
  /** What was played, as far as it is. */
  scripts(): readonly Script[];
  close(): void;
}

export interface Contestant {
  /** Makes tables without connecting anybody: an idle table. The result connects every seat. */
  prepare(scripts: readonly Script[]): Promise<() => Promise<OpenTables>>;
  measure(): Promise<Measured>;
  stop(): Promise<void>;
}

/** So many at once: a server that gets thousands of connections in one instant drops some. */
const AT_ONCE = 50;

/** Like `Promise.all` over a mapped list, but a few at a time. */
export const inGroups = async <T, R>(list: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<readonly R[]> => {
  const results: R[] = [];
  for (let start = 0; start < list.length; start += AT_ONCE) {
    const group = list.slice(start, start + AT_ONCE);
    results.push(...(await Promise.all(group.map((item, index) => work(item, start + index)))));
  }
  return results;
};
