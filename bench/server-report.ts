import { formatNumber, formatTable, roundFigure } from './table';

export interface ServerFigures {
  readonly name: string;
  /** Of seats; draws are not counted. */
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  /** From sending a turn to its arrival at the other seats. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly kbPerIdleTable: number;
  readonly kbPerTable: number;
}

/** Ours, the peers as they are used, and then in other forms. */
export type AllFigures = readonly ServerFigures[];

export interface ServerJson {
  readonly tables: number;
  readonly movesPerSecond: number;
  readonly p99Ms: number;
  readonly kbPerTable: number;
  readonly ratioToBoardgameIo: number;
  readonly ratioToColyseus: number;
}

export const BUDGET = { ratio: 2, p99Ms: 25 } as const;

const ratio = (ours: ServerFigures, other: ServerFigures): number => ours.movesPerSecond / other.movesPerSecond;

export const toJson = (tables: number, [ours, boardgameIo, colyseus]: AllFigures): ServerJson => ({
  tables,
  movesPerSecond: roundFigure(ours.movesPerSecond),
  p99Ms: roundFigure(ours.p99Ms),
  kbPerTable: roundFigure(ours.kbPerTable),
  ratioToBoardgameIo: roundFigure(ratio(ours, boardgameIo)),
  ratioToColyseus: roundFigure(ratio(ours, colyseus)),
});

const cells = (one: ServerFigures): readonly string[] => [
  one.name,
  formatNumber(one.movesPerSecond),
  formatNumber(one.movesPerCpuSecond),
  one.p50Ms.toFixed(1),
  one.p99Ms.toFixed(1),
  one.kbPerIdleTable.toFixed(1),
  one.kbPerTable.toFixed(1),
];

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');

export const formatFigures = (tables: number, figures: AllFigures): string => {
  const [ours, ...others] = figures;
  const isPeer = (index: number): boolean => index < 2;
  const rows = others.map((other, index) => {
    const times = ratio(ours, other);
    const budget = isPeer(index) ? [`${BUDGET.ratio} ×`, verdict(roundFigure(times) >= BUDGET.ratio)] : [];
    return [...cells(other), `${formatNumber(times)} ×`, ...budget];
  });
  return [
    `${formatNumber(tables)} tables of three seats on this machine, Mississippi Queen, on Node ${process.versions.node}`,
    'Full speed: medians of three rounds. Latency: at a third of that. Memory: without anybody connected, and in play.',
    '',
    formatTable(
      [
        ['', 'moves/s', 'per CPU-s', 'p50 ms', 'p99 ms', 'kB idle', 'kB live', 'we are', 'at least', 'budget'],
        [...cells(ours)],
        ...rows,
      ],
      ['left', 'right', 'right', 'right', 'right', 'right', 'right', 'right', 'right', 'left'],
    ),
    '',
    `p99 of ours at most ${BUDGET.p99Ms} ms: ${verdict(ours.p99Ms <= BUDGET.p99Ms)}`,
  ].join('\n');
};
