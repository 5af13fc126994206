import { type Result, ok } from '@showboat/engine';
import { badShare } from './shared';

// Text in an address: deflated, then in URL-safe base64.

/** Longer addresses are truncated by mail programs and chats anyway. */
const LONGEST_PACKED = 200_000;
/** A few kilobytes can inflate to gigabytes: reading stops here. */
const MOST_BYTES = 2_000_000;

const PIECE = 0x8000;

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    // Not a valid base64 length.
    return undefined;
  }
};

const gather = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    pieces.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

export const pack = async (text: string): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url((await gather(stream, Number.POSITIVE_INFINITY)) ?? new Uint8Array());
};

export const unpack = async (packed: string): Promise<Result<string>> => {
  if (packed.length > LONGEST_PACKED) return badShare('too-large', { found: packed.length, most: LONGEST_PACKED });
  const bytes = fromBase64Url(packed);
  if (!bytes) return badShare('not-a-link');
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const whole = await gather(stream, MOST_BYTES);
    if (!whole) return badShare('too-much', { most: MOST_BYTES });
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(whole));
  } catch {
    return badShare('broken-link');
  }
};
