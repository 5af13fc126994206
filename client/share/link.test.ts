import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLink, packedIn, parseLink } from './link';
import { pack, unpack } from './packing';
import { type Shared, formatShared, parseShared, sharedOf } from './shared';

const GAME: Shared = {
  game: 'toy',
  rules: '1',
  beginning: { kind: 'options', options: { seats: 3, rose: true } },
  moves: [{ kind: 'speed', to: 3 }, { kind: 'step' }],
  seats: [
    { kind: 'person', name: 'Zoë' },
    { kind: 'bot', name: 'Mate 1', level: 'mate', style: 'bold' },
    { kind: 'person', name: '' },
  ],
};

const code = async (text: string): Promise<string> => {
  const parsed = await parseLink(text);
  return parsed.ok ? 'opened' : parsed.refusal.code;
};

const packed = (text: string): string => deflateRawSync(text).toString('base64url');

test('a game survives the round trip through a link', async () => {
  const link = await formatLink(GAME, 'https://boats.example');
  expect(link).toMatch(/^https:\/\/boats\.example\/open#g=[\w-]+$/);
  expect(await parseLink(link)).toEqual({ ok: true, value: GAME });
  expect(await parseLink(` Look at this: ${link} \n`)).toEqual({ ok: true, value: GAME });
});

test('the word for whoever plays here does not reach other readers, nor from links of earlier versions', () => {
  const seats = ['You', ' du', 'Duncan'].map((name) => ({ kind: 'person', name }) as const);
  const named = (shared: Shared): readonly string[] | undefined => shared.seats?.map(({ name }) => name);
  expect(named(sharedOf({ ...GAME, seats }))).toEqual(['', '', 'Duncan']);
  const parsed = parseShared(JSON.parse(formatShared({ ...GAME, seats })));
  expect(parsed.ok && named(parsed.value)).toEqual(['', '', 'Duncan']);
});

test('anything shared survives the round trip', async () => {
  const anyShared = fc.record({
    game: fc.string(),
    rules: fc.string(),
    beginning: fc.record({ kind: fc.constant('position' as const), position: fc.jsonValue() }),
    moves: fc.array(fc.jsonValue(), { maxLength: 20 }),
  });
  const property = fc.asyncProperty(anyShared, async (one) => {
    const shared: Shared = JSON.parse(JSON.stringify({ ...one, seats: [] }));
    expect(await parseLink(await formatLink(shared, ''))).toEqual({ ok: true, value: shared });
  });
  await fc.assert(property, { numRuns: 50 });
});

test('any text survives packing', async () => {
  const property = fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
    expect(await unpack(await pack(text))).toEqual({ ok: true, value: text });
  });
  await fc.assert(property, { numRuns: 50 });
});

test('garbage is refused, never thrown', async () => {
  const garbage = fc.asyncProperty(fc.string(), async (text) => {
    expect(await code(`/open#g=${text}`)).not.toBe('opened');
  });
  await fc.assert(garbage, { numRuns: 200 });
  const cut = packed(formatShared(GAME));
  for (let length = 0; length < cut.length; length += 7) expect(await code(`#g=${cut.slice(0, length)}`)).not.toBe('opened');
  const bytes = fc.asyncProperty(fc.uint8Array({ minLength: 1 }), async (raw) => {
    expect(await code(`#g=${Buffer.from(raw).toString('base64url')}`)).not.toBe('opened');
  });
  await fc.assert(bytes, { numRuns: 200 });
});

test('each fault has a name', async () => {
  expect(await code('https://boats.example/open')).toBe('not-a-link');
  expect(await code('#g=')).toBe('not-a-link');
  expect(await code('#g=äöü')).toBe('not-a-link');
  expect(await code('#g=AAAA')).toBe('broken-link');
  expect(await code(`#g=${'A'.repeat(300_000)}`)).toBe('too-large');
  expect(await code(`#g=${packed('{')}`)).toBe('not-json');
  expect(await code(`#g=${packed('['.repeat(200_000))}`)).toBe('too-deep');
  expect(await code(`#g=${packed('[]')}`)).toBe('not-shared');
  expect(await code(`#g=${deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url')}`)).toBe('broken-link');
});

test('a decompression bomb is not unpacked', async () => {
  const bomb = deflateRawSync(Buffer.alloc(100_000_000, ' '), { level: 9 }).toString('base64url');
  expect(bomb.length).toBeLessThan(200_000);
  expect(await code(`#g=${bomb}`)).toBe('too-much');
});

test.each([
  ['version', { version: 2 }],
  ['game', { game: 7 }],
  ['rules', { rules: undefined }],
  ['moves', { moves: { length: 3 } }],
  ['moves', { moves: Array.from({ length: 30_000 }, () => 0) }],
  ['beginning', { beginning: { kind: 'options', options: [] } }],
  ['beginning', { beginning: null }],
  ['seats', { seats: [{ kind: 'bot', name: 'x', level: 'constructor', style: 'steady' }] }],
  ['seats', { seats: [{ kind: 'person', name: 'x'.repeat(100) }] }],
])('what is wrong with %s is said', (field, change) => {
  const value = { ...JSON.parse(formatShared(GAME)), ...change };
  expect(parseShared(value)).toMatchObject({ ok: false, refusal: { code: 'bad-field', field } });
});

test('inherited fields do not count', () => {
  expect(parseShared(JSON.parse('{"__proto__":{"format":"showboat"}}'))).toMatchObject({ refusal: { code: 'not-shared' } });
});

test('only the fragment counts', () => {
  expect(packedIn('https://boats.example/open#g=abc def')).toBe('abc');
  expect(packedIn('https://boats.example/open?g=abc')).toBeUndefined();
});
