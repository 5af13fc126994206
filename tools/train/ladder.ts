import { type ArenaReport, OFFERED_LEVELS } from '@showboat/bots';

// How far the levels of a game are apart: kept as data for the set-up, which tells it, and as rows of a table for people.

/** One seat of a level against the one below it in all others. */
export interface Step {
  readonly level: string;
  readonly against: string;
  readonly seats: number;
  readonly games: number;
  /** First places, shared ones in parts. */
  readonly wins: number;
  /** Where the share of first places lies, with 95 %. */
  readonly low: number;
  readonly high: number;
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
  /** What a turn took, on the machine that measured. */
  readonly milliseconds: number;
}

export const TABLE_HEAD: readonly string[] = [
  '| level | against | seats | games | first places (95 %) | equal share | Elo apart (95 %) | ms a turn |',
  '|---|---|---|---|---|---|---|---|',
];

const percent = (share: number): string => (100 * share).toFixed(0);
/** Without its net and its budget: `offered/commodore@3000` is a commodore. */
const levelOf = (name: string): string => name.slice(name.indexOf('/') + 1).split('@')[0];
const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));

export const stepOf = ({ bots: [upper, lower], games, secondsPerTurn }: ArenaReport, seats: number): Step => ({
  level: levelOf(upper.name),
  against: levelOf(lower.name),
  seats,
  games,
  wins: rounded(upper.winShare * games, 2),
  low: rounded(upper.low, 3),
  high: rounded(upper.high, 3),
  elo: Math.round(upper.elo - lower.elo),
  // Two bots lie around a mean of 0: what is unsure of one is unsure of both.
  eloLow: Math.round(2 * upper.eloLow),
  eloHigh: Math.round(2 * upper.eloHigh),
  milliseconds: rounded(1000 * secondsPerTurn[upper.name], 1),
});

export const ladderRow = (step: Step): string =>
  `| ${[
    step.level,
    step.against,
    step.seats,
    step.games,
    `${percent(step.wins / step.games)} % (${percent(step.low)}–${percent(step.high)})`,
    `${percent(1 / step.seats)} %`,
    `${step.elo} (${step.eloLow}–${step.eloHigh})`,
    step.milliseconds,
  ].join(' | ')} |`;

const ORDER: readonly string[] = OFFERED_LEVELS;

/** The steps that were kept and a new one, which takes the place of what was measured for the same level and seats before. */
export const withStep = (kept: readonly Step[], step: Step): readonly Step[] =>
  [...kept.filter((one) => one.level !== step.level || one.seats !== step.seats), step].sort(
    (a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || a.seats - b.seats,
  );
