import type { NamePhrases } from '../names';

const DUMPSTERS = ['benne Logis 1', 'benne Logis 2', 'benne Logis 3', 'benne Passerelle', 'benne Abri'];

export const names: NamePhrases = {
  colours: { ginger: 'Abricot', cream: 'Crème', midnight: 'Minuit', rose: 'Rose' },
  stack: 'La pioche',
  // No two begin with the same three letters: where there is little room, the first word or these stand for the whole name.
  roofs: {
    "Cobbler's Court": 'Cour du Bottier',
    'Pickle Wharf': 'Quai Cornichon',
    "Tinker's Yard": 'Clos du Marteau',
    'Saltbox Cottage': 'Chaumière au Sel',
    'Old Chimney House': 'Cheminée Tordue',
    'Thimble Corner': 'Coin du Dé Doré',
    'Lantern Lodge': 'Pavillon Lanterne',
    'Teapot Terrace': 'Terrasse Théière',
    'Weathercock Hall': 'Halle au Coq',
    'Mandolin House': 'Maison Mandoline',
    'Skylight Studio': 'Studio Lucarne',
    "Baker's Loft": 'Grenier du Fournil',
    'Moonvane Manor': 'Manoir de la Lune',
    'Laundry Lane': 'Ruelle du Linge',
    'Rainbarrel Row': 'Passage du Tonneau',
  },
  dumpster: (dumpster) => DUMPSTERS[dumpster],
  poses: { s: 'assis', l: 'couché' },
  gets: (name, cans) => `${cans} à ${name}`,
  free: 'gratuit',
  and: 'et',
};

/** The two cats of a pair. */
export const PAIRS = { s: 'chats assis', l: 'chats couchés' } as const;

/** Elided before names that begin with a vowel. */
export const of = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

/** Plurals begin at two. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

export const boxes = (count: number): string => counted(count, 'boîte', 'boîtes');
