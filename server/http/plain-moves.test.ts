import { SocketRequest } from '@showboat/protocol';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { movesIn } from './plain-moves';

const MOVES = { re: 1, do: 'moves', table: 'k3v9', after: 17, id: '7f9a', moves: ['=3', 't red 2'] };

test('an ordinary request is known at once', () => {
  expect(movesIn(MOVES)).toEqual(MOVES);
});

test('what is taken for a request to move is one by the schema, unchanged', () => {
  const strange = fc.oneof(
    fc.jsonValue(),
    fc.string({ maxLength: 250 }),
    fc.integer(),
    fc.constantFrom('é', '', 'a'.repeat(101), '\0'),
  );
  const changed = fc
    .tuple(fc.constantFrom(...Object.keys(MOVES), 'other'), strange)
    .map(([name, value]) => ({ ...MOVES, [name]: value }));
  const tokens = fc.array(fc.string({ maxLength: 210 }), { maxLength: 210 }).map((moves) => ({ ...MOVES, moves }));
  let accepted = 0;
  fc.assert(
    fc.property(fc.oneof(changed, tokens, fc.jsonValue()), (value) => {
      const found = movesIn(value);
      if (!found) return;
      accepted++;
      expect(v.parse(SocketRequest, value)).toEqual(found);
    }),
    { numRuns: 2_000 },
  );
  expect(accepted).toBeGreaterThan(50);
});
