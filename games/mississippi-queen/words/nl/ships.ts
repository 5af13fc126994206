import { ROSE } from '../../rules/state';
import { roman } from '../roman';
import { givenName } from '../ship-names';
import type { ShipPhrases } from '../speak';
import type { Landmark } from '../spots';

export const ships: ShipPhrases = { rose: 'de Black Rose', roseTitle: 'De Black Rose', river: 'De rivier', and: 'en' };

/** Within a sentence. */
export const nameShip = (id: unknown): string => (id === ROSE ? ships.rose : givenName(id));

/** The start tile has an article within a sentence, and none as a title. */
export const nameTile = (tile: number): string => (tile === 0 ? 'het startdeel' : `rivierdeel ${roman(tile)}`);

export const tileTitle = (tile: number): string => (tile === 0 ? 'Startdeel' : `Rivierdeel ${roman(tile)}`);

const NUMBERS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'];

/** Small numbers in words. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const counted = (count: number, one: string, many: string): string => `${inWords(count)} ${count === 1 ? one : many}`;

export const spaces = (count: number): string => counted(count, 'veld', 'velden');

export const passengers = (count: number): string => counted(count, 'passagier', 'passagiers');

/** Coal is a heap; what can be counted are points on its wheel. */
export const coalPoints = (count: unknown): string => `${String(count)} ${count === 1 ? 'kolenpunt' : 'kolenpunten'}`;

const ORDINALS = ['', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste'];

export const ordinal = (place: number): string => ORDINALS[place] ?? `nummer ${place}`;

export const SIDES = { port: 'bakboord', starboard: 'stuurboord' } as const;

/** 0 downstream and on clockwise. */
export const WAYS = [
  'stroomafwaarts',
  'rechts stroomafwaarts',
  'rechts stroomopwaarts',
  'stroomopwaarts',
  'links stroomopwaarts',
  'links stroomafwaarts',
] as const;

export const EXITS = { L: 'links', S: 'rechtdoor', R: 'rechts' } as const;

export const LANDMARKS = {
  sand: 'op een zandbank',
  logs: 'tussen het drijfhout',
  jetty: 'aan de steiger',
  'coal-jetty': 'aan de kolensteiger',
  landing: 'aan de pier',
  'before-logs': 'voor het drijfhout',
  'before-sand': 'voor een zandbank',
  'near-jetty': 'één veld van de steiger',
  'near-coal-jetty': 'één veld van de kolensteiger',
  'before-land': 'voor de oever',
} as const satisfies Record<Landmark, string>;
