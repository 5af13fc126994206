import type { ArenaReport, BotReport } from '@showboat/bots';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const seconds = (value: number): string => (value >= 0.1 ? `${value.toFixed(2)} s` : `${(1000 * value).toFixed(1)} ms`);

const COLUMNS = ['bot', 'games', 'wins', '95 %', 'equal', 'Elo', '95 %', 'place', 'out', 'per turn'] as const;

const rowOf = (bot: BotReport, perTurn: number): readonly string[] => [
  bot.name,
  String(bot.games),
  percent(bot.winShare),
  `${(100 * bot.low).toFixed(1)} to ${percent(bot.high)}`,
  percent(bot.equalShare),
  String(bot.elo),
  `${bot.eloLow} to ${bot.eloHigh}`,
  bot.meanPlace.toFixed(2),
  percent(bot.eliminated),
  seconds(perTurn),
];

/** Columns as wide as they must be, names to the left and numbers to the right. */
const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
};

/** The report in words and columns. */
export const arenaPage = (report: ArenaReport, title: string): string => {
  const endings = Object.entries(report.endings).filter(([, count]) => count > 0);
  return [
    title,
    ...aligned([COLUMNS, ...report.bots.map((bot) => rowOf(bot, report.secondsPerTurn[bot.name]))]),
    `endings: ${endings.map(([ending, count]) => `${ending} ${count} (${percent(count / report.games)})`).join(', ')}`,
    `${report.games} games in ${report.deals} deals${report.stopped ? ', stopped early: the difference is proven' : ''}`,
    '',
  ].join('\n');
};
