import { type Compilable, type CompiledQuery, type Expression, type Kysely, sql } from 'kysely';
import type { Schema } from './schema';

// Statements are built once for all databases; a script says in which order they are carried out, and each form of the store carries
// them out in its own way: at once in a thread, or over the network.

export type Value = string | number | null;

/** The place of a value that is known when the statement is carried out. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type SlotOf<P> = <K extends keyof P & string>(name: K) => Expression<P[K]>;

/** A statement in the words of one database. */
export interface Compiled {
  readonly text: string;
  /** Carried out once, with these values: it looks different each time. */
  readonly isOnce: boolean;
}

export interface Step {
  readonly compiled: Compiled;
  readonly how: 'get' | 'all' | 'run';
  readonly values: Value[];
}

/** What is done with a database, step by step; it is given what each step has found. */
export type Steps<T> = Generator<Step, T, unknown>;

export interface Query<P, R> extends Compiled {
  bind(values: P): Value[];
  get(values: P): Steps<R | undefined>;
  all(values: P): Steps<readonly R[]>;
  /** How many rows it changed. */
  run(values: P): Steps<number>;
}

/** Anything else would abort the process: libsql cannot bind it, and says so in a panic. */
const checked = (value: unknown): Value => {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new TypeError(`cannot be stored: ${typeof value} ${JSON.stringify(value)}`);
};

/** Builds statements in the words of one database. */
export interface Builder {
  readonly db: Kysely<Schema>;
  /** A statement compiled once, to be carried out with other values each time: `query<Values>()((slot) => query)`. */
  query<P extends Readonly<Record<keyof P, Value>>>(): <R>(build: (slot: SlotOf<P>) => Compilable<R>) => Query<P, R>;
  /** How many rows a statement changes that looks different each time. */
  change(query: CompiledQuery): Steps<number>;
  /** All rows of a statement that looks different each time. */
  select<R>(query: Compilable<R> | CompiledQuery<R>): Steps<readonly R[]>;
}

const compile = <P, R>(query: Compilable<R> | CompiledQuery<R>, isOnce: boolean): Query<P, R> => {
  const { sql: text, parameters } = 'compile' in query ? query.compile() : query;
  const places = parameters.map((value) => (value instanceof Slot ? value : checked(value)));
  const bind = (values: P): Value[] => {
    const given = values as Readonly<Record<string, unknown>>;
    return places.map((place) => (place instanceof Slot ? checked(given[place.name]) : place));
  };
  const compiled = { text, isOnce };
  return {
    ...compiled,
    bind,
    // A door: rows get the types of the statement that selects them.
    *get(values) {
      return (yield { compiled, how: 'get', values: bind(values) }) as R | undefined;
    },
    *all(values) {
      return (yield { compiled, how: 'all', values: bind(values) }) as readonly R[];
    },
    *run(values) {
      return (yield { compiled, how: 'run', values: bind(values) }) as number;
    },
  };
};

export const builderFor = (db: Kysely<Schema>): Builder => ({
  db,
  query: () => (build) =>
    compile(
      build((name) => sql`${new Slot(name)}`),
      false,
    ),
  change: (query) => compile<object, never>(query, true).run({}),
  select: <R>(query: Compilable<R> | CompiledQuery<R>) => compile<object, R>(query, true).all({}),
});
