import { setUp, summaryOf, unwrap } from '@showboat/engine';
import { VIEWS, type ViewEntry } from '@showboat/games/views';
import { describe, expect, test } from 'vitest';
import { DAMAGES } from './damage-for-tests';
import { mergeEntries, readEntry } from './entry';
import { openPlayed } from './open-played';
import { formatRaw } from './raw-text';
import type { SavedGame } from './saved';

/** As the quick start of any game would store it. */
const savedGameOf = async (entry: ViewEntry): Promise<SavedGame> =>
  (await entry.load()).use(({ game, quickStart: { seats, preset } }) => {
    const options = { ...game.presets.find(({ id }) => id === preset)?.options, seats };
    const state = unwrap(setUp(game, options));
    return {
      id: 'a1',
      game: game.id,
      rules: game.rulesVersion,
      beginning: { kind: 'options', options },
      moves: [],
      seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `Player ${seat}` })),
      seed: '00ff',
      sealedFrom: 0,
      created: 1,
      changed: 2,
      version: 3,
      summary: summaryOf(game, { states: [state], moves: [], undone: [] }),
    };
  });

describe.each(VIEWS)('a stored game of $id', (entry) => {
  test('is read as it was stored, also before versions were counted', async () => {
    const saved = await savedGameOf(entry);
    expect(readEntry('a1', saved)).toEqual({ kind: 'game', saved });
    const standIn = { kind: 'bot', name: 'Mara', level: 'mate', style: 'steady', isStandIn: true };
    const newer = { ...saved, seats: [standIn, ...saved.seats.slice(1)], notKnownYet: 1 };
    expect(readEntry('a1', newer)).toEqual({ kind: 'game', saved: newer });
    expect(readEntry('a1', { ...saved, version: undefined })).toEqual({ kind: 'game', saved: { ...saved, version: 1 } });
  });

  test.each(Object.entries(DAMAGES))('that is damaged is known by it, and kept as it is: %s', async (_, damage) => {
    const raw = damage.left(await savedGameOf(entry));
    const found = readEntry('a1', raw);
    expect(found.kind).toBe(damage.isOfGame ? 'game' : 'unreadable');
    const opened = found.kind === 'game' && (await entry.load()).use((view) => openPlayed(view, found.saved));
    expect(opened ? await opened : found).toMatchObject({ refusal: { field: damage.field } });
    expect(formatRaw(raw)).toMatch(/\w|\[\]/);
  });
});

test('lists have the latest first, what could not be stored in its own place, and what cannot be read at the end', async () => {
  const saved = await savedGameOf(VIEWS[0]);
  const at = (id: string, changed: number): SavedGame => ({ ...saved, id, changed });
  const stored = [readEntry('x', null), readEntry('a', at('a', 1)), readEntry('b', at('b', 5)), readEntry('c', 7)];
  const listed = mergeEntries(stored, [at('a', 9), at('new', 3), at('c', 2)]);
  expect(listed.map((entry) => (entry.kind === 'game' ? [entry.saved.id, entry.saved.changed] : entry.key))).toEqual([
    ['a', 9],
    ['b', 5],
    ['new', 3],
    ['c', 2],
    'x',
  ]);
});

test('raw data are text, whatever they are', () => {
  const deep = Array.from({ length: 5000 }).reduce<unknown>((inner) => [inner], 1);
  expect(formatRaw({ at: Number.NaN, big: 1n, none: undefined, when: new Date(0) })).toBe(
    JSON.stringify({ at: 'NaN', big: '1', none: 'undefined', when: '1970-01-01T00:00:00.000Z' }, undefined, 2),
  );
  expect(formatRaw(deep)).toContain('deeper');
});
