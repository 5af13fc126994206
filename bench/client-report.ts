import type { LoadedScript } from '../client/tests/harness/first-table';
import { gzipBytesOf, sidesOf } from '../client/tests/harness/first-table';
import { formatTable } from './table';

export interface ClientFigures {
  readonly scripts: readonly LoadedScript[];
  /** Script time of each update. */
  readonly updatesMs: readonly number[];
  /** Of several starts. */
  readonly startsMs: readonly number[];
}

export interface ClientJson {
  /** Of the page itself: its workers are listed apart. */
  readonly firstTableGzipBytes: number;
  readonly boardUpdateMs: number;
  readonly startToInteractiveMs: number;
}

export const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

export const toJson = ({ scripts, updatesMs, startsMs }: ClientFigures): ClientJson => ({
  firstTableGzipBytes: gzipBytesOf(sidesOf(scripts).ofPage),
  boardUpdateMs: rounded(medianOf(updatesMs)),
  startToInteractiveMs: rounded(medianOf(startsMs)),
});

export const formatFigures = (figures: ClientFigures): string => {
  const { firstTableGzipBytes, boardUpdateMs, startToInteractiveMs } = toJson(figures);
  const { scripts, updatesMs, startsMs } = figures;
  const { ofPage, ofWorkers } = sidesOf(scripts);
  const files = [...ofPage, ...ofWorkers].map(({ path, gzipBytes, isWorker }) => [
    `  ${path}`,
    String(gzipBytes),
    isWorker ? 'worker' : 'page',
  ]);
  const rows = [
    ['script of the first table, gzipped', String(firstTableGzipBytes), 'bytes'],
    ['  and of workers', String(gzipBytesOf(ofWorkers)), 'bytes'],
    [
      'a board update, script',
      boardUpdateMs.toFixed(2),
      `ms, median of ${updatesMs.length}; slowest ${Math.max(...updatesMs).toFixed(2)}`,
    ],
    ['start to interactive', startToInteractiveMs.toFixed(0), `ms, median of ${startsMs.length}`],
  ];
  return `${formatTable(rows, ['left', 'right', 'left'])}\n\n${formatTable(files, ['left', 'right', 'left'])}`;
};
