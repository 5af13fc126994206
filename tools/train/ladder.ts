import type { ArenaReport } from '@showboat/bots';

// How far the levels of a game are apart, as rows of a table.

export const TABLE_HEAD: readonly string[] = [
  '| level | against | seats | games | first places (95 %) | equal share | Elo apart (95 %) | ms a turn |',
  '|---|---|---|---|---|---|---|---|',
];

const percent = (share: number): string => (100 * share).toFixed(0);
const levelOf = (name: string): string => name.slice(name.indexOf('/') + 1);

/** One seat of the first bot against the second in all others. */
export const ladderRow = ({ bots: [upper, lower], games, secondsPerTurn }: ArenaReport, seats: number): string => {
  // Two bots lie around a mean of 0: what is unsure of one is unsure of both.
  const apart = [upper.elo - lower.elo, 2 * upper.eloLow, 2 * upper.eloHigh].map((elo) => elo.toFixed(0));
  return `| ${[
    levelOf(upper.name),
    levelOf(lower.name),
    seats,
    games,
    `${percent(upper.winShare)} % (${percent(upper.low)}–${percent(upper.high)})`,
    `${percent(upper.equalShare)} %`,
    `${apart[0]} (${apart[1]}–${apart[2]})`,
    (1000 * secondsPerTurn[upper.name]).toFixed(1),
  ].join(' | ')} |`;
};
