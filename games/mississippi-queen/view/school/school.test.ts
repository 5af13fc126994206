import { type Blunder, describeSchool } from '../../../../ui/testing/school';
import { expect, test } from 'vitest';
import { LAND, chartOf, kindAt, legalStops, mississippiQueen, parsePlace, tileOf } from '../../game';
import { LESSONS, loadSchool } from '.';
import { SOLUTIONS } from './solutions';

const BLUNDERS: readonly Blunder[] = [
  ['first-steam', 'not-two', '=3'],
  ['first-steam', 'not-four', '=2 f f . =3'],
  ['first-steam', 'not-braked', '=2 f f . =4 f f f l f . =3'],
  ['steering', 'elsewhere', '=2 l f f .'],
  ['steering', 'paid', '=2 f l l'],
  ['steering', 'elsewhere', '=2 f l f . =1 f .'],
  ['steering', 'out-of-coal', '=2 f l f . =2 r f r f . =4 f f f f .'],
  ['pushing', 'not-pushed', '=2 f l f .'],
  ['pushing', 'ahead', '=3 f f x1 . =3 f f x0 .'],
  ['pushing', 'bad-heading', '=3 f f x1 . =3 f f x4 . @5'],
  ['growing-river', 'too-short', '=1 f .'],
  ['growing-river', 'too-fast', '=2 f f . =4 f f f f .'],
  ['landing', 'beaten', '=3 f f l f . =1 r f .'],
  ['landing', 'out', '=1 l r r f . @0'],
  ['landing', 'too-late', '=3 r r f x1 l l f . =2 f l f . =1 f r . =1 f r . =1 f r . =1 f . =2 f x5 .'],
  // Pushed onto the pier, the last ship has won, though the learner might still land in the same turn.
  ['landing', 'too-late', '=3 r r f x1 l l f . =2 f l f . =1 f . =1 f r . =1 r f . =1 f r . =1 f l . =2 f x4'],
  // Nobody else is left on the river: a victory, but no landing.
  [
    'landing',
    'too-late',
    [
      '=4 r r f x1 l l f f . @3 =3 f r f x2 . @2 =3 f f x2 l . =2 f x3 l . =1 l f . =2 l f x3 . =2 f x2 r . =1 r f .',
      '=1 f l . =1 f l . =1 f . =1 f l . =2 f l f . =3 f f x3 . =2 f x2 . =1 f l . =2 f f l . =3 l f f x0 . =2 f x1 l .',
      '=1 l f . =1 f l . =1 f l . =1 f . =1 f .',
    ].join(' '),
  ],
  ['passengers', 'missed', '=1 l f .'],
  ['passengers', 'left-waiting', '=1 f .'],
  ['passengers', 'too-fast', '=2 l f r r f .'],
  ['passengers', 'taken', '=1 f p . =1 f . =1 f . =1 l f . =1 r f . =1 l f .'],
  ['passengers', 'passed', '=1 f p . =2 f f . =3 l f f f'],
  ['passengers', 'out', '=1 f p . =6 f l l l f f f f f .'],
  ['order-of-play', 'behind', '=2 f f .'],
  ['order-of-play', 'not-level', '=4 f f r f f . =1 f .'],
  ['whole-race', 'passed', '=3 l f f f'],
  ['whole-race', 'out', '=3 f l l r r r f f .'],
  [
    'whole-race',
    'too-late',
    '=2 f r l l r r f . =1 f r . =1 r f . =1 f . =1 r f . =1 r f . =1 r f . =1 r f p . =1 l f . =1 l f . =1 l f .',
  ],
  ['sand-bars', 'missed', '=3 f f l f .'],
  ['sand-bars', 'ahead', '=3 f f f . =1 f .'],
  ['floating-logs', 'elsewhere', '=2 l f f .'],
  ['floating-logs', 'not-clear', '=4 f f . =1 f .'],
  ['coal-supply', 'passed', '=3 f f f .'],
  ['coal-supply', 'not-filled', '=2 f f . =1 f .'],
  ['coal-supply', 'not-docked', '=2 f f . =1 l f .'],
  ['two-boats', 'not-pushed', '=2 f f . =2 f f . =2 f l f .'],
  ['two-boats', 'backwards', '=2 f f . =2 f f . =3 f f x4 @0 .'],
  ['coal-exchange', 'not-beside', '=1 f .'],
  ['coal-exchange', 'other-speed', '=3 f f l l f'],
  ['coal-exchange', 'not-given', '=2 f f .'],
  ['coal-exchange', 'too-little', '=2 f f t_beige_1'],
  ['black-rose', 'not-pushed', '=1 l f .'],
  ['black-rose', 'no-coal', '=2 f x0 . =1 f .'],
  ['black-rose', 'too-little', '=2 f x0 . =2 f f t_black_-1'],
  ['six-players', 'wasted', '=2'],
  ['six-players', 'own-coal', '=3 f r r'],
];

const PARTS = ['speed-wheel', 'coal-wheel', 'strip', 'board', 'refuel', 'exchange'];

describeSchool(mississippiQueen, {
  lessons: LESSONS,
  loadSchool,
  solutions: SOLUTIONS,
  blunders: BLUNDERS,
  isThere: (name, { state }) => {
    if (PARTS.includes(name)) return true;
    const place = parsePlace(name) ?? -1;
    if (place < 0) return false;
    const isLaid = tileOf(place) < state.river.tiles.length;
    const isInYard = name === '0a1' && state.bonusCoal;
    return isInYard || (isLaid && kindAt(chartOf(state.river, state.options), place) !== LAND);
  },
  isPlace: (name) => !PARTS.includes(name),
});

test('[MQ-SPD-1] two lumps of coal land at once, as the lesson says', () => {
  const stops = LESSONS.find(({ id }) => id === 'landing')?.start();
  const landings = ['3b4', '3c4', '3d4'].map((name) => stops && legalStops(stops).get(parsePlace(name) ?? -1)?.coal);
  expect(Math.min(...landings.map((coal) => coal ?? 99))).toBe(2);
});
