import { type ReadonlySignal, batch, computed, effect, signal, untracked } from '@preact/signals';
import type { BotHost, Thought } from '@showboat/bots/worker';
import {
  type Draw,
  type History,
  type OptionValues,
  type Refusal,
  type Seat,
  canUndo,
  chooseChance,
  drawsIn,
  knownTo,
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
import { isMoveLost } from './merge';
import type { SavedGame, SeatPlan } from './saved';
import type { Session, TableSeat } from './session';

/** A game played in this page: people at this screen, bots in a worker, chance from the game's secret seed. */
export interface LocalSession<State, Move> extends Session<State, Move> {
  readonly saved: ReadonlySignal<SavedGame>;
  /** Who sits where may change at any time. */
  seat(seat: Seat, plan: SeatPlan): void;
  /** Takes over the state of the same game from another tab; whether a move made here is lost by that. */
  adopt(saved: SavedGame): boolean;
}

/** The door from storage, where a person is a player at the screen that stored the game. */
const tableSeat = (plan: SeatPlan): TableSeat =>
  plan.kind === 'bot' ? { kind: 'bot', name: plan.name, level: plan.level } : { kind: 'here', name: plan.name };

export interface SessionDoors {
  readonly bots: BotHost;
  /** Durable when it resolves. */
  save(saved: SavedGame): Promise<void>;
  /** The number that decides a draw. */
  draw?(draw: Draw): Promise<number>;
  /** Whether the display has caught up; always true where nobody watches. */
  isShown?(): boolean;
}

export const openLocalSession = <State, Move, Options extends OptionValues>(
  { game }: Pick<GameView<State, Move, Options>, 'game'>,
  saved: SavedGame,
  opened: History<State, Move>,
  { bots, save, draw = drawHere, isShown = () => true }: SessionDoors,
): LocalSession<State, Move> => {
  const history = signal(opened);
  const plans = signal(saved.seats);
  const thinking = signal<Seat | undefined>(undefined);
  let thought: Thought | undefined;
  let isClosed = false;

  const isPerson = (seat: Seat): boolean => plans.value[seat]?.kind === 'person';

  const current = computed(
    (): SavedGame => ({
      ...saved,
      moves: history.value.moves,
      seats: plans.value,
      summary: summaryOf(game, history.value),
    }),
  );

  /** Only legal moves, whoever plays them. */
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
    // The seat was taken over, or the table closed, while it was thinking.
    if (isClosed || thought !== asking || history.peek() !== asked) return;
    thought = undefined;
    thinking.value = undefined;
    const state = present(asked);
    // The door for moves from the worker: `take` checks each of them.
    const moves = answer.ok ? (answer.decision.moves as readonly Move[]) : [];
    take(seat, moves);
    // Whatever happens to a bot, the game goes on.
    if (history.peek() === asked) take(seat, [game.legalMoves(state)[0]]);
  };

  /** Chance and bots act; people are waited for. */
  const stop = effect(() => {
    const now = history.value;
    const seated = plans.value;
    // A game of bots only waits for the display: otherwise it would be over before anybody could take a seat back.
    const isEarly = seated.every(({ kind }) => kind === 'bot') && !isShown();
    untracked(() => {
      const state = present(now);
      const actor = game.actor(state);
      thought?.stop();
      thought = undefined;
      thinking.value = undefined;
      if (actor === 'chance') {
        void draw({ seed: saved.seed, table: saved.drawsOf ?? saved.id, index: drawsIn(game, now), salts: [] }).then(
          (fraction) => {
            if (!isClosed && history.peek() === now)
              history.value = withMove(game, now, chooseChance(game.chances(state), fraction));
          },
        );
      } else if (typeof actor === 'number') {
        const plan = seated[actor];
        if (plan?.kind === 'bot' && !isEarly) void think(actor, plan);
      }
    });
  });

  /** What is in the database already: as opened, or as saved by another tab. */
  let stored = history.peek().moves;
  let storedSeats = plans.peek();
  const stopSaving = effect(() => {
    const now = current.value;
    if (now.moves === stored && now.seats === storedSeats) return;
    stored = history.peek().moves;
    storedSeats = now.seats;
    void save({ ...now, changed: Date.now() });
  });

  return {
    id: saved.id,
    history,
    seats: computed(() => plans.value.map(tableSeat)),
    thinking,
    isSending: signal(false),
    canUndo: computed(() => canUndo(game, history.value, isPerson)),
    canRedo: computed(() => history.value.undone.length > 0),
    saved: current,
    play: async (moves) => {
      const actor = game.actor(present(history.peek()));
      return typeof actor === 'number' && isPerson(actor) ? take(actor, moves) : undefined;
    },
    playAside: async (move) => {
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
      plans.value = plans.peek().map((before, i) => (i === seat ? plan : before));
    },
    adopt: (theirs) => {
      const adopted = openHistory<State, Move, Options>(game, opened.states[0], theirs.moves);
      if (!adopted.ok) return false;
      const isLost = isMoveLost(history.peek().moves, theirs.moves);
      stored = adopted.value.moves;
      storedSeats = theirs.seats;
      batch(() => {
        history.value = adopted.value;
        plans.value = theirs.seats;
      });
      return isLost;
    },
    hurry: () => thought?.stop(),
    close: () => {
      isClosed = true;
      stop();
      stopSaving();
      thought?.stop();
    },
  };
};
