import { createRandom, unwrap } from '@showboat/engine';
import { assert, configureGlobal, nat, pre, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { hotTinRoof as game } from './index';
import type { Move } from './rules/moves';
import { NO_GAP } from './rules/board';
import { DELUXE, MOVING, NOBODY, type State, boardIn, inPhase, ownerOf } from './rules/state';
import { outcomeLine, turnLines } from './rules/turns';
import { wayOf } from './rules/ways';
import { CASES, startOf, wanderFrom } from './testing/cases';

// The same moments in every run, so that a red test is a changed rule.
configureGlobal({ seed: 2014 });

const moments = record({ table: nat(CASES.length - 1), seed: nat(), moves: nat(500) }).map(({ table, seed, moves }) => ({
  name: `${CASES[table].name}, seed ${seed}, move ${moves}`,
  state: wanderFrom(startOf(CASES[table].options), moves, createRandom(seed)),
}));

/** Every payment of a way from a roof, found by walking every way that comes to no roof twice. */
const paymentsFrom = (state: State, from: number): ReadonlyMap<number, readonly (readonly number[])[]> => {
  const { steps } = boardIn(state);
  const { tributeCatwalk, tributeDeluxe, tributeShelter } = state.options;
  const found = new Map<number, (readonly number[])[]>();
  const walk = (roof: number, paid: readonly number[], seen: readonly number[]): void => {
    for (const { to, gap } of steps[roof]) {
      const catwalk = gap === NO_GAP ? NOBODY : state.built.catwalks[gap];
      if (seen.includes(to) || (gap !== NO_GAP && catwalk === NOBODY)) continue;
      const pays = paid.slice();
      if (catwalk !== NOBODY) pays[ownerOf(catwalk)] += catwalk >= DELUXE ? tributeDeluxe : tributeCatwalk;
      if (state.built.shelters[to] !== NOBODY) pays[state.built.shelters[to]] += tributeShelter;
      pays[state.turn] = 0;
      found.set(to, [...(found.get(to) ?? []), pays]);
      walk(to, pays, [...seen, to]);
    }
  };
  walk(
    from,
    state.players.map(() => 0),
    [from],
  );
  return found;
};

const isMinimal = (pays: readonly number[], all: readonly (readonly number[])[]): boolean =>
  !all.some((other) => other.every((cans, seat) => cans <= pays[seat]) && other.some((cans, seat) => cans < pays[seat]));

test('[HTR-MOVE-15] walks are just those whose payment no other way undercuts', () => {
  assert(
    property(moments, ({ state }) => {
      pre(state.phase.kind === 'moving' && state.built.catwalks.filter((owner) => owner !== NOBODY).length < 18);
      const { cats, cans } = state.players[state.turn];
      const listed = game.legalMoves(state).flatMap((move) => (move.kind === 'walk' ? [move] : []));
      for (const from of new Set(listed.map((walk) => walk.from))) {
        const wanted = [...paymentsFrom(state, from)].flatMap(([to, all]) => [
          ...new Set(all.filter((pays) => isMinimal(pays, all)).map((pays) => `${to}: ${pays.join()}`)),
        ]);
        const affordable = wanted.filter(
          (text) =>
            text
              .slice(text.indexOf(':') + 1)
              .split(',')
              .reduce((sum, one) => sum + Number(one), 0) <= cans,
        );
        const poses = new Set(listed.filter((walk) => walk.from === from).map(({ pose }) => pose));
        for (const pose of poses) {
          const found = listed.flatMap((walk) =>
            walk.from === from && walk.pose === pose ? [`${walk.to}: ${walk.pays.join()}`] : [],
          );
          expect(found.toSorted()).toEqual(affordable.toSorted());
        }
        expect(cats).toContain(from);
      }
    }),
    { numRuns: 150 },
  );
});

/** Moments of some games with one table, so that what is known of a board may be taken over to the next. */
const momentsOf = (start: State, seed: number): readonly State[] => {
  const found: State[] = [];
  for (let round = 0; round < 3; round++) {
    const random = createRandom(`${seed}/${round}`);
    let now = start;
    for (let i = 0; i < 40; i++) {
      now = wanderFrom(now, 4, random);
      if (now.phase.kind === 'moving') found.push(now);
    }
  }
  return found;
};

test('walks do not depend on the boards that were asked about before', () => {
  assert(
    property(nat(CASES.length - 1), nat(), (table, seed) => {
      const states = momentsOf(startOf(CASES[table].options), seed);
      const listOf = (state: State): string => JSON.stringify(game.legalMoves(state));
      const inOrder = states.map(listOf);
      // A copy of the options is another table, for which nothing is known yet.
      const alone = states.map((state) => listOf({ ...state, options: { ...state.options } }));
      expect(inOrder).toEqual(alone);
      const order = states.map((_, i) => (i * 7) % states.length);
      expect(order.map((i) => listOf(states[i]))).toEqual(order.map((i) => alone[i]));
    }),
    { numRuns: 25 },
  );
});

test('every walk has a way that pays just so', () => {
  assert(
    property(moments, ({ state }) => {
      pre(state.phase.kind === 'moving');
      for (const move of game.legalMoves(state)) {
        if (move.kind !== 'walk') continue;
        const way = wayOf(state, move);
        expect(way.at(-1)?.to).toBe(move.to);
        const paid = state.players.map((_, seat) =>
          way.reduce(
            (sum, { toll, rent }) => sum + (toll?.seat === seat ? toll.cans : 0) + (rent?.seat === seat ? rent.cans : 0),
            0,
          ),
        );
        expect(paid).toEqual(move.pays);
      }
    }),
    { numRuns: 60 },
  );
});

/** The outcomes of a turn found the slow way: every order of legal moves, then what the format leaves out is left out. */
const linesByLegalMoves = (position: State): readonly string[] => {
  const ends: State[] = [];
  const posesIn = (moves: readonly Move[]): number =>
    new Set(moves.flatMap((move) => (move.kind === 'walk' ? [move.pose] : []))).size;
  const { fish } = position.players[position.turn];
  const walk = (moment: State, moves: readonly Move[]): void => {
    for (const move of game.legalMoves(moment)) {
      const way = [...moves, move];
      const applied = game.apply(moment, move);
      const after = applied.phase.kind === 'refilling' ? inPhase(applied, MOVING[0]) : applied;
      if (move.kind === 'poor' || move.kind === 'end' || after.phase.kind === 'over') {
        const met = after.players[position.turn].fish - fish;
        if (posesIn(way) < 2 || met === 2) ends.push(after);
      } else walk(after, way);
    }
  };
  walk(position, []);
  const others = ({ players }: State): readonly number[] => players.map(({ cans }, seat) => (seat === position.turn ? 0 : cans));
  const groups = new Map<string, State[]>();
  for (const end of ends) {
    const key = outcomeLine({ ...end, players: end.players.map((player) => ({ ...player, cans: 0 })) });
    groups.set(key, [...(groups.get(key) ?? []), end]);
  }
  const kept = [...groups.values()].flatMap((group) => {
    const all = [...new Map(group.map((end) => [others(end).join(), end])).values()];
    return all.filter((end) => isMinimal(others(end), all.map(others)));
  });
  return [...new Set(kept.map(outcomeLine))].sort();
};

test('what legalMoves allows and what turns lists are the same', () => {
  assert(
    property(moments, ({ state }) => {
      pre(state.phase.kind === 'diving');
      const laid = state.built.catwalks.filter((owner) => owner !== NOBODY).length;
      const out = state.players[state.turn].cats.filter((roof) => roof >= 0).length;
      // The slow way takes long where much is laid and many are out.
      pre(laid * out <= 16);
      expect(unwrap(turnLines(state))).toEqual(linesByLegalMoves(state));
    }),
    { numRuns: 60 },
  );
});

test('[HTR-DUMP-5] what can be reached does not depend on the tile that comes', () => {
  assert(
    property(moments, ({ state }) => {
      pre(state.phase.kind === 'refilling');
      const lists = new Set(
        game.legalMoves(state).map((move) => {
          const after = game.apply(state, move);
          return game
            .legalMoves(after)
            .map((next) => game.formatMove(after, next))
            .join(' ');
        }),
      );
      expect(lists.size).toBe(1);
    }),
    { numRuns: 40 },
  );
});
