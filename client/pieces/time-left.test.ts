import type { Table } from '@showboat/protocol';
import { describe, expect, test } from 'vitest';
import { clockOf } from '../online/clock';
import { formatClock, formatTimeLeft, timeLeftOf } from './time-left';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const live: Table = {
  id: 't',
  url: '/t/t',
  invite: 'amber-heron-k7q2w9',
  game: 'mississippi-queen',
  rules: '1',
  options: {},
  status: 'running',
  host: 'Mara',
  you: 0,
  seq: 17,
  visibility: 'link',
  standIn: 'captain',
  commitment: '00',
  salts: [],
  createdAt: '2026-03-01T11:00:00.000Z',
  startedAt: '2026-03-01T11:00:00.000Z',
  outcome: null,
  result: null,
  rematch: null,
  pace: { kind: 'clock', minutes: 15, increment: 20 },
  seats: [
    { seat: 0, kind: 'person', name: 'Mara', isPresent: true, standIn: null, clockMs: 5 * MINUTE },
    { seat: 1, kind: 'person', name: 'Tomas', isPresent: true, standIn: null, clockMs: 415_000 },
    { seat: 2, kind: 'person', name: 'Ines', isPresent: false, standIn: 'captain', clockMs: 680_000 },
    { seat: 3, kind: 'bot', name: 'Rufus', level: 'mate', style: 'steady' },
  ],
  actor: 0,
  deadline: '2026-03-01T12:05:00Z',
};

const overDays: Table = { ...live, pace: { kind: 'days', days: 2 }, deadline: '2026-03-02T16:00:00Z' };
const WORDS = {
  days: (d: number, h: number) => `${d} d ${h} h`,
  hours: (h: number) => `${h} h`,
  hoursLeft: (h: number) => `${h} h left`,
};

describe('live', () => {
  test('the one to move has what is left until the deadline, whatever was told before', () => {
    expect(timeLeftOf(live, 0, NOON, NOON + 48_000)).toEqual({ state: 'runs', pace: 'clock', ms: 252_000, share: 0.28 });
  });

  test('after a sleep of four and a half minutes nothing has to be caught up with', () => {
    expect(timeLeftOf(live, 0, NOON, NOON + 4.5 * MINUTE)).toMatchObject({ state: 'low', ms: 30_000 });
    expect(timeLeftOf(live, 0, NOON, NOON + HOUR)).toMatchObject({ state: 'low', ms: 0, share: 0 });
  });

  test('the others wait with what they have, at any time', () => {
    for (const now of [NOON, NOON + HOUR]) expect(timeLeftOf(live, 1, NOON, now)).toMatchObject({ state: 'waits', ms: 415_000 });
  });

  test('a seat that a bot keeps stands still, also when it is to move', () => {
    expect(timeLeftOf({ ...live, actor: 2, deadline: null }, 2, NOON, NOON + HOUR)).toMatchObject({
      state: 'stands',
      ms: 680_000,
    });
  });

  test('for a lost line it stands as long as there is grace, and then runs by itself', () => {
    const [mara, ...others] = live.seats;
    const lost = { ...live, seats: [{ ...mara, isClockStanding: true, graceMs: 72_000 }, ...others] };
    expect(timeLeftOf(lost, 0, NOON, NOON + 71_000)).toMatchObject({ state: 'stands', ms: 300_000 });
    expect(clockOf(lost, 0, NOON, NOON + 71_000)?.standsFor).toBe(1000);
    expect(timeLeftOf(lost, 0, NOON, NOON + 72_000 + MINUTE)).toMatchObject({ state: 'runs', ms: 240_000 });
    expect(clockOf(lost, 0, NOON, NOON + 72_000)?.standsFor).toBeUndefined();
  });

  test('bots have none', () => {
    expect(timeLeftOf(live, 3, NOON, NOON)).toBeUndefined();
    expect(timeLeftOf({ ...live, pace: { kind: 'none' } }, 0, NOON, NOON)).toBeUndefined();
  });
});

describe('over days', () => {
  test('only who is to move has a clock', () => {
    expect(timeLeftOf(overDays, 0, NOON, NOON)).toMatchObject({ state: 'runs', pace: 'days', ms: 28 * HOUR });
    expect(timeLeftOf(overDays, 1, NOON, NOON)).toBeUndefined();
  });

  test('the last tenth is low', () => {
    expect(timeLeftOf(overDays, 0, NOON, NOON + 24 * HOUR)).toMatchObject({ state: 'low', ms: 4 * HOUR });
  });
});

test('a clock shows every second that has begun', () => {
  expect([252_000, 251_001, 41_000, 1, 0, 3_852_000].map(formatClock)).toEqual([
    '4:12',
    '4:12',
    '0:41',
    '0:01',
    '0:00',
    '1:04:12',
  ]);
});

test('days and hours are told in words, the last hour in minutes', () => {
  const said = (ms: number, state: 'runs' | 'low'): string => formatTimeLeft({ pace: 'days', ms, state }, WORDS);
  expect([said(28 * HOUR, 'runs'), said(5 * HOUR, 'runs'), said(4.9 * HOUR, 'low'), said(41_000, 'low')]).toEqual([
    '1 d 4 h',
    '5 h',
    '4 h left',
    '0:41',
  ]);
});
