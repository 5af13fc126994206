const SALT = '9f0c3a5b77e1d2449f0c3a5b77e1d244';
const HASH = '5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456';
const ID = 'k3v9QyZr0T6mXw1e';

const TABLE = {
  id: ID,
  url: `/t/${ID}`,
  invite: 'amber-heron-k7q2w9',
  game: 'mississippi-queen',
  rules: '1',
  options: { seats: 3, mode: 'passengers' },
  status: 'gathering',
  seats: [
    { seat: 0, kind: 'person', name: 'Ada', isPresent: true, standIn: null, clockMs: 900_000 },
    { seat: 1, kind: 'open' },
    { seat: 2, kind: 'bot', name: 'Odile', level: 'mate', style: 'steady' },
  ],
  host: 'Ada',
  hostSeat: 0,
  you: 0,
  seq: 0,
  actor: null,
  deadline: null,
  pace: { kind: 'clock', minutes: 15, increment: 20 },
  visibility: 'link',
  standIn: 'mate',
  startsWhenFull: false,
  commitment: HASH,
  salts: [{ by: 'player', salt: SALT }, null, { by: 'server', salt: SALT }],
  createdAt: '2026-11-16T14:00:00.000Z',
  startedAt: null,
  outcome: null,
  result: null,
  rematch: null,
};

const CHANCES = ['A', 'B', 'C'].map((name) => [`first=${name}`, 1 / 3]);

/** An answer of each kind that is worth showing, by the name of its schema. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  PlayerWithToken: { id: 'p7Qe0vX2', name: 'Ada', token: 'a-long-secret' },
  Table: TABLE,
  State: {
    seq: 17,
    actor: 0,
    you: 0,
    line: '5. grey',
    position: null,
    legal: ['=1', '=2', '=3'],
    picture: '…',
  },
  MovesStored: { seq: 22 },
  TableEvent: { kind: 'move', seq: 18, by: 0, name: 'grey', token: '=3', at: '2026-11-16T14:05:09.120Z' },
  PlayerEvent: { kind: 'your-turn', table: ID, seq: 17, deadline: null },
  Disclosure: {
    table: ID,
    seed: HASH,
    commitment: HASH,
    salts: [SALT, SALT, SALT],
    rules: '1',
    options: { seats: 3 },
    draws: [{ seq: 1, index: 0, chances: CHANCES, token: 'first=B' }],
    record: '…',
  },
};
