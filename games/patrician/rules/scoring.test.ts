import { expect, test } from 'vitest';
import { may, run, sketch } from '../testing/sketch';
import { TOKEN_IDS } from './cities';
import { controllerOf } from './scoring';
import type { State } from './state';

const tokensOf = (state: State): readonly string[] =>
  state.players.map(({ tokens }) => tokens.map((token) => TOKEN_IDS[token]).join(' '));

// EX-1: W is 0, B is 1, R is 2; Siena lacks one floor.
const siena = (towers: string, turn: number): State =>
  sketch({
    cities: { siena: `${towers}/roma-1`, roma: '-/-/roma-2' },
    hands: ['siena-4', 'siena-4', 'siena-4'],
    turn,
    pile: 'lucca-1 lucca-2',
  });

test('[PAT-SCORE-1] a city is scored at once, before a card is taken', () => {
  const scored = run(siena('0101/22', 1), 'siena-4 B');
  expect(scored.phase).toEqual({ kind: 'taking' });
  expect(tokensOf(scored)).toEqual(['', 'siena:7', 'siena:4']);
});

test('[PAT-SCORE-2] EX-1: the taller tower awards 7, the shorter 4', () => {
  expect(tokensOf(run(siena('0101/22', 1), 'siena-4 B'))).toEqual(['', 'siena:7', 'siena:4']);
  expect(tokensOf(run(siena('010/222', 1), 'siena-4 A'))).toEqual(['', 'siena:7', 'siena:4']);
  expect(tokensOf(run(siena('010/222', 1), 'siena-4 B'))).toEqual(['siena:4', '', 'siena:7']);
});

test('[PAT-SCORE-3] most floors in that tower', () => {
  expect(['0', '001', '0112', '21211'].map(controllerOf)).toEqual([0, 0, 1, 1]);
  expect(controllerOf('')).toBe(-1);
});

test('[PAT-SCORE-4] EX-1, EX-2: of those tied the one whose highest floor stands higher; others are ignored', () => {
  expect(controllerOf('0101')).toBe(1);
  expect(controllerOf('01102')).toBe(0);
  expect(controllerOf('0123')).toBe(3);
  expect(controllerOf('22100')).toBe(0);
});

test('[PAT-SCORE-4] the position counts, not who came last', () => {
  // White moved black's floor away and back: it stands higher than the one placed later.
  expect(controllerOf('10')).toBe(0);
});

test('[PAT-SCORE-5] one player may take both tokens; the second gets nothing', () => {
  expect(tokensOf(run(siena('0010/01', 0), 'siena-4 B'))).toEqual(['siena:4 siena:7', '', '']);
});

test('[PAT-SCORE-6] floors stay, the city takes no more', () => {
  const scored = run(siena('0101/22', 1), 'siena-4 B take:siena');
  expect(scored.towers.filter((tower) => tower !== '')).toEqual(['0101', '221']);
  expect(may(sketch({ cities: { siena: '0101/221/-', lucca: '0/-/-' }, hands: ['roma-7', 'roma-6'] }), 'roma-7 A')).toEqual([
    'move:lucca:AB',
    'n',
  ]);
});
