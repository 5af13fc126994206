import { STYLES, type Style } from '@showboat/engine';
import { type LevelId, isLevelId } from './levels';

/** Who plays: how well, and how. */
export interface Bot {
  readonly level: LevelId;
  readonly style: Style;
}

/** What a bot may spend on a decision, where it differs from its level's budget. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** A bot as written on the command line: `captain`, `captain:pushy`, `mate@50` (iterations), `commodore:bold@300ms`. */
export interface NamedBot extends Bot, Budget {
  readonly name: string;
}

const NAME = /^(?<level>[a-z]+)(?::(?<style>[a-z]+))?(?:@(?<amount>[1-9]\d{0,7})(?<unit>ms)?)?$/;

const isStyle = (text: string): text is Style => STYLES.some((style) => style === text);

/** `undefined` for anything that is not a bot. */
export const parseBot = (text: string): NamedBot | undefined => {
  const { level, style = 'steady', amount, unit } = NAME.exec(text)?.groups ?? {};
  if (level === undefined || !isLevelId(level) || !isStyle(style)) return undefined;
  const bot = { level, style };
  const budget = amount === undefined ? {} : unit ? { milliseconds: Number(amount) } : { iterations: Number(amount) };
  return { name: formatBot(bot, budget), ...bot, ...budget };
};

export const formatBot = ({ level, style }: Bot, { iterations, milliseconds }: Budget = {}): string => {
  const manner = style === 'steady' ? '' : `:${style}`;
  const budget = milliseconds !== undefined ? `@${milliseconds}ms` : iterations !== undefined ? `@${iterations}` : '';
  return `${level}${manner}${budget}`;
};
