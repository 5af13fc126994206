import { type Game, type OptionValues, createRandom, setUp, unwrap } from '@showboat/engine';
import { wander } from '@showboat/engine/fuzz';
import { describe, expect, test } from 'vitest';
import { type Features, type Reading, newReading } from '../learning';

interface FeaturePlan<State, Move, Options extends OptionValues> {
  readonly game: Game<State, Move, Options>;
  readonly features: Features<State>;
  readonly cases: readonly { readonly name: string; readonly options: Readonly<Record<string, unknown>> }[];
  /** How many moves apart the moments of a random game are, and how many there are of each case. */
  readonly stride: number;
  readonly moments: number;
  /** The same state with every seat one further. */
  turned(state: State): State;
  /** Features that random games do not show. */
  readonly rare?: readonly string[];
}

/** Numbers are about as large as one; none may drown the others. */
const MOST = 6;

/** The features of a seat that are not zero, rounded. */
export const seenOf =
  <State>(features: Features<State>) =>
  (state: State, seat: number): Readonly<Record<string, number>> => {
    const reading = newReading(features);
    features.read(state, reading);
    const numbers = features.own.map((name, i) => [name, reading.own[seat * features.own.length + i]] as const);
    return Object.fromEntries(
      numbers.filter(([, value]) => value !== 0).map(([name, value]) => [name, Math.round(value * 100) / 100]),
    );
  };

/** What holds for the features of every game. */
export const describeFeatures = <State, Move, Options extends OptionValues>(plan: FeaturePlan<State, Move, Options>): void => {
  const { game, features } = plan;
  const read = (state: State): Reading => {
    const reading = newReading(features);
    features.read(state, reading);
    return reading;
  };
  const ownOf = ({ own }: Reading, seat: number): readonly number[] =>
    Array.from(features.own, (_, i) => own[seat * features.own.length + i]);
  const played = plan.cases.flatMap(({ name, options }) =>
    Array.from({ length: plan.moments }, (_, i) =>
      wander(game, unwrap(setUp(game, options)), (i + 1) * plan.stride, createRandom(`${name}/${i}`)),
    ).filter((state) => game.actor(state) !== 'nobody'),
  );
  // As they are, and as a seat sees them.
  const states = played.flatMap((state) => [state, game.view(state, 0)]);
  const named = (numbers: readonly number[], names: readonly string[]): readonly (readonly [string, number])[] =>
    names.map((name, i) => [name, numbers[i]] as const);

  describe(`what a net sees of ${game.id}`, () => {
    test('names are different', () => {
      expect(new Set(features.own).size).toBe(features.own.length);
      expect(new Set(features.table).size).toBe(features.table.length);
    });

    test('every number is finite and about as large as one, and none is always zero', () => {
      const used = new Set<string>();
      for (const state of states) {
        const reading = read(state);
        const all = Array.from({ length: reading.seats }, (_, seat) => named(ownOf(reading, seat), features.own));
        for (const [name, value] of [...all.flat(), ...named([...reading.table], features.table)]) {
          if (!(Math.abs(value) <= MOST)) throw new Error(`${name} is ${value}`);
          if (value !== 0) used.add(name);
        }
      }
      const names = [...features.own, ...features.table];
      expect(names.filter((name) => !used.has(name) && !plan.rare?.includes(name))).toEqual([]);
    });

    test('it makes no difference what a seat is called', () => {
      for (const state of states) {
        const here = read(state);
        const there = read(plan.turned(state));
        const round = (numbers: readonly number[]): readonly number[] => numbers.map((number) => Math.round(number * 1e6) / 1e6);
        expect(round([...there.table])).toEqual(round([...here.table]));
        for (let seat = 0; seat < here.seats; seat++)
          expect(round(ownOf(there, (seat + 1) % here.seats))).toEqual(round(ownOf(here, seat)));
      }
    });

    test('a reading depends on nothing but the state: not on the one before, not on what a seat cannot know', () => {
      for (const state of played) {
        const actor = game.actor(state);
        if (typeof actor !== 'number') continue;
        const view = game.view(state, actor);
        const reading = newReading(features);
        features.read(states[0], reading);
        features.read(view, reading);
        const other = read(game.view(game.redeal(view, actor, createRandom('other')), actor));
        expect([...reading.table]).toEqual([...other.table]);
        for (let seat = 0; seat < reading.seats; seat++) expect(ownOf(reading, seat)).toEqual(ownOf(other, seat));
      }
    });
  });
};
