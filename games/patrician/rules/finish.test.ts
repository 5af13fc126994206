import { describe, expect, test } from 'vitest';
import { patrician as game } from '../game';
import { run, sketch } from '../testing/sketch';
import { TOKEN_IDS, TOKEN_VALUES, citiesFor, findCity, tokenOf } from './cities';
import { placesOf, scoresOf, setsIn } from './finish';

const token = (id: string): number => TOKEN_IDS.indexOf(id);

describe('the end', () => {
  test('[PAT-END-1] the turn that leaves all hands empty ends the game, its messenger included', () => {
    const last = sketch({
      seats: 2,
      options: { messengers: true },
      cities: { roma: '0000/1111/-', siena: '1111/000/-' },
      hands: ['roma-3', ''],
      played: ['', ''],
    });
    const placing = run(last, 'roma-3 A');
    expect(placing.phase).toEqual({ kind: 'placing' });
    expect(game.outcome(placing)).toBeUndefined();
    const over = run(placing, 'n');
    expect([over.phase.kind, game.actor(over), game.legalMoves(over)]).toEqual(['over', 'nobody', []]);
    expect(game.outcome(over)).toMatchObject({ places: [1, 2], ending: 'all-scored' });
  });

  const pile = (played: string): readonly number[] =>
    scoresOf(sketch({ seats: 2, at: 'over', played: [played, ''] })).map(({ sets, total }) => (sets === 0 ? 0 : total));

  test('[PAT-END-2] [PAT-AMB-14] six points for three of the same patrician', () => {
    expect(pile('roma-3 bologna-4 siena-3')).toEqual([6, 0]);
    expect(pile('roma-3 bologna-4 roma-4 roma-5')).toEqual([0, 0]);
    expect(pile('firenze-5 siena-3')).toEqual([6, 0]);
  });

  test('[PAT-END-3] EX-6: several sets of one patrician count, left-over portraits do not', () => {
    expect(setsIn([7, 2, 3])).toBe(3);
    // Lady 7: 2+1+1+1+1+1; cap 2; beard 3: 2+1.
    expect(pile('firenze-5 roma-3 bologna-4 bologna-6 siena-3 lucca-4 roma-4 firenze-3 roma-5 siena-4')).toEqual([18, 0]);
  });

  test('[PAT-END-4] the total, which may be negative; all tokens are worth 99, with ten cities 114', () => {
    const worth = (seats: number): number =>
      citiesFor(seats).reduce((sum, city) => sum + TOKEN_VALUES[tokenOf(city, true)] + TOKEN_VALUES[tokenOf(city, false)], 0);
    expect([worth(4), worth(5)]).toEqual([99, 114]);
    const state = sketch({
      seats: 2,
      at: 'over',
      options: { messengers: true },
      cities: { roma: '00000/0000/-', siena: '0000/111/-' },
      placed: 'pistoia-roma',
      played: ['roma-3 bologna-4 siena-3', ''],
      tokens: [[token('roma:6'), token('roma:9')], []],
      bonus: [2, 0],
    });
    expect(scoresOf(state)).toEqual([
      { prestige: 15, portraits: [3, 0, 0], sets: 1, bonus: 4, penalty: 0, total: 25 },
      { prestige: 0, portraits: [0, 0, 0], sets: 0, bonus: 0, penalty: 3, total: -3 },
    ]);
    expect(findCity('roma')).toBe(7);
  });
});

describe('ties', () => {
  const tied = (tieBreak: string) =>
    sketch({
      at: 'over',
      options: { tieBreak },
      // Black 6 + 6, white 9 + … : 12 each by different ways, red less.
      tokens: [[token('roma:6')], [token('milano:7'), token('ferrara:5')], [token('siena:4')]],
      played: ['roma-3 bologna-4 siena-3', '', ''],
    });

  test('[PAT-TIE-1] [PAT-AMB-3] equal totals share the victory', () => {
    expect(game.outcome(tied('shared'))).toMatchObject({ places: [1, 1, 3], points: [12, 12, 4] });
  });

  test('[PAT-TIE-1] with two players and no messengers the total is odd, so there is no tie', () => {
    expect(99 % 2).toBe(1);
  });

  test('[PAT-TIE-2] the option: the greater number of tokens, or of portrait sets', () => {
    expect(game.outcome(tied('tokens'))).toMatchObject({ places: [2, 1, 3] });
    expect(game.outcome(tied('portraits'))).toMatchObject({ places: [1, 2, 3] });
    expect(placesOf([5, 5, 5, 7], [1, 1, 0, 0])).toEqual([2, 2, 4, 1]);
  });

  test('[PAT-TIE-2] the result names places and points', () => {
    const end = game.outcome(tied('shared'));
    expect(end && game.notation.formatResult(end)).toBe('1/0:12 1/1:12 3/2:4');
  });
});
