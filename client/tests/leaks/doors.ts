import type { BotHost } from '@showboat/bots/worker';
import { type OptionValues, createRandom, loadFirstState, openHistory, unwrap } from '@showboat/engine';
import { createKeeper } from '../../session/keeper';
import { openPlayed } from '../../session/open-played';
import type { GameView } from '@showboat/ui';
import { type LocalSession, openLocalSession } from '../../session/local-session';
import { isPersonal, mayTakeSeat } from '../../session/personal';
import type { SavedGame, SeatPlan } from '../../session/saved';
import { openReplay } from '../../replay/replay-model';
import { branchOf } from '../../share/branch';
import { fileOf } from '../../share/export';
import { formatLink } from '../../share/link';
import { offerOf } from '../../share/offer';
import { readShared } from '../../share/read';
import { sharedOf } from '../../share/shared';
import { createLog } from '../../table/log';
import { type TableModel, openTable } from '../../table/table-model';
import type { Advisor } from '../../thinking/advisor';

// Every way in which a person can learn something about a game. Each returns all that comes out of it.

export interface Visitor<State, Move, Options extends OptionValues> {
  readonly view: GameView<State, Move, Options>;
  readonly saved: SavedGame;
}

export type Door = <State, Move, Options extends OptionValues>(visitor: Visitor<State, Move, Options>) => Promise<unknown>;

interface Opened<State, Move, Options extends OptionValues> {
  readonly session: LocalSession<State, Move>;
  readonly model: TableModel<State, Move, Options>;
  /** All that bots and the adviser were asked. */
  readonly asked: unknown[];
}

/** At the table. Bots think for ever. */
const sitDown = async <State, Move, Options extends OptionValues>(
  { view, saved }: Visitor<State, Move, Options>,
  moves: readonly unknown[] = saved.moves,
): Promise<Opened<State, Move, Options>> => {
  const asked: unknown[] = [];
  const bots: BotHost = {
    ask: (question) => {
      asked.push(question);
      return { answer: new Promise(() => undefined), stop: () => undefined };
    },
    close: () => undefined,
  };
  const history = unwrap(await openPlayed(view, { ...saved, moves }));
  const session = openLocalSession(view, { ...saved, moves }, history, { bots, save: async () => undefined });
  const keeper = createKeeper(saved, { read: async () => saved, write: async () => 'write' });
  const advisor: Advisor = {
    advise: async (question) => {
      asked.push(question);
      return [];
    },
    review: async () => Promise.reject(new Error('nobody asks for a review at a table')),
    cancel: () => undefined,
    close: () => undefined,
  };
  const model = openTable(view, { session, local: { ...session, keeper }, advisor });
  return { session, model, asked };
};

/** All that reaches a view, and what is written and said of it. */
const shownBy = async <State, Move, Options extends OptionValues>({
  view,
  frame,
}: Pick<TableModel<State, Move, Options>, 'view' | 'frame'>): Promise<unknown> => {
  const [texts, more] = await Promise.all([view.loadWords('en'), view.loadMoreWords('en')]);
  const { game } = view;
  const [state, known, seen, self] = [frame.state.value, frame.known.value, frame.seen.value, frame.self.value];
  const log = createLog(game, texts, (one) => game.view(one, frame.reader.value));
  return {
    state,
    known,
    seen,
    self,
    last: frame.last.value,
    players: frame.players.value,
    seat: frame.seat.value,
    handOver: frame.handOver.value,
    reader: frame.reader.value,
    log: log.tell(seen.states, seen.moves),
    status: texts.describeStatus(state),
    task: self === undefined ? '' : texts.describeTask(state, self),
    moves: frame.seat.value === undefined ? [] : game.legalMoves(state).map((move) => texts.describeMove(state, move)),
    words: self === undefined ? [] : more.describeSurroundings(state, self),
  };
};

const atTable: Door = async (visitor) => {
  const { model } = await sitDown(visitor);
  const shown = await shownBy(model);
  model.close();
  return shown;
};

const hints: Door = async (visitor) => {
  const { model, asked } = await sitDown(visitor);
  await model.askAdvice();
  model.close();
  return asked;
};

/** The own seat to a bot and back: what the bot is asked, and what is to be seen meanwhile and afterwards. */
const ownSeat: Door = async (visitor) => {
  const { session, model, asked } = await sitDown(visitor);
  const seat = model.frame.self.value ?? 0;
  const plan = visitor.saved.seats[seat];
  model.notices.holder.value = model.frame.handOver.value === undefined ? undefined : seat;
  session.seat(seat, { kind: 'bot', name: plan.name, level: 'mate', style: 'steady', isStandIn: true });
  const meanwhile = await shownBy(model);
  model.notices.holder.value = undefined;
  session.seat(seat, plan);
  const afterwards = await shownBy(model);
  model.close();
  // What a bot is asked for a seat is that seat's business where others watch.
  return { meanwhile, afterwards, asked: visitor.saved.seats.filter(isPersonal).length === 1 ? asked : asked.length };
};

/** Nobody sits down where a bot was dealt something, not even after the own seat was given away. */
const otherSeats: Door = async ({ saved: { seats } }) => {
  const own = seats.findIndex(isPersonal);
  const left = seats.map((plan, seat) =>
    seat === own ? ({ kind: 'bot', name: plan.name, level: 'mate', style: 'steady', isStandIn: true } as const) : plan,
  );
  return { before: seats.map((_, seat) => mayTakeSeat(seats, seat)), after: seats.map((_, seat) => mayTakeSeat(left, seat)) };
};

const otherTab: Door = async (visitor) => {
  const { session, model } = await sitDown(visitor, []);
  session.adopt(visitor.saved);
  model.skip();
  const shown = await shownBy(model);
  model.close();
  return shown;
};

const replayed: Door = async ({ view, saved }) => {
  const none = (): void => undefined;
  const advisor: Advisor = {
    advise: async () => [],
    review: async () => ({ decisions: [], luck: [], totals: [] }),
    cancel: none,
    close: none,
  };
  const model = unwrap(await openReplay(view, saved, advisor));
  const texts = await view.loadWords('en');
  const { states, moves } = model.replay.history;
  const shown: unknown[] = [];
  for (let index = 0; index <= moves.length; index++) {
    model.replay.jump(index);
    shown.push({ state: model.frame.state.value, last: model.frame.last.value });
    model.replay.step(-1);
    model.replay.step(1);
    shown.push(model.frame.last.value);
  }
  await model.review.start();
  const review = model.review.state.value.kind;
  model.close();
  return { shown, states, moves, log: createLog(view.game, texts).tell(states, moves), marks: model.marks, review };
};

/** "What if?" at every moment; what is dealt there can be played. */
const branched: Door = async ({ view, saved }) => {
  const branches: unknown[] = [];
  for (let count = 0; count <= saved.moves.length; count++) {
    const branch = await branchOf(view, saved, count, createRandom(count));
    unwrap(openHistory(view.game, unwrap(await loadFirstState(view, branch.beginning)), branch.moves));
    branches.push(branch);
  }
  return branches;
};

const shared: Door = async ({ view, saved }) => {
  const offer = await offerOf(view, saved, saved.moves.length, createRandom('shared'));
  return { ...offer, link: await formatLink(offer.moment, 'https://example.org') };
};

/** A file, or a link of the whole game: what there is to see and to do when it is opened, but for going on with the same players. */
const opened =
  (textOf: <State, Move, Options extends OptionValues>(visitor: Visitor<State, Move, Options>) => Promise<string>): Door =>
  async (visitor) => {
    const { view, saved } = visitor;
    const read = await readShared(await textOf(visitor), async () => ({ use: (visit) => visit(view) }));
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const { shared: found, facts } = read.value;
    const strangers = saved.seats.map((_, seat): SeatPlan => ({ kind: 'person', name: `Player ${seat + 1}` }));
    const looked = await replayed({ view, saved: { ...saved, ...found, seats: found.seats ?? strangers } });
    return { facts, looked, branch: await branchOf(view, found, undefined, createRandom('opened')) };
  };

const file = opened(async ({ view, saved }) => (await fileOf(view, saved)).text);
const link = opened(({ saved }) => formatLink(sharedOf(saved), 'https://example.org'));

const listed: Door = async ({ saved }) => saved.summary;

export const DOORS: Readonly<Record<string, Door>> = {
  'the table, its log, its words': atTable,
  'what the Captain is asked for a hint': hints,
  'the own seat handed to a bot, and back': ownSeat,
  'the seats of bots': otherSeats,
  'another tab': otherTab,
  'the replay and its review': replayed,
  'playing on from any moment': branched,
  'what can be shared': shared,
  'a file that is opened': file,
  'an old link that is opened': link,
  'the list of games': listed,
};
