import { describe, expect, test } from 'vitest';
import { startOf } from '../testing/cases';
import { handOf, may, run, sketch } from '../testing/sketch';
import { CARDS, type CardSpec, PATRICIANS, cardsOf } from './cards';
import { CITIES, FLOORS, LINKS, TABLES, TOKEN_IDS, TOKEN_VALUES, citiesFor, findCity, linksFor } from './cities';
import { COLOURS } from './state';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const deckFor = (seats: number): readonly CardSpec[] => cardsOf(citiesFor(seats)).map((card) => CARDS[card]);

const count = (seats: number, isSo: (card: CardSpec) => boolean): number => deckFor(seats).filter(isSo).length;

describe('cities', () => {
  test('[PAT-COMP-1] nine cities for two to four players, ten for five', () => {
    expect([2, 3, 4, 5].map((seats) => citiesFor(seats).length)).toEqual([9, 9, 9, 10]);
    expect([2, 3, 4, 5].map((seats) => citiesFor(seats).includes(findCity('pistoia')))).toEqual([false, false, false, true]);
  });

  test('[PAT-COMP-2] their names', () => {
    expect(citiesFor(4).map((city) => CITIES[city])).toEqual(
      'bologna ferrara firenze lucca milano parma roma siena verona'.split(' '),
    );
    expect(CITIES.toSorted()).toEqual(CITIES);
  });

  test('[PAT-COMP-3] two sites, a floor total of 5, 7 or 9, two tokens and a card spot for each', () => {
    const state = startOf({ seats: 5 });
    expect(state.towers).toHaveLength(2 * CITIES.length);
    expect(state.lying).toHaveLength(CITIES.length);
    expect(TOKEN_VALUES).toHaveLength(2 * CITIES.length);
    expect([...new Set(FLOORS)].sort()).toEqual([5, 7, 9]);
  });

  test('[PAT-COMP-7] [PAT-AMB-1] floor totals; Milano has 7', () => {
    expect(Object.fromEntries(CITIES.map((name, city) => [name, FLOORS[city]]))).toEqual({
      bologna: 9,
      ferrara: 5,
      firenze: 9,
      lucca: 7,
      milano: 7,
      parma: 5,
      pistoia: 9,
      roma: 9,
      siena: 7,
      verona: 5,
    });
    expect([sum(citiesFor(4).map((city) => FLOORS[city])), sum(FLOORS)]).toEqual([63, 72]);
  });

  test('[PAT-COMP-5] tokens 9/6, 7/4 and 5/2', () => {
    expect(TOKEN_IDS).toHaveLength(20);
    expect(TOKEN_IDS.slice(0, 2)).toEqual(['bologna:6', 'bologna:9']);
    expect(TOKEN_IDS).toEqual(TOKEN_IDS.toSorted());
    for (const [city, floors] of FLOORS.entries())
      expect(TOKEN_VALUES.slice(2 * city, 2 * city + 2)).toEqual([floors - 3, floors]);
  });

  test('[PAT-MSG-5] [PAT-5P-2] ten links, two more with five players', () => {
    expect(linksFor(4).map((link) => LINKS[link])).toEqual(
      'bologna-ferrara bologna-firenze bologna-siena ferrara-lucca ferrara-verona lucca-milano lucca-siena milano-parma parma-verona roma-siena'.split(
        ' ',
      ),
    );
    const added = linksFor(5).filter((link) => !linksFor(4).includes(link));
    expect(added.map((link) => LINKS[link])).toEqual(['firenze-pistoia', 'pistoia-roma']);
    for (const name of LINKS) expect(name.split('-').toSorted().join('-')).toBe(name);
  });
});

describe('cards', () => {
  test('[PAT-COMP-6] 55 cards: seven, five or four for a city', () => {
    expect(CARDS).toHaveLength(55);
    const numbers = CITIES.map((_, city) => CARDS.filter((card) => card.city === city).length);
    expect(numbers).toEqual([7, 4, 7, 5, 5, 4, 7, 7, 5, 4]);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(55);
    expect(CARDS.map(({ id }) => id)).toEqual(CARDS.map(({ id }) => id).toSorted());
  });

  test('[PAT-COMP-8] the crests of a city add up to its floors', () => {
    const crests = CITIES.map((_, city) => sum(CARDS.filter((card) => card.city === city).map((card) => card.crests)));
    expect(crests).toEqual(FLOORS);
  });

  test('[PAT-COMP-9] [PAT-CARD-5] every card has one extra; stars show one crest and one portrait', () => {
    for (const { crests, portraits, symbol } of CARDS)
      expect([crests === 2, portraits > 0, symbol !== undefined].filter(Boolean)).toHaveLength(1);
    for (const { crests, portraits } of CARDS.filter(({ isStar }) => isStar)) expect([crests, portraits]).toEqual([1, 1]);
  });

  test('[PAT-COMP-10] three patricians, ten portraits of each with nine cities, eleven with ten', () => {
    const portraits = (seats: number): readonly number[] =>
      PATRICIANS.map((name) => sum(deckFor(seats).map((card) => (card.portrait === name ? card.portraits : 0))));
    expect([portraits(4), portraits(5)]).toEqual([
      [10, 10, 10],
      [11, 11, 11],
    ]);
  });

  test('[PAT-AMB-2] the deck as in the table of section 13, and its totals', () => {
    const marks = Object.fromEntries(
      CITIES.map((name, city) => [
        name,
        CARDS.filter((card) => card.city === city)
          .map(({ mark }) => mark)
          .join(' '),
      ]),
    );
    expect(marks.roma).toBe('D D ★l ★c bb ? M');
    expect(CARDS.find(({ id }) => id === 'roma-3')).toMatchObject({ isStar: true, portrait: 'lady', portraits: 1, crests: 1 });
    expect(CARDS.find(({ id }) => id === 'firenze-5')).toMatchObject({ isStar: false, portrait: 'lady', portraits: 2 });
    expect([4, 5].map((seats) => count(seats, ({ crests }) => crests === 2))).toEqual([15, 17]);
    expect([4, 5].map((seats) => count(seats, ({ symbol }) => symbol === 'any-card'))).toEqual([4, 5]);
    expect([4, 5].map((seats) => count(seats, ({ symbol }) => symbol === 'move-floor'))).toEqual([4, 5]);
    expect([4, 5].map((seats) => count(seats, ({ portraits }) => portraits === 2))).toEqual([5, 5]);
    expect([4, 5].map((seats) => count(seats, ({ portraits }) => portraits > 0))).toEqual([25, 28]);
  });

  test('[PAT-AMB-11] twelve stars, fifteen with Pistoia', () => {
    expect([4, 5].map((seats) => count(seats, ({ isStar }) => isStar))).toEqual([12, 15]);
  });
});

describe('pieces', () => {
  /** The most floors a seat can place: a turn each, one more for every card with two crests, of which none is dealt. */
  const mostFloors = (seats: number): number => {
    const { turns } = TABLES[seats];
    return (
      turns +
      Math.min(
        turns - 3,
        count(seats, ({ crests }) => crests === 2),
      )
    );
  };

  test('[PAT-COMP-4] [PAT-SETUP-3] [PAT-AMB-15] 39, 29, 21 and 21 floors a player are always enough', () => {
    expect([2, 3, 4, 5].map((seats) => TABLES[seats].floors)).toEqual([39, 29, 21, 21]);
    expect([2, 3, 4, 5].map(mostFloors)).toEqual([39, 29, 21, 19]);
    expect(COLOURS).toEqual(['black', 'white', 'red', 'yellow', 'blue']);
    expect(39 + 39 + 29 + 21 + 21).toBe(149);
  });

  test('[PAT-MSG-1] [PAT-MSG-2] [PAT-MSG-15] six messengers at most, whose 24 tokens cannot run out', () => {
    expect([2, 3, 4, 5].map((seats) => startOf({ seats, messengers: true }).players[0].messengers)).toEqual([2, 2, 1, 1]);
    expect(startOf({ seats: 3 }).players[0].messengers).toBe(0);
    const most = Math.max(...[2, 3, 4, 5].map((seats) => seats * TABLES[seats].messengers));
    expect([most, most * 2 * 2]).toEqual([6, 24]);
  });
});

const STARS = 'bologna-3 bologna-4 ferrara-2 firenze-3 firenze-4 lucca-3 milano-3 parma-2 roma-3 roma-4 siena-3 verona-2'.split(
  ' ',
);

const DEALT = 'first=white black=roma-4 black=roma-3 black=ferrara-2 white=milano-3 white=verona-2 white=parma-2';
const OPENED =
  'bologna=roma-7 ferrara=lucca-2 firenze=verona-3 lucca=firenze-7 milano=firenze-5 parma=siena-4 roma=siena-5 siena=roma-5 verona=parma-1';

describe('set-up', () => {
  test('[PAT-SETUP-1] [PAT-2P-1] [PAT-5P-1] 48 cards, with five players 55; turns come out even', () => {
    expect([2, 3, 4, 5].map((seats) => startOf({ seats }).pile.length)).toEqual([48, 48, 48, 55]);
    expect([2, 3, 4, 5].map((seats) => seats * TABLES[seats].turns)).toEqual([48, 48, 48, 55]);
    expect([TABLES[2].floors, TABLES[5].floors, TABLES[5].turns]).toEqual([39, 21, 11]);
  });

  test('[PAT-SETUP-2] nobody has a token at the start', () => {
    expect(startOf({ seats: 4 }).players.map(({ tokens, bonus }) => [tokens, bonus])).toEqual([0, 1, 2, 3].map(() => [[], 0]));
  });

  test('[PAT-SETUP-7] [PAT-AMB-16] chance draws who begins, then play runs clockwise', () => {
    const start = startOf({ seats: 3 });
    expect(may(start)).toEqual(['first=black', 'first=white', 'first=red']);
    const red = sketch({
      cities: { roma: '-/-/siena-1' },
      hands: ['roma-3', 'roma-4', 'roma-6'],
      turn: 2,
      pile: 'siena-2 siena-3',
    });
    expect(run(red, 'roma-6 A take:roma roma=siena-2').turn).toBe(0);
  });

  test('[PAT-SETUP-4] three star cards for every seat', () => {
    const start = run(startOf({ seats: 2 }), 'first=white');
    expect(may(start)).toEqual(STARS.map((star) => `black=${star}`));
    const dealt = run(startOf({ seats: 2 }), DEALT);
    expect([handOf(dealt, 0), handOf(dealt, 1)]).toEqual(['ferrara-2 roma-3 roma-4', 'milano-3 parma-2 verona-2']);
  });

  test('[PAT-SETUP-5] [PAT-CARD-6] a card at every city, stars that were not dealt among them; 33, 30, 27, 30 in the pile', () => {
    const dealt = run(startOf({ seats: 2 }), DEALT);
    expect(may(dealt)).toContain('bologna=siena-3');
    expect(may(dealt)).toHaveLength(42);
    const opened = run(dealt, OPENED);
    expect(opened.pile).toHaveLength(33);
    expect(opened).toMatchObject({ turn: 1, phase: { kind: 'playing' } });
    expect([2, 3, 4, 5].map((seats) => startOf({ seats }).pile.length - 3 * seats - citiesFor(seats).length)).toEqual([
      33, 30, 27, 30,
    ]);
    // A star that was not dealt has no function in the base game, but is a star still.
    expect(CARDS[opened.pile.find((card) => CARDS[card].id === 'siena-3') ?? 0].isStar).toBe(true);
  });

  test('[PAT-SETUP-6] a card may lie at another city than its own', () => {
    const opened = run(run(startOf({ seats: 2 }), DEALT), OPENED);
    expect(CARDS[opened.lying[findCity('bologna')]].id).toBe('roma-7');
  });
});
