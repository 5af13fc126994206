import { type ReadonlySignal, computed, effect, signal, untracked } from '@preact/signals';
import {
  type History,
  type OptionValues,
  type Refusal,
  type Result,
  type Rules,
  type Seat,
  ok,
  parseRecord,
  present,
  redone,
  undone,
  withMove,
  withMovesOf,
} from '@showboat/engine';
import type { Session } from '../session/session';
import { type KeptPlan, readPlan, writePlan } from './kept';
import { type Delivered, type Outgoing, deliver } from './outbox';
import { randomId } from './random-id';
import type { RemoteTable } from './remote-table';
import { seatsOf, thinkingSeat } from './seats';
import { type Telling, beginTelling, withLine } from './telling';
import type { Windows } from './windows';

/** What a player must be told about their own plan, because it came differently. */
export type PlanNotice =
  /** Something happened before the table had it; the plan still lies on the board. */
  | 'moved-on'
  /** It is not possible any more, and was taken from the board. */
  | 'lost'
  /** The table did not take it. */
  | 'not-taken';

/** A game on a server, as one seat is told it. What it shows is stored by the table, up to `stored`; what follows is planned here. */
export interface RemoteSession<State, Move> extends Session<State, Move> {
  readonly remote: RemoteTable;
  /** `undefined` for onlookers. */
  readonly seat: Seat | undefined;
  /** How many moves of the history the table has; those after them are planned, and known to nobody else. */
  readonly stored: ReadonlySignal<number>;
  /** The turn on its way. */
  readonly outgoing: ReadonlySignal<Outgoing<State, Move> | undefined>;
  readonly notice: ReadonlySignal<PlanNotice | undefined>;
  dropNotice(): void;
  /** A line that the rules here do not know: the page is too old. */
  readonly fault: ReadonlySignal<Refusal | undefined>;
  /** The number to go back to if the last turn of the seat here were taken back; `undefined` where something was drawn since. */
  readonly takebackTo: ReadonlySignal<number | undefined>;
}

/** Whether others hid something before the end: then the end reveals it. */
const hadSecrets = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  { states }: History<State, Move>,
): boolean => states.some((state) => game.view(state, undefined) !== state);

export const openRemoteSession = async <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  remote: RemoteTable,
  windows: Pick<Windows, 'isElsewhere'> = { isElsewhere: signal(false) },
): Promise<Result<RemoteSession<State, Move>>> => {
  const opened = remote.table.peek();
  if (!opened) throw new Error('a session needs a table that was opened');
  const seat = opened.you ?? undefined;
  const begun = beginTelling<State, Move, Options>(game, opened.options, seat);
  if (!begun.ok) return begun;
  const { isElsewhere } = windows;

  let told: Telling<State, Move> = begun.value;
  const history = signal(told.history);
  const stored = signal(0);
  const outgoing = signal<Outgoing<State, Move> | undefined>(undefined);
  const notice = signal<PlanNotice | undefined>(undefined);
  const fault = signal<Refusal | undefined>(undefined);
  let kept: KeptPlan | undefined;
  let answer: ((refusal: Refusal | undefined) => void) | undefined;
  let storedSeq: number | undefined;
  let isClosed = false;
  let isRevealed = false;

  const isMine = (state: State): boolean => seat !== undefined && game.actor(state) === seat;
  const plannedIn = ({ moves }: History<State, Move>): readonly Move[] => moves.slice(stored.peek());
  const tokensIn = ({ states, moves }: History<State, Move>): readonly string[] =>
    moves.slice(stored.peek()).map((move, i) => game.formatMove(states[stored.peek() + i], move));

  const keep = (): Promise<void> => {
    const out = outgoing.peek();
    const tokens = out?.tokens ?? tokensIn(history.peek());
    const plan =
      tokens.length === 0
        ? undefined
        : { after: out?.after ?? told.seq, tokens: [...tokens], stage: out?.stage ?? ('planned' as const), id: out?.id ?? '' };
    // Nothing is written over a plan that was not taken up yet, or that is another window's. A browser that keeps nothing still plays.
    return kept || isElsewhere.peek() ? Promise.resolve() : writePlan(remote.shelf, remote.id, plan).catch(() => undefined);
  };

  const show = (next: History<State, Move>): void => {
    stored.value = told.history.moves.length;
    history.value = next;
  };

  /** Puts planned moves on what is stored now; whether that is possible. */
  const replan = (moves: readonly Move[]): boolean => {
    if (seat === undefined || moves.length === 0) {
      show(told.history);
      return true;
    }
    const played = withMovesOf(game, told.history, seat, moves);
    const isPossible =
      played.history.moves.length === told.history.moves.length + moves.length && isMine(present(played.history));
    show(isPossible ? played.history : told.history);
    return isPossible;
  };

  const finish = (): void => {
    outgoing.value = undefined;
    storedSeq = undefined;
    show(told.history);
    void keep();
    answer?.(undefined);
    answer = undefined;
  };

  const giveBack = (why: PlanNotice): void => {
    outgoing.value = undefined;
    notice.value = replan(plannedIn(history.peek())) ? why : 'lost';
    void keep();
    answer?.(undefined);
    answer = undefined;
  };

  const send = async (out: Outgoing<State, Move>): Promise<void> => {
    const sent = { ...out, stage: 'sent' } as const;
    const isWanted = (): boolean => !isClosed && outgoing.peek() === sent;
    outgoing.value = sent;
    // Before it leaves: after a reload it must be known that it may have.
    await keep();
    const delivered: Delivered | undefined = await deliver(remote, sent, isWanted);
    if (!delivered || !isWanted()) return;
    if (delivered.kind === 'refused') giveBack(delivered.code === 'stale' ? 'moved-on' : 'not-taken');
    else if (told.seq >= delivered.seq) finish();
    else storedSeq = delivered.seq;
  };

  /** The game with the tokens of a kept plan, and whether they end the turn. */
  const replayed = (
    tokens: readonly string[],
  ): { readonly shown: History<State, Move>; readonly ahead: History<State, Move> | undefined } => {
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
  };

  /** A plan of an earlier visit, as soon as the moment is known that it was made at. */
  const restore = (): void => {
    if (!kept || told.seq < kept.after) return;
    const { after, tokens, stage, id } = kept;
    kept = undefined;
    const isNow = told.seq === after;
    const { shown, ahead } = replayed(tokens);
    show(shown);
    const out = { id, after, tokens, since: Date.now(), ahead: isNow ? ahead : undefined };
    if (stage === 'sent') void send({ ...out, stage });
    else if (stage === 'armed' && isNow && ahead) outgoing.value = { ...out, stage };
    else if (stage === 'armed') notice.value = shown === told.history ? 'lost' : 'moved-on';
    void keep();
  };

  /** What is new was told: the plan goes on top of it, or was part of it. */
  const settle = (): void => {
    const out = outgoing.peek();
    const ahead = out?.ahead;
    const isTold = ahead !== undefined && told.history.states[ahead.moves.length] === present(ahead);
    if (isTold || (storedSeq !== undefined && told.seq >= storedSeq)) return finish();
    const shown = history.peek();
    const count = told.history.moves.length;
    if (count >= stored.peek() && present(told.history) === shown.states[count]) {
      stored.value = count;
      return;
    }
    const planned = plannedIn(shown);
    const isPossible = replan(planned);
    if (out?.stage === 'armed') {
      outgoing.value = undefined;
      notice.value = isPossible ? 'moved-on' : 'lost';
    } else if (!isPossible && !out) notice.value = 'lost';
    void keep();
  };

  const advance = (): void => {
    const lines = remote.lines.peek();
    // What was told to somebody else: a table that is opened anew has a session of its own.
    if (lines.length < told.seq || fault.peek()) return;
    const before = told;
    for (const line of lines.slice(told.seq)) {
      const next = withLine(game, told, line, outgoing.peek()?.ahead ?? history.peek());
      if (!next.ok) {
        fault.value = next.refusal;
        break;
      }
      told = next.value;
    }
    if (told !== before) settle();
    restore();
  };

  const reveal = async (): Promise<void> => {
    const record = await remote.ask('getRecord', { params: { id: remote.id } });
    const parsed = record.ok ? parseRecord(game, record.value) : undefined;
    if (!parsed?.ok || isClosed) return;
    const states = [...told.history.states.slice(0, -1), parsed.value.state];
    told = { ...told, history: { ...told.history, states } };
    show(told.history);
  };

  kept = await readPlan(remote.shelf, remote.id);
  if (seat === undefined || isElsewhere.peek()) kept = undefined;

  const stops = [
    effect(() => {
      void remote.lines.value;
      untracked(advance);
    }),
    effect(() => {
      const out = outgoing.value;
      const isUp = remote.connection.value.kind === 'up' && remote.table.value?.seq === remote.lines.value.length;
      if (isUp && out?.stage === 'armed') untracked(() => void send(out));
    }),
    effect(() => {
      if (!isElsewhere.value) return;
      // The other window has the plan now.
      untracked(() => {
        outgoing.value = undefined;
        show(told.history);
      });
    }),
    effect(() => {
      const isOver = remote.over.value !== undefined && game.actor(present(history.value)) === 'nobody';
      if (isOver && !isRevealed && hadSecrets(game, history.peek())) {
        isRevealed = true;
        void untracked(reveal);
      }
    }),
  ];

  const disarm = (): void => {
    notice.value = undefined;
    if (outgoing.peek()?.stage === 'armed') outgoing.value = undefined;
  };

  const post = (ahead: History<State, Move>): Promise<Refusal | undefined> => {
    const out = { id: randomId(), after: told.seq, tokens: tokensIn(ahead), since: Date.now(), ahead };
    if (remote.connection.peek().kind === 'down') {
      outgoing.value = { ...out, stage: 'armed' };
      return keep().then(() => undefined);
    }
    return new Promise((resolve) => {
      answer = resolve;
      void send({ ...out, stage: 'sent' });
    });
  };

  const isBusy = computed(() => outgoing.value?.stage === 'sent');
  const canPlan = computed(() => !isBusy.value && !isElsewhere.value);

  return ok({
    id: remote.id,
    remote,
    seat,
    history,
    stored,
    outgoing,
    notice,
    fault,
    dropNotice: () => {
      notice.value = undefined;
    },
    seats: computed(() => seatsOf(remote.table.value ?? opened, isElsewhere.value ? undefined : seat)),
    thinking: computed(() => {
      const table = remote.table.value;
      return table && remote.connection.value.kind === 'up' ? thinkingSeat(table) : undefined;
    }),
    isSending: isBusy,
    canUndo: computed(() => canPlan.value && history.value.moves.length > stored.value),
    canRedo: computed(() => canPlan.value && history.value.undone.length > 0),
    takebackTo: computed(() => {
      const { moves, states } = history.value;
      if (seat === undefined || moves.length > stored.value) return undefined;
      let at = stored.value - 1;
      while (at >= 0 && typeof game.actor(states[at]) === 'number' && game.actor(states[at]) !== seat) at--;
      if (at < 0 || game.actor(states[at]) !== seat) return undefined;
      while (at > 0 && game.actor(states[at - 1]) === seat) at--;
      return at === 0 ? 0 : told.numbers[at - 1];
    }),
    play: async (moves) => {
      if (seat === undefined || !canPlan.peek() || !isMine(present(history.peek()))) return undefined;
      disarm();
      const played = withMovesOf(game, history.peek(), seat, moves);
      if (!isMine(present(played.history))) return post(played.history);
      show(played.history);
      void keep();
      return played.refusal;
    },
    playAside: async (move) => {
      if (!canPlan.peek()) return undefined;
      const refusal = game.refuse(present(told.history), move);
      if (refusal) return refusal;
      disarm();
      show(told.history);
      return post(withMove(game, told.history, move));
    },
    undo: () => {
      disarm();
      if (canPlan.peek() && history.peek().moves.length > stored.peek()) show(undone(history.peek()));
      void keep();
    },
    redo: () => {
      disarm();
      if (canPlan.peek()) show(redone(game, history.peek()));
      void keep();
    },
    hurry: () => undefined,
    close: () => {
      isClosed = true;
      for (const stop of stops) stop();
    },
  });
};
