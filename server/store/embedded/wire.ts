import type { Change, Due, LogRow, Status } from '../store';
import type { Answer, Call } from '../operation';

// Between the threads objects are copied field by field, with their names. A change of a table is by far the most common call: it goes as
// a plain row of values, which takes a quarter of the time, and "stored" as the bare number of the call.

/** The values of a change, in the order of `pack`. */
type Row = readonly [
  call: number,
  id: string,
  version: number,
  status: Status,
  seq: number,
  waitsFor: string | undefined,
  changedAt: number,
  people: string,
  body: string,
  first: number | undefined,
  last: number,
  at: number,
  entries: string,
  stateHash: string,
  seat: number | undefined,
  request: string,
  hash: string,
  requestLast: number,
  due: Due['kind'] | undefined,
  dueAt: number,
  claimedBy: string | undefined,
];

/** Instead of calls, when all of them have been answered and no others will come. */
export const END = 'end';

export type SentCall = Call | Row;
export type SentAnswer = Answer | number;

/** People are the same in nearly every change of a table. */
const joined = new WeakMap<readonly string[], string>();

const joinPeople = (people: readonly string[]): string => {
  const known = joined.get(people);
  if (known !== undefined) return known;
  const text = JSON.stringify(people);
  joined.set(people, text);
  return text;
};

const packChange = (call: number, { id, progress: p, log, due }: Change): Row => {
  const request = log?.request;
  return [
    call,
    id,
    p.version,
    p.status,
    p.seq,
    p.waitsFor,
    p.changedAt,
    joinPeople(p.people),
    p.body,
    log?.first,
    log?.last ?? 0,
    log?.at ?? 0,
    log?.entries ?? '',
    log?.stateHash ?? '',
    request?.seat,
    request?.id ?? '',
    request?.hash ?? '',
    request?.last ?? 0,
    due?.kind,
    due?.at ?? 0,
    due?.claimedBy,
  ];
};

const unpackLog = (row: Row): LogRow | undefined => {
  const [, , , , , , , , , first, last, at, entries, stateHash, seat, id, hash, requestLast] = row;
  if (first === undefined) return undefined;
  const request = seat === undefined ? undefined : { seat, id, hash, last: requestLast };
  return { first, last, at, entries, stateHash, request };
};

const unpackDue = (row: Row): Change['due'] => {
  const [kind, at, claimedBy] = [row[18], row[19], row[20]];
  if (kind === undefined) return undefined;
  return claimedBy === undefined ? { kind, at } : { kind, at, claimedBy };
};

const unpackChange = (row: Row): Change => {
  const [, id, version, status, seq, waitsFor, changedAt, people, body] = row;
  const log = unpackLog(row);
  const due = unpackDue(row);
  const progress = { version, status, seq, waitsFor, changedAt, people: JSON.parse(people), body };
  return { id, progress, ...(log && { log }), ...(due && { due }) };
};

export const packCall = (call: Call): SentCall => (call.method === 'commit' ? packChange(call.id, call.given[0]) : call);

const isRow = (sent: SentCall): sent is Row => Array.isArray(sent);

export const unpackCall = (sent: SentCall): Call =>
  isRow(sent) ? { id: sent[0], method: 'commit', given: [unpackChange(sent)] } : sent;

export const packAnswer = (answer: Answer): SentAnswer => ('value' in answer && answer.value === 'stored' ? answer.id : answer);

export const unpackAnswer = (sent: SentAnswer): Answer => (typeof sent === 'number' ? { id: sent, value: 'stored' } : sent);
