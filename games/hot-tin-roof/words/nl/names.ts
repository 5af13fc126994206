import type { Dumpster } from '../../rules/state';
import type { NamePhrases } from '../names';

const DUMPSTERS = ['thuiscontainer 1', 'thuiscontainer 2', 'thuiscontainer 3', 'loopplankcontainer', 'schuilplaatscontainer'];
/** The first three have a number, and so no article. */
const NUMBERED = 3;

// No two names begin with the same three letters: they can be shortened.
const ROOFS: Readonly<Record<string, string>> = {
  "Cobbler's Court": 'Laarzenhof',
  'Pickle Wharf': 'Augurkenkade',
  "Tinker's Yard": 'Hamerwerf',
  'Saltbox Cottage': 'Zouthuisje',
  'Old Chimney House': 'Schoorsteenhuis',
  'Thimble Corner': 'Vingerhoedshoek',
  'Lantern Lodge': 'Lantaarnherberg',
  'Teapot Terrace': 'Theepotplein',
  'Weathercock Hall': 'Weerhaanhal',
  'Mandolin House': 'Mandolinehuis',
  'Skylight Studio': 'Dakraamatelier',
  "Baker's Loft": 'Bakkerszolder',
  'Moonvane Manor': 'Maanlichtvilla',
  'Laundry Lane': 'Waslijnsteeg',
  'Rainbarrel Row': 'Regentonrij',
};

export const names: NamePhrases = {
  colours: { ginger: 'Gember', cream: 'Crème', midnight: 'Middernacht', rose: 'Roze' },
  stack: 'De stapel',
  roofs: ROOFS,
  dumpster: (dumpster) => DUMPSTERS[dumpster],
  poses: { s: 'zittend', l: 'liggend' },
  gets: (name, cans) => `${name} ${cans}`,
  free: 'gratis',
  and: 'en',
};

/** Within a sentence: "thuiscontainer 1", "de loopplankcontainer". */
export const theDumpster = (dumpster: Dumpster): string => `${dumpster < NUMBERED ? '' : 'de '}${names.dumpster(dumpster)}`;

/** "1 vis", "3 vissen". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const cans = (count: number): string => counted(count, 'blikje', 'blikjes');
