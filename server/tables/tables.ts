import type { CatalogEntry } from '@showboat/games/catalog';
import type { ChangedSeat, Moves, NewTable, PlayerEvent, Table as TableAnswer, TableEvent } from '@showboat/protocol';
import type { Notice } from '../push/push';
import { randomId } from '../secrets';
import type { Sleep, Store, TableRow } from '../store/store';
import { type Archive, createArchive } from './archive';
import { askedEvent, chatEvent, createAudience, facesOf } from './audience';
import { type BotTurns, createBotTurns } from './bot-turns';
import { type Cell, type Reader, requestName } from './cell';
import { createCells } from './cells';
import { deadlineOf } from './clock';
import { createRematch, createTable } from './create';
import { whenDue } from './due';
import { Fault, noTable } from './fault';
import { type Following, createFollowing, withLines } from './following';
import { type House, entryOf, shownTo } from './house';
import { createHub, isNewTurn, yourTurn } from './hub';
import { type Lists, createLists, everyTableOf } from './lists';
import { ALONE, type Others } from './others';
import { answeredBefore, ownSeat, playMoves } from './moves';
import { changeSeat, leave, mustBeHost, mustGather, sitDown, standUp } from './seats';
import { actorShown } from './shown';
import { startGame } from './start';
import { type Table, askedAnew, botAt, seatOf } from './table';
import { type Answered, answerTakeback, askTakeback } from './takebacks';

export interface TablesOptions {
  readonly store: Store;
  readonly catalog: readonly CatalogEntry[];
  readonly now: () => number;
  /** A bot is to decide at this table, and this server takes care of it. */
  readonly onBotDue: (table: string) => void;
  readonly onMoves?: (count: number) => void;
  /** It is the turn of somebody who has no line open. */
  readonly onUnseenTurn?: (notice: Notice) => void;
  /** When no server was there. */
  readonly sleeps?: readonly Sleep[];
  readonly isClosing?: () => boolean;
  /** Servers of the same store; left out, there are none. */
  readonly others?: Others;
  readonly server?: string;
  /** Bots think elsewhere. */
  readonly isWithoutBots?: boolean;
}

/** Everything that can be done with tables, by whoever was let in. Refusals are thrown as `Fault`. */
export interface Tables extends Lists, Archive, Following, BotTurns {
  readonly server: string;
  create(request: NewTable, player: string): Promise<TableAnswer>;
  show(id: string, player: string | undefined): Promise<TableAnswer>;
  showInvited(invite: string, player: string | undefined): Promise<TableAnswer>;
  remove(id: string, player: string): Promise<void>;
  sit(id: string, seat: number, player: string, salt: string | undefined): Promise<TableAnswer>;
  stand(id: string, seat: number, player: string): Promise<TableAnswer>;
  changeSeat(id: string, seat: number, player: string, to: ChangedSeat): Promise<TableAnswer>;
  start(id: string, player: string): Promise<TableAnswer>;
  rematch(id: string, player: string): Promise<TableAnswer>;
  play(id: string, player: string, moves: Moves): Promise<number>;
  askTakeback(id: string, player: string, to: number): Promise<void>;
  answerTakeback(id: string, player: string, isYes: boolean): Promise<void>;
  chat(id: string, player: string, name: string, text: string): Promise<void>;
  /** Stands up everywhere: bots keep the seats of running games, and tables that gather go on with another host, if anybody else sits there. */
  leaveAll(player: string): Promise<void>;
  /** A name has changed or gone. */
  renamed(player: string, name: string | undefined): void;
  /** A time that was set has come. */
  due(id: string): Promise<void>;
  sweep(): void;
  loaded(): Iterable<Cell>;
  /** What another server has told. */
  readonly heard: Heard;
}

/** What is done about what other servers tell. */
export interface Heard {
  changed(id: string, version: number, events: readonly (readonly [player: string, event: PlayerEvent])[]): Promise<void>;
  said(id: string, version: number, event: TableEvent): Promise<void>;
  gone(id: string): void;
  /** Somebody follows a table at another server, or does not any more; `isLost`: that server is gone. */
  here(id: string, player: string, isLost: boolean): void;
  /** Who hears nothing looks: tables that are followed here, and those who wait for people here. */
  look(): Promise<void>;
  /** Everything that is followed here. */
  followed(): readonly { readonly table: string | null; readonly player: string }[];
}

const samePeople = (one: Table, other: Table): boolean =>
  one.body.seats === other.body.seats && one.body.salts === other.body.salts && one.body.host === other.body.host;

/** Whether something changed that no move tells. */
const isTableNew = (before: Table, after: Table): boolean =>
  actorShown(before) !== actorShown(after) ||
  before.row.status !== after.row.status ||
  !samePeople(before, after) ||
  before.body.clocks !== after.body.clocks ||
  before.body.turn?.stands !== after.body.turn?.stands ||
  before.body.rematch !== after.body.rematch;

export const createTables = (options: TablesOptions): Tables => {
  const { store, catalog, now, onBotDue, onMoves, onUnseenTurn, sleeps = [], isClosing = () => false } = options;
  const { others = ALONE, server = randomId(), isWithoutBots = false } = options;
  const hub = createHub();
  const audience = createAudience(catalog, now);

  const onChange = (cell: Cell, before: Table, after: Table): void => {
    const { row } = after;
    const actor = actorShown(after);
    const isBotDue = actor !== null && botAt(after, actor) !== undefined;
    if (isBotDue && !isWithoutBots) onBotDue(row.id);
    audience.tell(cell, isTableNew(before, after));
    const events = hub.eventsOf(before, after, others.mayBe);
    for (const [one, event] of events) hub.send(one, event);
    others.changed(row.id, row.version, events, isBotDue && isWithoutBots);
    const { waitsFor: player, id: table, game, invite } = row;
    const isSeen =
      player === undefined || hub.follows(player) || others.isElsewhere(null, player) || facesOf(cell).isPresent(player);
    if (!isSeen && isNewTurn(before, after))
      onUnseenTurn?.({ player, table, game, invite, deadline: deadlineOf(after.body, after.settings.pace) });
    onMoves?.(row.seq - before.row.seq);
  };
  /** Others have changed a table; or it was in doubt, and was read again. */
  const onNews = (cell: Cell, before: Table | undefined, after: Table): void => {
    if (cell.readers.size === 0) return;
    audience.tell(cell, !before || isTableNew(before, after));
    const { lines } = after.body;
    const asked = askedAnew(before?.body, after.body);
    if (asked) audience.announce(cell, askedEvent(asked));
    if (before) for (const [player, event] of hub.eventsOf(before, after, false)) hub.sendOnce(player, event);
    // Another server has lost a line that is here by now.
    const isWrong = ({ player, isBrowser }: Reader): boolean =>
      isBrowser && player !== undefined && lines?.[player] === 'lost' && after.row.status === 'running';
    if ([...cell.readers].some(isWrong)) setImmediate(() => following.noteLines(cell.id));
  };
  const onDoubt = (id: string, version: number): void => {
    onBotDue(id);
    others.changed(id, version, [], false);
  };
  const cellsOptions = { store, catalog, now, sleeps, others, onChange, onNews, onDoubt };
  const cells = createCells({ ...cellsOptions, server: isWithoutBots ? undefined : server });
  const house: House = { store, catalog, cells, audience, hub, others, isClosing, now };
  const following = createFollowing(house);

  const changed = async (id: string, player: string, decide: Parameters<typeof cells.change>[1]): Promise<TableAnswer> => {
    const table = await cells.change(id, decide);
    const cell = cells.find(id);
    if (!cell) throw noTable();
    return shownTo(house, cell, table, player);
  };

  const show = async (id: string, player: string | undefined): Promise<TableAnswer> => {
    const cell = await cells.read(id);
    return shownTo(house, cell, cell.table, player);
  };

  /** `undefined`: its host has deleted it. */
  const showIfThere = async (id: string, player: string): Promise<TableAnswer | undefined> => {
    try {
      return await show(id, player);
    } catch (error) {
      if (error instanceof Fault && error.code === 'not-found') return undefined;
      throw error;
    }
  };

  const remove = async (id: string, version: number): Promise<boolean> => {
    if ((await store.deleteTable(id, version)) === 'conflict') return false;
    cells.forget(id);
    others.gone(id);
    return true;
  };

  const leaveForGood = async (id: string, player: string): Promise<void> => {
    try {
      let isGone = false;
      while (!isGone) {
        const { row, body } = await cells.change(id, (table) => leave(table, player, now()));
        const isEmpty = row.status === 'gathering' && body.host === player;
        isGone = !isEmpty || (await remove(id, row.version));
      }
    } catch (error) {
      // Its host has just deleted it.
      if (!(error instanceof Fault && error.code === 'not-found')) throw error;
    }
  };

  const begin = (table: Table, cell: Cell, player: string): ReturnType<typeof startGame> => {
    // Who came before they sat down has had a line all the time.
    const told = { ...table, body: withLines(table, cell, now()) };
    return startGame(entryOf(house, table), told, player, now());
  };

  const insert = async (make: () => TableRow): Promise<TableRow> => {
    for (;;) {
      const row = make();
      if ((await store.insertTable(row)) === 'stored') return row;
    }
  };

  return {
    server,
    loaded: cells.loaded,
    ...createLists(house),
    ...createArchive(house),
    ...following,
    ...createBotTurns(house),
    create: async (request, player) => {
      const { id } = await insert(() => createTable(catalog, request, player, now()));
      return show(id, player);
    },
    show,
    showInvited: async (invite, player) => {
      const row = await store.tableByInvite(invite.toLowerCase());
      if (!row) throw new Fault('not-found', 'There is no such invitation.');
      return show(row.id, player);
    },
    remove: async (id, player) => {
      const cell = await cells.read(id);
      mustBeHost(cell.table, player);
      mustGather(cell.table);
      if (!(await remove(id, cell.table.row.version))) throw new Fault('wrong-time', 'The table has just changed.');
    },
    sit: (id, seat, player, salt) =>
      changed(id, player, (table, cell) => {
        const next = sitDown(table, seat, player, salt, now());
        const seated = { ...table, body: next.body };
        const isFull = table.row.status === 'gathering' && !next.body.seats.some(({ kind }) => kind === 'open');
        return isFull && table.settings.startsWhenFull ? begin(seated, cell, next.body.host) : next;
      }),
    stand: (id, seat, player) => changed(id, player, (table) => standUp(table, seat, player, now())),
    changeSeat: (id, seat, player, to) => changed(id, player, (table) => changeSeat(table, seat, player, to)),
    start: (id, player) => changed(id, player, (table, cell) => begin(table, cell, player)),
    rematch: async (id, player) => {
      const { table } = await cells.read(id);
      if (table.body.host !== player) ownSeat(table, player);
      if (table.row.status !== 'over') throw new Fault('wrong-time', 'The game is not over.');
      const { row, settings, body } = table;
      const known = body.rematch === undefined ? undefined : await showIfThere(body.rematch, player);
      if (known) return known;
      const there = new Set((await store.players(row.people)).map((one) => one.id));
      const made = await insert(() => createRematch(row, settings, body, { host: player, there }, now()));
      const after = await cells.change(id, (latest) =>
        latest.body.rematch === body.rematch ? { body: { ...latest.body, rematch: made.id } } : undefined,
      );
      if (after.body.rematch !== made.id) await store.deleteTable(made.id, made.version);
      return show(after.body.rematch ?? made.id, player);
    },
    play: async (id, player, request) => {
      let last = 0;
      await cells.change(id, (table, cell) => {
        const seat = ownSeat(table, player);
        const known = cell.requests.get(requestName(seat, request.id));
        if (known) {
          last = answeredBefore(known, request.moves);
          return undefined;
        }
        const next = playMoves(entryOf(house, table), table, player, request);
        last = table.row.seq + request.moves.length;
        return next;
      });
      return last;
    },
    askTakeback: async (id, player, to) => {
      const table = await cells.change(id, (latest) => askTakeback(latest, player, to, now()));
      const { asked } = table.body;
      const cell = cells.find(id);
      if (cell && asked) audience.announce(cell, askedEvent(asked));
    },
    answerTakeback: async (id, player, isYes) => {
      // Told once it is stored; who was quicker may have changed what was asked.
      const answers: Answered[] = [];
      const { row } = await cells.change(id, (table) => {
        answers.push(answerTakeback(table, player, isYes));
        return answers.at(-1)?.next;
      });
      const cell = cells.find(id);
      const answered = answers.at(-1);
      if (!cell || !answered) return;
      const { asked, seat } = answered;
      const event: TableEvent = { kind: 'answered', by: seat, what: 'takeback', to: asked.to, yes: isYes };
      audience.announce(cell, event);
      others.said(id, row.version, event);
    },
    chat: async (id, player, name, text) => {
      const cell = await cells.read(id);
      const seat = seatOf(cell.table.body, player);
      const at = now();
      await store.insertChat(id, { player, seat, text, at });
      const event = chatEvent(seat, name, text, at);
      audience.announce(cell, event);
      others.said(id, cell.table.row.version, event);
    },
    leaveAll: async (player) => {
      for (const { id, status } of await everyTableOf(house, player)) if (status !== 'over') await leaveForGood(id, player);
    },
    renamed: (player, name) => {
      for (const cell of cells.loaded()) {
        if (!cell.names.has(player)) continue;
        if (name === undefined) cell.names.delete(player);
        else cell.names.set(player, name);
        audience.tell(cell, true);
      }
    },
    due: async (id) => {
      await cells.change(id, (table) => whenDue(table, now()));
    },
    sweep: cells.sweep,
    heard: {
      changed: async (id, version, events) => {
        for (const [player, event] of events) hub.sendOnce(player, event);
        await cells.hear(id, version);
      },
      said: async (id, version, event) => {
        await cells.hear(id, version);
        const cell = cells.find(id);
        if (cell) audience.announce(cell, event);
      },
      gone: cells.forget,
      here: (id, player, isLost) => {
        const cell = cells.find(id);
        if (!cell?.table || cell.readers.size === 0 || seatOf(cell.table.body, player) === undefined) return;
        audience.tell(cell, true);
        if (isLost && !facesOf(cell).isPresent(player)) following.noteLines(id, player);
      },
      look: async () => {
        await cells.look();
        for (const row of await store.tablesWaiting([...hub.followers]))
          if (row.waitsFor !== undefined) hub.remind(row.waitsFor, yourTurn(row));
      },
      followed: () => [
        ...[...cells.loaded()].flatMap(({ id, readers }) =>
          [...new Set([...readers].map(({ player }) => player))].flatMap((player) =>
            player === undefined ? [] : [{ table: id, player }],
          ),
        ),
        ...[...hub.followers].map((player) => ({ table: null, player })),
      ],
    },
  };
};
