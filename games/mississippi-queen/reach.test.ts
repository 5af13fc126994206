import { parseRecord, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { explain } from './answers';
import { legalStops, mississippiQueen as game, parsePlace, sailingAt } from './game';
import { checkAnswers } from './testing/answer-check';
import { checkReach } from './testing/reach-check';

/** Beige is to move, and red lies on 2e2, beside the foremost tile. */
const RECORD = `
[Game "mississippi-queen"]
[Rules "1"]
[Options "mode=passengers seats=4"]
[Result "*"]

1. chance dS A1
1. beige @0  grey @0  brown @1  red @5
1. beige =2 f f .
1. grey =2 f f l .
1. brown =3 l f f f r .
1. chance dS A4
1. red =3 r f f f .
2. brown =4 f f l f f .
2. red =2 f l f .
2. grey =3 r f f f .
2. beige =3 f f x2  red @5  beige .
3. brown =3 f f l f .
3. chance dR A8
3. grey =3 f l f f .
3. beige =2 f f l .
3. red =4 f r f f x4  beige @0  red .
4. brown =3 r f f r f .
4. grey =2 r r f f .
4. red =4 f r f f x0  grey @5  red .
`;

test('[MQ-PUSH-11] a space is lit where the push that is the last step makes the river grow', () => {
  const { state } = unwrap(parseRecord(game, RECORD));
  const place = parsePlace('2e2') ?? -1;
  expect(state.ships[sailingAt(state.ships, place)].id).toBe('red');
  const stop = legalStops(state).get(place);
  expect(stop?.moves.map((move) => game.formatMove(state, move)).join(' ')).toBe('=5 f r f f f x1 @0 dL A2');
  expect(stop?.growsFirst).toBe(true);
  expect(explain(state, place).kind).toBe('can-end');
});

test('lit spaces are where all turns together end, at two thousand moments', () => {
  const { positions, growing, problems } = checkReach(2000, 'all turns');
  expect(problems).toEqual([]);
  expect([positions, growing > 30]).toEqual([2000, true]);
});

test.each(['all reasons', 'f'])(
  'every reason why a space is dark is the reason: without what it names a turn could end there (%s)',
  (seed) => {
    const { given, problems } = checkAnswers(60, seed);
    expect(problems).toEqual([]);
    expect(given.size).toBeGreaterThan(10);
  },
);
