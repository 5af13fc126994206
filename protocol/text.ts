import * as v from 'valibot';

/** Control characters, and those that turn the direction of the text around them: a name must not change how its neighbours read. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;
/** Fillers of Hangul are letters, and the empty braille cell is a symbol; neither can be seen. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

const LONGEST_NAME = 24;
const LONGEST_CHAT = 400;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As people count: an accent on a letter is no letter of its own, and a family is one picture. */
const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

const text = (longest: number) =>
  v.pipe(
    v.string(),
    // Before anything is done with it: what is far too long is not worth counting.
    v.maxLength(longest * 8),
    v.trim(),
    v.check((given) => !UNSAFE.test(given), 'must not contain control characters'),
    v.check((given) => VISIBLE.test(given), 'must contain something visible'),
    v.check((given) => lengthOf(given) <= longest, `must not be longer than ${longest} characters`),
  );

export const Name = text(LONGEST_NAME);
export const ChatText = text(LONGEST_CHAT);
export const Label = text(LONGEST_NAME * 2);

/** An instant as ISO 8601 in UTC. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());

/** 32 to 64 hex digits that a player adds to chance. */
export const Salt = v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{32,64}$/, 'must be 32 to 64 hex digits'));

export const Hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/));

export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
