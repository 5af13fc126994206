import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Run, plot, topOf } from './plot';

const read = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

test('the picture in the documents shows the figures that are kept beside it', () => {
  const run: Run = JSON.parse(read('scale.json'));
  expect(read('scale.svg')).toBe(plot(run));
  expect(read('scale.md')).toContain('](scale.svg)');
});

test('a curve for each form, from left to right', () => {
  const point = (name: string, tables: number, movesPerSecond: number) => ({ name, tables, movesPerSecond, p99Ms: 10 });
  const points = [point('one server', 1000, 2000), point('one server', 10, 1000)];
  const svg = plot({ machine: 'm', at: '2026-01-01', points });
  expect(svg).toContain('<g class="form1"><polyline points="52,152 416,44"');
});

test('scales end at round numbers', () => {
  expect([987, 1_001, 23, 50, 0.7].map(topOf)).toEqual([1_000, 1_500, 30, 50, 0.8]);
});
