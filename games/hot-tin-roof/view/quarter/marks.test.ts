import { LANGUAGES } from '@showboat/engine';
import { expect, test } from 'vitest';
import { startOf } from '../../testing/cases';
import { ISLAND } from '../../testing/island';
import { en } from '../../index';
import { loadWords } from '../../words/load';
import { bubbleRect, leastHiding, litRect, thoughtAt } from '../map';
import { shared } from '../map/overlaps';
import { SHELTER_INITIAL, plankInitial } from '../pieces';
import { sceneOf } from './scene';

const ALL_WORDS = await Promise.all(LANGUAGES.map(loadWords));

const STANDARD = startOf({ seats: 3 });
const BARE = startOf({ seats: 3, board: ISLAND, 'fishByPlayers.3': 9 });

test.each(ALL_WORDS)('initials on awnings are beside those on planks ($language)', (words) => {
  const { shelterInitials, planks } = sceneOf(STANDARD, 'wide', words);
  for (const { x, y } of shelterInitials)
    for (const plank of planks)
      expect(Math.hypot(plank.x - x, plank.y - y)).toBeGreaterThan(0.88 * SHELTER_INITIAL + plankInitial(false));
});

test('a mark stands where it hides least, and at the first of equals', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
  ];
  expect(leastHiding(places, 10, [])).toBe(places[0]);
  expect(leastHiding(places, 10, [{ x: 0, y: 0, width: 3, height: 3 }])).toBe(places[1]);
});

test.each(ALL_WORDS)('a thought hides no plate and no initial, and stays within the board ($language)', (words) => {
  for (const state of [STANDARD, BARE]) {
    const scene = sceneOf(state, 'wide', words);
    const thoughts = scene.roofs.flatMap((_, roof) => thoughtAt(scene, roof) ?? []);
    expect(thoughts.length).toBeGreaterThan(scene.roofs.length / 2);
    for (const thought of thoughts) {
      const bubble = bubbleRect(thought);
      expect([...scene.plateRects, ...scene.initialRects].filter((rect) => shared(rect, bubble) > 0)).toEqual([]);
      expect(bubble.y).toBeGreaterThanOrEqual(scene.rect.y);
    }
  }
});

test('frames of dumpsters leave a gap', () => {
  const frames = sceneOf(STANDARD, 'wide', en).dumpsters.map(litRect);
  for (let i = 1; i < frames.length; i++) expect(frames[i].x - frames[i - 1].x - frames[i - 1].width).toBeGreaterThan(6);
});
