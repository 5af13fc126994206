import type { Pose } from '../../rules/state';
import type { NamePhrases } from '../names';

const DUMPSTERS = ['Heimcontainer 1', 'Heimcontainer 2', 'Heimcontainer 3', 'Laufstegcontainer', 'Unterstandcontainer'];

/** All of them masculine or neuter, so that each takes "dem". */
const ROOFS: Readonly<Record<string, string>> = {
  "Cobbler's Court": 'Schusterhof',
  'Pickle Wharf': 'Gurkenkai',
  "Tinker's Yard": 'Hammerwerk',
  'Saltbox Cottage': 'Salzhäuschen',
  'Old Chimney House': 'Kaminhaus',
  'Thimble Corner': 'Fingerhuteck',
  'Lantern Lodge': 'Laternenheim',
  'Teapot Terrace': 'Teekannenhof',
  'Weathercock Hall': 'Wetterhahnturm',
  'Mandolin House': 'Mandolinenhaus',
  'Skylight Studio': 'Fensteratelier',
  "Baker's Loft": 'Bäckerboden',
  'Moonvane Manor': 'Mondschloss',
  'Laundry Lane': 'Wäscheweg',
  'Rainbarrel Row': 'Regenfassgang',
};

export const names: NamePhrases = {
  colours: { ginger: 'Zimt', cream: 'Creme', midnight: 'Lakritz', rose: 'Rose' },
  stack: 'Der Stapel',
  roofs: ROOFS,
  dumpster: (dumpster) => DUMPSTERS[dumpster],
  poses: { s: 'sitzend', l: 'liegend' },
  gets: (name, cans) => `${cans} an ${name}`,
  free: 'gratis',
  and: 'und',
};

const OURS: ReadonlySet<string> = new Set(Object.values(ROOFS));

const ID = / \(\w+\)$/;

/** Nobody knows the gender of a name on somebody else's board: it goes without an article. An id may follow the name. */
const near = (roof: string, ours: string, other: string): string => `${OURS.has(roof.replace(ID, '')) ? ours : other} ${roof}`;

/** "auf dem Gurkenkai". Two roofs joined by "und" need no article. */
export const onRoof = (roof: string): string => near(roof, 'auf dem', 'auf');

export const fromRoof = (roof: string): string => near(roof, 'vom', 'von');

export const toRoof = (roof: string): string => near(roof, 'zum', 'nach');

export const pairOf = (pose: Pose): string => `das ${names.poses[pose]}e Paar`;

/** After "mit". */
export const catOf = (pose: Pose): string => `der ${names.poses[pose]}en Katze`;

export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const inCans = (count: number): string => counted(count, 'Dose', 'Dosen');

/** What is laid: as an object. */
export const catwalkOf = (isDeluxe: boolean): string => (isDeluxe ? 'einen Luxussteg' : 'einen Laufsteg');
