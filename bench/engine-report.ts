import type { Pace } from './cpu-time';
import { formatNumber, formatTable, roundFigure } from './table';

export interface EngineFigures {
  readonly ours: Pace;
  readonly chessops: Pace;
  readonly boardgameIo: Pace;
  readonly turnOutcomes: Pace;
}

export interface PresetPace {
  readonly id: string;
  readonly seats: number;
  readonly pace: Pace;
}

/** What the engine must reach, as many times the pace of the other. */
export const BUDGET = { chessops: 3, boardgameIo: 50 } as const;

export interface EngineJson {
  readonly 'mississippi-queen': {
    readonly actionsPerCpuSecond: number;
    readonly gamesPerCpuSecond: number;
    readonly turnsOutcomesPerCpuSecond: number;
    readonly ratioToChessops: number;
    readonly ratioToBoardgameIo: number;
  };
}

const ratio = (ours: Pace, other: Pace): number => ours.stepsPerCpuSecond / other.stepsPerCpuSecond;

export const toJson = ({ ours, chessops, boardgameIo, turnOutcomes }: EngineFigures): EngineJson => ({
  'mississippi-queen': {
    actionsPerCpuSecond: roundFigure(ours.stepsPerCpuSecond),
    gamesPerCpuSecond: roundFigure(ours.roundsPerCpuSecond),
    turnsOutcomesPerCpuSecond: roundFigure(turnOutcomes.stepsPerCpuSecond),
    ratioToChessops: roundFigure(ratio(ours, chessops)),
    ratioToBoardgameIo: roundFigure(ratio(ours, boardgameIo)),
  },
});

const paceCells = (pace: Pace): readonly string[] => [
  formatNumber(pace.stepsPerCpuSecond),
  formatNumber(pace.roundsPerCpuSecond),
];

const peerRow = (name: string, ours: Pace, peer: Pace, budget: number): readonly string[] => {
  const times = ratio(ours, peer);
  // Rounded first: nobody shall read "3 ×, at least 3 ×, missed".
  const isMet = roundFigure(times) >= budget;
  return [name, ...paceCells(peer), `${formatNumber(times)} ×`, `${budget} ×`, isMet ? 'met' : 'missed'];
};

const NUMBERS = ['left', 'right', 'right', 'right', 'right', 'left'] as const;

export const formatFigures = (figures: EngineFigures, presets: readonly PresetPace[]): string => {
  const { ours, chessops, boardgameIo, turnOutcomes } = figures;
  return [
    `Random play, legal moves generated at every step, on Node ${process.versions.node}; medians, per CPU-second`,
    '',
    formatTable(
      [
        ['', 'moves', 'games', 'we are', 'at least', 'budget'],
        ['Mississippi Queen, passenger game, 4 seats', ...paceCells(ours)],
        peerRow('chessops 0.15.1, chess', ours, chessops, BUDGET.chessops),
        peerRow('boardgame.io 0.50.2 around our rules', ours, boardgameIo, BUDGET.boardgameIo),
      ],
      NUMBERS,
    ),
    '',
    formatTable(
      [['preset', 'seats', 'moves', 'games'], ...presets.map(({ id, seats, pace }) => [id, String(seats), ...paceCells(pace)])],
      NUMBERS,
    ),
    '',
    `Outcomes of turns found: ${formatNumber(turnOutcomes.stepsPerCpuSecond)}`,
  ].join('\n');
};
