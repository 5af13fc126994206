import type { Language, Seat } from '@showboat/engine';
import type { TokenOrigin } from '@showboat/protocol';

// What a table needs from a database, and no more. Its forms are in `embedded/` and `postgres/`, what they share in `sql/`; one suite
// (`testing/`) proves both.
// Times are milliseconds since 1970.

export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface TokenRow {
  readonly id: string;
  readonly player: string;
  readonly label: string;
  /** Never the token itself. */
  readonly hash: string;
  readonly origin: TokenOrigin;
  readonly createdAt: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly player: string;
  /** In base64url. */
  readonly publicKey: string;
  /** How often it was used, as far as it tells. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdAt: number;
}

/** What a passkey is asked to sign, once. */
export interface ChallengeRow {
  readonly challenge: string;
  /** Whose passkey is being added; `undefined`: somebody signs in. */
  readonly player: string | undefined;
  readonly until: number;
}

/** A player has one at most. */
export interface CodeRow {
  readonly player: string;
  /** Where guesses are counted: whoever guesses must know it. */
  readonly name: string;
  readonly hash: string;
  readonly until: number;
}

/** Where a browser of a player is notified. */
export interface SubscriptionRow {
  readonly endpoint: string;
  readonly player: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly createdAt: number;
}

export type Status = 'gathering' | 'running' | 'over';

/** What stays as it was when the table was made. */
export interface TableSettings {
  readonly id: string;
  readonly invite: string;
  readonly game: string;
  readonly visibility: 'link' | 'public';
  readonly createdAt: number;
  /** JSON: options, pace, seed. */
  readonly settings: string;
}

/** What changes, with a version that counts the changes: whoever writes must have read the latest. */
export interface TableProgress {
  readonly version: number;
  readonly status: Status;
  /** The number of the last thing that happened in the game. */
  readonly seq: number;
  /** The player that the game waits for, if it is a person. */
  readonly waitsFor: string | undefined;
  readonly changedAt: number;
  /** The people of the table: those in seats, and the host. */
  readonly people: readonly string[];
  /** JSON: seats, clocks, what was asked. */
  readonly body: string;
}

export interface TableRow extends TableSettings, TableProgress {}

/** The request that a batch of moves came with: the same one again is answered, not carried out. */
export interface RequestKey {
  readonly seat: Seat;
  readonly id: string;
  /** Of its moves. */
  readonly hash: string;
  /** The number of its last move; what chance added comes after it. */
  readonly last: number;
}

/** Things that happened together: a batch of moves with the draws that followed, or a takeback. Numbers first to last, no gap. */
export interface LogRow {
  readonly first: number;
  readonly last: number;
  readonly at: number;
  /** JSON: one entry for each number. */
  readonly entries: string;
  /** Of the state that it leads to. */
  readonly stateHash: string;
  readonly request: RequestKey | undefined;
}

/** The one thing that will happen at a table without anybody asking. */
export interface Due {
  readonly kind: 'bot' | 'deadline';
  readonly at: number;
}

/** No server was there. */
export interface Sleep {
  readonly from: number;
  readonly until: number;
}

export interface DueRow extends Due {
  readonly table: string;
}

/** Stored whole or not at all. */
export interface Change {
  readonly id: string;
  /** `version` is one more than what was read. */
  readonly progress: TableProgress;
  readonly log?: LogRow;
  /** What is due from now on; nothing if left out. A server that takes care of it itself claims it in the same breath. */
  readonly due?: Due & { readonly claimedBy?: string };
}

export interface ChatRow {
  readonly player: string;
  /** `undefined`: an onlooker. */
  readonly seat: Seat | undefined;
  readonly text: string;
  readonly at: number;
}

export interface TablesQuery {
  readonly status?: Status;
  /** As given by the page before. */
  readonly after?: string;
  readonly limit: number;
}

export interface TablesPage {
  readonly tables: readonly TableRow[];
  readonly next: string | undefined;
}

/** `conflict`: somebody else was quicker; read again. */
export type Stored = 'stored' | 'conflict';

/**
 * A promise of a write is kept: when it resolves, no crash and no power cut takes it away. It rejects with `StoreUnavailable` when
 * nothing was stored, or nobody knows.
 */
export interface Store {
  /** Other servers may write, too: what was read a moment ago may be old. */
  readonly isShared: boolean;

  // Tables
  /** `conflict`: its id or its invitation is taken. */
  insertTable(row: TableRow): Promise<Stored>;
  commit(change: Change): Promise<Stored>;
  /** Only before the start; `conflict` if it is not in this version any more. */
  deleteTable(id: string, version: number): Promise<Stored>;
  table(id: string): Promise<TableRow | undefined>;
  tableByInvite(invite: string): Promise<TableRow | undefined>;
  /** In which version each is; those that are not there are left out. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Those that wait for one of these players. */
  tablesWaiting(players: readonly string[]): Promise<readonly TableRow[]>;
  /** Those that wait for the player first; then those that changed last. */
  tablesOf(player: string, query: TablesQuery): Promise<TablesPage>;
  /** Public tables that are not over, the latest made first. */
  lobby(query: { readonly game?: string; readonly status?: Status; readonly limit: number }): Promise<readonly TableRow[]>;
  /** Every table, by id: to check or to copy them. */
  everyTable(query: { readonly after?: string; readonly limit: number }): Promise<readonly TableRow[]>;

  // What happened
  /** Rows with something after this number, in order. */
  log(table: string, after: number): Promise<readonly LogRow[]>;
  request(table: string, seat: Seat, id: string): Promise<RequestKey | undefined>;

  // What will happen
  /** This server lives, until then at least. */
  beat(server: string, until: number): Promise<void>;
  /** What is due, of these kinds, and claimed by nobody alive; claimed by this server from now on. */
  claimDue(
    server: string,
    query: { readonly now: number; readonly limit: number; readonly kinds?: readonly Due['kind'][] },
  ): Promise<readonly DueRow[]>;
  /** What this server has claimed at a table is for others. */
  releaseDue(server: string, table: string): Promise<void>;
  /** The time of the next thing due that nobody alive has claimed. */
  nextDue(now: number): Promise<number | undefined>;
  /**
   * A server begins: if nobody has said for longer than `least` that they live (`lived` milliseconds more, each time), that is written
   * down. All times at which no server was there, in order.
   */
  wake(query: { readonly now: number; readonly lived: number; readonly least: number }): Promise<readonly Sleep[]>;

  // People
  insertPlayer(player: PlayerRow, token: TokenRow): Promise<void>;
  player(id: string): Promise<PlayerRow | undefined>;
  players(ids: readonly string[]): Promise<readonly PlayerRow[]>;
  playerByToken(hash: string): Promise<PlayerRow | undefined>;
  renamePlayer(id: string, name: string): Promise<void>;
  /** The name, all tokens, passkeys, codes and subscriptions, and everything said are gone. Tables keep the bare id. */
  deletePlayer(id: string): Promise<void>;
  insertToken(token: TokenRow): Promise<void>;
  tokens(player: string): Promise<readonly TokenRow[]>;
  /** Whether there was one. */
  deleteToken(player: string, id: string): Promise<boolean>;

  // The same player elsewhere
  /** `conflict`: it is there already. */
  insertPasskey(passkey: PasskeyRow): Promise<Stored>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  passkeys(player: string): Promise<readonly PasskeyRow[]>;
  countPasskey(id: string, counter: number): Promise<void>;
  /** Whether there was one. */
  deletePasskey(player: string, id: string): Promise<boolean>;
  /** Those that have ended by `now` go. */
  insertChallenge(challenge: ChallengeRow, now: number): Promise<void>;
  /** Once: whoever takes it first has it. Nothing if it has ended. */
  takeChallenge(challenge: string, now: number): Promise<ChallengeRow | undefined>;
  /** In the place of the player's code before; codes of others that have ended by `now` go. */
  insertCode(code: CodeRow, now: number): Promise<void>;
  /** The player whose code it is, who has none from now on. A wrong one counts against all codes of that name; after `most` wrong ones a code is gone. */
  takeCode(
    guess: Pick<CodeRow, 'name' | 'hash'>,
    query: { readonly now: number; readonly most: number },
  ): Promise<string | undefined>;

  // Notifications
  /** The same endpoint again belongs to the last who said so. A player keeps the latest `most`. */
  insertSubscription(subscription: SubscriptionRow, most: number): Promise<void>;
  subscriptions(player: string): Promise<readonly SubscriptionRow[]>;
  deleteSubscription(player: string, endpoint: string): Promise<void>;

  /** What all servers of a store share: the first value of this name, which is kept. */
  keepSecret(name: string, value: string): Promise<string>;

  // Chat
  insertChat(table: string, chat: ChatRow): Promise<void>;
  /** The last ones, in order. */
  chat(table: string, limit: number): Promise<readonly ChatRow[]>;

  /** Told from now on how many operations were carried out together. */
  watch(onBatch: (operations: number) => void): void;
  /** Resolves if the store can read and write now. */
  ping(): Promise<void>;
  /** A consistent copy in a new file, while everything goes on. Where a database has better ways it says so. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The disk is full, the folder cannot be written, the database is away: try again later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
