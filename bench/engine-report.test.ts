import { expect, test } from 'vitest';
import { formatFigures, toJson } from './engine-report';

const FIGURES = {
  ours: { stepsPerCpuSecond: 1_000_000, roundsPerCpuSecond: 7500 },
  chessops: { stepsPerCpuSecond: 200_000, roundsPerCpuSecond: 700 },
  boardgameIo: { stepsPerCpuSecond: 25_000, roundsPerCpuSecond: 180 },
  turnOutcomes: { stepsPerCpuSecond: 100_000, roundsPerCpuSecond: 2 },
};

test('the JSON has the fields that others read', () => {
  expect(JSON.stringify(toJson(FIGURES))).toBe(
    '{"mississippi-queen":{"actionsPerCpuSecond":1000000,"gamesPerCpuSecond":7500,"turnsOutcomesPerCpuSecond":100000,' +
      '"ratioToChessops":5,"ratioToBoardgameIo":40}}',
  );
});

test('the text says of each budget whether it is met', () => {
  const text = formatFigures(FIGURES, [{ id: 'six', seats: 6, pace: FIGURES.ours }]);
  expect(text).toMatch(/^chessops .* 5 × +3 × +met$/m);
  expect(text).toMatch(/^boardgame\.io .* 40 × +50 × +missed$/m);
  expect(text).toMatch(/^six +6 +1,000,000 +7,500$/m);
});
