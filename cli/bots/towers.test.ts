import { type LevelId, decide } from '@showboat/bots';
import { createRandom, isEqual, knownTo, setUp, unwrap } from '@showboat/engine';
import { type Move, type State, isVeiled, mind, patrician as game } from '@showboat/games/patrician';
import { describe, expect, test } from 'vitest';
import { run, sketch } from '../../games/patrician/testing/sketch';

const player = { game, mind };
/** Without what was learned. */
const byHand = { game, mind: mind.byHand ?? mind };

const decided = (known: State, seat: number, level: LevelId, seed = 'towers', by = player): readonly Move[] =>
  decide(
    by,
    known,
    seat,
    { level, style: 'steady' },
    { random: createRandom(seed), ...(level === 'commodore' && { iterations: 300 }) },
  ).moves;

const tokensOf = (state: State, moves: readonly Move[]): string => moves.map((move) => game.formatMove(state, move)).join(' ');

const playedOn = (state: State, level: LevelId): State => decided(state, state.turn, level).reduce(game.apply, state);

interface Course {
  readonly start: State;
  readonly moves: readonly Move[];
  readonly state: State;
}

/** A random game up to where a seat is to play a card and that many cards are left. */
const courseTo = (cardsLeft: number, options: object, seed: string): Course => {
  const random = createRandom(seed);
  const start = unwrap(setUp(game, options));
  const moves: Move[] = [];
  let state = start;
  const left = (): number => state.pile.length + state.players.reduce((sum, { hand }) => sum + hand.length, 0);
  while (!(state.phase.kind === 'playing' && state.lying.every((card) => card < 0) && left() <= cardsLeft)) {
    const legal = game.legalMoves(state);
    moves.push(legal[Math.floor(random() * legal.length)]);
    state = game.apply(state, moves[moves.length - 1]);
  }
  return { start, moves, state };
};

/** The result when everybody plays optimally, found by exhaustive search. */
const solved = (state: State): readonly number[] => {
  const actor = game.actor(state);
  if (typeof actor !== 'number') return mind.evaluate(state);
  return mind
    .choices(state)
    .map((choice) => solved(choice.state))
    .reduce((best, values) => (values[actor] > best[actor] ? values : best));
};

describe('what a good player sees', () => {
  test('the two floors that win both tokens', () => {
    const state = sketch({
      seats: 2,
      cities: { siena: '11/010/roma-5', lucca: '01011/1/firenze-5', parma: '-/-/verona-3' },
      hands: ['siena-1 parma-4', 'lucca-5 bologna-3'],
    });
    expect(tokensOf(state, decided(state, 0, 'commodore'))).toBe('siena-1 A A take:siena');
    expect(playedOn(state, 'commodore').players[0].tokens).toHaveLength(2);
  });

  test('the last floor but one is left to the other', () => {
    const state = sketch({ seats: 2, cities: { verona: '01/1/-' }, hands: ['verona-2 bologna-3', 'verona-4'] });
    // At first a floor in Verona looks best; but the next player to build there gets both towers, or all but one.
    expect(tokensOf(state, byHand.mind.choices(state)[0].moves)).toMatch(/^verona-2 /);
    expect(tokensOf(state, decided(state, 0, 'commodore', 'towers', byHand))).toMatch(/^bologna-3 /);
    expect(tokensOf(state, decided(state, 0, 'commodore'))).toMatch(/^bologna-3 /);
  });

  test('where the last floor has no choice (PAT-BUILD-4) the last but one decides', () => {
    const state = sketch({ seats: 2, cities: { verona: '011/-/-' }, hands: ['verona-2 bologna-3', 'verona-4'] });
    expect(tokensOf(state, decided(state, 0, 'commodore'))).toMatch(/^verona-2 /);
  });

  test('the portrait that completes a set, though the city is lost', () => {
    const state = sketch({
      seats: 2,
      cities: { bologna: '1111/11/verona-4', roma: '11/1/siena-5', lucca: '-/-/roma-7' },
      hands: ['bologna-7 roma-7 roma-4', 'siena-2 parma-4 ferrara-4'],
      played: ['milano-5 ferrara-2', ''],
    });
    expect(tokensOf(state, decided(state, 0, 'commodore', 'towers', byHand))).toMatch(/^bologna-7 [AB] take:bologna$/);
  });

  test('a messenger goes where its sender leads', () => {
    const state = run(
      sketch({
        seats: 2,
        options: { messengers: true },
        cities: {
          lucca: '000/0/bologna-6',
          milano: '00/0/verona-1',
          bologna: '111/1/siena-5',
          firenze: '11/1/parma-4',
          roma: '-/-/siena-1',
        },
        hands: ['roma-3 lucca-4 milano-5', 'bologna-3 firenze-6 siena-4'],
      }),
      'roma-3 A take:roma',
    );
    for (const level of ['greedy', 'commodore'] as const)
      expect(tokensOf(state, decided(state, 0, level))).toBe('messenger:lucca-milano');
  });
});

describe('the last cards', () => {
  test('two rounds before the end, with everything known, play is optimal', () => {
    let missed = 0;
    for (let i = 0; i < 24; i++) {
      const { start, moves, state } = courseTo(4, { seats: 2, messengers: i % 2 === 0 }, `last/${i}`);
      const known = knownTo(game, start, moves, state.turn);
      expect(isVeiled(known)).toBe(false);
      const best = solved(state)[state.turn];
      const found = solved(decided(known, state.turn, 'captain', `${i}`).reduce(game.apply, state))[state.turn];
      if (found < best - 1e-9) missed++;
    }
    expect(missed).toBe(0);
  });

  test('with three players, too', () => {
    let missed = 0;
    for (let i = 0; i < 6; i++) {
      const { start, moves, state } = courseTo(6, { seats: 3 }, `three/${i}`);
      const known = knownTo(game, start, moves, state.turn);
      const best = solved(state)[state.turn];
      const found = solved(decided(known, state.turn, 'captain', `${i}`).reduce(game.apply, state))[state.turn];
      if (found < best - 0.02) missed++;
    }
    expect(missed).toBe(0);
  });
});

describe('what a bot knows', () => {
  const courses = [2, 3, 5].map((seats) => {
    const random = createRandom(`knows/${seats}`);
    const start = unwrap(setUp(game, { seats }));
    const moves: Move[] = [];
    let state = start;
    while (moves.length < 90 || state.phase.kind !== 'playing') {
      const legal = game.legalMoves(state);
      moves.push(legal[Math.floor(random() * legal.length)]);
      state = game.apply(state, moves[moves.length - 1]);
    }
    return { start, moves, state };
  });

  test('every level decides legally and the same for the same seed', () => {
    for (const { start, moves, state } of courses) {
      const known = knownTo(game, start, moves, state.turn);
      for (const level of ['random', 'deckhand', 'greedy', 'mate', 'captain', 'commodore'] as const) {
        const first = decided(known, state.turn, level);
        expect(decided(known, state.turn, level)).toEqual(first);
        let now = state;
        for (const move of first) {
          expect(game.refuse(now, move)).toBeUndefined();
          now = game.apply(now, move);
        }
      }
    }
  });

  test('hidden information changes no decision', () => {
    for (const { start, moves, state } of courses) {
      const known = knownTo(game, start, moves, state.turn);
      const other = game.redeal(known, state.turn, createRandom('another world'));
      for (const level of ['greedy', 'mate', 'captain', 'commodore'] as const) {
        const [here, there] = [state, other].map((world) => decided(game.view(world, state.turn), state.turn, level));
        expect(there).toEqual(here);
      }
    }
  });

  test('the lower levels forget what they saw, the higher ones do not', () => {
    /** Whether it expects the same with and without its memory. */
    const forgets = (level: LevelId): readonly boolean[] =>
      courses.map(({ start, moves, state }) => {
        const seat = state.turn;
        const valuesOf = (known: State): readonly number[] =>
          decide(player, known, seat, { level, style: 'steady' }, { random: createRandom('memory'), iterations: 60 }).values;
        return isEqual(valuesOf(knownTo(game, start, moves, seat)), valuesOf(game.view(state, seat)));
      });
    for (const level of ['deckhand', 'greedy'] as const) expect(forgets(level)).toEqual([true, true, true]);
    for (const level of ['mate', 'captain', 'commodore'] as const) expect(forgets(level)).toEqual([false, false, false]);
  });
});
