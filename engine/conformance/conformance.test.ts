import { describe, expect, test } from 'vitest';
import { type Game, ok, refused } from '../index';
import { PROPERTIES, describeConformance, planOf, playGames } from './index';
import { type ToyMove, type ToyOptions, type ToyState, toy } from './toy';

type Toy = Game<ToyState, ToyMove, ToyOptions>;
type Property = keyof typeof PROPERTIES;

const options = {
  cases: [
    { name: 'two', options: {} },
    { name: 'four far', options: { seats: 4, goal: 20 } },
  ],
  games: 12,
  seed: 'toy',
  maxMoves: 500,
  every: 3,
};

describeConformance(toy, options);

test('some of the games end by resigning, some at the goal', () => {
  const endings = playGames(toy, planOf<ToyMove>(options)).map(
    (played) => toy.outcome(played.states[played.states.length - 1])?.ending,
  );
  expect([...new Set(endings)].toSorted()).toEqual(['goal', 'resigned']);
});

const isAtGoal = (state: ToyState): boolean => toy.outcome(state) !== undefined;

let calls = 0;

/** Toys broken in one way each, the property that must notice, and words of its complaint. */
const BROKEN: readonly (readonly [string, Property, RegExp, Partial<Toy>])[] = [
  [
    'dice of its own',
    'the same seed and the same moves give the same states',
    /another (state|game)/,
    { apply: (state, move) => ({ ...toy.apply(state, move), turn: state.turn + (calls++ % 7 === 0 ? 2 : 1) }) },
  ],
  [
    'a listed move is refused',
    'listed moves are accepted',
    /\{"kind":"boost"\} is listed but refused/,
    { refuse: (state, move) => (move.kind === 'boost' ? { code: 'no', rule: 'TOY-1' } : toy.refuse(state, move)) },
  ],
  [
    'a listed move throws',
    'listed moves are accepted',
    /\{"kind":"boost"\} is listed but throws Error: oh/,
    {
      chances: toy.chances,
      apply: (state, move) => {
        if (move.kind === 'resign' && move.seat === 1) throw new Error('oh');
        if (move.kind === 'boost') throw new Error('oh');
        return toy.apply(state, move);
      },
    },
  ],
  [
    'a legal move is hidden',
    'everything else is refused, and nothing throws',
    /\{"kind":"boost"\} is accepted but not listed/,
    { legalMoves: (state) => toy.legalMoves(state).filter((move) => move.kind !== 'boost' || state.turn < 4) },
  ],
  [
    'extra fields slip through',
    'everything else is refused, and nothing throws',
    /"extra":1.* is accepted but not listed/,
    {
      refuse: (state, move) => {
        const kinds = [...toy.legalMoves(state), ...toy.asides(state)].map((listed) => listed.kind);
        return kinds.includes(move?.kind) ? undefined : { code: 'no', rule: 'TOY-1' };
      },
    },
  ],
  [
    'refusing nonsense throws',
    'everything else is refused, and nothing throws',
    /refuse\(undefined\) throws TypeError/,
    { refuse: (state, move) => (move.kind.length > 0 ? toy.refuse(state, move) : undefined) },
  ],
  [
    'refusals have no name',
    'everything else is refused, and nothing throws',
    /without a code or a rule/,
    { refuse: (state, move) => (toy.refuse(state, move) ? { code: '', rule: '' } : undefined) },
  ],
  [
    'doubles',
    'lists of moves have a stable order and no doubles',
    /is listed twice/,
    { legalMoves: (state) => [...toy.legalMoves(state), ...toy.legalMoves(state).slice(0, 1)] },
  ],
  [
    'an order of its own',
    'lists of moves have a stable order and no doubles',
    /another list/,
    { legalMoves: (state) => (calls++ % 2 === 0 ? toy.legalMoves(state) : toy.legalMoves(state).toReversed()) },
  ],
  [
    'a dead end',
    'no dead ends: somebody can move until the game is over, then nobody',
    /the game is not over, but 0 has no legal move/,
    { legalMoves: (state) => (state.at[0] > 3 && toy.actor(state) === 0 ? [] : toy.legalMoves(state)) },
  ],
  [
    'acting after the end',
    'no dead ends: somebody can move until the game is over, then nobody',
    /the game is over, but the actor is 0/,
    { actor: (state) => (isAtGoal(state) ? 0 : toy.actor(state)) },
  ],
  [
    'moves after the end',
    'no dead ends: somebody can move until the game is over, then nobody',
    /the game is over, but there are moves/,
    { legalMoves: (state) => (isAtGoal(state) ? [{ kind: 'walk' }] : toy.legalMoves(state)) },
  ],
  [
    'weights that are off',
    'chance has positive weights that add up to one',
    /add up to 1\.5/,
    { chances: (state) => toy.chances(state).map((chance) => ({ move: chance.move, weight: 0.5 })) },
  ],
  [
    'a weight of nothing',
    'chance has positive weights that add up to one',
    /not positive/,
    { chances: (state) => toy.chances(state).map((chance, index) => ({ move: chance.move, weight: index === 0 ? 1 : 0 })) },
  ],
  [
    'chance has more moves than are legal',
    'chance has positive weights that add up to one',
    /chances and legal moves differ/,
    { legalMoves: (state) => (state.phase.kind === 'throw' ? toy.legalMoves(state).slice(1) : toy.legalMoves(state)) },
  ],
  [
    'a Map in the state',
    'states, views and moves survive JSON',
    /the state does not survive JSON/,
    { setup: (given) => ok(Object.assign({ seen: new Map([[1, 2]]) }, startOf(given))) },
  ],
  [
    'a view of another kind',
    'states, views and moves survive JSON',
    /the view of a spectator does not survive JSON/,
    { view: (state, seat) => Object.assign({ made: new Date(0) }, toy.view(state, seat)) },
  ],
  [
    'writing on the state',
    'nothing given is changed',
    /on frozen values TypeError/,
    {
      apply: (state, move) => {
        Object.assign(state, { turn: state.turn });
        return toy.apply(state, move);
      },
    },
  ],
  [
    'sorting in place while looking',
    'nothing given is changed',
    /on frozen values TypeError/,
    {
      draw: (state) => {
        Array.prototype.sort.call(state.at);
        return toy.draw(state);
      },
    },
  ],
  ['no end', 'games end', /not over after 500 of at most 500 moves/, { apply: (state) => state }],
  [
    'places with a gap',
    'outcomes rank every seat',
    /are no ranking/,
    { outcome: (state) => (isAtGoal(state) ? { places: state.at.map((_, seat) => 2 * seat + 1), ending: 'goal' } : undefined) },
  ],
  [
    'a seat without a place',
    'outcomes rank every seat',
    /1 places for 4 seats/,
    { outcome: (state) => (isAtGoal(state) ? { places: [1], ending: 'goal' } : undefined) },
  ],
  ['an ending nobody declared', 'outcomes rank every seat', /the ending goal is not declared/, { endings: ['resigned'] }],
  [
    'a view that tells secrets',
    'views leak nothing, and the rules run on them',
    /can tell a redealt state from the real one/,
    { view: (state) => state },
  ],
  [
    'a view that hides the own hand',
    'views leak nothing, and the rules run on them',
    /other legal moves on the own view/,
    { view: (state) => ({ ...state, boosts: state.boosts.map(() => 0) }) },
  ],
  [
    'a view of a view that hides more',
    'views leak nothing, and the rules run on them',
    /the view of the view of seat 0 differs/,
    { view: (state, seat) => ({ ...toy.view(state, seat), turn: state.turn + state.options.seats }) },
  ],
  [
    'a hidden deal that is no move of a view',
    'moves as a seat sees them are legal on its view, and lead to what it may know',
    /seat 1 cannot follow: .*"code":"no".*"field":"moves\[0\]"/,
    {
      refuse: (state, move) =>
        move?.kind === 'deal' && move.boost < 0 ? { code: 'no', rule: 'TOY-1' } : toy.refuse(state, move),
    },
  ],
  [
    'a boost that is not shown when it is spent',
    'moves as a seat sees them are legal on its view, and lead to what it may know',
    /a spectator follows what is not so \(\.at\.\d: \d+ and \d+\)/,
    { seenMove: (state, move, seat) => (move.kind === 'boost' ? move : toy.seenMove(state, move, seat)) },
  ],
  [
    'a boost that is told by what is known of it',
    'moves as a seat sees them are legal on its view, and lead to what it may know',
    /seat 1 is told another move the second time/,
    {
      seenMove: (state, move, seat) =>
        toy.seenMove(state, move.kind === 'boost' && state.isView ? { kind: 'boost' } : move, seat),
    },
  ],
  [
    'a move as seen that has no text',
    'moves as a seat sees them are legal on its view, and lead to what it may know',
    /"boost":-1.* is written "deal -1" and not read back/,
    { formatMove: (state, move) => (move.kind === 'deal' ? `deal ${move.boost}` : toy.formatMove(state, move)) },
  ],
  [
    'resigning for others',
    'lists of moves have a stable order and no doubles',
    /what each seat may do out of turn is not what all may/,
    { asides: (state) => toy.asides(state) },
  ],
  [
    'a view written with what it hides',
    'moves as a seat sees them are legal on its view, and lead to what it may know',
    /the view of seat \d as text betrays what is hidden/,
    { formatView: (state) => toy.formatPosition(state) },
  ],
  [
    'deals face up',
    'what a seat may not know changes nothing of what it is told',
    /seat 1 is told \{"boost":1,"kind":"deal"\}, and not \{"boost":2,"kind":"deal"\}/,
    { seenMove: (state, move, seat) => (move.kind === 'deal' ? move : toy.seenMove(state, move, seat)) },
  ],
  [
    'a die that winks',
    'what a seat may not know changes nothing of what it is told',
    /seat 0 is told .*"wink":2.*, and not .*"wink":1/,
    {
      seenMove: (state, move, seat) =>
        move.kind === 'throw' ? Object.assign({ wink: state.boosts[1] }, move) : toy.seenMove(state, move, seat),
    },
  ],
  [
    'forgetting an option',
    'options are kept, and presets set up',
    /the option goal is not kept/,
    { optionsOf: (state) => ({ ...state.options, goal: 10 }) },
  ],
  [
    'a preset that does not set up',
    'options are kept, and presets set up',
    /preset long for 2: set-up refuses/,
    { presets: [{ id: 'long', seats: [2], options: { goal: 99 } }] },
  ],
  [
    'moves that read alike',
    'moves are read back from their text',
    /"w" is read as \{"kind":"walk"\}, not \{"kind":"boost"\}/,
    { formatMove: (state, move) => (move.kind === 'boost' ? 'w' : toy.formatMove(state, move)) },
  ],
  [
    'words miscounted',
    'moves are read back from their text',
    /wordsIn miscounts "die 1"/,
    { notation: { ...toy.notation, wordsIn: () => 1 } },
  ],
  [
    'records on the wrong line',
    'records are read back, and lead to the same state',
    /not read back: .*wrong-number/,
    { notation: { ...toy.notation, opensLine: () => false } },
  ],
  [
    'a move reader that throws',
    'bad text never throws',
    /throws TypeError/,
    {
      parseMove: (state, text, by) =>
        text.split(' ')[1].length > 0 ? toy.parseMove(state, text, by) : toy.parseMove(state, 'w'),
    },
  ],
  [
    'positions read wrongly',
    'positions are read back',
    /read as another state \(\.turn: 2 and 1\)/,
    {
      parsePosition: (value) => {
        const parsed = toy.parsePosition(value);
        return parsed.ok ? ok({ ...parsed.value, turn: parsed.value.turn + 1 }) : parsed;
      },
    },
  ],
  [
    'no positions at all',
    'positions are read back',
    /no state of any game has a position/,
    { formatPosition: () => refused({ code: 'no', rule: 'TOY-4' }) },
  ],
  [
    'a position reader that trusts',
    'bad positions never throw',
    /throws/,
    { parsePosition: (value) => ok({ ...Object(value), options: Object(value), phase: { kind: 'throw' } }) },
  ],
  [
    'turns out of order',
    'turns are sorted, without doubles',
    /turns are missing, unsorted or doubled/,
    {
      turns: (position) => {
        const turns = toy.turns(position);
        return turns.ok ? ok(turns.value.toReversed()) : turns;
      },
    },
  ],
  ['nothing drawn', 'every state can be drawn', /the drawing is empty/, { draw: () => ' ' }],
];

const startOf = (given: ToyOptions): ToyState => {
  const start = toy.setup(given);
  if (!start.ok) throw new Error('the toy does not set up');
  return start.value;
};

describe('the suite can fail', () => {
  test.each(BROKEN)('%s', (_title, property, complaint, change) => {
    const game: Toy = { ...toy, ...change };
    const plan = planOf<ToyMove>(options);
    const isPlayable = !('apply' in change) || property === 'games end' || property.startsWith('the same seed');
    // A toy that throws cannot be played to the end: the property is checked on games of the sound one.
    const games = playGames(isPlayable ? game : toy, plan);
    const problems = PROPERTIES[property](game, games, plan);
    expect(problems.join('\n')).toMatch(complaint);
  });

  test('every property has a toy that violates it', () => {
    const covered = new Set<string>(BROKEN.map(([, property]) => property));
    expect(Object.keys(PROPERTIES).filter((property) => !covered.has(property))).toEqual([]);
  });
});
