import { readFileSync } from 'node:fs';
import type { LevelId } from '@showboat/bots';
import {
  type Beginning,
  type Game,
  type History,
  type OptionValues,
  type Seat,
  chooseChance,
  createRandom,
  firstStateOf,
  openHistory,
  parseRecord,
  pick,
  present,
  setUp,
  summaryOf,
  unwrap,
} from '@showboat/engine';
import type { SavedGame, SeatPlan } from '../../session/saved';

// Saved games of any kind and at any moment, for tests and screenshots.

export interface SavedAt {
  readonly id: string;
  readonly beginning: Beginning;
  readonly moves?: readonly unknown[];
  /** The seat at this screen; bots have the others. By default the deciding seat. */
  readonly person?: Seat;
  /** Of that one. */
  readonly name?: string;
  /** Of the bots. */
  readonly level?: LevelId;
}

/** Replayed by the rules, independently of any page. */
export const historyOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { beginning, moves }: Pick<SavedGame, 'beginning' | 'moves'>,
): History<State, Move> => unwrap(openHistory(game, unwrap(firstStateOf(game, beginning)), moves));

/** As stored in a browser. */
export const storedGame = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { id, beginning, moves = [], seed }: Pick<SavedAt, 'id' | 'beginning' | 'moves'> & Pick<SavedGame, 'seed'>,
  planOf: (seat: Seat, deciding: Seat) => SeatPlan,
): SavedGame => {
  const history = historyOf(game, { beginning, moves });
  const summary = summaryOf(game, history);
  const count = Number(game.optionsOf(history.states[0]).seats);
  const seats = Array.from({ length: count }, (_, seat) => planOf(seat, summary.seat ?? 0));
  const created = Date.UTC(2026, 4, 1, 20);
  const changed = created + moves.length * 20_000;
  return { id, game: game.id, rules: game.rulesVersion, beginning, moves, seats, seed, created, changed, version: 1, summary };
};

const NAMES = ['Jonas', 'Odile', 'Mina', 'Pilar', 'Otto', 'Ruth'];

export const savedGameOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { person, name = 'You', level = 'mate', ...at }: SavedAt,
): SavedGame =>
  storedGame(game, { ...at, seed: '5'.repeat(64) }, (seat, deciding) =>
    seat === (person ?? deciding) ? { kind: 'person', name } : { kind: 'bot', name: NAMES[seat], level, style: 'steady' },
  );

const MOST_GAMES = 3000;
const MOST_MOVES = 600;

export type GivenOptions = Readonly<Record<string, string | number | boolean>>;

/** A game, and its casual moves. */
export interface Casual<State, Move, Options extends OptionValues> {
  readonly game: Game<State, Move, Options>;
  casualMoves(state: State, moves: readonly Move[]): readonly Move[];
}

/** The moves to the first matching moment in games of casual moves. */
export const findMoves = <State, Move, Options extends OptionValues>(
  { game, casualMoves }: Casual<State, Move, Options>,
  id: string,
  options: GivenOptions,
  isWanted: (state: State, moves: readonly Move[]) => boolean,
): readonly Move[] => {
  for (let seed = 0; seed < MOST_GAMES; seed++) {
    const random = createRandom(`${id} ${seed}`);
    const moves: Move[] = [];
    let state = unwrap(setUp(game, options));
    while (!isWanted(state, moves) && game.outcome(state) === undefined && moves.length < MOST_MOVES) {
      const isChance = game.actor(state) === 'chance';
      const move = isChance
        ? chooseChance(game.chances(state), random())
        : pick(random, casualMoves(state, game.legalMoves(state)));
      moves.push(move);
      state = game.apply(state, move);
    }
    if (isWanted(state, moves)) return moves;
  }
  throw new Error(`no moment for ${id} in ${MOST_GAMES} games`);
};

export interface SavedGames<State> {
  savedGame(at: SavedAt): SavedGame;
  /** The first matching moment in games of casual moves. */
  findMoment(id: string, options: GivenOptions, isWanted: (state: State) => boolean): SavedGame;
  /** A game as it was recorded, whole or up to this moment. */
  recorded(id: string, record: string, isWanted?: (state: State) => boolean): SavedGame;
  /** About so many last moves of a record, from a position between turns: a review of them does not take long. */
  ending(id: string, record: string, last: number): SavedGame;
  stateOf(saved: SavedGame): State;
}

/** Saved games of one kind, for people of this name. */
export const savedGamesOf = <State, Move, Options extends OptionValues>({
  game,
  casualMoves,
  records,
  name = 'You',
}: Casual<State, Move, Options> & { readonly records: URL; readonly name?: string }): SavedGames<State> => {
  const savedGame = (at: SavedAt): SavedGame => savedGameOf(game, { name, ...at });
  const recordIn = (file: string): History<State, Move> & { readonly beginning: Beginning } => {
    const { options, moves } = unwrap(parseRecord(game, readFileSync(new URL(`${file}.txt`, records), 'utf8'))).record;
    const beginning: Beginning = { kind: 'options', options };
    return { beginning, ...historyOf(game, { beginning, moves }) };
  };
  return {
    savedGame,
    findMoment: (id, options, isWanted) => {
      const moves = findMoves({ game, casualMoves }, id, options, isWanted);
      return savedGame({ id, beginning: { kind: 'options', options }, moves });
    },
    recorded: (id, record, isWanted) => {
      const { beginning, states, moves } = recordIn(record);
      if (!isWanted) return savedGame({ id, beginning, moves, person: 0 });
      return savedGame({ id, beginning, moves: moves.slice(0, states.findIndex(isWanted)) });
    },
    ending: (id, record, last) => {
      const { states, moves } = recordIn(record);
      const from = states.findIndex((state, i) => i >= moves.length - last && game.formatPosition(state).ok);
      const position = unwrap(game.formatPosition(states[from]));
      return savedGame({ id, beginning: { kind: 'position', position }, moves: moves.slice(from), person: 0 });
    },
    stateOf: (saved) => present(historyOf(game, saved)),
  };
};
