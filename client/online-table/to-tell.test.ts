import { describe, expect, test } from 'vitest';
import type { LogLine } from '../table/log';
import { type Said, saidToTell, turnsToTell } from './to-tell';

const line = (index: number, who: string): LogLine => ({ index, number: 1, who, phrases: [`move ${index}`] });

/** Three ships sail by turns, each with two moves; Ada is here. */
const LINES = ['Ada', 'Ben', 'Cleo', 'Ada', 'Ben', 'Cleo'].map((who, i) => line(2 * i, who));
const isOwn = ({ who }: LogLine): boolean => who === 'Ada';
const told = (lines: readonly LogLine[], after: number, isCurrent = true): readonly string[] =>
  turnsToTell(lines, { after, isCurrent, isOwn }).map(({ index, who }) => `${index} ${who}`);

describe('turns', () => {
  test('of others are told in order, of the own ones none', () => {
    expect(told(LINES, -1)).toEqual(['2 Ben', '4 Cleo', '8 Ben', '10 Cleo']);
  });

  test('nothing is told of what happened before the page was opened', () => {
    expect(told(LINES, 4)).toEqual(['8 Ben', '10 Cleo']);
    expect(told(LINES, 10)).toEqual([]);
  });

  test('the last one waits until all of it is displayed', () => {
    expect(told(LINES, 4, false)).toEqual(['8 Ben']);
    expect(told([], -1, false)).toEqual([]);
  });

  test('of many at once only the last five', () => {
    const many = Array.from({ length: 40 }, (_, i) => line(i, 'Ben'));
    expect(told(many, -1)).toEqual(['35 Ben', '36 Ben', '37 Ben', '38 Ben', '39 Ben']);
  });

  test('what is played anew after a takeback is told, and nothing before it again', () => {
    expect(told(LINES.slice(0, 4), 4)).toEqual([]);
    expect(told([...LINES.slice(0, 4), line(8, 'Ben')], 4)).toEqual(['8 Ben']);
  });
});

test('people and the table are told in the order of time, the last four', () => {
  const said = (at: number): Said => ({ key: `${at}`, at, text: `at ${at}` });
  expect(saidToTell([said(1), said(4)], [said(2), said(3)]).map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  expect(saidToTell([said(1), said(6)], [said(2), said(3), said(7)]).map(({ at }) => at)).toEqual([2, 3, 6, 7]);
});
