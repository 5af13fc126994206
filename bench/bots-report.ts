import type { Pace } from './cpu-time';
import { formatNumber, formatTable, roundFigure } from './table';

export interface BotFigures {
  readonly ours: Pace;
  readonly boardgameIo: Pace;
}

/** The budget: how many times the speed of the other the search must reach. */
export const BOTS_BUDGET = 50;

export interface BotsJson {
  readonly 'mississippi-queen': {
    readonly iterationsPerCpuSecond: number;
    readonly boardgameIoIterationsPerCpuSecond: number;
    readonly ratio: number;
  };
}

export const toBotsJson = ({ ours, boardgameIo }: BotFigures): BotsJson => ({
  'mississippi-queen': {
    iterationsPerCpuSecond: roundFigure(ours.stepsPerCpuSecond),
    boardgameIoIterationsPerCpuSecond: roundFigure(boardgameIo.stepsPerCpuSecond),
    ratio: roundFigure(ours.stepsPerCpuSecond / boardgameIo.stepsPerCpuSecond),
  },
});

export const formatBotFigures = (figures: BotFigures, iterations: number): string => {
  const { iterationsPerCpuSecond, boardgameIoIterationsPerCpuSecond, ratio } = toBotsJson(figures)['mississippi-queen'];
  return [
    `Tree search, ${iterations} iterations a position, on Node ${process.versions.node}; medians, per CPU-second`,
    'An iteration is one walk of the tree that adds a node: whole turns in ours, single moves in the other, which plays on for 50 moves.',
    '',
    formatTable(
      [
        ['', 'iterations', 'we are', 'at least', 'budget'],
        ['Mississippi Queen, passenger game, 4 seats', formatNumber(iterationsPerCpuSecond)],
        [
          'boardgame.io 0.50.2, MCTSBot around our rules',
          formatNumber(boardgameIoIterationsPerCpuSecond),
          `${formatNumber(ratio)} ×`,
          `${BOTS_BUDGET} ×`,
          ratio >= BOTS_BUDGET ? 'met' : 'missed',
        ],
      ],
      ['left', 'right', 'right', 'right', 'left'],
    ),
  ].join('\n');
};
