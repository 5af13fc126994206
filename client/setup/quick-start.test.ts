import { setUp, unwrap } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import { expect, test } from 'vitest';
import { quickStart } from './quick-start';

test('[VAR-11] the first that a quick game on the river asks is where to sail', async () => {
  const sealed = await VIEWS[0].load();
  const { beginning } = await quickStart(sealed, 'Anna', 'mate');
  if (beginning.kind !== 'options') throw new Error('a quick game begins with options');
  expect(beginning.options).toMatchObject({ mode: 'passengers', startFacing: 'downstream', seats: 4 });
  const asked = sealed.use(({ game }) => {
    const start = unwrap(setUp(game, beginning.options));
    const laid = game.apply(start, game.legalMoves(start)[0]);
    return [game.actor(laid), game.formatMove(laid, game.legalMoves(laid)[0])];
  });
  expect(asked).toEqual([0, '=1']);
});
