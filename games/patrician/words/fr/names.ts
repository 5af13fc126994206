import type { CardSpec } from '../../rules/cards';
import type { NamePhrases } from '../names';
import { nameCard as cardIn } from '../names';

const PORTRAITS = { lady: 'dame', cap: 'bonnet rouge', beard: 'barbu' } as const;

const extra = ({ crests, isStar, portrait, portraits, symbol }: CardSpec): string => {
  if (crests === 2) return 'deux blasons';
  if (symbol === 'any-card') return 'carte au choix';
  if (symbol === 'move-floor') return 'déplacer un étage';
  const face = portrait === undefined ? '' : PORTRAITS[portrait];
  return `${isStar ? 'étoile, ' : ''}${portraits === 2 ? 'double ' : ''}${face}`;
};

export const names: NamePhrases = {
  colours: { black: 'Noir', white: 'Blanc', red: 'Rouge', yellow: 'Jaune', blue: 'Bleu' },
  pile: 'La pioche',
  towers: { A: 'tour de gauche', B: 'tour de droite' },
  extra,
  alike: (number) => `nº ${number} de 2 identiques`,
  hiddenCard: 'une carte',
  and: 'et',
};

export const nameCard = (card: number): string => cardIn(names, card);

/** Elided before names that begin with a vowel. */
export const of = (name: string): string => (/^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

const NUMBERS = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

/** Small numbers in words. The article gives the gender of one and of none; plurals begin at two. */
export const counted = (count: number, article: 'un' | 'une', one: string, many: string): string => {
  if (count < 2) return `${count === 0 ? 'auc' : ''}${article} ${one}`;
  return `${NUMBERS[count] ?? String(count)} ${many}`;
};

export const floors = (count: number): string => counted(count, 'un', 'étage', 'étages');

export const cards = (count: number): string => counted(count, 'une', 'carte', 'cartes');
