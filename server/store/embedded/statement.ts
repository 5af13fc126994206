import { type Compilable, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Database, Statement as Prepared } from 'libsql';
import type { Method, Operations } from '../operation';
import { type Compiled, type SlotOf, type Step, type Steps, type Value, builderFor } from '../sql/query';
import type { Schema } from '../sql/schema';
import type { Scripts } from '../sql/scripts';

/** Builds statements, and runs none: those are prepared once and carried out by the thread itself, without a promise each. */
export const sqlite = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

export const builder = builderFor(sqlite);

export interface Statement<P, R> {
  get(values: P): R | undefined;
  /** How many rows it changed. */
  run(values: P): number;
}

/** A statement for the hottest way of all, without steps: `prepare<Values>(db)((slot) => query)`. */
export const prepare =
  <P extends Readonly<Record<keyof P, Value>>>(db: Database) =>
  <R>(build: (slot: SlotOf<P>) => Compilable<R>): Statement<P, R> => {
    const { text, bind } = builder.query<P>()(build);
    const statement = db.prepare(text);
    return {
      // A door: rows get the types of the statement that selects them.
      get: (values) => statement.get(bind(values)) as R | undefined,
      run: (values) => statement.run(bind(values)).changes,
    };
  };

/** Carries steps out at once. */
export const follower = (db: Database): (<T>(steps: Steps<T>) => T) => {
  const prepared = new Map<string, Prepared>();

  const statementOf = ({ text, isOnce }: Compiled): Prepared => {
    const known = prepared.get(text);
    if (known) return known;
    const statement = db.prepare(text);
    if (!isOnce) prepared.set(text, statement);
    return statement;
  };

  const carryOut = ({ compiled, how, values }: Step): unknown => {
    const statement = statementOf(compiled);
    switch (how) {
      case 'get':
        return statement.get(values);
      case 'all':
        return statement.all(values);
      case 'run':
        return statement.run(values).changes;
    }
  };

  return (steps) => {
    let step = steps.next();
    while (!step.done) step = steps.next(carryOut(step.value));
    return step.value;
  };
};

export const operationsOf = <M extends Method>(db: Database, scripts: Scripts<M>): Operations<M> => {
  const follow = follower(db);
  const names = Object.keys(scripts) as M[];
  const operations = names.map((name) => [name, (...given: never) => follow(scripts[name](...given))]);
  // A door: each name has the operation that its script describes.
  return Object.fromEntries(operations) as Operations<M>;
};
