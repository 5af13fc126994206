import { formatNumber, formatTable, roundFigure } from './table';

/** What one form of the server does at full speed, and how long a turn takes at a third of it. */
export interface ClusterFigures {
  readonly name: string;
  readonly servers: number;
  readonly movesPerSecond: number;
  /** Of all servers, and of PostgreSQL. */
  readonly serverMsPerMove: number;
  readonly databaseMsPerMove: number;
  /** From sending a turn to its arrival at the other seats. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** The embedded store, one server on PostgreSQL, and several: each table at one of them, or every seat at another. */
export type AllFigures = readonly [
  embedded: ClusterFigures,
  one: ClusterFigures,
  together: ClusterFigures,
  apart: ClusterFigures,
];

export interface ClusterJson {
  readonly servers: number;
  readonly movesPerSecond: number;
  readonly p99Ms: number;
  readonly ratioToOneServer: number;
  readonly ratioToEmbedded: number;
}

export const BUDGET = { ratioToOneServer: 1, ratioToEmbedded: 0.5, p99Ms: 50 } as const;

export const toJson = ([embedded, one, together]: AllFigures): ClusterJson => ({
  servers: together.servers,
  movesPerSecond: roundFigure(together.movesPerSecond),
  p99Ms: roundFigure(together.p99Ms),
  ratioToOneServer: roundFigure(together.movesPerSecond / one.movesPerSecond),
  ratioToEmbedded: roundFigure(together.movesPerSecond / embedded.movesPerSecond),
});

const cells = (one: ClusterFigures): readonly string[] => [
  one.name,
  formatNumber(one.movesPerSecond),
  one.serverMsPerMove.toFixed(3),
  one.databaseMsPerMove.toFixed(3),
  one.p50Ms.toFixed(1),
  one.p99Ms.toFixed(1),
];

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');

export const formatFigures = (tables: number, figures: AllFigures): string => {
  const { servers, ratioToOneServer, ratioToEmbedded, p99Ms } = toJson(figures);
  const [, one, , apart] = figures;
  return [
    `${formatNumber(tables)} tables of three seats, Mississippi Queen, all on this machine, on Node ${process.versions.node}`,
    'Full speed: medians of three rounds. Latency: at a third of that. CPU: milliseconds for each move.',
    '',
    formatTable(
      [['', 'moves/s', 'servers', 'database', 'p50 ms', 'p99 ms'], ...figures.map(cells)],
      ['left', 'right', 'right', 'right', 'right', 'right'],
    ),
    '',
    `${servers} servers against one: ${formatNumber(ratioToOneServer)} ×, at least ${BUDGET.ratioToOneServer} ×: ${verdict(ratioToOneServer >= BUDGET.ratioToOneServer)}`,
    `with the seats of a table apart: ${formatNumber(roundFigure(apart.movesPerSecond / one.movesPerSecond))} ×`,
    `against the embedded store: ${formatNumber(ratioToEmbedded)} ×, at least ${BUDGET.ratioToEmbedded} ×: ${verdict(ratioToEmbedded >= BUDGET.ratioToEmbedded)}`,
    `p99 at most ${BUDGET.p99Ms} ms: ${verdict(p99Ms <= BUDGET.p99Ms)}`,
  ].join('\n');
};
