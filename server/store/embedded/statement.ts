import { type Compilable, type Expression, sql } from 'kysely';
import type { Database } from 'libsql';

export type Value = string | number | null;

/** The place of a value that is known when the statement is carried out. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type SlotOf<P> = <K extends keyof P & string>(name: K) => Expression<P[K]>;

export interface Statement<P, R> {
  get(values: P): R | undefined;
  all(values: P): readonly R[];
  /** How many rows it changed. */
  run(values: P): number;
}

/** Anything else would abort the process: the library cannot bind it, and says so in a panic. */
const checked = (value: unknown): Value => {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new TypeError(`cannot be stored: ${typeof value} ${JSON.stringify(value)}`);
};

/** A statement compiled once, to be carried out with other values each time: `prepare<Values>(db)((slot) => query)`. */
export const prepare =
  <P extends Readonly<Record<keyof P, Value>>>(db: Database) =>
  <R>(build: (slot: SlotOf<P>) => Compilable<R>): Statement<P, R> => {
    const slot: SlotOf<P> = (name) => sql`${new Slot(name)}`;
    const query = build(slot).compile();
    const statement = db.prepare(query.sql);
    const places = query.parameters.map((value) => (value instanceof Slot ? value : checked(value)));
    const bind = (values: Readonly<Record<string, Value>>): Value[] =>
      places.map((place) => (place instanceof Slot ? checked(values[place.name]) : place));
    return {
      // A door: rows get the types of the statement that selects them.
      get: (values) => statement.get(bind(values)) as R | undefined,
      all: (values) => statement.all(bind(values)) as readonly R[],
      run: (values) => statement.run(bind(values)).changes,
    };
  };

/** For statements that look different each time. */
export const select = <R>(db: Database, query: Compilable<R>): readonly R[] => prepare(db)(() => query).all({});
