import type { CardSpec } from '../../rules/cards';
import type { NamePhrases } from '../names';
import { nameCard as cardIn } from '../names';

const PORTRAITS = { lady: 'Dame', cap: 'rote Kappe', beard: 'Bart' } as const;

const extra = ({ crests, isStar, portrait, portraits, symbol }: CardSpec): string => {
  if (crests === 2) return 'zwei Wappen';
  if (symbol === 'any-card') return 'freie Wahl';
  if (symbol === 'move-floor') return 'Versetzen';
  const face = portrait === undefined ? '' : PORTRAITS[portrait];
  return `${isStar ? 'Stern, ' : ''}${portraits === 2 ? 'zweimal ' : ''}${face}`;
};

export const names: NamePhrases = {
  colours: { black: 'Schwarz', white: 'Weiß', red: 'Rot', yellow: 'Gelb', blue: 'Blau' },
  pile: 'Der Stapel',
  towers: { A: 'Turm links', B: 'Turm rechts' },
  extra,
  alike: (number) => `${number} von 2 gleichen`,
  hiddenCard: 'eine Karte',
  and: 'und',
};

export const nameCard = (card: number): string => cardIn(names, card);

const NUMBERS = ['keine', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

/** Small numbers in words. The singular comes with its article, which has a gender. */
const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${NUMBERS[count] ?? String(count)} ${many}`;

export const floors = (count: number): string => counted(count, 'ein Stockwerk', 'Stockwerke');

export const cards = (count: number): string => counted(count, 'eine Karte', 'Karten');

export const twoPointTokens = (count: number): string => counted(count, 'ein Zweierplättchen', 'Zweierplättchen');

/** As subjects: as an object one would be "einen Boten". */
export const messengers = (count: number): string => counted(count, 'ein Bote', 'Boten');
