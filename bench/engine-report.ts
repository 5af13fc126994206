import type { Pace } from './cpu-time';
import { formatNumber, formatTable, roundFigure } from './table';

export interface PresetPace {
  readonly id: string;
  readonly seats: number;
  readonly pace: Pace;
}

/** A game compared with chessops, in a process of its own. */
export interface GamePace {
  readonly id: string;
  /** What was played. */
  readonly table: string;
  readonly ours: Pace;
  readonly chessops: Pace;
  readonly presets: readonly PresetPace[];
}

export interface EngineFigures {
  readonly ours: Pace;
  readonly chessops: Pace;
  readonly boardgameIo: Pace;
  readonly turnOutcomes: Pace;
  /** All other games. */
  readonly games: readonly GamePace[];
}

/** The budget: how many times the speed of the other the engine must reach; a step on the river involves more rules. */
export const BUDGET = { chessops: 3, boardgameIo: 50, chessopsElsewhere: 10 } as const;

interface GameJson {
  readonly actionsPerCpuSecond: number;
  readonly gamesPerCpuSecond: number;
  /** Of Mississippi Queen only, like the other below. */
  readonly turnsOutcomesPerCpuSecond?: number;
  readonly ratioToChessops: number;
  readonly ratioToBoardgameIo?: number;
}

/** By game. */
export type EngineJson = Readonly<Record<string, GameJson>>;

const ratio = (ours: Pace, other: Pace): number => ours.stepsPerCpuSecond / other.stepsPerCpuSecond;

export const toJson = ({ ours, chessops, boardgameIo, turnOutcomes, games }: EngineFigures): EngineJson => ({
  'mississippi-queen': {
    actionsPerCpuSecond: roundFigure(ours.stepsPerCpuSecond),
    gamesPerCpuSecond: roundFigure(ours.roundsPerCpuSecond),
    turnsOutcomesPerCpuSecond: roundFigure(turnOutcomes.stepsPerCpuSecond),
    ratioToChessops: roundFigure(ratio(ours, chessops)),
    ratioToBoardgameIo: roundFigure(ratio(ours, boardgameIo)),
  },
  ...Object.fromEntries(
    games.map((game) => [
      game.id,
      {
        actionsPerCpuSecond: roundFigure(game.ours.stepsPerCpuSecond),
        gamesPerCpuSecond: roundFigure(game.ours.roundsPerCpuSecond),
        ratioToChessops: roundFigure(ratio(game.ours, game.chessops)),
      },
    ]),
  ),
});

const paceCells = (pace: Pace): readonly string[] => [
  formatNumber(pace.stepsPerCpuSecond),
  formatNumber(pace.roundsPerCpuSecond),
];

const peerRow = (name: string, ours: Pace, peer: Pace, budget: number): readonly string[] => {
  const times = ratio(ours, peer);
  // Rounded first, to avoid "3 ×, at least 3 ×, missed".
  const isMet = roundFigure(times) >= budget;
  return [name, ...paceCells(peer), `${formatNumber(times)} ×`, `${budget} ×`, isMet ? 'met' : 'missed'];
};

const gameRows = ({ id, table, ours, chessops }: GamePace): readonly (readonly string[])[] => [
  [`${id}, ${table}`, ...paceCells(ours)],
  peerRow('chessops beside it', ours, chessops, BUDGET.chessopsElsewhere),
];

const presetRows = (game: string, presets: readonly PresetPace[]): readonly (readonly string[])[] =>
  presets.map(({ id, seats, pace }) => [game, id, String(seats), ...paceCells(pace)]);

const PRESETS = ['left', 'left', 'right', 'right', 'right'] as const;
const NUMBERS = ['left', 'right', 'right', 'right', 'right', 'left'] as const;

export const formatFigures = (figures: EngineFigures, presets: readonly PresetPace[]): string => {
  const { ours, chessops, boardgameIo, turnOutcomes, games } = figures;
  return [
    `Random play, legal moves generated at every step, on Node ${process.versions.node}; medians, per CPU-second`,
    '',
    formatTable(
      [
        ['', 'moves', 'games', 'we are', 'at least', 'budget'],
        ['Mississippi Queen, passenger game, 4 seats', ...paceCells(ours)],
        peerRow('chessops 0.15.1, chess', ours, chessops, BUDGET.chessops),
        peerRow('boardgame.io 0.50.2 around our rules', ours, boardgameIo, BUDGET.boardgameIo),
        ...games.flatMap(gameRows),
      ],
      NUMBERS,
    ),
    '',
    formatTable(
      [
        ['game', 'preset', 'seats', 'moves', 'games'],
        ...presetRows('mississippi-queen', presets),
        ...games.flatMap((game) => presetRows(game.id, game.presets)),
      ],
      PRESETS,
    ),
    '',
    `Outcomes of turns of Mississippi Queen found: ${formatNumber(turnOutcomes.stepsPerCpuSecond)}`,
  ].join('\n');
};
