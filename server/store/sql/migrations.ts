import { StoreProblem } from '../problem';

// Never edit a migration: there are stores that it has made. Add another one. SQLite and PostgreSQL understand all of it. Only add to what
// there is: while servers are replaced one after the other, those of the version before go on with it.

const FIRST = [
  'create table players (id text primary key, name text not null, created_at bigint not null)',
  `create table tokens (id text primary key, player_id text not null, label text not null, hash text not null unique,
    created_at bigint not null)`,
  'create index tokens_player on tokens (player_id)',
  `create table tables (id text primary key, invite text not null unique, game text not null, visibility text not null,
    created_at bigint not null, version bigint not null, status text not null, seq bigint not null, waits_for text,
    changed_at bigint not null, settings text not null, people text not null, body text not null)`,
  "create index tables_lobby on tables (created_at, id) where visibility = 'public' and status <> 'over'",
  'create table people (player_id text not null, table_id text not null, primary key (player_id, table_id))',
  `create table log (table_id text not null, first bigint not null, last bigint not null, at bigint not null,
    entries text not null, state_hash text not null, seat bigint, request_id text, request_hash text, request_last bigint,
    primary key (table_id, first))`,
  'create unique index log_request on log (table_id, seat, request_id) where request_id is not null',
  'create table due (table_id text primary key, kind text not null, at bigint not null, claimed_by text)',
  'create index due_at on due (at)',
  'create table servers (id text primary key, alive_until bigint not null)',
  `create table chat (table_id text not null, number bigint not null, player_id text not null, seat bigint,
    text text not null, at bigint not null, primary key (table_id, number))`,
  'create index chat_player on chat (player_id)',
  'create table pings (id bigint primary key, count bigint not null)',
];

const ACCOUNTS = [
  "alter table tokens add column origin text not null default 'program'",
  "update tokens set origin = 'first' where label = 'first'",
  `create table passkeys (id text primary key, player_id text not null, public_key text not null, counter bigint not null,
    transports text not null, label text not null, created_at bigint not null)`,
  'create index passkeys_player on passkeys (player_id)',
  'create table challenges (challenge text primary key, player_id text, ends_at bigint not null)',
  `create table codes (player_id text primary key, name text not null, hash text not null, ends_at bigint not null,
    wrong bigint not null)`,
  'create index codes_name on codes (name)',
  `create table subscriptions (endpoint text primary key, player_id text not null, p256dh text not null, auth text not null,
    language text not null, created_at bigint not null)`,
  'create index subscriptions_player on subscriptions (player_id)',
  'create table secrets (name text primary key, value text not null)',
  'create table awake (id bigint primary key, ends_at bigint not null)',
];

const CLUSTER = ['create table sleeps (from_at bigint primary key, until_at bigint not null)'];

export const MIGRATIONS: readonly (readonly string[])[] = [FIRST, ACCOUNTS, CLUSTER];

export const CREATE_MIGRATIONS = 'create table if not exists migrations (version bigint primary key, at bigint not null)';

/** Throws a sentence where this program cannot read a store. */
export const mustKnow = (version: number, migrations = MIGRATIONS): void => {
  if (version > migrations.length)
    throw new StoreProblem(
      `the data is in format ${version}, and this Showboat knows ${migrations.length} at most: it was written by a newer one`,
    );
};
