import { describe, expect, test } from 'vitest';
import type { Choice, Mind, Style } from '../mind';
import { MIND_PROPERTIES, type MindPlan, askMind, describeMind } from './mind';
import { placeAtFirstGlance } from './mind-checks';
import { type ToyMove, type ToyState, toy } from './toy';

type ToyMind = Mind<ToyState, ToyMove>;
type Found = Choice<ToyState, ToyMove>;
type Property = keyof typeof MIND_PROPERTIES;

const evaluate = (state: ToyState): readonly number[] => {
  const places = toy.outcome(state)?.places;
  const { seats, goal } = state.options;
  return state.at.map((at, seat) => (places ? (seats - places[seat]) / seats : at / (2 * goal)));
};

const choicesOf = (state: ToyState): readonly Found[] => {
  const seat = Number(toy.actor(state));
  return toy
    .legalMoves(state)
    .map((move) => ({ moves: [move], state: toy.apply(state, move), values: evaluate(toy.apply(state, move)) }))
    .toSorted((a, b) => b.values[seat] - a.values[seat]);
};

const mind: ToyMind = {
  choices: (state, which = 'all') => choicesOf(state).slice(0, which === 'all' ? 9 : 1),
  evaluate,
  flavour: (_state, { moves }, style) => (style === 'bold' && moves[0].kind === 'boost' ? 1 : 0),
};

const FIXTURES: Readonly<Record<string, string>> = {
  'expected.txt': 'a.json 3 0\nb.json 3 0\n',
  'a.json': JSON.stringify({ seats: 2, goal: 10, at: [0, 3], boosts: [1, 2], turn: 2 }),
  'b.json': JSON.stringify({ seats: 3, goal: 10, at: [0, 3, 4], boosts: [1, 0, 2], turn: 6 }),
};

const plan: MindPlan<ToyState, ToyMove> = {
  cases: [
    { name: 'two', options: {} },
    { name: 'four', options: { seats: 4, goal: 20 } },
  ],
  stride: 7,
  read: (name) => FIXTURES[name],
  decisions: 2,
  trials: [{ options: { goal: 6 }, seats: 2, games: 60, wins: 33 }],
};

describeMind({ game: toy, mind }, plan);

const changed = (change: (found: Found, index: number) => Found): ToyMind['choices'] => {
  return (state) => mind.choices(state).map(change);
};

const flavourOf = (liked: Style, liking: number): ToyMind['flavour'] => {
  return (_state, _choice, style) => (style === liked ? liking : 0);
};

/** Minds broken in one way each, the property that must notice, and words of its complaint. */
const BROKEN: readonly (readonly [string, Property, RegExp, Partial<ToyMind>])[] = [
  [
    'an illegal move',
    'every move of every choice is legal, and leads where the choice says',
    /"throw","pips":3\}.*: not-now/,
    { choices: changed((found) => ({ ...found, moves: [{ kind: 'throw', pips: 3 }] })) },
  ],
  [
    'another end',
    'every move of every choice is legal, and leads where the choice says',
    /leads elsewhere/,
    { choices: changed((found) => ({ ...found, state: { ...found.state, turn: 99 } })) },
  ],
  [
    'half a turn',
    'a choice goes on to where chance or another seat decides, or to the end of the turn',
    /\[\] stops within the turn/,
    { choices: (state) => [{ moves: [], state, values: evaluate(state) }] },
  ],
  ['nothing to choose', 'there is something to choose, the best for the seat first', /nothing to choose/, { choices: () => [] }],
  [
    'nothing likely',
    'there is something to choose, the best for the seat first',
    /nothing to choose/,
    { choices: (state, which = 'all') => (which === 'all' ? choicesOf(state) : []) },
  ],
  [
    'the worst first',
    'there is something to choose, the best for the seat first',
    /the best is not first: /,
    { choices: (state) => choicesOf(state).toReversed() },
  ],
  [
    'too much likely',
    'there is something to choose, the best for the seat first',
    /more choices are likely than there are/,
    { choices: (state, which = 'all') => choicesOf(state).slice(0, which === 'all' ? 1 : 9) },
  ],
  [
    'a value out of bounds',
    'values are between 0 and 1, one for every seat, at any moment',
    /is worth 1\.5 0/,
    { choices: changed((found) => ({ ...found, values: [1.5, 0] })) },
  ],
  [
    'no value at chance',
    'values are between 0 and 1, one for every seat, at any moment',
    /: worth NaN/,
    { evaluate: (state) => evaluate(state).map((value) => (toy.actor(state) === 'chance' ? Number.NaN : value)) },
  ],
  [
    'a seat forgotten',
    'values are between 0 and 1, one for every seat, at any moment',
    /: worth/,
    { evaluate: (state) => evaluate(state).slice(1) },
  ],
  [
    'glad to be last',
    'at the end a better place is worth more, and the same place the same',
    /place 1 is worth 0.5, place 2 1/,
    { evaluate: (state) => evaluate(state).map((value) => 1 - value) },
  ],
  [
    'eyes for what is hidden',
    'it sees no more than the view: own choices are the same on it',
    /other choices on the view/,
    { choices: (state) => choicesOf(state).slice(0, state.boosts.includes(-1) ? 1 : 9) },
  ],
  [
    'too fond of it',
    'styles are between -1 and 1, and a steady one likes nothing better',
    /pushy likes .* by -1\.1/,
    { flavour: flavourOf('pushy', -1.1) },
  ],
  [
    'not steady',
    'styles are between -1 and 1, and a steady one likes nothing better',
    /steady likes .* by 0\.1/,
    { flavour: flavourOf('steady', 0.1) },
  ],
];

describe('the suite for minds can fail', () => {
  test.each(BROKEN)('%s', (_title, property, complaint, change) => {
    const player = { game: toy, mind: { ...mind, ...change } };
    expect(MIND_PROPERTIES[property](player, askMind(player, plan)).join('\n')).toMatch(complaint);
  });

  test('every property has a mind that violates it', () => {
    const covered = new Set<string>(BROKEN.map(([, property]) => property));
    expect(Object.keys(MIND_PROPERTIES).filter((property) => !covered.has(property))).toEqual([]);
  });

  test('a mind that chooses the worst loses more than its share', () => {
    const worst = { game: toy, mind: { ...mind, choices: (state: ToyState) => choicesOf(state).slice(-1) } };
    const [{ options, seats, games, wins }] = plan.trials;
    const places = Array.from({ length: games }, (_, i) =>
      placeAtFirstGlance(worst, { ...options, seats }, i % seats, `greedy/${seats}/${i}`),
    );
    expect(places.filter((place) => place === 1).length).toBeLessThanOrEqual(wins);
  });
});
