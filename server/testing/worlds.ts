import {
  type Game,
  type OptionValues,
  type Random,
  type Seat,
  createRandom,
  isEqual,
  pick,
  setUp,
  shuffle,
  unwrap,
} from '@showboat/engine';
import type { CatalogEntry, Entry } from '@showboat/games/catalog';

// Two worlds that differ only in what somebody may not know: whatever that one is told must be the same in both.

/** How a game went; a server with its catalog can only go this way. */
export interface World {
  readonly catalog: readonly CatalogEntry[];
  readonly options: OptionValues;
  /** Moves of seats in order, as they are sent. */
  readonly moves: readonly { readonly seat: Seat; readonly token: string }[];
  /** What might be tried somewhere on the way. */
  readonly vocabulary: readonly string[];
}

interface Story<State, Move> {
  readonly states: readonly State[];
  readonly moves: readonly Move[];
}

const LENGTH = 45;
const TRIES = 5_000;

const seenText = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  state: State,
  move: Move,
  seat: Seat | undefined,
): string => game.formatMove(game.view(state, seat), game.seenMove(state, move, seat));

const play = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  first: State,
  random: Random,
): Story<State, Move> => {
  const states = [first];
  const moves: Move[] = [];
  for (let state = first; moves.length < LENGTH || game.actor(state) === 'chance'; state = states[moves.length]) {
    const next = game.legalMoves(state).filter((move) => !game.outcome(game.apply(state, move)));
    if (next.length === 0) break;
    moves.push(pick(random, next));
    states.push(game.apply(state, moves[moves.length - 1]));
  }
  return { states, moves };
};

/** The same to the eyes of a seat: what chance did out of its sight may have been something else, as long as all else stays possible. */
const retold = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { states: [first], moves, states }: Story<State, Move>,
  seat: Seat | undefined,
  random: Random,
): Story<State, Move> | undefined => {
  const others = [first];
  const told: Move[] = [];
  for (const [index, move] of moves.entries()) {
    const state = others[index];
    const seen = seenText(game, states[index], move, seat);
    const isHidden = game.actor(state) === 'chance' && seen !== game.formatMove(states[index], move);
    const alike = isHidden ? game.legalMoves(state).filter((one) => seenText(game, state, one, seat) === seen) : [];
    const next = alike.length > 0 && random() < 0.5 ? pick(random, alike) : move;
    if (game.refuse(state, next)) return undefined;
    told.push(next);
    others.push(game.apply(state, next));
  }
  return { states: others, moves: told };
};

/** The entry with chance as it was in the story, and whatever else is put in its place. */
const scripted = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  { states, moves }: Story<State, Move>,
  changed: Partial<Game<State, Move, Options>>,
): CatalogEntry => {
  const drawn = new Map(moves.map((move, index) => [JSON.stringify(states[index]), move]));
  const chances: typeof entry.game.chances = (state) => {
    const move = drawn.get(JSON.stringify(state));
    return move === undefined ? entry.game.chances(state) : [{ move, weight: 1 }];
  };
  return { id: entry.game.id, use: (visit) => visit({ ...entry, game: { ...entry.game, ...changed, chances } }) };
};

const worldOf = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  story: Story<State, Move>,
  changed: Partial<Game<State, Move, Options>>,
  vocabulary: readonly string[],
): World => {
  const { game } = entry;
  const { states, moves } = story;
  const sent = moves.flatMap((move, index) => {
    const seat = game.actor(states[index]);
    return typeof seat === 'number' ? [{ seat, token: game.formatMove(states[index], move) }] : [];
  });
  return { catalog: [scripted(entry, story, changed)], options: game.optionsOf(states[0]), moves: sent, vocabulary };
};

const vocabularyOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  stories: readonly Story<State, Move>[],
  random: Random,
): readonly string[] => {
  const states = stories.flatMap((story) => story.states);
  const legal = states.flatMap((state) => game.legalMoves(state).map((move) => game.formatMove(state, move)));
  return shuffle(random, [...new Set(legal)]);
};

/** How a game tells too much. */
export type Leak = 'none' | 'view' | 'seenMove' | 'formatView' | 'refuse';

const leaking = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  leak: Leak,
): Partial<Game<State, Move, Options>> => {
  switch (leak) {
    case 'none':
      return {};
    case 'view':
      return { view: (state) => state };
    case 'seenMove':
      return { seenMove: (_, move) => move };
    case 'formatView':
      return { formatView: game.formatPosition };
    case 'refuse':
      return {
        refuse: (state, move) => {
          const refusal = game.refuse(state, move);
          return refusal && { ...refusal, rule: JSON.stringify(state) };
        },
      };
  }
};

export interface Twins {
  readonly real: World;
  readonly other: World;
}

/** A game, and, where something is hidden, another one that this seat (undefined: an onlooker) cannot tell from it. */
export const twinWorlds = (entry: CatalogEntry, seats: number, seat: Seat | undefined, leak: Leak = 'none'): Twins =>
  entry.use((one) => {
    const { game } = one;
    const random = createRandom(`${game.id} ${seat}`);
    const first = unwrap(setUp(game, { seats }));
    const story = play(game, first, random);
    const changed = leaking(game, leak);
    const end = story.states[story.moves.length];
    const hasSecrets = game.view(end, seat) !== end;
    for (let tries = 0; tries < TRIES; tries++) {
      const other = retold(game, story, seat, random);
      if (other && hasSecrets !== isEqual(other.states.at(-1), story.states.at(-1))) {
        const vocabulary = vocabularyOf(game, [story, other], random);
        return { real: worldOf(one, story, changed, vocabulary), other: worldOf(one, other, changed, vocabulary) };
      }
    }
    throw new Error(`${game.id} has no other world for seat ${seat}`);
  });
