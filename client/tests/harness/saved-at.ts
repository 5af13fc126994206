import type { LevelId } from '@showboat/bots';
import {
  type Beginning,
  type Game,
  type OptionValues,
  type Seat,
  chooseChance,
  createRandom,
  firstStateOf as readFirstState,
  openHistory,
  pick,
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

/** The first state of a game, where everything is loaded. */
export const firstStateOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  beginning: Beginning,
): State => unwrap(readFirstState(game, beginning));

const NAMES = ['Jonas', 'Odile', 'Mina', 'Pilar', 'Otto', 'Ruth'];

export const savedGameOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { id, beginning, moves = [], person, name = 'You', level = 'mate' }: SavedAt,
): SavedGame => {
  const history = unwrap(openHistory(game, firstStateOf(game, beginning), moves));
  const summary = summaryOf(game, history);
  const here = person ?? summary.seat ?? 0;
  const seats = Array.from(
    { length: Number(game.optionsOf(history.states[0]).seats) },
    (_, seat): SeatPlan =>
      seat === here ? { kind: 'person', name } : { kind: 'bot', name: NAMES[seat], level, style: 'steady' },
  );
  const created = Date.UTC(2026, 4, 1, 20);
  const changed = created + moves.length * 20_000;
  return {
    id,
    game: game.id,
    rules: game.rulesVersion,
    beginning,
    moves,
    seats,
    seed: '5'.repeat(64),
    created,
    changed,
    summary,
  };
};

const MOST_GAMES = 2000;
const MOST_MOVES = 600;

/** A game, and its casual moves. */
export interface Casual<State, Move, Options extends OptionValues> {
  readonly game: Game<State, Move, Options>;
  casualMoves(state: State, moves: readonly Move[]): readonly Move[];
}

/** The first matching moment in games of casual moves. */
export const findMomentOf = <State, Move, Options extends OptionValues>(
  { game, casualMoves }: Casual<State, Move, Options>,
  id: string,
  options: Readonly<Record<string, string | number | boolean>>,
  isWanted: (state: State) => boolean,
  name?: string,
): SavedGame => {
  for (let seed = 0; seed < MOST_GAMES; seed++) {
    const random = createRandom(`${id} ${seed}`);
    const moves: Move[] = [];
    let state = unwrap(setUp(game, options));
    while (!isWanted(state) && game.outcome(state) === undefined && moves.length < MOST_MOVES) {
      const isChance = game.actor(state) === 'chance';
      const move = isChance
        ? chooseChance(game.chances(state), random())
        : pick(random, casualMoves(state, game.legalMoves(state)));
      moves.push(move);
      state = game.apply(state, move);
    }
    if (isWanted(state)) {
      return savedGameOf(game, { id, beginning: { kind: 'options', options }, moves, ...(name === undefined ? {} : { name }) });
    }
  }
  throw new Error(`no moment for ${id} in ${MOST_GAMES} games`);
};
