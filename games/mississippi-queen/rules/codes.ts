// Codes that others have words for: of refusals besides those of moves (`refusals.ts`), and of reasons.

/** Refusals of options that do not go together. */
export const SETUP_CODES = [
  'school-with-rose',
  'school-with-two-boats',
  'school-with-expansion',
  'both-boats-of-one',
  'two-boats-seats',
  'too-many-ships',
  'two-seats-alone',
  'school-of-six',
  'unknown-tile',
  'tile-twice',
  'swap-out',
  'swap-in',
  'swap-nothing',
  'too-few-stations',
  'too-few-passengers',
] as const;

/** Refusals of positions and of tokens. */
export const TEXT_CODES = [
  'unreadable-action',
  'unknown-field',
  'missing-field',
  'bad-field',
  'within-a-turn',
  'seats-differ',
  'river-without-start',
  'bad-river-entry',
  'no-such-tile',
  'pier-missing',
  'pier-too-early',
  'no-station',
  'too-many-waiting',
  'rose-has-no-seat',
  'ship-without-seat',
  'rose-not-in-play',
  'rose-always-sails',
  'no-such-seat',
  'coal-missing',
  'gone-but-placed',
  'sailing-nowhere',
  'place-while-sailing',
  'bad-place',
  'off-the-table',
  'ship-on-land',
  'on-frontier',
  'would-have-landed',
  'speed-on-sand',
  'ship-twice',
  'space-taken',
  'landed-before-pier',
  'ships-of-seat',
  'rose-missing',
  'no-such-ship',
  'ship-not-in-order',
  'next-not-sailing',
  'bonus-without-yard',
  'round-too-late',
  'tile-of-another-set',
  'too-many-tiles',
  'river-overlaps',
  'first-tile-is',
  'more-than-stock',
  'not-in-yard',
  'landed-without-passengers',
  'out-with-passengers',
  'wrong-order',
  'decided-race',
] as const;

/** These stand for a move and for a field of a position, and need two sentences. */
export const TWIN_CODES = ['rose-coal', 'same-island'] as const;

export type TwinCode = (typeof TWIN_CODES)[number];

export type TextCode = TwinCode | (typeof TEXT_CODES)[number] | (typeof SETUP_CODES)[number];

/** What speaks for a turn, as `bot/reasons.ts` finds it. The weightiest first: this is also the order in which they are told. */
export const REASONS = [
  'lands',
  'stays-in-race',
  'takes-passenger',
  'denies-passenger',
  'right-speed-for-jetty',
  'pushes-rival',
  'gains-turns',
  'better-heading',
  'refuels',
  'saves-coal',
  'burns-coal',
  'keeps-options',
  'leads-the-order',
  'faster',
] as const;

export type ReasonCode = (typeof REASONS)[number];
