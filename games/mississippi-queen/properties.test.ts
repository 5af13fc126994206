import { createRandom } from '@showboat/engine';
import { assert, configureGlobal, nat, pre, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from './index';
import { carryOut } from './rules/actions';
import type { State } from './rules/state';
import { stopsFrom } from './rules/reach';
import { turnKey } from './rules/turn-key';
import { outcomeLine, outcomesFrom } from './rules/turns';
import { CASES, startOf, wanderFrom } from './testing/cases';
import { problemsAcross, problemsIn } from './testing/invariants';

// The same moments in every run, so that a red test is a changed rule; `npm run fuzz` is the one that wanders.
configureGlobal({ seed: 1997 });

const moments = record({ table: nat(CASES.length - 1), seed: nat(), moves: nat(250) }).map(({ table, seed, moves }) => ({
  name: `${CASES[table].name}, seed ${seed}, move ${moves}`,
  state: wanderFrom(startOf(CASES[table].options), moves, createRandom(seed)),
}));

test('coal, passengers and ships keep their laws at every moment', () => {
  assert(
    property(moments, ({ state }) => {
      expect(problemsIn(state)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('no legal move breaks a law', () => {
  assert(
    property(moments, ({ state }) => {
      for (const move of game.legalMoves(state)) {
        const after = game.apply(state, move);
        expect([...problemsIn(after), ...problemsAcross(state, move, after)]).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

const isTurnStart = (state: State): boolean => state.phase.kind === 'speed';

/** The outcomes of a turn found the slow way, by the list of legal moves alone. */
const outcomesByLegalMoves = (state: State): ReadonlySet<string> => {
  const lines = new Set<string>();
  const seen = new Set<string>();
  const walk = (moment: State): void => {
    const key = turnKey(moment);
    if (seen.has(key)) return;
    seen.add(key);
    for (const move of game.legalMoves(moment)) {
      const after = carryOut(moment, move);
      if (after.phase.kind === 'closed' || after.phase.kind === 'laying') lines.add(outcomeLine(after));
      else walk(after);
    }
  };
  walk(state);
  return lines;
};

/** Coal multiplies the ways; a little is enough to try all of them. */
const poor = (state: State): State => ({
  ...state,
  ships: state.ships.map((ship) => (ship.coal > 2 && ship.seat >= 0 ? { ...ship, coal: 2 } : ship)),
});

test('what legalMoves allows and what turns lists are the same', () => {
  assert(
    property(moments, ({ state }) => {
      pre(isTurnStart(state));
      const start = poor(state);
      pre(game.legalMoves(start).length > 0);
      const listed = outcomesFrom(start).map(({ line }) => line);
      expect([...outcomesByLegalMoves(start)].sort()).toEqual(listed.sort());
    }),
    { numRuns: 60 },
  );
});

test('the way that comes with an outcome leads to it', () => {
  assert(
    property(moments, ({ state }) => {
      pre(isTurnStart(state));
      for (const { line, moves } of outcomesFrom(poor(state)).slice(0, 200)) {
        expect(outcomeLine(moves.reduce(carryOut, poor(state)))).toBe(line);
      }
    }),
    { numRuns: 40 },
  );
});

test('the cheapest way to a space burns what it says, and no outcome there is cheaper', () => {
  assert(
    property(moments, ({ state }) => {
      pre(isTurnStart(state) && !state.options.rose);
      const start = poor(state);
      const index = start.order[start.next];
      const ship = start.ships[index];
      const left = new Map<number, number>();
      for (const { state: end, moves } of outcomesFrom(start)) {
        const after = end.ships[index];
        if (end.phase.kind !== 'closed' || after.status !== 'sailing') continue;
        if (moves.some(({ kind }) => kind === 'refuel' || kind === 'exchange')) continue;
        left.set(after.at, Math.max(left.get(after.at) ?? -1, after.coal));
      }
      const stops = stopsFrom(start);
      for (const stop of stops.values()) expect(stop.moves.reduce(carryOut, start).ships[index].at).toBe(stop.place);
      // The yard's bonus coal is burned first, and lost if it is not.
      const leftBy = (coal: number): number => ship.coal - Math.max(0, coal - start.turn.bonus);
      for (const [place, coal] of left) expect(leftBy(stops.get(place)?.coal ?? 99)).toBe(coal);
    }),
    { numRuns: 60 },
  );
});
