import type { Change, TableRow } from '../store';

// Many rows travel as a list for each column: one statement, one way there and back, however many they are.

type Column = readonly (string | number | null)[];

interface Columns<T> {
  readonly names: readonly string[];
  readonly types: readonly string[];
  of(items: readonly T[]): Column[];
}

type Spec<T> = readonly (readonly [
  name: string,
  type: 'text' | 'bigint',
  value: (item: T) => string | number | null | undefined,
])[];

const columns = <T>(spec: Spec<T>): Columns<T> => ({
  names: spec.map(([name]) => name),
  types: spec.map(([, type]) => type),
  of: (items) => spec.map(([, , value]) => items.map((item) => value(item) ?? null)),
});

/** `unnest($1::text[], …) as given (id, …)` */
export const unnest = <T>({ names, types }: Columns<T>): string =>
  `unnest(${types.map((type, at) => `$${at + 1}::${type}[]`).join(', ')}) as given (${names.join(', ')})`;

export const TABLES = columns<TableRow>([
  ['id', 'text', ({ id }) => id],
  ['invite', 'text', ({ invite }) => invite],
  ['game', 'text', ({ game }) => game],
  ['visibility', 'text', ({ visibility }) => visibility],
  ['created_at', 'bigint', ({ createdAt }) => createdAt],
  ['version', 'bigint', ({ version }) => version],
  ['status', 'text', ({ status }) => status],
  ['seq', 'bigint', ({ seq }) => seq],
  ['waits_for', 'text', ({ waitsFor }) => waitsFor],
  ['changed_at', 'bigint', ({ changedAt }) => changedAt],
  ['settings', 'text', ({ settings }) => settings],
  ['people', 'text', ({ people }) => JSON.stringify(people)],
  ['body', 'text', ({ body }) => body],
]);

export const CHANGES = columns<Change>([
  ['id', 'text', ({ id }) => id],
  ['version', 'bigint', ({ progress }) => progress.version],
  ['status', 'text', ({ progress }) => progress.status],
  ['seq', 'bigint', ({ progress }) => progress.seq],
  ['waits_for', 'text', ({ progress }) => progress.waitsFor],
  ['changed_at', 'bigint', ({ progress }) => progress.changedAt],
  ['people', 'text', ({ progress }) => JSON.stringify(progress.people)],
  ['body', 'text', ({ progress }) => progress.body],
  ['first', 'bigint', ({ log }) => log?.first],
  ['last', 'bigint', ({ log }) => log?.last],
  ['log_at', 'bigint', ({ log }) => log?.at],
  ['entries', 'text', ({ log }) => log?.entries],
  ['state_hash', 'text', ({ log }) => log?.stateHash],
  ['seat', 'bigint', ({ log }) => log?.request?.seat],
  ['request_id', 'text', ({ log }) => log?.request?.id],
  ['request_hash', 'text', ({ log }) => log?.request?.hash],
  ['request_last', 'bigint', ({ log }) => log?.request?.last],
  ['due_kind', 'text', ({ due }) => due?.kind],
  ['due_at', 'bigint', ({ due }) => due?.at],
  ['claimed_by', 'text', ({ due }) => due?.claimedBy],
]);
