import {
  type OptionValues,
  type Seal,
  chooseChance,
  commitment,
  createRandom,
  drawFraction,
  formatRecord,
  pick,
  setUp,
  unwrap,
  withSeal,
} from '@showboat/engine';
import { CATALOG, type Entry } from '@showboat/games/catalog';
import { describe, expect, test } from 'vitest';
import { runCli } from './testing/run-cli';

const SEED = '1f'.repeat(32);
const TABLE = 'table-1';
const PROMISED = commitment(SEED);

interface Played {
  readonly record: string;
  readonly disclosure: { readonly draws: readonly { readonly index: number; readonly token: string }[] };
  readonly running: string;
  readonly file: string;
}

/** A game whose chance is drawn as the format for online tables says; the file begins with a position in the middle of it. */
const playSealed = <State, Move, Options extends OptionValues>(
  { game, casualMoves }: Entry<State, Move, Options>,
  salts: readonly string[],
): Played => {
  const random = createRandom(game.id);
  const first = unwrap(setUp(game, {}));
  const states = [first];
  const moves: Move[] = [];
  const draws: { seq: number; index: number; chances: (readonly [string, number])[]; token: string }[] = [];
  for (let state = first; game.outcome(state) === undefined; state = states[states.length - 1]) {
    let move: Move;
    if (game.actor(state) === 'chance') {
      const index = draws.length;
      move = chooseChance(game.chances(state), drawFraction({ seed: SEED, table: TABLE, index, salts }));
      const chances = game.chances(state).map((one) => [game.formatMove(state, one.move), one.weight] as const);
      draws.push({ seq: moves.length + 1, index, chances, token: game.formatMove(state, move) });
    } else move = pick(random, casualMoves(state, game.legalMoves(state)));
    moves.push(move);
    states.push(game.apply(state, move));
  }
  const options = game.optionsOf(first);
  const seal: Seal = { table: TABLE, commitment: PROMISED, salts, from: 0 };
  const text = formatRecord(game, options, moves);
  const middle = states.findIndex((state, i) => i > moves.length / 2 && game.formatPosition(state).ok);
  const beginning = { kind: 'position', position: unwrap(game.formatPosition(states[middle])) };
  return {
    record: withSeal(text, { ...seal, seed: SEED }),
    running: withSeal(text, seal),
    disclosure: { table: TABLE, seed: SEED, commitment: PROMISED, salts, rules: game.rulesVersion, options, draws, record: text },
    // Sealed when all of it had been played: nothing is left to check.
    file: JSON.stringify({
      format: 'showboat',
      version: 1,
      game: game.id,
      rules: game.rulesVersion,
      beginning,
      moves: moves.slice(middle),
      seal: { ...seal, seed: SEED, from: moves.length - middle },
    }),
  } as Played;
};

const verify = (text: string): ReturnType<typeof runCli> => runCli(['verify', '-'], { stdin: text });

describe.each(CATALOG)('$id', (entry) => {
  const { record, running, disclosure, file } = entry.use((one) => playSealed(one, ['a'.repeat(32), 'b'.repeat(32)]));
  const { draws } = disclosure;

  test('every draw of a record follows from its seed', async () => {
    const { code, out, err } = await verify(record);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`The SHA-256 of the seed is what was promised: ${PROMISED}.`);
    expect(out).toContain(`${draws.length} draws of chance follow from the seed, the table table-1 and 2 salts.`);
    expect(draws.length).toBeGreaterThan(5);
  });

  test('a game from a position, sealed later', async () => {
    const { code, out } = await verify(file);
    expect(code).toBe(0);
    expect(out).toMatch(/0 draws of chance follow .*\nThe first \d+ moves were made before the seal/s);
  });

  test('the disclosure of an online table', async () => {
    const { code, out, err } = await verify(JSON.stringify(disclosure));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The list of draws has the same chances, weights and order as the rules');
  });

  test('another seed, another table, other salts, another promise', async () => {
    for (const [from, to] of [
      [SEED, '2f'.repeat(32)],
      [TABLE, 'table-2'],
      ['a'.repeat(32), 'c'.repeat(32)],
      [PROMISED, PROMISED.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))],
    ]) {
      expect((await verify(record.replaceAll(from, to))).code).toBe(1);
      expect((await verify(JSON.stringify(disclosure).replaceAll(from, to))).code).toBe(1);
    }
  });

  test('a list that does not say what was drawn', async () => {
    const [one, two] = draws;
    const change = async (changed: readonly object[]): Promise<string> => {
      const { code, err } = await verify(JSON.stringify({ ...disclosure, draws: changed }));
      expect(code).toBe(1);
      return err;
    };
    expect(await change([{ ...one, token: 'nothing' }, ...draws.slice(1)])).toContain('draws[0]: must be');
    expect(await change([{ ...one, chances: [[one.token, 1]] }, ...draws.slice(1)])).toContain(
      'draws[0]: must list what the rules',
    );
    expect(await change(draws.slice(0, -1))).toMatch(/draws(?:\[\d+\])?: must/);
    const more = { seq: 999, index: draws.length, chances: [['x', 1]], token: 'x' };
    expect(await change([...draws, more])).toContain(`draws: must be the ${draws.length} draws of the record`);
    expect(await change([two, one])).toContain('must have the index 0');
  });

  test('options that were not played', async () => {
    const { code, err } = await verify(JSON.stringify({ ...disclosure, options: { seats: 99 } }));
    expect(code).toBe(1);
    expect(err).toContain('options.seats: must be the option');
  });

  test('without a seal, or with a closed one, nothing can be checked', async () => {
    const bare = await verify(running.replace(/^\[Seal .*\n/m, ''));
    expect(bare).toMatchObject({ code: 3, out: '' });
    expect(bare.err).toContain('has no seal');
    const closed = await verify(running);
    expect(closed).toMatchObject({ code: 3, out: '' });
    expect(closed.err).toContain('not open yet');
  });
});

test.each(['', 'nothing', '{}', '{"draws":[]}', '{"format":"showboat"}', '{"format":"showboat","game":"chess"}'])(
  '%j cannot be checked',
  async (text) => {
    const { code, out } = await verify(text);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  },
);
