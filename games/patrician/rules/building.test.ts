import { describe, expect, test } from 'vitest';
import { cityIn, may, run, sketch, whyNot } from '../testing/sketch';
import { CARDS } from './cards';
import { FLOORS } from './cities';

const HANDS = ['parma-1 parma-2 roma-1', 'roma-3', 'roma-4'];

const parma = (towers: string, hands = HANDS) => sketch({ cities: { parma: `${towers}/siena-1` }, hands, pile: 'siena-2' });

describe('building', () => {
  test('[PAT-BUILD-1] floors are the own colour and go into the city of the crest', () => {
    const state = sketch({ cities: { parma: '0/-/siena-1' }, hands: ['', 'parma-2', 'roma-4'], turn: 1 });
    expect(cityIn(run(state, 'parma-2 A'), 'parma')).toBe('01/-/siena-1');
    expect(may(state, 'parma-2')).toEqual(['A', 'B']);
  });

  test('[PAT-BUILD-2] on an empty site, or on top of either tower whoever owns it', () => {
    expect(cityIn(run(parma('12/-'), 'parma-2 A'), 'parma')).toBe('120/-/siena-1');
    expect(cityIn(run(parma('12/-'), 'parma-2 B'), 'parma')).toBe('12/0/siena-1');
  });

  test('[PAT-BUILD-3] the cards of a city never ask for more floors than it has', () => {
    const crests = FLOORS.map((_, city) =>
      CARDS.filter((card) => card.city === city).reduce((sum, card) => sum + card.crests, 0),
    );
    expect(crests).toEqual(FLOORS);
  });

  test('[PAT-BUILD-4] EX-3: the last floor goes to the site that is still empty', () => {
    expect(may(parma('1212/-'), 'parma-2')).toEqual(['B']);
    expect(may(parma('-/1212'), 'parma-2')).toEqual(['A']);
    expect(whyNot(run(parma('1212/-'), 'parma-2'), 'A')).toBe('last-floor-elsewhere PAT-BUILD-4');
    expect(may(parma('121/2'), 'parma-2')).toEqual(['A', 'B']);
  });

  test('[PAT-BUILD-5] EX-3: with two crests, floor by floor', () => {
    const state = parma('121/-');
    expect(may(state, 'parma-1')).toEqual(['A', 'B']);
    expect(may(state, 'parma-1 A')).toEqual(['B']);
    expect(may(state, 'parma-1 B')).toEqual(['A', 'B']);
  });

  test('[PAT-BUILD-6] no other limit of height or of owners', () => {
    const state = sketch({ cities: { roma: '00000/-/siena-1' }, hands: HANDS });
    expect(cityIn(run(state, 'roma-1 A A'), 'roma')).toBe('0000000/-/siena-1');
  });

  test('[PAT-BUILD-7] the first floor on A and on B are two actions', () => {
    expect(may(parma('-/-'), 'parma-2')).toEqual(['A', 'B']);
    expect(cityIn(run(parma('-/-'), 'parma-2 B'), 'parma')).toBe('-/0/siena-1');
  });
});

describe('moving a floor', () => {
  // EX-4, black being 0, white 1 and red 2.
  const state = sketch({
    cities: {
      lucca: '1/-/siena-1',
      siena: '10/2/roma-1',
      roma: '0/2/siena-2',
      verona: '11/210/-',
      ferrara: '1/-/milano-1',
      milano: '-/-/milano-2',
    },
    hands: ['roma-3', 'lucca-5 lucca-4', 'roma-4'],
    turn: 1,
    pile: 'parma-1 parma-2',
  });
  const moved = run(state, 'lucca-5 A');

  test('[PAT-MOVE-1] EX-4: the top floor of one site to the other of the same city', () => {
    expect(may(moved)).toEqual(['move:ferrara:AB', 'move:siena:AB', 'move:siena:BA', 'n']);
    expect(cityIn(run(moved, 'move:siena:AB'), 'siena')).toBe('1/20/roma-1');
    expect(cityIn(run(moved, 'move:siena:BA'), 'siena')).toBe('102/-/roma-1');
    expect(whyNot(moved, 'move:ferrara:BA')).toBe('move-from-empty-site PAT-MOVE-1');
  });

  test('[PAT-MOVE-2] not where the player has just built', () => {
    expect(whyNot(moved, 'move:lucca:AB')).toBe('move-where-built PAT-MOVE-2');
  });

  test('[PAT-MOVE-3] only where the player has a floor', () => {
    expect(whyNot(moved, 'move:roma:AB')).toBe('move-without-floor PAT-MOVE-3');
    expect(whyNot(moved, 'move:milano:AB')).toBe('move-without-floor PAT-MOVE-3');
  });

  test('[PAT-MOVE-4] the floor may be anybody’s', () => {
    expect(may(moved)).toContain('move:siena:BA');
    expect(cityIn(run(moved, 'move:siena:AB'), 'siena')).toBe('1/20/roma-1');
  });

  test('[PAT-MOVE-5] not in a completed city', () => {
    expect(whyNot(moved, 'move:verona:AB')).toBe('move-in-complete-city PAT-MOVE-5');
  });

  test('[PAT-MOVE-6] [PAT-AMB-6] EX-4: a site may be emptied, unless the option forbids it', () => {
    expect(cityIn(run(moved, 'move:ferrara:AB'), 'ferrara')).toBe('-/1/milano-1');
    const kept = { ...state, options: { ...state.options, moveMayEmptySite: false } };
    expect(may(kept, 'lucca-5 A')).toEqual(['move:siena:AB', 'n']);
    expect(whyNot(run(kept, 'lucca-5 A'), 'move:siena:BA')).toBe('move-would-empty-site PAT-MOVE-6');
  });

  test('[PAT-MOVE-6] EX-12: a move may leave all floors on one tower; the last floor must then go to the other', () => {
    const open = sketch({
      cities: { parma: '121/0/siena-1', siena: '-/-/roma-1' },
      hands: ['ferrara-4', 'parma-2', 'roma-4'],
      pile: 'milano-1 milano-2',
    });
    const emptied = run(open, 'ferrara-4 A move:parma:BA take:parma parma=milano-1');
    expect(cityIn(emptied, 'parma')).toBe('1210/-/milano-1');
    expect(may(emptied, 'parma-2')).toEqual(['B']);
  });

  test('[PAT-MOVE-7] one move at most; without a legal one the symbol is ignored; nothing is scored by it', () => {
    expect(run(moved, 'move:siena:AB').phase).toEqual({ kind: 'taking' });
    const alone = sketch({ cities: { lucca: '-/-/siena-1' }, hands: ['lucca-5', 'roma-3', 'roma-4'], pile: 'siena-2' });
    expect(run(alone, 'lucca-5 A').phase).toEqual({ kind: 'taking' });
    expect(run(moved, 'move:siena:AB').players.map(({ tokens }) => tokens)).toEqual([[], [], []]);
  });

  test('[PAT-CARD-3] the move is optional', () => {
    expect(run(moved, 'n').towers).toEqual(moved.towers);
    expect(run(moved, 'n').phase).toEqual({ kind: 'taking' });
  });
});
