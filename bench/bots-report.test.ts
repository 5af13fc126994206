import { expect, test } from 'vitest';
import { formatBotFigures, toBotsJson } from './bots-report';

const FIGURES = {
  ours: { stepsPerCpuSecond: 20_000, roundsPerCpuSecond: 5 },
  boardgameIo: { stepsPerCpuSecond: 400, roundsPerCpuSecond: 0.1 },
};

test('the JSON has the fields that others read', () => {
  expect(JSON.stringify(toBotsJson(FIGURES))).toBe(
    '{"mississippi-queen":{"iterationsPerCpuSecond":20000,"boardgameIoIterationsPerCpuSecond":400,"ratio":50}}',
  );
});

test('the text says whether the budget is met', () => {
  expect(formatBotFigures(FIGURES, 1000)).toMatch(/^boardgame\.io .* 50 × +50 × +met$/m);
  const slower = { ...FIGURES, ours: { stepsPerCpuSecond: 10_000, roundsPerCpuSecond: 2 } };
  expect(formatBotFigures(slower, 1000)).toMatch(/^boardgame\.io .* 25 × +50 × +missed$/m);
});
