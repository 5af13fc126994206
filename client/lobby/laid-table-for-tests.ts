import type { Table } from '@showboat/protocol';

/** A public table with its host and an open seat. */
export const laidTable = (change: Partial<Table> = {}): Table => ({
  id: 'heron',
  url: '/t/heron',
  invite: 'amber-heron-k7q2w9',
  game: 'patrician',
  rules: '1',
  options: { seats: 2 },
  status: 'gathering',
  seats: [
    { seat: 0, kind: 'person', name: 'Mara', isPresent: true, standIn: null, clockMs: null },
    { seat: 1, kind: 'open' },
  ],
  host: 'Mara',
  hostSeat: 0,
  you: null,
  seq: 0,
  actor: null,
  deadline: null,
  pace: { kind: 'clock', minutes: 10, increment: 20 },
  visibility: 'public',
  standIn: 'mate',
  startsWhenFull: false,
  commitment: '0'.repeat(64),
  salts: [{ by: 'server', salt: '0'.repeat(32) }, null],
  createdAt: '2026-11-18T12:00:00.000Z',
  startedAt: null,
  outcome: null,
  result: null,
  rematch: null,
  ...change,
});
