import type { CatalogEntry } from '@showboat/games/catalog';
import type { ChangedSeat, Disclosure, Moves, NewTable, State as StateAnswer, Table as TableAnswer } from '@showboat/protocol';
import { randomId } from '../secrets';
import type { Status, Store, TableRow } from '../store/store';
import { askedEvent, createAudience, facesOf } from './audience';
import { type Cell, type Reader, requestName } from './cell';
import { createCells } from './cells';
import { createRematch, createTable, optionsShown } from './create';
import { whenDue } from './due';
import { Fault, noTable } from './fault';
import { type Hub, createHub, yourTurn } from './hub';
import { answeredBefore, ownSeat, playMoves, runOf } from './moves';
import { changeSeat, mustBeHost, mustGather, sitDown, standUp } from './seats';
import { actorShown, showTable } from './shown';
import { saltsOf, startGame } from './start';
import { type SeatBot, type Table, botAt, parseBody, parseSettings, seatOf } from './table';
import { answerTakeback, askTakeback } from './takebacks';

export interface TablesOptions {
  readonly store: Store;
  readonly catalog: readonly CatalogEntry[];
  readonly now: () => number;
  /** A bot is to decide at this table, and this server takes care of it. */
  readonly onBotDue: (table: string) => void;
  readonly onMoves?: (count: number) => void;
}

/** Everything that can be done with tables, by whoever was let in. Refusals are thrown as `Fault`. */
export interface Tables {
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
  mine(
    player: string,
    query: { readonly status?: Status; readonly after?: string },
  ): Promise<{ tables: TableAnswer[]; next: string | null }>;
  lobby(query: { readonly game?: string; readonly status?: Status }, player: string | undefined): Promise<TableAnswer[]>;
  state(id: string, player: string | undefined): Promise<StateAnswer>;
  play(id: string, player: string, moves: Moves): Promise<number>;
  askTakeback(id: string, player: string, to: number): Promise<void>;
  answerTakeback(id: string, player: string, isYes: boolean): Promise<void>;
  chat(id: string, player: string, name: string, text: string): Promise<void>;
  record(id: string, player: string | undefined): Promise<string>;
  disclosure(id: string): Promise<Disclosure>;
  /** Follows the table from this number on, or from the present. The answer ends it. */
  follow(id: string, after: number | undefined, open: () => Reader): Promise<() => void>;
  /** Follows all tables of a player. */
  followAll(player: string, reader: Parameters<Hub['join']>[1]): Promise<() => void>;
  /** Stands up everywhere: bots keep the seats of running games. */
  leaveAll(player: string): Promise<void>;
  /** A name has changed or gone. */
  renamed(player: string, name: string | undefined): void;
  /** A time that was set has come. */
  due(id: string): Promise<void>;
  /** What a bot is to decide on now, if one is. */
  botTask(id: string): Promise<BotTask | undefined>;
  playAsBot(task: BotTask, moves: readonly unknown[]): Promise<void>;
  sweep(): void;
  readonly hub: Hub;
  loaded(): Iterable<Cell>;
}

export interface BotTask {
  readonly table: string;
  readonly game: string;
  readonly seq: number;
  readonly seat: number;
  readonly bot: SeatBot;
  readonly view: (isRemembering: boolean) => unknown;
  readonly legal: readonly string[];
}

const PAGE = 50;

const sameSeats = (one: Table, other: Table): boolean =>
  one.body.seats === other.body.seats && one.body.salts === other.body.salts;

/** Whether something changed that no move tells. */
const isTableNew = (before: Table, after: Table): boolean =>
  actorShown(before) !== actorShown(after) ||
  before.row.status !== after.row.status ||
  !sameSeats(before, after) ||
  before.body.clocks !== after.body.clocks ||
  before.body.rematch !== after.body.rematch;

export const createTables = ({ store, catalog, now, onBotDue, onMoves }: TablesOptions): Tables => {
  const server = randomId();
  const hub = createHub();
  const audience = createAudience(catalog, now);

  const onChange = (cell: Cell, before: Table, after: Table): void => {
    const { row } = after;
    const actor = actorShown(after);
    if (actor !== null && botAt(after, actor)) onBotDue(row.id);
    audience.tell(cell, isTableNew(before, after));
    hub.changed(before, after);
    onMoves?.(row.seq - before.row.seq);
  };
  const cells = createCells({ store, catalog, server, now, onChange });

  const entryOf = (game: string): CatalogEntry => {
    const entry = catalog.find(({ id }) => id === game);
    if (!entry) throw new Fault('wrong-time', 'This server does not have the game.');
    return entry;
  };

  const shown = (cell: Cell, table: Table, player: string | undefined): TableAnswer =>
    showTable(
      catalog.find(({ id }) => id === table.row.game),
      table,
      facesOf(cell),
      player,
      now(),
    );

  const changed = async (id: string, player: string, decide: Parameters<typeof cells.change>[1]): Promise<TableAnswer> => {
    const table = await cells.change(id, decide);
    const cell = cells.find(id);
    if (!cell) throw noTable();
    return shown(cell, table, player);
  };

  const show = async (id: string, player: string | undefined): Promise<TableAnswer> => {
    const cell = await cells.read(id);
    return shown(cell, cell.table, player);
  };

  /** Lists show rows as they are, without replaying games. */
  const listed = async (rows: readonly TableRow[], player: string | undefined): Promise<TableAnswer[]> => {
    const names = new Map(
      (await store.players([...new Set(rows.flatMap(({ people }) => people))])).map(({ id, name }) => [id, name]),
    );
    return rows.map((row) => {
      const cell = cells.find(row.id);
      const settings = parseSettings(row.settings);
      const body = parseBody(row.body);
      const table = cell?.table ?? { row, settings, body, run: undefined };
      const faces = { names, isPresent: cell ? facesOf(cell).isPresent : () => false };
      return showTable(
        catalog.find(({ id }) => id === row.game),
        table,
        faces,
        player,
        now(),
      );
    });
  };

  const insert = async (make: () => TableRow): Promise<TableRow> => {
    for (;;) {
      const row = make();
      if ((await store.insertTable(row)) === 'stored') return row;
    }
  };

  return {
    server,
    hub,
    loaded: cells.loaded,
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
      if ((await store.deleteTable(id, cell.table.row.version)) === 'conflict')
        throw new Fault('wrong-time', 'The table has just changed.');
      cells.forget(id);
      for (const reader of cell.readers) reader.end();
    },
    sit: (id, seat, player, salt) => changed(id, player, (table) => sitDown(table, seat, player, salt, now())),
    stand: (id, seat, player) => changed(id, player, (table) => standUp(table, seat, player, now())),
    changeSeat: (id, seat, player, to) => changed(id, player, (table) => changeSeat(table, seat, player, to)),
    start: (id, player) => changed(id, player, (table) => startGame(entryOf(table.row.game), table, player, now())),
    rematch: async (id, player) => {
      const { table } = await cells.read(id);
      ownSeat(table, player);
      if (table.row.status !== 'over') throw new Fault('wrong-time', 'The game is not over.');
      const { row, settings, body } = table;
      if (body.rematch !== undefined) return show(body.rematch, player);
      const made = await insert(() => createRematch(row, settings, body, player, now()));
      const after = await cells.change(id, (latest) =>
        latest.body.rematch === undefined ? { body: { ...latest.body, rematch: made.id } } : undefined,
      );
      if (after.body.rematch !== made.id) await store.deleteTable(made.id, made.version);
      return show(after.body.rematch ?? made.id, player);
    },
    mine: async (player, query) => {
      const { tables, next } = await store.tablesOf(player, { ...query, limit: PAGE });
      return { tables: await listed(tables, player), next: next ?? null };
    },
    lobby: async (query, player) => listed(await store.lobby({ ...query, limit: PAGE }), player),
    state: async (id, player) => {
      const { table } = await cells.read(id);
      const run = runOf(table);
      const seat = seatOf(table.body, player);
      const actor = actorShown(table);
      return {
        seq: run.seq,
        actor,
        you: seat ?? null,
        line: run.line(),
        position: run.position(seat) ?? null,
        legal: actor === null ? [] : [...run.legal(seat)],
        picture: run.picture(seat),
      };
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
        const next = playMoves(entryOf(table.row.game), table, player, request);
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
      await cells.change(id, (table, cell) => {
        const { next, asked, seat } = answerTakeback(table, player, isYes);
        audience.announce(cell, { kind: 'answered', by: seat, what: 'takeback', to: asked.to, yes: isYes });
        return next;
      });
    },
    chat: async (id, player, name, text) => {
      const cell = await cells.read(id);
      const seat = seatOf(cell.table.body, player);
      const at = now();
      await store.insertChat(id, { player, seat, text, at });
      audience.announce(cell, { kind: 'chat', by: seat ?? null, name, text, at: new Date(at).toISOString() });
    },
    record: async (id, player) => {
      const { table } = await cells.read(id);
      return runOf(table).record(seatOf(table.body, player));
    },
    disclosure: async (id) => {
      const { table } = await cells.read(id);
      const run = runOf(table);
      if (table.row.status !== 'over') throw new Fault('wrong-time', 'The game is not over.');
      const { settings, body } = table;
      return {
        table: id,
        seed: settings.seed,
        commitment: settings.commitment,
        salts: [...saltsOf(body)],
        rules: settings.rules,
        options: entryOf(table.row.game).use(({ game }) => optionsShown(game.options, settings.options)),
        draws: run.draws().map(({ seq, chances, token }, index) => ({
          seq,
          index,
          chances: chances.map(([what, weight]): [string, number] => [what, weight]),
          token,
        })),
        record: run.record(undefined),
      };
    },
    follow: async (id, after, open) => {
      const cell = await cells.read(id);
      const { run } = cell.table;
      const seq = run?.seq ?? 0;
      if (after !== undefined && after > seq)
        throw new Fault('stale', `The table is at number ${seq}, not ${after}.`, { field: 'after', seq });
      const reader = open();
      reader.cursor = after ?? seq;
      const wasPresent = reader.player !== undefined && facesOf(cell).isPresent(reader.player);
      const isPerson = seatOf(cell.table.body, reader.player) !== undefined;
      cell.readers.add(reader);
      // Presence is told to the others; the newcomer reads it in its first line.
      if (isPerson && !wasPresent) {
        cell.readers.delete(reader);
        const others = [...cell.readers];
        cell.readers.add(reader);
        const faces = facesOf(cell);
        const entry = catalog.find((one) => one.id === cell.table.row.game);
        for (const other of others) {
          const table = showTable(entry, cell.table, faces, other.player, now());
          other.write(`${JSON.stringify({ kind: 'table', table })}\n`);
        }
      }
      audience.welcome(cell, reader);
      return () => {
        if (!cell.readers.delete(reader)) return;
        cell.usedAt = now();
        if (isPerson && reader.player !== undefined && !facesOf(cell).isPresent(reader.player)) audience.tell(cell, true);
      };
    },
    followAll: async (player, reader) => {
      const leave = hub.join(player, reader);
      try {
        let after: string | undefined;
        do {
          const page = await store.tablesOf(player, { status: 'running', limit: PAGE, ...(after !== undefined && { after }) });
          for (const row of page.tables) {
            if (row.waitsFor === player) reader.write(`${JSON.stringify(yourTurn(row))}\n`);
          }
          // Those that wait come first.
          after = page.tables.every(({ waitsFor }) => waitsFor === player) ? page.next : undefined;
        } while (after !== undefined);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    leaveAll: async (player) => {
      const rows: TableRow[] = [];
      let after: string | undefined;
      do {
        const page = await store.tablesOf(player, { limit: PAGE, ...(after !== undefined && { after }) });
        rows.push(...page.tables);
        after = page.next;
      } while (after !== undefined);
      for (const { id, status, body } of rows) {
        const seat = seatOf(parseBody(body), player);
        if (status !== 'over' && seat !== undefined) await cells.change(id, (table) => standUp(table, seat, player, now()));
      }
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
    botTask: async (id) => {
      const { table } = await cells.read(id);
      const { run, row } = table;
      const seat = actorShown(table);
      const bot = seat === null ? undefined : botAt(table, seat);
      if (!run || !bot || seat === null) return undefined;
      const view = (isRemembering: boolean): unknown => run.known(seat, isRemembering);
      return { table: id, game: row.game, seq: run.seq, seat, bot, view, legal: run.legal(seat) };
    },
    playAsBot: async ({ table: id, seq, seat, legal }, moves) => {
      await cells.change(id, (table) => {
        const { run, body } = table;
        // The table has moved on, or its player is back.
        if (!run || run.seq !== seq || run.actor !== seat || !botAt(table, seat)) return undefined;
        const plan = run.play(seat, moves.length > 0 ? run.tokensOf(moves) : [legal[0]]);
        if (!('entries' in plan)) throw new Error(`a bot made an illegal move at table ${id}`);
        return { body, plan };
      });
    },
    sweep: cells.sweep,
  };
};
