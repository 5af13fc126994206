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
import { openBoard } from './board';
import { type KeptPlan, readPlan, writePlan } from './kept';
import { type Outgoing, deliver } from './outbox';
import { randomId } from './random-id';
import type { RemoteTable } from './remote-table';
import { seatsOf, thinkingSeat } from './seats';
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

export const openRemoteSession = async <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  remote: RemoteTable,
  { isElsewhere }: Pick<Windows, 'isElsewhere'> = { isElsewhere: signal(false) },
): Promise<Result<RemoteSession<State, Move>>> => {
  const opened = remote.table.peek();
  if (!opened) throw new Error('a session needs a table that was opened');
  const seat = opened.you ?? undefined;
  const laid = openBoard<State, Move, Options>(game, opened, seat);
  if (!laid.ok) return laid;
  const board = laid.value;
  const { history, stored, show, isMine, tokensIn } = board;
  const outgoing = signal<Outgoing<State, Move> | undefined>(undefined);
  const notice = signal<PlanNotice | undefined>(undefined);
  const fault = signal<Refusal | undefined>(undefined);
  /** A plan of an earlier visit that was not taken up yet. */
  let kept: KeptPlan | undefined;
  let answer: (() => void) | undefined;
  /** The number that the table gave to the end of what is on its way. */
  let storedSeq: number | undefined;
  let isClosed = false;
  let isRevealed = false;
  let wasElsewhere = isElsewhere.peek();
  if (seat !== undefined && !wasElsewhere) kept = await readPlan(remote.shelf, remote.id);

  const keep = (): Promise<void> => {
    const out = outgoing.peek();
    const tokens = out?.tokens ?? tokensIn(history.peek());
    const { after = board.told.seq, stage = 'planned' as const, id = '' } = out ?? {};
    const plan = tokens.length === 0 ? undefined : { after, tokens: [...tokens], stage, id };
    // Nothing is written over a plan that was not taken up yet, or that is another window's. A browser that keeps nothing still plays.
    return kept || isElsewhere.peek() ? Promise.resolve() : writePlan(remote.shelf, remote.id, plan).catch(() => undefined);
  };

  /** Nothing is on its way any more, for better or worse. */
  const settled = (): void => {
    outgoing.value = undefined;
    storedSeq = undefined;
    void keep();
    answer?.();
    answer = undefined;
  };

  const finish = (): void => {
    show(board.told.history);
    settled();
  };

  const giveBack = (why: PlanNotice): void => {
    notice.value = board.replan(board.plannedIn(history.peek())) ? why : 'lost';
    settled();
  };

  const send = async (out: Outgoing<State, Move>): Promise<void> => {
    const sent = { ...out, stage: 'sent' } as const;
    const isWanted = (): boolean => !isClosed && outgoing.peek() === sent;
    outgoing.value = sent;
    // Before it leaves: after a reload it must be known that it may have.
    await keep();
    const delivered = await deliver(remote, sent, isWanted);
    if (!delivered || !isWanted()) return;
    if (delivered.kind === 'refused') giveBack(delivered.code === 'stale' ? 'moved-on' : 'not-taken');
    else if (board.told.seq >= delivered.seq) finish();
    else storedSeq = delivered.seq;
  };

  /** Takes up a plan of an earlier visit, as soon as the moment is known that it was made at. */
  const restore = (): void => {
    if (!kept || board.told.seq < kept.after) return;
    const { after, tokens, stage, id } = kept;
    kept = undefined;
    const isNow = board.told.seq === after;
    const { shown, ahead } = board.replayed(tokens);
    show(shown);
    const out = { id, after, tokens, since: Date.now(), ahead: isNow ? ahead : undefined };
    if (stage === 'sent') void send({ ...out, stage });
    else if (stage === 'armed' && isNow && ahead) outgoing.value = { ...out, stage };
    else if (stage === 'armed') notice.value = shown === board.told.history ? 'lost' : 'moved-on';
    void keep();
  };

  /** What is new was told: the plan goes on top of it, or was part of it. */
  const settle = (): void => {
    const out = outgoing.peek();
    const { history: known, seq } = board.told;
    const isTold = out?.ahead !== undefined && known.states[out.ahead.moves.length] === present(out.ahead);
    if (isTold || (storedSeq !== undefined && seq >= storedSeq)) return finish();
    const shown = history.peek();
    const count = known.moves.length;
    // As far as it goes, it is what was planned.
    if (count >= stored.peek() && present(known) === shown.states[count]) return show(shown);
    const isPossible = board.replan(board.plannedIn(shown));
    if (out?.stage === 'armed') {
      outgoing.value = undefined;
      notice.value = isPossible ? 'moved-on' : 'lost';
    } else if (!isPossible && !out) notice.value = 'lost';
    void keep();
  };

  const advance = (): void => {
    const { seq } = board.told;
    const lines = remote.lines.peek();
    // What was told to somebody else: a table that is opened anew has a session of its own.
    if (lines.length < seq || fault.peek()) return;
    fault.value = board.tell(lines.slice(seq), outgoing.peek()?.ahead ?? history.peek());
    if (board.told.seq !== seq) settle();
    restore();
  };

  /** The end reveals what was hidden, and only the record tells it. */
  const reveal = async (): Promise<void> => {
    const record = await remote.ask('getRecord', { params: { id: remote.id } });
    const parsed = record.ok ? parseRecord(game, record.value) : undefined;
    if (parsed?.ok && !isClosed) board.reveal(parsed.value.state);
  };

  const letGo = (): void => {
    outgoing.value = undefined;
    show(board.told.history);
  };

  const takeUp = async (): Promise<void> => {
    kept = seat === undefined ? undefined : await readPlan(remote.shelf, remote.id);
    restore();
  };

  const stops = [
    remote.lines.subscribe(() => untracked(advance)),
    effect(() => {
      const out = outgoing.value;
      const isUp = remote.connection.value.kind === 'up' && remote.table.value?.seq === remote.lines.value.length;
      if (isUp && out?.stage === 'armed') untracked(() => void send(out));
    }),
    effect(() => {
      const isThere = isElsewhere.value;
      if (isThere === wasElsewhere) return;
      wasElsewhere = isThere;
      // The plan goes with who plays.
      untracked(() => void (isThere ? letGo() : takeUp()));
    }),
    effect(() => {
      const { states } = history.value;
      if (isRevealed || !remote.over.value || game.actor(present(history.value)) !== 'nobody') return;
      isRevealed = true;
      if (states.some((state) => game.view(state, undefined) !== state)) void untracked(reveal);
    }),
  ];

  /** Whoever changes a plan has not said yet that it may go out. */
  const disarm = (): void => {
    notice.value = undefined;
    if (outgoing.peek()?.stage === 'armed') outgoing.value = undefined;
  };

  const post = (ahead: History<State, Move>): Promise<undefined> => {
    const out = { id: randomId(), after: board.told.seq, tokens: tokensIn(ahead), since: Date.now(), ahead };
    if (remote.connection.peek().kind === 'down') {
      outgoing.value = { ...out, stage: 'armed' };
      return keep().then(() => undefined);
    }
    return new Promise((resolve) => {
      answer = () => resolve(undefined);
      void send({ ...out, stage: 'sent' });
    });
  };

  const isSending = computed(() => outgoing.value?.stage === 'sent');
  const canPlan = computed(() => !isSending.value && !isElsewhere.value);
  const isPlanned = computed(() => history.value.moves.length > stored.value);
  const change = (next: () => History<State, Move>): void => {
    if (!canPlan.peek()) return;
    disarm();
    show(next());
    void keep();
  };

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
    isSending,
    canUndo: computed(() => canPlan.value && isPlanned.value),
    canRedo: computed(() => canPlan.value && history.value.undone.length > 0),
    takebackTo: computed(board.takebackTo),
    play: async (moves) => {
      if (seat === undefined || !canPlan.peek() || !isMine(present(history.peek()))) return undefined;
      const played = withMovesOf(game, history.peek(), seat, moves);
      if (!isMine(present(played.history))) {
        disarm();
        return post(played.history);
      }
      change(() => played.history);
      return played.refusal;
    },
    playAside: async (move) => {
      if (!canPlan.peek()) return undefined;
      const { history: known } = board.told;
      const refusal = game.refuse(present(known), move);
      if (refusal) return refusal;
      change(() => known);
      return post(withMove(game, known, move));
    },
    undo: () => {
      if (isPlanned.peek()) change(() => undone(history.peek()));
    },
    redo: () => change(() => redone(game, history.peek())),
    hurry: () => undefined,
    close: () => {
      isClosed = true;
      for (const stop of stops) stop();
    },
  });
};
