import { type Draw, drawFraction } from '@showboat/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { drawHere } from './draw';

afterEach(() => vi.unstubAllGlobals());

const DRAWS: readonly Draw[] = [
  { seed: '0000000000000000000000000000000000000000000000000000000000000001', table: 't1', index: 0, salts: ['a', 'b'] },
  { seed: 'FFee', table: 'Tür 7', index: 12, salts: ['ü', '"'] },
  { seed: 'ab'.repeat(32), table: '0123456789abcdef', index: 3, salts: [] },
];

describe.each([
  ['by the browser itself', false],
  ['without its help', true],
])('a draw %s', (_, isAlone) => {
  test.each(DRAWS)('equals the draw of the engine: $table, $index', async (draw) => {
    if (isAlone) vi.stubGlobal('crypto', {});
    expect(await drawHere(draw)).toBe(drawFraction(draw));
  });

  test('needs a seed in hex', async () => {
    if (isAlone) vi.stubGlobal('crypto', {});
    await expect(drawHere({ ...DRAWS[0], seed: 'xy' })).rejects.toThrow(/hex/);
  });
});
