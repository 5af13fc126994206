import { setUp, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { heardIn } from '../../../ui/testing/sounds';
import { mississippiQueen as game } from '../game';
import { recordedGame } from '../testing/recorded';
import { soundOf } from './sounds';

const START = unwrap(setUp(game, { seats: 4 }));

test('every kind of move sounds like something, or is silent on purpose', () => {
  const games = ['places-settled-both-boats', 'round-limit', 'survivor'].map(recordedGame);
  // Not in recorded games.
  const others = ([{ kind: 'refuel' }, { kind: 'decline' }, { kind: 'resign', seat: 0 }] as const).map((move) => ({
    states: [START, START],
    moves: [move],
  }));
  expect(heardIn([...games, ...others], soundOf)).toEqual({
    speed: 'coal paddle',
    step: 'paddle',
    turn: 'paddle',
    astern: 'paddle',
    push: 'bump',
    align: '-',
    board: 'bell',
    refuel: 'coal',
    exchange: 'coal',
    decline: '-',
    end: '- whistle',
    lay: 'die',
    resign: '-',
  });
});
