import { ROSE } from '../../rules/state';
import { roman } from '../roman';
import { givenName } from '../ship-names';
import type { ShipPhrases } from '../speak';
import type { Landmark } from '../spots';

export const ships: ShipPhrases = { rose: 'le Black Rose', roseTitle: 'Le Black Rose', river: 'Le fleuve', and: 'et' };

/** Within a sentence, as subject or object. */
export const nameShip = (id: unknown): string => (id === ROSE ? ships.rose : givenName(id));

/** To a ship, or from it: the article melts into the preposition. */
export const toShip = (id: unknown): string => (id === ROSE ? 'au Black Rose' : `à ${givenName(id)}`);

export const ofShip = (id: unknown): string => {
  const name = givenName(id);
  return id === ROSE ? 'du Black Rose' : /^[AEIOUY]/.test(name) ? `d’${name}` : `de ${name}`;
};

export const nameTile = (tile: number): string => (tile === 0 ? 'la tuile de départ' : `la tuile ${roman(tile)}`);

export const tileTitle = (tile: number): string => (tile === 0 ? 'Tuile de départ' : `Tuile ${roman(tile)}`);

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

/** Small numbers in words. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export const spaces = (count: number): string => (count === 1 ? 'une case' : `${inWords(count)} cases`);

/** Plurals begin at two. */
export const counted = (count: unknown, one: string, many: string): string =>
  `${String(count).replace('.', ',')} ${Number(count) < 2 ? one : many}`;

export const coals = (count: unknown): string => counted(count, 'charbon', 'charbons');

const ORDINALS = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'];

export const ordinal = (place: number): string => ORDINALS[place] ?? `${place}e`;

/** Of a place, so that no ship needs a gender. */
export const inPlace = (place: number): string => `en ${place === 1 ? 'première' : ordinal(place)} place`;

/** 0 downstream and on clockwise. */
export const WAYS = [
  'vers l’aval',
  'vers l’aval à droite',
  'vers l’amont à droite',
  'vers l’amont',
  'vers l’amont à gauche',
  'vers l’aval à gauche',
] as const;

export const EXITS = { L: 'à gauche', S: 'tout droit', R: 'à droite' } as const;

export const SIDES = { port: 'à bâbord', starboard: 'à tribord' } as const;

export const LANDMARKS = {
  sand: 'sur un banc de sable',
  logs: 'dans le bois flottant',
  jetty: 'à l’embarcadère',
  'coal-jetty': 'au quai à charbon',
  landing: 'à la jetée',
  'before-logs': 'devant le bois flottant',
  'before-sand': 'devant un banc de sable',
  'near-jetty': 'à une case de l’embarcadère',
  'near-coal-jetty': 'à une case du quai à charbon',
  'before-land': 'devant la rive',
} as const satisfies Record<Landmark, string>;
