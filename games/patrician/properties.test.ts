import { createRandom } from '@showboat/engine';
import { assert, configureGlobal, nat, pre, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { patrician as game } from './index';
import { CITY_OF } from './rules/cards';
import { mayPlace } from './rules/messengers';
import { type State, cardPlayed } from './rules/state';
import { outcomeLine, outcomesFrom, turnLines } from './rules/turns';
import { CASES, startOf, wanderFrom } from './testing/cases';
import { problemsIn } from './testing/invariants';

// The same moments in every run, so that a red test is a changed rule.
configureGlobal({ seed: 2007 });

const moments = record({ table: nat(CASES.length - 1), seed: nat(), moves: nat(300) }).map(({ table, seed, moves }) => ({
  name: `${CASES[table].name}, seed ${seed}, move ${moves}`,
  state: wanderFrom(startOf(CASES[table].options), moves, createRandom(seed)),
}));

test('no legal move breaks a law', () => {
  assert(
    property(moments, ({ state }) => {
      for (const move of game.legalMoves(state)) expect(problemsIn(game.apply(state, move))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

const isTurnStart = ({ phase: { kind } }: State): boolean => kind === 'playing' || kind === 'placing';

/** The outcomes of a turn found the slow way, by the list of legal moves alone and every order of them. */
const linesByLegalMoves = (state: State): readonly string[] => {
  const lines = new Set<string>();
  const walk = (moment: State): void => {
    for (const move of game.legalMoves(moment)) {
      const after = game.apply(moment, move);
      const isOver = after.phase.kind === 'playing' || typeof game.actor(after) !== 'number';
      if (isOver) lines.add(outcomeLine(after));
      else walk(after);
    }
  };
  walk(state);
  return [...lines].sort();
};

test('what legalMoves allows and what turns lists are the same', () => {
  assert(
    property(moments, ({ state }) => {
      pre(isTurnStart(state));
      expect(turnLines(state)).toEqual(linesByLegalMoves(state));
    }),
    { numRuns: 60 },
  );
});

test('no outcome of a turn is found twice, and the way that comes with it leads there', () => {
  assert(
    property(moments, ({ state }) => {
      pre(isTurnStart(state));
      const found = outcomesFrom(state);
      expect(new Set(found.map((one) => outcomeLine(one.state))).size).toBe(found.length);
      for (const { state: end, moves } of found) expect(moves.reduce(game.apply, state)).toEqual(end);
    }),
    { numRuns: 60 },
  );
});

/** The towers of every city exchanged. */
const mirrored = (state: State): State => ({
  ...state,
  towers: state.towers.map((_, tower) => state.towers[tower ^ 1]),
});

test('[PAT-BUILD-7] the names of the sites mean nothing', () => {
  assert(
    property(moments, ({ state }) => {
      pre(isTurnStart(state));
      const there = outcomesFrom(mirrored(state)).map((one) => outcomeLine(mirrored(one.state)));
      expect(there.sort()).toEqual(turnLines(state));
    }),
    { numRuns: 60 },
  );
});

test('[PAT-REFILL-5] a city built in has no card only when the pile is empty', () => {
  assert(
    property(moments, ({ state }) => {
      pre(state.phase.kind === 'taking' && state.pile.length > 0);
      expect(state.lying[CITY_OF[cardPlayed(state)]]).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 60 },
  );
});

test('[PAT-MSG-3] whether a messenger may be placed does not depend on the card turned up', () => {
  assert(
    property(moments, ({ state }) => {
      pre(state.phase.kind === 'refilling');
      const kinds = new Set(game.legalMoves(state).map((move) => game.apply(state, move).phase.kind));
      expect([...kinds]).toEqual([mayPlace(state) ? 'placing' : 'playing']);
    }),
    { numRuns: 40 },
  );
});
