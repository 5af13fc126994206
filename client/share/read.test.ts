import { type Game, type OptionValues, createRandom, play, setUp, unwrap } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import type { GameView } from '@showboat/ui';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SavedGame } from '../session/saved';
import { formatLink } from './link';
import { sharedPosition } from './position';
import { type Read, type ReadableGame, readShared } from './read';
import { recordOf } from './record';
import { formatShared, sharedOf } from './shared';

const [RIVER] = CATALOG;

/** The client's games, loaded in advance. */
const viewOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
): Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'> => ({ game, loadPositions: async () => game });

const findGame = async (id: string): Promise<ReadableGame | undefined> => {
  const entry = CATALOG.find((one) => one.id === id);
  return entry && { use: (visit) => entry.use(({ game }) => visit(viewOf(game))) };
};
const read = (text: string): Promise<Read> => readShared(text, findGame);

interface Sample {
  readonly saved: SavedGame;
  readonly record: string | undefined;
  readonly between: Parameters<typeof formatShared>[0];
  readonly within: Parameters<typeof formatShared>[0];
}

/** A game of some random moves. */
const sampleOf = async <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  count: number,
): Promise<Sample> => {
  const random = createRandom(`sample ${count}`);
  const options = { seats: 3 };
  const states = [unwrap(setUp(game, options))];
  const moves: Move[] = [];
  while (moves.length < count && game.outcome(states[moves.length]) === undefined) {
    const state = states[moves.length];
    const legal = game.legalMoves(state);
    moves.push(legal[Math.floor(random() * legal.length)]);
    states.push(unwrap(play(game, state, moves[moves.length - 1])));
  }
  const saved: SavedGame = {
    id: 'sample',
    game: game.id,
    rules: game.rulesVersion,
    beginning: { kind: 'options', options },
    moves,
    seats: [0, 1, 2].map((seat) => ({ kind: 'person', name: `P${seat}` })),
    seed: '00',
    created: 0,
    changed: 0,
    version: 1,
    summary: { number: 0, seat: 0, places: undefined },
  };
  const turn = states.findLastIndex((state) => game.formatPosition(state).ok);
  const middle = states.findLastIndex((state) => !game.formatPosition(state).ok);
  return {
    saved,
    record: recordOf(game, saved),
    between: await sharedPosition(viewOf(game), saved, turn, states[turn]),
    within: await sharedPosition(viewOf(game), saved, middle, states[middle]),
  };
};

const sample = await RIVER.use(({ game }) => sampleOf(game, 120));
const { saved } = sample;

describe('a saved game survives the round trip', () => {
  test('as a text record', async () => {
    const found = await read(sample.record ?? '');
    expect(found).toMatchObject({ ok: true, value: { shared: { game: RIVER.id, moves: saved.moves } } });
    expect(found.ok && found.value.facts).toMatchObject({ isPosition: false, seats: 3 });
  });

  test('as a file and as a link', async () => {
    for (const text of [formatShared(sharedOf(saved)), await formatLink(sharedOf(saved), 'https://boats.example')]) {
      expect(await read(text)).toMatchObject({ ok: true, value: { shared: { moves: saved.moves, seats: saved.seats } } });
    }
  });

  test('up to a moment of it', async () => {
    const found = await read(formatShared(sharedOf(saved, 40)));
    expect(found.ok && found.value.shared.moves).toEqual(saved.moves.slice(0, 40));
  });

  test('as a position between turns, with its moves within one', async () => {
    expect(sample.between).toMatchObject({ beginning: { kind: 'position' }, moves: [] });
    expect(await read(formatShared(sample.between))).toMatchObject({
      ok: true,
      value: { facts: { isPosition: true, seats: 3 } },
    });
    expect(sample.within).toMatchObject({ beginning: { kind: 'options' } });
    expect(await read(formatShared(sample.within))).toMatchObject({ ok: true, value: { facts: { isPosition: false } } });
    const bare = sample.between.beginning.kind === 'position' ? sample.between.beginning.position : undefined;
    expect(await read(JSON.stringify(bare))).toMatchObject({ ok: true, value: { facts: { isPosition: true } } });
  });
});

test('a game that is over has no position: the moment is shared with all its moves', async () => {
  const [, , ROOFS] = CATALOG;
  const over = await ROOFS.use(({ game }) => sampleOf(game, 100_000));
  expect(over.within.moves).toEqual(over.saved.moves);
  expect(await read(formatShared(over.within))).toMatchObject({
    ok: true,
    value: { facts: { isPosition: false, isOver: true } },
  });
});

test('a game from a position has no text record', () => {
  expect(RIVER.use(({ game }) => recordOf(game, sample.between))).toBeUndefined();
});

describe('what cannot be opened is refused with reason and place', () => {
  test.each([
    ['  ', { code: 'empty' }],
    ['ahoy', { code: 'not-shared' }],
    ['https://boats.example/', { code: 'not-a-link' }],
    ['{"a":', { code: 'not-json' }],
    ['{"a":1}', { code: 'not-shared' }],
    ['{"game":"ludo"}', { code: 'unknown-game', detail: { given: 'ludo' } }],
    ['[Game "ludo"]', { code: 'unknown-game' }],
    ['{"game":"mississippi-queen"}', { code: 'missing-field' }],
    ['[Game "mississippi-queen"]\n[Rules "0"]', { code: 'other-rules', field: 'rules' }],
    ['[Game "mississippi-queen"]\n[Rules "1"]\n[Options "seats=3"]\n\nahoy', { code: 'bad-line', field: 'line 5' }],
  ])('%s', async (text, refusal) => {
    expect(await read(text)).toMatchObject({ ok: false, refusal });
  });

  test('a move that is not legal, by its number', async () => {
    const moves = saved.moves.map((move, i) => (i === 30 ? { kind: 'lay', exit: 'S', tile: 'A1' } : move));
    const found = await read(formatShared({ ...sharedOf(saved), moves }));
    expect(found).toMatchObject({ ok: false, refusal: { field: 'moves[30]' }, game: RIVER.id });
  });

  test('rules of another version', async () => {
    expect(await read(formatShared({ ...sharedOf(saved), rules: '99' }))).toMatchObject({ refusal: { code: 'other-rules' } });
  });
});

test('no move from outside can throw', async () => {
  const property = fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 0, max: 100 }), async (move, at) => {
    const moves = [...saved.moves.slice(0, at), move];
    expect((await read(formatShared({ ...sharedOf(saved), moves }))).ok).toBe(false);
  });
  await fc.assert(property, { numRuns: 60 });
  const beginnings = fc.asyncProperty(fc.jsonValue(), async (position) => {
    const shared = { ...sharedOf(saved, 0), beginning: { kind: 'position', position } as const };
    expect((await read(formatShared(shared))).ok).toBe(false);
  });
  await fc.assert(beginnings, { numRuns: 60 });
});
