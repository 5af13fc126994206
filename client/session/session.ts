import { type ReadonlySignal, batch, computed, effect, signal, untracked } from '@preact/signals';
import type { BotHost, Thought } from '@showboat/bots/worker';
import {
  type Draw,
  type History,
  type OptionValues,
  type Refusal,
  type Result,
  type Seat,
  canUndo,
  chooseChance,
  drawsIn,
  isEqual,
  knownTo,
  ok,
  openHistory,
  present,
  redone,
  summaryOf,
  undone,
  withMove,
  withMovesOf,
} from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import { drawHere } from './draw';
import type { SavedGame, SeatPlan } from './saved';

/** A game that is being played here: people at this screen, bots in a worker, chance from the secret of the game. */
export interface Session<State, Move> {
  readonly id: string;
  readonly history: ReadonlySignal<History<State, Move>>;
  readonly seats: ReadonlySignal<readonly SeatPlan[]>;
  /** The seat that a bot is thinking for. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly saved: ReadonlySignal<SavedGame>;
  /** Moves of the person to decide. The refusal of the first that is not legal. */
  play(moves: readonly Move[]): Refusal | undefined;
  /** A move out of turn, such as resigning. */
  playAside(move: Move): Refusal | undefined;
  undo(): void;
  redo(): void;
  seat(seat: Seat, plan: SeatPlan): void;
  /** The same game as another tab has it now. */
  adopt(saved: SavedGame): void;
  /** A bot that thinks decides at once. */
  hurry(): void;
  close(): void;
}

export interface SessionDoors {
  readonly bots: BotHost;
  /** Durable when it resolves. */
  save(saved: SavedGame): Promise<void>;
  /** The number that decides a draw. */
  draw?(draw: Draw): Promise<number>;
  /** Whether everything that happened is on show; where nobody watches, it always is. */
  isShown?(): boolean;
}

export const openSession = <State, Move, Options extends OptionValues>(
  { game }: Pick<GameView<State, Move, Options>, 'game'>,
  saved: SavedGame,
  first: State,
  { bots, save, draw = drawHere, isShown = () => true }: SessionDoors,
): Result<Session<State, Move>> => {
  const opened = openHistory(game, first, saved.moves);
  if (!opened.ok) return opened;
  const history = signal<History<State, Move>>(opened.value);
  const seats = signal(saved.seats);
  const thinking = signal<Seat | undefined>(undefined);
  let thought: Thought | undefined;
  let isClosed = false;

  const isPerson = (seat: Seat): boolean => seats.value[seat]?.kind === 'person';

  const current = computed(
    (): SavedGame => ({
      ...saved,
      moves: history.value.moves,
      seats: seats.value,
      summary: summaryOf(game, history.value),
    }),
  );

  /** Only moves that the rules allow, whoever asks for them. */
  const take = (seat: Seat, moves: readonly Move[]): Refusal | undefined => {
    const played = withMovesOf(game, history.peek(), seat, moves);
    history.value = played.history;
    return played.refusal;
  };

  const think = async (seat: Seat, plan: SeatPlan & { readonly kind: 'bot' }): Promise<void> => {
    const asked = history.peek();
    const question = {
      game: game.id,
      view: knownTo(game, asked.states[0], asked.moves, seat),
      seat,
      bot: { level: plan.level, style: plan.style },
      seed: `${saved.seed}/${asked.moves.length}`,
    };
    const asking = bots.ask(question);
    thought = asking;
    thinking.value = seat;
    const answer = await asking.answer;
    // Somebody took the seat, or left the table, while it thought.
    if (isClosed || thought !== asking || history.peek() !== asked) return;
    thought = undefined;
    thinking.value = undefined;
    const state = present(asked);
    // The door for moves that come out of the worker: `take` checks each of them.
    const moves = answer.ok ? (answer.decision.moves as readonly Move[]) : [];
    take(seat, moves);
    // Whatever happens to a bot, the game goes on.
    if (history.peek() === asked) take(seat, [game.legalMoves(state)[0]]);
  };

  /** Chance and bots do their part; people are waited for. */
  const stop = effect(() => {
    const now = history.value;
    const plans = seats.value;
    // Bots among themselves wait for those who watch: else a seat that is taken back is taken at the end of the race.
    const isEarly = plans.every(({ kind }) => kind === 'bot') && !isShown();
    untracked(() => {
      const state = present(now);
      const actor = game.actor(state);
      thought?.stop();
      thought = undefined;
      thinking.value = undefined;
      if (actor === 'chance') {
        void draw({ seed: saved.seed, table: saved.id, index: drawsIn(game, now), salts: [] }).then((fraction) => {
          if (!isClosed && history.peek() === now)
            history.value = withMove(game, now, chooseChance(game.chances(state), fraction));
        });
      } else if (typeof actor === 'number') {
        const plan = plans[actor];
        if (plan?.kind === 'bot' && !isEarly) void think(actor, plan);
      }
    });
  });

  /** What is in the database already: as it was opened, or as another tab has it. */
  let stored = history.peek().moves;
  let storedSeats = seats.peek();
  const stopSaving = effect(() => {
    const now = current.value;
    if (now.moves === stored && now.seats === storedSeats) return;
    stored = history.peek().moves;
    storedSeats = now.seats;
    void save({ ...now, changed: Date.now() });
  });

  return ok({
    id: saved.id,
    history,
    seats,
    thinking,
    canUndo: computed(() => canUndo(game, history.value, isPerson)),
    canRedo: computed(() => history.value.undone.length > 0),
    saved: current,
    play: (moves) => {
      const actor = game.actor(present(history.peek()));
      return typeof actor === 'number' && isPerson(actor) ? take(actor, moves) : undefined;
    },
    playAside: (move) => {
      const refusal = game.refuse(present(history.peek()), move);
      if (!refusal) history.value = withMove(game, history.peek(), move);
      return refusal;
    },
    undo: () => {
      if (canUndo(game, history.peek(), isPerson)) history.value = undone(history.peek());
    },
    redo: () => {
      history.value = redone(game, history.peek());
    },
    seat: (seat, plan) => {
      seats.value = seats.peek().map((before, i) => (i === seat ? plan : before));
    },
    adopt: (theirs) => {
      const own = history.peek().moves;
      const isSame = isEqual(theirs.moves, own);
      if (isSame && isEqual(theirs.seats, seats.peek())) return;
      // Bots with a clock may have decided differently in both tabs at the same moment: then one of them must give way, and only one.
      if (!isSame && theirs.moves.length === own.length && JSON.stringify(theirs.moves) > JSON.stringify(own)) return;
      const adopted = openHistory(game, first, theirs.moves);
      if (!adopted.ok) return;
      stored = adopted.value.moves;
      storedSeats = theirs.seats;
      batch(() => {
        history.value = adopted.value;
        seats.value = theirs.seats;
      });
    },
    hurry: () => thought?.stop(),
    close: () => {
      isClosed = true;
      stop();
      stopSaving();
      thought?.stop();
    },
  });
};
