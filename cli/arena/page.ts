import type { ArenaReport, BotReport } from '@showboat/bots';
import { type Align, tableLines } from '../table';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const seconds = (value: number): string => (value >= 0.1 ? `${value.toFixed(2)} s` : `${(1000 * value).toFixed(1)} ms`);

const COLUMNS = ['bot', 'games', 'wins', '95 %', 'equal', 'Elo', '95 %', 'place', 'out', 'per turn'] as const;

/** Names to the left, numbers to the right. */
const ALIGNS = COLUMNS.map((column): Align => (column === 'bot' ? 'left' : 'right'));

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

/** The report in words and columns. */
export const arenaPage = (report: ArenaReport, title: string): string => {
  const endings = Object.entries(report.endings).filter(([, count]) => count > 0);
  return [
    title,
    ...tableLines([COLUMNS, ...report.bots.map((bot) => rowOf(bot, report.secondsPerTurn[bot.name]))], ALIGNS),
    `endings: ${endings.map(([ending, count]) => `${ending} ${count} (${percent(count / report.games)})`).join(', ')}`,
    `${report.games} games in ${report.deals} deals${report.stopped ? ', stopped early: the difference is proven' : ''}`,
    '',
  ].join('\n');
};
