import type { CardSpec } from '../../rules/cards';
import type { NamePhrases } from '../names';
import { nameCard as cardIn } from '../names';

const PORTRAITS = { lady: 'dame', cap: 'rode muts', beard: 'baard' } as const;

const extra = ({ crests, isStar, portrait, portraits, symbol }: CardSpec): string => {
  if (crests === 2) return 'twee wapens';
  if (symbol === 'any-card') return 'kaart naar keuze';
  if (symbol === 'move-floor') return 'verdieping verplaatsen';
  const face = portrait === undefined ? '' : PORTRAITS[portrait];
  return `${isStar ? 'ster, ' : ''}${portraits === 2 ? 'dubbele ' : ''}${face}`;
};

export const names: NamePhrases = {
  colours: { black: 'Zwart', white: 'Wit', red: 'Rood', yellow: 'Geel', blue: 'Blauw' },
  pile: 'De stapel',
  towers: { A: 'linkertoren', B: 'rechtertoren' },
  extra,
  alike: (number) => `${number} van 2 gelijke`,
  hiddenCard: 'een kaart',
  and: 'en',
};

export const nameCard = (card: number): string => cardIn(names, card);

const NUMBERS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'];

/** Small numbers in words. */
export const counted = (count: number, one: string, many: string): string =>
  `${NUMBERS[count] ?? String(count)} ${count === 1 ? one : many}`;

export const floors = (count: number): string => (count === 1 ? 'een verdieping' : counted(count, 'verdieping', 'verdiepingen'));
