import { expect, test } from 'vitest';
import markdown from '../RULES.md?raw';
import { findRule } from '@showboat/ui';

test('a rule is found by its number, without marks and without its sources', () => {
  expect(findRule(markdown, 'MQ-PUSH-5')).toBe('Target must be unoccupied: no chain pushes.');
  expect(findRule(markdown, 'var-7')).toBe('End at first landing / play all places');
});

test('a doubtful point is its question and what was decided', () => {
  const [question, ruling] = (findRule(markdown, 'AMB-7') ?? '').split('\n');
  expect([question, ruling]).toEqual(['Stick straight or bent?', 'Straight']);
});

test('anything but a rule number is not found', () => {
  expect(findRule(markdown, 'ID')).toBeUndefined();
  expect(findRule(markdown, 'MQ-NONE-1')).toBeUndefined();
});
