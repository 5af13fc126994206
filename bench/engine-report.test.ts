import { expect, test } from 'vitest';
import { formatFigures, toJson } from './engine-report';

const FIGURES = {
  ours: { stepsPerCpuSecond: 1_000_000, roundsPerCpuSecond: 7500 },
  chessops: { stepsPerCpuSecond: 200_000, roundsPerCpuSecond: 700 },
  boardgameIo: { stepsPerCpuSecond: 25_000, roundsPerCpuSecond: 180 },
  turnOutcomes: { stepsPerCpuSecond: 100_000, roundsPerCpuSecond: 2 },
  games: [
    {
      id: 'patrician',
      table: 'base, 4 seats',
      ours: { stepsPerCpuSecond: 3_000_000, roundsPerCpuSecond: 15_000 },
      chessops: { stepsPerCpuSecond: 250_000, roundsPerCpuSecond: 800 },
      presets: [{ id: 'base', seats: 4, pace: { stepsPerCpuSecond: 2_900_000, roundsPerCpuSecond: 14_000 } }],
    },
  ],
};

test('the JSON has the fields that others read', () => {
  expect(JSON.stringify(toJson(FIGURES))).toBe(
    '{"mississippi-queen":{"actionsPerCpuSecond":1000000,"gamesPerCpuSecond":7500,"turnsOutcomesPerCpuSecond":100000,' +
      '"ratioToChessops":5,"ratioToBoardgameIo":40},' +
      '"patrician":{"actionsPerCpuSecond":3000000,"gamesPerCpuSecond":15000,"ratioToChessops":12}}',
  );
});

test('the text says of each budget whether it is met', () => {
  const text = formatFigures(FIGURES, [{ id: 'six', seats: 6, pace: FIGURES.ours }]);
  expect(text).toMatch(/^chessops .* 5 × +3 × +met$/m);
  expect(text).toMatch(/^boardgame\.io .* 40 × +50 × +missed$/m);
  expect(text).toMatch(/^mississippi-queen +six +6 +1,000,000 +7,500$/m);
  expect(text).toMatch(/^patrician, base, 4 seats +3,000,000 +15,000$/m);
  expect(text).toMatch(/^chessops beside it .* 12 × +10 × +met$/m);
  expect(text).toMatch(/^patrician +base +4 +2,900,000 +14,000$/m);
});
