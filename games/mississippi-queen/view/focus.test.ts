import { hexCentre } from '@showboat/ui';
import { expect, test } from 'vitest';
import { type Move, mississippiQueen as game, poseAt } from '../game';
import { position, run } from '../testing/sketch';
import { revealedBy } from './focus';

/** Half of the die, as it is drawn. */
const HALF = 29;

test('[MQ-RIV-2] where a tile comes, the die before the nose of the last one is in the picture, and the middle of the new one', () => {
  const before = run(
    position({
      river: 'S A5, R A10, S A2',
      round: 3,
      stack: 'A1 A3 A4 A6 A7',
      ships: { beige: '2c4/1/1/6/-', grey: '1c2/0/1/6/1', brown: '0c1/0/1/6/-' },
    }),
    '=1 f .',
  );
  const { tiles } = before.river;
  const [from, to] = [tiles[tiles.length - 1], poseAt(tiles[tiles.length - 1], 'S')].map(hexCentre);
  const die = { x: from.x + (to.x - from.x) * 0.62, y: from.y + (to.y - from.y) * 0.62 };
  for (const exit of ['S', 'L', 'R'] as const) {
    const move: Move = { kind: 'lay', exit, tile: 'A1' };
    const after = game.apply(before, move);
    const seen = revealedBy({ before, move }, after);
    const middle = hexCentre(after.river.tiles[after.river.tiles.length - 1]);
    for (const { x, y } of [{ x: die.x - HALF, y: die.y - HALF }, { x: die.x + HALF, y: die.y + HALF }, middle]) {
      expect(seen && x >= seen.x && x <= seen.x + seen.width, `${exit} ${x}`).toBe(true);
      expect(seen && y >= seen.y && y <= seen.y + seen.height, `${exit} ${y}`).toBe(true);
    }
  }
});
