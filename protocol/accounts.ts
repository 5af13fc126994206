import { LANGUAGES } from '@showboat/engine';
import * as v from 'valibot';
import { Instant, Label, Name } from './text';

// How a player gets to another browser, and what is theirs: passkeys, codes, notifications, everything in one file.

/** What the browser's own functions for passkeys take and give, in its JSON form: it is checked by those who understand it. */
const Ceremony = v.record(v.string(), v.unknown());

export const PasskeyOptions = v.object({ options: Ceremony });
export const NewPasskey = v.strictObject({ label: v.optional(Label), credential: Ceremony });
export const Passkey = v.object({ id: v.string(), label: v.string(), createdAt: Instant });
export const PasskeyList = v.object({ passkeys: v.array(Passkey) });
export const PasskeySignIn = v.strictObject({ credential: Ceremony });

export const CodeMade = v.object({ code: v.string(), until: Instant });
export const CodeSignIn = v.strictObject({
  name: Name,
  code: v.pipe(v.string(), v.regex(/^\d{3} ?\d{3}$/, 'must be six figures')),
});

/** Base64 without padding, as browsers give the keys of a subscription. */
const Key = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[\w-]+$/, 'must be base64url'));

export const PushKey = v.object({ key: v.string() });
export const NewSubscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  keys: v.strictObject({ p256dh: Key(100), auth: Key(40) }),
  language: v.picklist(LANGUAGES),
});
export type NewSubscription = v.InferOutput<typeof NewSubscription>;
export const EndedSubscription = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) });

/** What a notification holds: nothing that is hidden at a table. */
export const PushMessage = v.object({
  kind: v.literal('your-turn'),
  table: v.string(),
  game: v.string(),
  /** Two words by which people know the table. */
  name: v.string(),
  language: v.picklist(LANGUAGES),
});
export type PushMessage = v.InferOutput<typeof PushMessage>;

export const Export = v.object({
  name: v.string(),
  createdAt: Instant,
  tables: v.array(
    v.object({
      id: v.string(),
      game: v.string(),
      status: v.picklist(['gathering', 'running', 'over']),
      createdAt: Instant,
      names: v.array(v.nullable(v.string())),
      record: v.nullable(v.string()),
    }),
  ),
});
export type Export = v.InferOutput<typeof Export>;
