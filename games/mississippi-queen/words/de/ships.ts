import { ROSE } from '../../rules/state';
import { roman } from '../roman';
import { givenName } from '../ship-names';
import type { ShipPhrases } from '../speak';
import type { Landmark } from '../spots';

export const ships: ShipPhrases = { rose: 'die Black Rose', roseTitle: 'Die Black Rose', river: 'Der Fluss', and: 'und' };

/** Within a sentence, as subject or object. */
export const nameShip = (id: unknown): string => (id === ROSE ? ships.rose : givenName(id));

/** To, from or of a ship: only the article knows the case. */
export const datively = (id: unknown): string => (id === ROSE ? 'der Black Rose' : givenName(id));

/** After "auf" and "von". */
export const nameTile = (tile: number): string => (tile === 0 ? 'dem Startteil' : `Flussteil ${roman(tile)}`);

export const tileTitle = (tile: number): string => (tile === 0 ? 'Startteil' : `Flussteil ${roman(tile)}`);

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** Small numbers in words. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export const spaces = (count: number): string => `${inWords(count)} ${count === 1 ? 'Feld' : 'Felder'}`;

const ORDINALS = ['', 'erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte'];

export const ordinal = (place: number): string => ORDINALS[place] ?? `${place}.`;

/** 0 downstream and on clockwise. */
export const WAYS = [
  'flussabwärts',
  'nach rechts flussabwärts',
  'nach rechts flussaufwärts',
  'flussaufwärts',
  'nach links flussaufwärts',
  'nach links flussabwärts',
] as const;

export const EXITS = { L: 'links', S: 'geradeaus', R: 'rechts' } as const;

export const LANDMARKS = {
  sand: 'auf einer Sandbank',
  logs: 'im Treibholz',
  jetty: 'am Steg',
  'coal-jetty': 'am Kohlesteg',
  landing: 'an der Mole',
  'before-logs': 'vor dem Treibholz',
  'before-sand': 'vor einer Sandbank',
  'near-jetty': 'ein Feld vor dem Steg',
  'near-coal-jetty': 'ein Feld vor dem Kohlesteg',
  'before-land': 'vor dem Ufer',
} as const satisfies Record<Landmark, string>;
