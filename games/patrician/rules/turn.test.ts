import { describe, expect, test } from 'vitest';
import { handOf, may, run, sketch, whyNot } from '../testing/sketch';
import { CARDS } from './cards';

const state = sketch({
  options: { messengers: true },
  cities: {
    firenze: '0/-/roma-5',
    lucca: '10/-/parma-4',
    roma: '-/-/siena-1',
    siena: '0/-/lucca-2',
    verona: '100/11/-',
    parma: '111/00/verona-4',
  },
  hands: ['firenze-3 firenze-7 siena-5', 'roma-3 roma-4 roma-6', 'lucca-1 lucca-3 lucca-5'],
  played: ['ferrara-1 bologna-5', 'ferrara-2', 'ferrara-3'],
  pile: 'siena-2 siena-3 siena-4',
});

const kindsOf = (line: string): readonly string[] => {
  const words = line.split(' ');
  return words.map((_, i) => run(state, words.slice(0, i).join(' ')).phase.kind);
};

describe('a turn', () => {
  test('[PAT-TURN-1] [PAT-AMB-7] [PAT-AMB-18] play, build, move, take, refill, messenger', () => {
    expect(kindsOf('firenze-7 A move:siena:AB take:firenze firenze=siena-2')).toEqual([
      'playing',
      'building',
      'moving',
      'taking',
      'refilling',
    ]);
    expect(kindsOf('firenze-3 A take:firenze firenze=siena-2 messenger:lucca-siena')).toEqual([
      'playing',
      'building',
      'taking',
      'refilling',
      'placing',
    ]);
    expect(run(state, 'firenze-3 A take:firenze firenze=siena-2 n')).toMatchObject({ turn: 1, phase: { kind: 'playing' } });
  });

  test('[PAT-TURN-2] the card goes on top of the own pile', () => {
    expect(run(state, 'firenze-3').players[0].played.map((card) => CARDS[card].id)).toEqual([
      'ferrara-1',
      'bologna-5',
      'firenze-3',
    ]);
    expect(handOf(run(state, 'firenze-3'), 0)).toBe('firenze-7 siena-5');
  });

  test('[PAT-TURN-3] playing a card is compulsory, any of the hand', () => {
    expect(may(state)).toEqual(['firenze-3', 'firenze-7', 'siena-5']);
    expect(whyNot(state, 'n')).toBe('play-first PAT-TURN-3');
  });

  test('[PAT-TURN-4] building is compulsory for every crest', () => {
    const white = sketch({ cities: { lucca: '-/-/siena-1' }, hands: ['lucca-1', 'roma-3', 'roma-4'] });
    expect(may(white, 'lucca-1 A')).toEqual(['A', 'B']);
    expect(whyNot(run(white, 'lucca-1 A'), 'take:lucca')).toBe('build-first PAT-TURN-4');
    expect(whyNot(run(white, 'lucca-1 A'), 'n')).toBe('build-first PAT-TURN-4');
  });

  test('[PAT-CARD-1] two crests: both on one site, or one on each', () => {
    const white = sketch({ cities: { lucca: '-/-/siena-1' }, hands: ['lucca-1', 'roma-3', 'roma-4'] });
    const towers = ['A A', 'A B', 'B A', 'B B'].map((sites) => run(white, `lucca-1 ${sites}`).towers.slice(6, 8).join('/'));
    expect(towers).toEqual(['00/', '0/0', '0/0', '/00']);
  });

  test('[PAT-CARD-2] [PAT-AMB-10] any-card: any city with a card, the one built in and completed ones included', () => {
    expect(may(state, 'siena-5 A')).toEqual(['take:firenze', 'take:lucca', 'take:parma', 'take:roma', 'take:siena']);
  });

  test('[PAT-CARD-4] a portrait does nothing when it is played', () => {
    const alone = { ...state, options: { ...state.options, messengers: false } };
    expect(run(alone, 'firenze-3 A take:firenze firenze=siena-2').players[0]).toMatchObject({ tokens: [], bonus: 0 });
  });

  test('[PAT-CARD-5] a star has no function in the base game', () => {
    const alone = { ...state, options: { ...state.options, messengers: false } };
    expect(run(alone, 'firenze-3 A take:firenze firenze=siena-2')).toMatchObject({ turn: 1, phase: { kind: 'playing' } });
  });
});

describe('refusals name the rule', () => {
  test.each([
    ['', 'roma-3', 'card-not-in-hand PAT-TURN-1'],
    ['', 'A', 'play-first PAT-TURN-3'],
    ['', 'take:roma', 'play-first PAT-TURN-3'],
    ['', 'messenger:roma-siena', 'no-messenger-now PAT-MSG-3'],
    ['', 'roma=siena-2', 'not-chance PAT-TURN-1'],
    ['', 'first=black', 'not-chance PAT-TURN-1'],
    ['firenze-3', 'firenze-7', 'played-already PAT-TURN-1'],
    ['firenze-7', 'move:siena:AB', 'build-first PAT-TURN-4'],
    ['firenze-7 A', 'A', 'nothing-to-build PAT-BUILD-1'],
    ['firenze-7 A', 'take:firenze', 'move-or-decline PAT-TURN-1'],
    ['firenze-7 A', 'move:pistoia:AB', 'city-not-in-play PAT-COMP-2'],
    ['firenze-7 A n', 'move:siena:AB', 'no-move-now PAT-CARD-3'],
    ['firenze-7 A n', 'n', 'take-first PAT-REFILL-7'],
    ['firenze-7 A n', 'B', 'nothing-to-build PAT-BUILD-1'],
    ['firenze-7 A n', 'take:roma', 'take-where-built PAT-REFILL-1'],
    ['siena-5 A', 'take:verona', 'no-card-there PAT-REFILL-1'],
    ['firenze-3 A take:firenze', 'n', 'chance-decides PAT-REFILL-2'],
    ['firenze-3 A take:firenze', 'roma=siena-2', 'turn-up-elsewhere PAT-REFILL-2'],
    ['firenze-3 A take:firenze', 'firenze=roma-3', 'card-not-in-pile PAT-REFILL-2'],
    ['firenze-3 A take:firenze firenze=siena-2', 'take:roma', 'no-take-now PAT-TURN-1'],
    ['firenze-3 A take:firenze firenze=siena-2', 'messenger:bologna-firenze', 'messenger-where-built PAT-MSG-6'],
    ['firenze-3 A take:firenze firenze=siena-2', 'messenger:pistoia-roma', 'link-not-in-play PAT-MSG-4'],
    ['firenze-3 A take:firenze firenze=siena-2', 'roma-3', 'played-already PAT-TURN-1'],
    ['firenze-3 A take:firenze firenze=siena-2', 'A', 'nothing-to-build PAT-BUILD-1'],
  ])('after "%s", %s: %s', (line, token, refusal) => {
    expect(whyNot(run(state, line), token)).toBe(refusal);
  });
});
