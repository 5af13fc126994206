import {
  type History,
  type OptionValues,
  type Random,
  type Rules,
  type Seat,
  createRandom,
  hasSecrets,
  isEqual,
  pick,
  present,
  seenHistory,
  setUp,
  summaryOf,
  unwrap,
  withMove,
} from '@showboat/engine';
import type { SavedGame, SeatPlan } from '../../session/saved';

// Pairs of games that differ only in what somebody may not know: whatever that person is shown must be the same in both.

export interface Twins<State, Move> {
  readonly real: History<State, Move>;
  /** The same game for whoever watches; another one where secrets are. */
  readonly other: History<State, Move>;
}

/** Who is at the screen; the first one is to decide. */
export interface Company {
  readonly people: readonly Seat[];
  /** Who must not see a difference; a spectator where several share the screen. */
  readonly watcher: Seat | undefined;
  /** How many decisions of the first one there were. */
  readonly decisions: number;
}

const MOST_TRIES = 4000;

/** A game of random moves, up to a decision of this seat when it has had some turns; the last one where a game is shorter. */
const playedTo = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  options: OptionValues,
  seat: Seat,
  decisions: number,
  random: Random,
): History<State, Move> => {
  let history: History<State, Move> = { states: [unwrap(setUp(game, options))], moves: [], undone: [] };
  let asked = history;
  for (let count = 0; count <= decisions && game.actor(present(history)) !== 'nobody'; ) {
    if (game.actor(present(history)) === seat) {
      asked = history;
      count++;
    }
    history = withMove(game, history, pick(random, game.legalMoves(present(history))));
  }
  return asked;
};

/** Move by move: where something is hidden, anything that looks the same; otherwise the same move, if it can be made at all. */
const twinOf = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  { states, moves }: History<State, Move>,
  watcher: Seat | undefined,
  random: Random,
): History<State, Move> | undefined => {
  let history: History<State, Move> = { states: [states[0]], moves: [], undone: [] };
  for (const [i, move] of moves.entries()) {
    const state = present(history);
    const seen = game.seenMove(states[i], move, watcher);
    const alike =
      seen === move || random() < 0.5
        ? []
        : game.legalMoves(state).filter((one) => isEqual(game.seenMove(state, one, watcher), seen));
    const made = alike.length > 0 ? pick(random, alike) : move;
    if (game.refuse(state, made)) return undefined;
    history = withMove(game, history, made);
  }
  return history;
};

export const twinsOf = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  options: OptionValues,
  { people, watcher, decisions }: Company,
): Twins<State, Move> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const random = createRandom(`${game.id} ${tries}`);
    const real = playedTo(game, options, people[0], decisions, random);
    if (!hasSecrets(game, present(real))) return { real, other: real };
    const other = twinOf(game, real, watcher, random);
    const isTwin = other && isEqual(seenHistory(game, other, watcher), seenHistory(game, real, watcher));
    if (!isTwin || isEqual(present(other), present(real))) continue;
    // What others at this screen hold must differ, too.
    const isSame = (seat: Seat): boolean => isEqual(game.view(present(other), seat), game.view(present(real), seat));
    if (people.every((seat) => seat === watcher || !isSame(seat))) return { real, other };
  }
  throw new Error(`no two games of ${game.id} are the same for ${watcher ?? 'a spectator'}`);
};

/** As stored in a browser. */
export const savedTwin = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  options: OptionValues,
  history: History<State, Move>,
  people: readonly Seat[],
): SavedGame => ({
  id: 'twin',
  game: game.id,
  rules: game.rulesVersion,
  beginning: { kind: 'options', options },
  moves: history.moves,
  seats: Array.from(
    { length: Number(game.optionsOf(history.states[0]).seats) },
    (_, seat): SeatPlan =>
      people.includes(seat)
        ? { kind: 'person', name: `Person ${seat}` }
        : { kind: 'bot', name: `Bot ${seat}`, level: 'mate', style: 'steady' },
  ),
  seed: '5'.repeat(64),
  created: 0,
  changed: 0,
  version: 1,
  summary: summaryOf(game, history),
});
