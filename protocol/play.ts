import * as v from 'valibot';
import { ChatText, Count, Hex } from './text';

export const LONGEST_TOKEN = 200;
const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TOKEN));
export const MOST_MOVES = 200;
export const LONGEST_ID = 64;

export const Moves = v.strictObject({
  after: Count,
  // Half a character is not kept, and two of them would be the same id.
  id: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(LONGEST_ID),
    v.check((id) => !/\p{Cs}/u.test(id), 'must be Unicode'),
  ),
  moves: v.pipe(v.array(Token), v.minLength(1), v.maxLength(MOST_MOVES)),
});
export type Moves = v.InferOutput<typeof Moves>;
export const MovesStored = v.object({ seq: Count });

export const State = v.object({
  seq: Count,
  actor: v.nullable(Count),
  you: v.nullable(Count),
  line: v.string(),
  position: v.nullable(v.unknown()),
  legal: v.array(v.string()),
  picture: v.string(),
});
export type State = v.InferOutput<typeof State>;

export const AskTakeback = v.strictObject({ to: Count });
export const AnswerTakeback = v.strictObject({ yes: v.boolean() });
export const Say = v.strictObject({ text: ChatText });

/** A number in an address. */
const CountText = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a number'), v.transform(Number));
export const EventsQuery = v.strictObject({ after: v.optional(CountText) });
export const SeatNumber = CountText;

export const Disclosure = v.object({
  table: v.string(),
  seed: Hex,
  commitment: Hex,
  salts: v.array(v.string()),
  rules: v.string(),
  options: v.record(v.string(), v.unknown()),
  draws: v.array(v.object({ seq: Count, index: Count, chances: v.array(v.tuple([v.string(), v.number()])), token: v.string() })),
  record: v.string(),
});
export type Disclosure = v.InferOutput<typeof Disclosure>;
