import { describe, expect, test } from 'vitest';
import { type Blunder, describeSchool } from '../../../../ui/testing/school';
import {
  NO_CARD,
  type State,
  findCard,
  findCity,
  findLink,
  forecastOf,
  patrician as game,
  penaltySeat,
  scoresOf,
} from '../../game';
import { LESSONS, loadSchool } from '.';
import { SOLUTIONS } from './solutions';

const BLUNDERS: readonly Blunder[] = [
  ['first-floors', 'other-card', 'roma-4'],
  ['first-floors', 'other-card', 'siena-3 B take:siena milano-3'],
  ['first-floors', 'one-tower', 'siena-3 B take:siena lucca-1 A A take:lucca'],
  ['towers', 'other-card', 'milano-1'],
  ['towers', 'behind', 'siena-3 A take:siena'],
  ['towers', 'too-few', 'siena-3 B take:siena bologna-4 A take:bologna'],
  ['towers', 'only-one', 'siena-3 B take:siena bologna-4 B take:bologna milano-1 A A take:milano'],
  ['towers', 'only-one', 'siena-3 B take:siena bologna-4 B take:bologna milano-1 B B take:milano'],
  ['open-cards', 'not-fetched', 'milano-3'],
  ['open-cards', 'other-card', 'verona-2 B take:verona firenze-4'],
  ['open-cards', 'split', 'verona-2 B take:verona bologna-1 A B take:bologna'],
  ['open-cards', 'left-there', 'verona-2 B take:verona bologna-1 B B take:bologna firenze-4'],
  ['complete-cities', 'other-card', 'lucca-3'],
  ['complete-cities', 'shorter', 'parma-2 B take:parma lucca-3 B take:lucca'],
  ['complete-cities', 'only-one', 'parma-2 B take:parma lucca-3 A take:lucca verona-1 B B take:verona'],
  ['signs', 'other-card', 'parma-2'],
  ['signs', 'not-taken', 'bologna-7 A take:bologna'],
  ['signs', 'declined', 'bologna-7 A take:ferrara roma-7 A n take:roma'],
  ['signs', 'wrong-floor', 'bologna-7 A take:ferrara roma-7 A move:milano:BA take:roma'],
  ['signs', 'wrong-floor', 'bologna-7 A take:ferrara roma-7 A move:lucca:AB take:roma'],
  ['portraits', 'no-lady', 'firenze-4'],
  ['portraits', 'other-card', 'parma-2 A take:parma bologna-3'],
  ['portraits', 'too-early', 'parma-2 A take:parma verona-4 B take:verona siena-4'],
  ['portraits', 'gave-six', 'parma-2 A take:parma verona-4 B take:verona firenze-5 B'],
  ['portraits', 'lost', 'parma-2 A take:parma verona-4 B take:verona firenze-5 A siena-4 A'],
  ['messengers', 'other-card', 'lucca-4'],
  ['messengers', 'kept', 'siena-3 A take:siena n'],
  ['messengers', 'elsewhere', 'siena-3 A take:siena messenger:parma-verona'],
  ['messenger-links', 'built-there', 'ferrara-2'],
  ['messenger-links', 'no-star', 'milano-1'],
  ['messenger-links', 'kept', 'bologna-3 A take:bologna n'],
  ['messenger-links', 'elsewhere', 'bologna-3 A take:bologna messenger:parma-verona'],
  ['messenger-links', 'least', 'bologna-3 A take:bologna messenger:ferrara-verona siena-4 B'],
];

const PARTS = ['hand', 'own-pile', 'draw-pile', 'players', 'dock', 'build', 'other', 'take', 'move', 'place', 'decline', 'undo'];

/** Whether a name that is pointed at means something in this moment. */
const isThere = (state: State, name: string): boolean => {
  const [kind, what] = name.split(':');
  switch (kind) {
    case 'city':
      return findCity(what) >= 0;
    case 'site':
      return findCity(what) >= 0 && /:[AB]$/.test(name);
    case 'lying':
      return findCity(what) >= 0 && state.lying[findCity(what)] !== NO_CARD;
    case 'link':
      return findLink(what) >= 0;
    case 'card':
      return state.players[0].hand.includes(findCard(what) ?? -1);
    default:
      return PARTS.includes(name);
  }
};

const { lessonOf, played } = describeSchool(game, {
  lessons: LESSONS,
  loadSchool,
  solutions: SOLUTIONS,
  blunders: BLUNDERS,
  isThere: (name, { state }) => isThere(state, name),
  isPlace: (name) => name.includes(':'),
  isEndless: ({ moves }) => moves.filter(({ kind }) => kind === 'play').length >= 10,
});

describe('what the words say is so', () => {
  const pointsAfter = (id: string, tokens = SOLUTIONS[id]): readonly number[] =>
    scoresOf(played(lessonOf(id), tokens).state).map(({ total }) => total);

  test('the last game of the portraits', () => {
    expect(pointsAfter('portraits')).toEqual([74, 73]);
  });

  test('the messenger of Lucca', () => {
    const { state } = played(lessonOf('messengers'), SOLUTIONS.messengers);
    expect(scoresOf(state)[0]).toMatchObject({ prestige: 11, bonus: 4 });
  });

  test('the penalty', () => {
    const { steps } = lessonOf('messenger-links');
    const start = steps.find(({ id }) => id === 'penalty')?.start?.();
    const after = (site: 'A' | 'B'): State => {
      const siena = findCard('siena-4') ?? -1;
      const state = game.apply(start ?? lessonOf('messenger-links').start(), { kind: 'play', card: siena });
      return game.apply(state, { kind: 'build', site });
    };
    expect([after('A'), after('B')].map(penaltySeat)).toEqual([1, 0]);
    expect([after('A'), after('B')].map((state) => scoresOf(state).map(({ total }) => total))).toEqual([
      [81, 79],
      [78, 82],
    ]);
  });

  test('White rules both towers of Siena at first', () => {
    const { towers } = forecastOf(lessonOf('towers').start(), findCity('siena'));
    expect(towers.map(({ leader, tied }) => [leader, tied])).toEqual([
      [1, []],
      [1, [0]],
    ]);
  });
});
