import type { CardSpec } from '../../rules/cards';
import type { NamePhrases } from '../names';
import { nameCard as cardIn } from '../names';

const PORTRAITS = { lady: 'lady', cap: 'red cap', beard: 'beard' } as const;

const extra = ({ crests, isStar, portrait, portraits, symbol }: CardSpec): string => {
  if (crests === 2) return 'two crests';
  if (symbol === 'any-card') return 'any card';
  if (symbol === 'move-floor') return 'move a floor';
  const face = portrait === undefined ? '' : PORTRAITS[portrait];
  return `${isStar ? 'star, ' : ''}${portraits === 2 ? 'double ' : ''}${face}`;
};

export const names: NamePhrases = {
  colours: { black: 'Black', white: 'White', red: 'Red', yellow: 'Yellow', blue: 'Blue' },
  pile: 'The pile',
  towers: { A: 'left tower', B: 'right tower' },
  extra,
  alike: (number) => `${number} of 2 alike`,
  hiddenCard: 'a card',
  and: 'and',
};

export const nameCard = (card: number): string => cardIn(names, card);

/** "Odile’s floor"; what follows a name in brackets would be read as theirs. */
export const ofPlayer = (name: string, thing: string): string =>
  name.endsWith(')') ? `the ${thing} of ${name}` : `${name}’s ${thing}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Small numbers in words. */
export const counted = (count: number, one: string, many: string): string =>
  `${NUMBERS[count] ?? String(count)} ${count === 1 ? one : many}`;
