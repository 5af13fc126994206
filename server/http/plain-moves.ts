import { LONGEST_ID, LONGEST_TOKEN, MOST_MOVES, type SocketRequest } from '@showboat/protocol';

type MovesRequest = Extract<SocketRequest, { readonly do: 'moves' }>;

const FIELDS = new Set(['re', 'do', 'table', 'after', 'id', 'moves']);
const LONGEST_TABLE = 100;
/** What needs a closer look is left to the schema. */
const PLAIN = /^[\x20-\x7e]+$/;

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isPlain = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && value.length <= longest && PLAIN.test(value);

const hasPlainFields = ({ re, table, after, id, moves }: Record<string, unknown>): boolean =>
  isCount(re) &&
  isCount(after) &&
  isPlain(table, LONGEST_TABLE) &&
  isPlain(id, LONGEST_ID) &&
  Array.isArray(moves) &&
  moves.length > 0 &&
  moves.length <= MOST_MOVES &&
  moves.every((move) => isPlain(move, LONGEST_TOKEN));

const isMoves = (value: unknown): value is MovesRequest => {
  if (typeof value !== 'object' || value === null || !('do' in value) || value.do !== 'moves') return false;
  let fields = 0;
  for (const name in value) {
    if (!FIELDS.has(name)) return false;
    fields++;
  }
  return fields === FIELDS.size && hasPlainFields(value as Record<string, unknown>);
};

/** A request to move, where it is one beyond doubt: the schema says the same, and takes ten times as long. */
export const movesIn = (value: unknown): MovesRequest | undefined => (isMoves(value) ? value : undefined);
