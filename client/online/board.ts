import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type History,
  type OptionValues,
  type Refusal,
  type Result,
  type Rules,
  type Seat,
  ok,
  present,
  withMove,
  withMovesOf,
} from '@showboat/engine';
import type { Table } from '@showboat/protocol';
import type { NumberedLine } from './remote-table';
import { type Telling, beginTelling, withLine } from './telling';

/** The board of one seat: what the table has, and on top of it what is planned here and known to nobody else. */
export interface Board<State, Move> {
  readonly history: ReadonlySignal<History<State, Move>>;
  /** How many moves of the history the table has. */
  readonly stored: ReadonlySignal<number>;
  readonly told: Telling<State, Move>;
  isMine(state: State): boolean;
  /** The moves after those that the table has. */
  plannedIn(history: History<State, Move>): readonly Move[];
  tokensIn(history: History<State, Move>): readonly string[];
  show(next: History<State, Move>): void;
  /** Puts planned moves on what is stored now; whether that is possible. If not, none is shown. */
  replan(moves: readonly Move[]): boolean;
  /** The game with the tokens of a kept plan: as far as it is shown, and, where they end the turn, with all of it. */
  replayed(tokens: readonly string[]): { readonly shown: History<State, Move>; readonly ahead: History<State, Move> | undefined };
  /** Takes in new lines, and shows nothing yet. The refusal of one that the rules here do not know. */
  tell(lines: readonly NumberedLine[], ahead: History<State, Move>): Refusal | undefined;
  /** The end with everything that was hidden. */
  reveal(end: State): void;
  /** The number to go back to if the last turn of the seat were taken back; `undefined` where something was drawn since. */
  takebackTo(): number | undefined;
}

export const openBoard = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  { options }: Pick<Table, 'options'>,
  seat: Seat | undefined,
): Result<Board<State, Move>> => {
  const begun = beginTelling<State, Move, Options>(game, options, seat);
  if (!begun.ok) return begun;
  let told = begun.value;
  const history = signal(told.history);
  const stored = signal(0);

  const isMine = (state: State): boolean => seat !== undefined && game.actor(state) === seat;
  const plannedIn = ({ moves }: History<State, Move>): readonly Move[] => moves.slice(stored.peek());

  const show = (next: History<State, Move>): void => {
    stored.value = told.history.moves.length;
    history.value = next;
  };

  return ok({
    history,
    stored,
    get told() {
      return told;
    },
    isMine,
    plannedIn,
    tokensIn: (whole) => plannedIn(whole).map((move, i) => game.formatMove(whole.states[stored.peek() + i], move)),
    show,
    replan: (moves) => {
      const before = told.history;
      const played = seat === undefined ? before : withMovesOf(game, before, seat, moves).history;
      const isPossible =
        played.moves.length === before.moves.length + moves.length && (moves.length === 0 || isMine(present(played)));
      show(isPossible ? played : before);
      return isPossible;
    },
    replayed: (tokens) => {
      let shown = told.history;
      for (const token of tokens) {
        const state = present(shown);
        const parsed = isMine(state) ? game.parseMove(state, token) : undefined;
        if (!parsed?.ok || game.refuse(state, parsed.value)) return { shown: told.history, ahead: undefined };
        const next = withMove(game, shown, parsed.value);
        if (!isMine(present(next))) return { shown, ahead: next };
        shown = next;
      }
      return { shown, ahead: undefined };
    },
    tell: (lines, ahead) => {
      for (const line of lines) {
        const next = withLine(game, told, line, ahead);
        if (!next.ok) return next.refusal;
        told = next.value;
      }
      return undefined;
    },
    reveal: (end) => {
      told = { ...told, history: { ...told.history, states: [...told.history.states.slice(0, -1), end] } };
      show(told.history);
    },
    takebackTo: () => {
      const { moves, states } = history.value;
      if (seat === undefined || moves.length > stored.value) return undefined;
      const by = (at: number): ReturnType<typeof game.actor> => game.actor(states[at]);
      let at = stored.value - 1;
      while (at >= 0 && typeof by(at) === 'number' && by(at) !== seat) at--;
      if (at < 0 || by(at) !== seat) return undefined;
      while (at > 0 && by(at - 1) === seat) at--;
      return at === 0 ? 0 : told.numbers[at - 1];
    },
  });
};
