import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type NetData, clearReading, newReading, parseNet, zeroNet } from '@showboat/bots/learning';
import { type OptionValues, createRandom, setUp, unwrap } from '@showboat/engine';
import { wander } from '@showboat/engine/fuzz';
import { TESTED } from '@showboat/games/testing';
import type { Training } from '@showboat/bots/training';
import { describe, expect, test } from 'vitest';

const MOST_BYTES = 15_000;

const kept = (id: string): NetData => JSON.parse(readFileSync(new URL(`../games/${id}/bot/net.json`, import.meta.url), 'utf8'));

/** Moments of random games at all kinds of tables. */
const momentsOf = <State, Move, Options extends OptionValues>({
  game,
  tableOf,
}: Training<State, Move, Options>): readonly State[] => {
  const random = createRandom(`moments of ${game.id}`);
  return Array.from({ length: 60 }, (_, i) => wander(game, unwrap(setUp(game, tableOf(random))), i * 4, random)).filter(
    (state) => !game.outcome(state),
  );
};

describe.each(TESTED.flatMap(({ id, training }) => (training ? [{ id, training }] : [])))('$id', ({ id, training }) => {
  test('a net of zeros is the hand-made mind, to the last bit', () => {
    training.use((one) => {
      const { own, table } = one.features;
      const net = zeroNet({ own: own.length, table: table.length, hidden: one.hidden, second: one.second });
      const [hand, learned] = [one.mindOf(), one.mindOf(net)];
      for (const state of momentsOf(one)) expect(learned.evaluate(state)).toEqual(hand.evaluate(state));
    });
  });

  test('all features are numbers of moderate size, and the same whatever was read before', () => {
    training.use((one) => {
      const { own, table } = one.features;
      const fresh = newReading(one.features);
      const used = newReading(one.features);
      for (const state of momentsOf(one)) {
        clearReading(fresh, 8, own.length);
        one.features.read(state, fresh);
        one.features.read(state, used);
        const told = [...fresh.own.subarray(0, fresh.seats * own.length), ...fresh.table];
        expect([...used.own.subarray(0, used.seats * own.length), ...used.table]).toEqual(told);
        expect(told.filter((number) => !(Math.abs(number) <= 12))).toEqual([]);
        expect(fresh.table).toHaveLength(table.length);
      }
    });
  });

  test('the net was trained for these rules and features, and is small', () => {
    const net = kept(id);
    training.use(({ game, features }) => {
      expect(net.provenance).toMatchObject({ game: id, rulesVersion: game.rulesVersion });
      expect(() => parseNet(net, features)).not.toThrow();
    });
    expect(gzipSync(net.weights).length).toBeLessThanOrEqual(MOST_BYTES);
  });
});
