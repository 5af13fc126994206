import {
  type OptionValues,
  type Result,
  chooseChance,
  commitment,
  createRandom,
  drawFraction,
  formatRecord,
  ok,
  pick,
  setUp,
  unwrap,
} from '@showboat/engine';
import { CATALOG, type Entry } from '@showboat/games/catalog';
import { VIEWS } from '@showboat/games/views';
import type { Disclosure } from '@showboat/protocol';
import { describe, expect, test } from 'vitest';
import { checkDisclosure, wrongIn } from './check';

const SEED = '1f'.repeat(32);
const SALTS = ['a'.repeat(32), 'b'.repeat(32)];

/** A finished game as an online table discloses it. */
const disclose = <State, Move, Options extends OptionValues>({ game, casualMoves }: Entry<State, Move, Options>): Disclosure => {
  const random = createRandom(game.id);
  const first = unwrap(setUp(game, {}));
  const moves: Move[] = [];
  const draws: Disclosure['draws'] = [];
  for (let state = first; game.outcome(state) === undefined; ) {
    const isChance = game.actor(state) === 'chance';
    const index = draws.length;
    const move = isChance
      ? chooseChance(game.chances(state), drawFraction({ seed: SEED, table: 't', index, salts: SALTS }))
      : pick(random, casualMoves(state, game.legalMoves(state)));
    if (isChance) {
      const chances = game.chances(state).map((one): [string, number] => [game.formatMove(state, one.move), one.weight]);
      draws.push({ seq: moves.length + 1, index, chances, token: game.formatMove(state, move) });
    }
    moves.push(move);
    state = game.apply(state, move);
  }
  const options = game.optionsOf(first);
  const record = formatRecord(game, options, moves);
  return {
    table: 't',
    seed: SEED,
    commitment: commitment(SEED),
    salts: SALTS,
    rules: game.rulesVersion,
    options: { ...options },
    draws,
    record,
  };
};

describe.each(CATALOG)('$id', (entry) => {
  const fair = entry.use(disclose);
  const view = async () => VIEWS.find(({ id }) => id === entry.id)?.load();
  const check = async (
    given: Partial<Disclosure>,
    promised = fair.commitment,
  ): Promise<Result<readonly [number | undefined, boolean]>> => {
    const checked = await checkDisclosure({ ...fair, ...given }, promised, await view(), 'en');
    return ok([checked && wrongIn(checked)?.number, checked?.isSealed ?? false]);
  };

  test('every draw of a fair game holds, by the rules and by the list', async () => {
    const checked = await checkDisclosure(fair, fair.commitment, await view(), 'en');
    expect(checked).toMatchObject({ isSealed: true, isByRules: true, after: [] });
    expect(checked?.draws.map(({ isRight }) => isRight)).toEqual(fair.draws.map(() => true));
    expect(checked?.draws.every(({ recorded, computed }) => recorded === computed && !/undefined/.test(recorded))).toBe(true);
    const byList = await checkDisclosure(fair, fair.commitment, undefined, 'en');
    expect(byList).toMatchObject({ isSealed: true, isByRules: false, after: [] });
    expect(byList?.draws.map(({ computed }) => computed)).toEqual(fair.draws.map(({ token }) => token));
  });

  test('a draw that was changed in the list is named, and what follows is not compared', async () => {
    const [at, { chances, token }] = [...fair.draws.entries()].find(([i, one]) => i > 2 && one.chances.length > 1) ?? [
      0,
      fair.draws[0],
    ];
    const other = chances.find(([one]) => one !== token)?.[0] ?? '';
    const draws = fair.draws.map((draw, i) => (i === at ? { ...draw, token: other } : draw));
    const checked = await checkDisclosure({ ...fair, draws }, fair.commitment, await view(), 'en');
    expect(checked && wrongIn(checked)).toMatchObject({ number: at + 1, isRight: false });
    expect(checked && wrongIn(checked)?.recorded).not.toBe(checked && wrongIn(checked)?.computed);
    expect(checked?.draws).toHaveLength(at + 1);
    expect(checked?.after).toHaveLength(fair.draws.length - at - 1);
  });

  test('another seed, another promise, another salt, another table', async () => {
    expect(await check({}, commitment('2f'.repeat(32)))).toEqual(ok([undefined, false]));
    const [number, isSealed] = unwrap(await check({ seed: '2f'.repeat(32) }));
    expect([typeof number, isSealed]).toEqual(['number', false]);
    for (const changed of [{ salts: SALTS.toReversed() }, { table: 'u' }]) {
      const [wrong, isStillSealed] = unwrap(await check(changed));
      expect([typeof wrong, isStillSealed]).toEqual(['number', true]);
    }
  });

  test('a record that is none, or lacks draws, is not said to hold', async () => {
    expect(await checkDisclosure({ ...fair, record: 'nothing' }, fair.commitment, await view(), 'en')).toBeUndefined();
    const fewer = { ...fair, draws: fair.draws.slice(0, -1) };
    expect(await checkDisclosure(fewer, fair.commitment, await view(), 'en')).toBeUndefined();
  });
});
