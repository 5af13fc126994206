import { DEEPEST, type Result, isTooDeep, ok } from '@showboat/engine';
import { formatRoute } from '../shell/routes';
import { pack, unpack } from './packing';
import { type Shared, badShare, formatShared, parseShared } from './shared';

// Everything is in the fragment, which browsers do not send: no server ever sees the game.

const PATH = '/open';
const KEY = 'g';

export const formatFragment = async (shared: Shared): Promise<string> => `#${KEY}=${await pack(formatShared(shared))}`;

export const formatLink = async (shared: Shared, origin: string): Promise<string> =>
  `${origin}${PATH}${await formatFragment(shared)}`;

/** Its replay: the address contains all of it, so that nothing needs to be saved. */
export const lookAddress = async (shared: Shared): Promise<string> =>
  `${formatRoute({ kind: 'look' })}${await formatFragment(shared)}`;

/** The value after the key in a link or a fragment; `undefined` if there is none. */
export const packedIn = (text: string): string | undefined => new RegExp(`#${KEY}=(\\S*)`).exec(text)?.[1];

export const parseJson = (text: string): Result<unknown> => {
  if (isTooDeep(text)) return badShare('too-deep', { deepest: DEEPEST });
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return badShare('not-json', { reason: error instanceof Error ? error.message.slice(0, 120) : '' });
  }
};

/** A link, or only its fragment. */
export const parseLink = async (text: string): Promise<Result<Shared>> => {
  const packed = packedIn(text.trim());
  if (packed === undefined || packed === '') return badShare('not-a-link');
  const unpacked = await unpack(packed);
  if (!unpacked.ok) return unpacked;
  const json = parseJson(unpacked.value);
  return json.ok ? parseShared(json.value) : json;
};
