import { readFileSync } from 'node:fs';
import { unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { en, patrician as game } from '../index';

// The position of the format, whose turns are known.
const POSITION = {
  game: 'patrician',
  options: { messengers: true },
  seats: 2,
  cities: {
    bologna: { A: '10', B: '01', card: 'siena-5' },
    ferrara: { A: '1', B: '001', card: 'firenze-6' },
    firenze: { A: '01', B: '0', card: 'bologna-5' },
    lucca: { A: '', B: '11', card: 'firenze-1' },
    milano: { A: '0', B: '0', card: 'milano-1' },
    parma: { A: '010', B: '10', card: null },
    roma: { A: '00000', B: '1', card: 'siena-3' },
    siena: { A: '', B: '', card: 'milano-4' },
    verona: { A: '11', B: '1', card: 'firenze-2' },
  },
  players: [
    {
      hand: ['firenze-7', 'lucca-1', 'roma-6'],
      played: 'milano-3 parma-2 ferrara-1 firenze-5 bologna-6 bologna-3 roma-7 roma-2 roma-1 milano-5 parma-1 firenze-3'.split(
        ' ',
      ),
      tokens: ['parma:2', 'parma:5'],
      bonus: 2,
      messengers: 0,
    },
    {
      hand: ['ferrara-3', 'lucca-5', 'siena-2'],
      played: 'verona-2 ferrara-4 roma-3 bologna-4 bologna-7 parma-3 firenze-4 lucca-2 verona-1 parma-4 ferrara-2'.split(' '),
      tokens: [],
      bonus: 0,
      messengers: 0,
    },
  ],
  pile: 'bologna-1 bologna-2 lucca-3 lucca-4 milano-2 roma-4 roma-5 siena-1 siena-4 verona-3 verona-4'.split(' '),
  placed: [
    { link: 'ferrara-verona', late: [] },
    { link: 'lucca-milano', late: [] },
    { link: 'milano-parma', late: [] },
    { link: 'parma-verona', late: ['parma'] },
  ],
  turn: 1,
};

const [BLACK, WHITE] = POSITION.players;

describe('positions', () => {
  test('the example of the format has 27 turns, and is written as it was read', () => {
    expect(unwrap(game.turns(POSITION))).toHaveLength(27);
    const state = unwrap(game.parsePosition(POSITION));
    expect(JSON.stringify(unwrap(game.formatPosition(state)))).toBe(JSON.stringify(POSITION));
  });

  test('sets are read in any order', () => {
    const shuffled = {
      ...POSITION,
      pile: POSITION.pile.toReversed(),
      placed: POSITION.placed.toReversed(),
      players: POSITION.players.map((player) => ({
        ...player,
        hand: player.hand.toReversed(),
        tokens: player.tokens.toReversed(),
      })),
      placing: false,
    };
    expect(unwrap(game.parsePosition(shuffled))).toEqual(unwrap(game.parsePosition(POSITION)));
  });

  test('a game that is over has no turns', () => {
    const folder = new URL('../fixtures/', import.meta.url);
    const state = unwrap(game.parsePosition(JSON.parse(readFileSync(new URL('0000-base2.json', folder), 'utf8'))));
    let now = state;
    while (now.phase.kind !== 'over') now = game.apply(now, game.legalMoves(now)[0]);
    const over = unwrap(game.formatPosition(now));
    expect(over).toMatchObject({ turn: null });
    expect(unwrap(game.turns(over))).toEqual([]);
    expect(unwrap(game.parsePosition(over))).toEqual(now);
  });

  test('within a turn there is none', () => {
    const state = unwrap(game.parsePosition(POSITION));
    expect(game.formatPosition(game.apply(state, game.legalMoves(state)[0]))).toMatchObject({
      ok: false,
      refusal: { code: 'within-a-turn' },
    });
  });

  const city = (name: keyof typeof POSITION.cities, change: object) => ({
    cities: { ...POSITION.cities, [name]: { ...POSITION.cities[name], ...change } },
  });
  const black = (change: object) => ({ players: [{ ...BLACK, ...change }, WHITE] });
  const { siena: _, ...withoutSiena } = POSITION.cities;

  test.each([
    [{ crew: 1 }, 'crew: is not a field of a position'],
    [{ options: [] }, 'options: must be an object'],
    [{ cities: [] }, 'cities: must be an object of all cities in play, was a list (PAT-COMP-2)'],
    [{ cities: { ...POSITION.cities, constructor: 1 } }, 'cities.constructor: is not a field of a position'],
    [{ view: 1 }, 'view: is not a field of a position'],
    [{ seats: 6 }, 'seats: must be 2 to 5, was 6 (PAT-COMP-1)'],
    [{ turn: 2 }, 'turn: must be below the number of seats, was 2'],
    [{ turn: undefined }, 'turn: is missing, must be the number of a seat, or null when the game is over (PAT-SETUP-7)'],
    [{ options: { messengers: true, seats: 2 } }, 'options.seats: is not a field of a position'],
    [{ cities: withoutSiena }, 'cities: must have every city in play, siena is missing (PAT-COMP-2)'],
    [
      { cities: { ...POSITION.cities, pistoia: { A: '', B: '', card: null } } },
      'cities.pistoia: must be a city of this game, pistoia is none (PAT-COMP-2)',
    ],
    [city('siena', { A: '2' }), 'cities.siena.A: must be below the number of seats, was 2'],
    [
      city('siena', { A: 'x' }),
      'cities.siena.A: must be seat numbers from bottom to top such as "0110", at most 9, was "x" (PAT-BUILD-2)',
    ],
    [city('siena', { card: 'napoli-1' }), 'cities.siena.card: must be a card such as "roma-3", was "napoli-1" (PAT-COMP-6)'],
    [
      city('siena', { card: 'roma-3' }),
      'cities.siena.card: must hold no card twice, roma-3 is somewhere else already (PAT-COMP-6)',
    ],
    [city('siena', { card: 'pistoia-3' }), 'cities.siena.card: must be of a city in play, pistoia-3 is not (PAT-SETUP-1)'],
    [city('siena', { A: '0' }), 'cities.siena: must have as many floors of seat 0 as it played crests, 0, was 1 (PAT-TURN-4)'],
    [city('parma', { A: '01010', B: '' }), 'cities.parma.B: must have a floor, the city is complete (PAT-BUILD-4)'],
    [
      { ...city('siena', { card: null }), pile: ['milano-4', ...POSITION.pile] },
      'cities.siena.card: must be a card, the city is open and the pile is not empty (PAT-REFILL-2)',
    ],
    [{ pile: POSITION.pile.slice(1) }, 'pile: must hold all cards that are nowhere else, bologna-1 is missing (PAT-COMP-6)'],
    [{ pile: ['?', ...POSITION.pile.slice(1)] }, 'pile[0]: must be a card such as "roma-3", was "?" (PAT-COMP-6)'],
    [black({ tokens: ['parma:5'] }), 'players[0].tokens: must be what the towers give: parma:2 parma:5 (PAT-SCORE-3)'],
    [black({ tokens: ['parma:3'] }), 'players[0].tokens[0]: must be a token such as "roma:9", was "parma:3" (PAT-COMP-5)'],
    [black({ bonus: 4 }), 'players[0].bonus: must be what towers and messengers give, 2, was 4 (PAT-MSG-9)'],
    [black({ messengers: 1 }), 'placed: must be 3 messengers, as the players have them no more, was 4 (PAT-MSG-2)'],
    [{ turn: 0 }, 'players[1].played: must fit the order of turns from the seat to move, 11 cards do not (PAT-SETUP-7)'],
    [{ turn: null }, 'turn: must be a seat, cards are left to play (PAT-END-1)'],
    [{ placing: true }, 'placing: must be false, no messenger may be placed here (PAT-MSG-3)'],
    [{ turn: null, placing: true }, 'placing: must be false, no messenger may be placed here (PAT-MSG-3)'],
    [{ players: [BLACK] }, 'players: must be a list of 2 to 5 players, was 1 (PAT-COMP-1)'],
    [{ players: [BLACK, WHITE, WHITE] }, 'players: must be as many as seats, 2, was 3'],
    [
      { placed: [{ link: 'milano-lucca', late: [] }, ...POSITION.placed.slice(1)] },
      'placed[0].link: must be a link such as "lucca-milano", was "milano-lucca" (PAT-MSG-5)',
    ],
    [
      { placed: [{ link: 'firenze-pistoia', late: [] }, ...POSITION.placed.slice(1)] },
      'placed: must be between cities in play, firenze-pistoia is not (PAT-MSG-4)',
    ],
    [
      { placed: [POSITION.placed[1], ...POSITION.placed.slice(1)] },
      'placed: must have one messenger for a link, lucca-milano has two (PAT-MSG-7)',
    ],
    [
      { placed: [{ link: 'lucca-milano', late: ['milano'] }, ...POSITION.placed.filter((_one, i) => i !== 1)] },
      'placed: must have late ends that are complete, milano of lucca-milano is not (PAT-MSG-17)',
    ],
    [
      { placed: [{ link: 'lucca-milano', late: ['roma'] }, ...POSITION.placed.filter((_one, i) => i !== 1)] },
      'placed[0].late[0]: must be an end of lucca-milano, once, was "roma" (PAT-MSG-17)',
    ],
    [
      {
        placed: [{ link: 'lucca-siena', late: [] }, { link: 'ferrara-lucca', late: [] }, POSITION.placed[1], POSITION.placed[2]],
      },
      'placed: must have two messengers at a city at most, lucca has more (PAT-MSG-7)',
    ],
  ])('%#: %j', (change, sentence) => {
    const parsed = game.parsePosition({ ...POSITION, ...change });
    expect(parsed.ok ? 'a position' : en.sayRefusal(parsed.refusal)).toContain(sentence);
  });

  test('hands and messengers', () => {
    const lean = {
      ...POSITION,
      pile: [...POSITION.pile, 'roma-6'],
      players: [{ ...BLACK, hand: BLACK.hand.slice(0, 2) }, WHITE],
    };
    expect(game.parsePosition(lean)).toMatchObject({ ok: false, refusal: { code: 'hand-size', field: 'players[0].hand' } });
    const base = { ...POSITION, options: { messengers: false } };
    expect(game.parsePosition(base)).toMatchObject({ ok: false, refusal: { code: 'messengers-placed', field: 'placed' } });
    const greedy = { ...POSITION, options: { messengers: false }, players: [{ ...BLACK, messengers: 1 }, WHITE] };
    expect(game.parsePosition(greedy)).toMatchObject({ ok: false, refusal: { code: 'too-many-messengers' } });
  });
});
