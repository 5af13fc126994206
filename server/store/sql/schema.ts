import type { Language } from '@showboat/engine';
import type { TokenOrigin } from '@showboat/protocol';
import type { Due, Status, TableSettings } from '../store';

// The tables as the latest migration leaves them.

export interface TablesTable {
  id: string;
  invite: string;
  game: string;
  visibility: TableSettings['visibility'];
  created_at: number;
  version: number;
  status: Status;
  seq: number;
  waits_for: string | null;
  changed_at: number;
  settings: string;
  /** JSON: the ids. The same as in the table `people`, so that a change that leaves them alone need not look there. */
  people: string;
  body: string;
}

export interface LogTable {
  table_id: string;
  first: number;
  last: number;
  at: number;
  entries: string;
  state_hash: string;
  seat: number | null;
  request_id: string | null;
  request_hash: string | null;
  request_last: number | null;
}

export interface Schema {
  players: { id: string; name: string; created_at: number };
  tokens: { id: string; player_id: string; label: string; hash: string; origin: TokenOrigin; created_at: number };
  passkeys: {
    id: string;
    player_id: string;
    public_key: string;
    counter: number;
    /** JSON: a list of words. */
    transports: string;
    label: string;
    created_at: number;
  };
  challenges: { challenge: string; player_id: string | null; ends_at: number };
  codes: { player_id: string; name: string; hash: string; ends_at: number; wrong: number };
  subscriptions: { endpoint: string; player_id: string; p256dh: string; auth: string; language: Language; created_at: number };
  secrets: { name: string; value: string };
  awake: { id: number; ends_at: number };
  sleeps: { from_at: number; until_at: number };
  tables: TablesTable;
  people: { player_id: string; table_id: string };
  log: LogTable;
  due: { table_id: string; kind: Due['kind']; at: number; claimed_by: string | null };
  servers: { id: string; alive_until: number };
  chat: { table_id: string; number: number; player_id: string; seat: number | null; text: string; at: number };
  pings: { id: number; count: number };
  migrations: { version: number; at: number };
}
