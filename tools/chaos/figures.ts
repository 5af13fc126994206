/** What is counted in a run, in the order of the report. */
export const FIGURES = {
  kills: 'times the server was killed',
  tables: 'tables',
  finished: 'games played to the end',
  acknowledged: 'batches acknowledged',
  moves: 'moves in them',
  lost: 'answers lost',
  repeated: 'requests sent again',
  refused: 'requests refused, as they should be',
  lines: 'numbered lines read',
  reconnects: 'streams opened again',
  again: 'lines read again, and compared',
  standIns: 'seats taken over by stand-ins',
  takebacks: 'moves taken back',
  draws: 'draws computed again',
  records: 'records replayed',
  slowestMs: 'longest wait of a table after a start, ms',
  startMs: 'longest start, ms',
  seconds: 'seconds',
} as const;

export type Figure = keyof typeof FIGURES;
export type Figures = Record<Figure, number>;

export const noFigures = (): Figures => ({
  kills: 0,
  tables: 0,
  finished: 0,
  acknowledged: 0,
  moves: 0,
  lost: 0,
  repeated: 0,
  refused: 0,
  lines: 0,
  reconnects: 0,
  again: 0,
  standIns: 0,
  takebacks: 0,
  draws: 0,
  records: 0,
  slowestMs: 0,
  startMs: 0,
  seconds: 0,
});
