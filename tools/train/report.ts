import type { ArenaReport, BotReport } from '@showboat/bots';
import type { Provenance } from '@showboat/bots/learning';
import type { Bin, Measured } from '@showboat/bots/training';
import type { Generation } from './work';

export interface TrainingReport {
  readonly provenance: Provenance;
  readonly generations: readonly Generation[];
  /** On games that nothing was learned from. */
  readonly hand: Measured;
  readonly net: Measured;
  /** One learned bot against seats of the one before, at all tables that are offered. */
  readonly arenas: readonly ArenaReport[];
  readonly gzippedBytes: number;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const lineOf = (bot: BotReport, perTurn: number): string =>
  `${bot.name}: ${bot.games} games, wins ${percent(bot.winShare)} [${percent(bot.low)}, ${percent(bot.high)}], equal share ` +
  `${percent(bot.equalShare)}, mean place ${bot.meanPlace.toFixed(2)}, out ${percent(bot.eliminated)}, ${(1000 * perTurn).toFixed(2)} ms a turn`;

const lossRow = (name: string, { winLoss, brier, placeLoss }: Measured): string =>
  `| ${name} | ${winLoss.toFixed(3)} | ${brier.toFixed(3)} | ${placeLoss.toFixed(3)} |`;

const binRow = ({ from, count, predicted, seen }: Bin): string =>
  `| ${from.toFixed(1)} | ${count} | ${percent(predicted)} | ${percent(seen)} | ${count > 0 ? (100 * (seen - predicted)).toFixed(1) : ''} |`;

const binTable = (title: string, bins: readonly Bin[]): readonly string[] => [
  `## ${title}`,
  '',
  '| from | positions × seats | predicted | seen | points off |',
  '|---|---|---|---|---|',
  ...bins.map(binRow),
  '',
];

/** What it went on from, the last training first. */
const beginnings = (from: Provenance | undefined): readonly string[] =>
  from
    ? [
        '',
        `It began with the weights of \`${from.command}\`: ${from.games} games, ${from.positions} positions.`,
        ...beginnings(from.from),
      ]
    : [];

export const reportPage = ({ provenance, generations, hand, net, arenas, gzippedBytes }: TrainingReport): string =>
  [
    `# The net of ${provenance.game}`,
    '',
    `\`${provenance.command}\`, rules version ${provenance.rulesVersion}: ${provenance.games} games, ${provenance.positions} positions, ` +
      `${provenance.generations} generations. The weights have ${gzippedBytes} bytes gzipped.`,
    ...beginnings(provenance.from),
    '',
    '| generation | games | positions | loss, trained | loss, held out |',
    '|---|---|---|---|---|',
    ...generations.map(({ games, positions, losses }, i) => {
      if (!losses) return `| only to measure | ${games} | ${positions} | | |`;
      const best = losses.reduce((a, b) => (b.heldOut < a.heldOut ? b : a), { trained: Infinity, heldOut: Infinity });
      return `| ${i} | ${games} | ${positions} | ${best.trained.toFixed(3)} | ${best.heldOut.toFixed(3)} |`;
    }),
    '',
    `## ${net.positions} positions of games that nothing was learned from`,
    '',
    '| who | cross-entropy of the winner | Brier | cross-entropy of places |',
    '|---|---|---|---|',
    lossRow('hand-made', hand),
    lossRow('net', net),
    '',
    ...binTable('Chance of winning, predicted and seen', net.winning),
    ...binTable('Share of the others left behind, predicted and seen', net.place),
    '## Against the weights before, one seat against all others, at all tables that are offered',
    '',
    ...arenas.flatMap((arena) => arena.bots.map((bot) => `- ${lineOf(bot, arena.secondsPerTurn[bot.name])}`)),
    '',
  ].join('\n');
