// Codes that others have words for: of refusals besides those of moves (`refusals.ts`), and of reasons.

/** Refusals of positions and of tokens; `rules/position*.ts` and `rules/notation.ts` give them. */
export const TEXT_CODES = [
  'unreadable-action',
  'unknown-field',
  'missing-field',
  'bad-field',
  'within-a-turn',
  'hidden-cards',
  'city-missing',
  'city-not-in-play',
  'no-such-seat',
  'players-and-seats',
  'unknown-card',
  'card-not-in-play',
  'card-twice',
  'card-missing',
  'unknown-token',
  'unknown-link',
  'late-not-an-end',
  'late-but-open',
  'floors-and-crests',
  'site-left-empty',
  'card-spot-empty',
  'tokens-differ',
  'bonus-differs',
  'turns-unequal',
  'hand-size',
  'too-many-messengers',
  'messengers-without-stars',
  'messengers-placed',
  'link-not-in-play',
  'link-taken',
  'city-has-two-messengers',
  'not-over-yet',
  'already-over',
  'placing-not-possible',
] as const;

export type TextCode = (typeof TEXT_CODES)[number];

/** What speaks for a turn, as `bot/reasons.ts` finds it. The weightiest first: this is also the order in which they are told. */
export const REASONS = [
  'wins-tower',
  'completes-set',
  'takes-lead',
  'defends-lead',
  'takes-double-crest',
  'takes-portrait',
  'takes-special',
  'raises-stakes',
  'gives-nothing-away',
] as const;

export type ReasonCode = (typeof REASONS)[number];
