/** In alphabetical order; a city is known by its place in this list. */
export const CITIES = [
  'bologna',
  'ferrara',
  'firenze',
  'lucca',
  'milano',
  'parma',
  'pistoia',
  'roma',
  'siena',
  'verona',
] as const;

export type CityName = (typeof CITIES)[number];

/** An index into `CITIES`. */
export type City = number;

/** PAT-COMP-7: floors that complete a city. */
export const FLOORS_OF = {
  bologna: 9,
  ferrara: 5,
  firenze: 9,
  lucca: 7,
  milano: 7,
  parma: 5,
  pistoia: 9,
  roma: 9,
  siena: 7,
  verona: 5,
} as const satisfies Record<CityName, 5 | 7 | 9>;

export const FLOORS: readonly number[] = CITIES.map((name) => FLOORS_OF[name]);

/** PAT-COMP-5: the token of the shorter tower is worth so much less. */
const LESS = 3;

/** A prestige token is known by its city and tower: `2 * city` for the shorter one, one more for the taller. */
export type Token = number;

export const tokenOf = (city: City, isHigh: boolean): Token => 2 * city + (isHigh ? 1 : 0);

export const TOKEN_VALUES: readonly number[] = FLOORS.flatMap((floors) => [floors - LESS, floors]);

export const TOKEN_IDS: readonly string[] = TOKEN_VALUES.map((value, token) => `${CITIES[token >> 1]}:${value}`);

const ALL: readonly City[] = CITIES.map((_, city) => city);
const WITHOUT_PISTOIA: readonly City[] = ALL.filter((city) => CITIES[city] !== 'pistoia');

/** PAT-COMP-1: the tenth city is for five. */
export const citiesFor = (seats: number): readonly City[] => (seats === 5 ? ALL : WITHOUT_PISTOIA);

export const findCity = (name: string): City => CITIES.findIndex((known) => known === name);

/** PAT-MSG-5, PAT-5P-2: the two cities of a link and the link itself in alphabetical order. */
export const LINKS = [
  'bologna-ferrara',
  'bologna-firenze',
  'bologna-siena',
  'ferrara-lucca',
  'ferrara-verona',
  'firenze-pistoia',
  'lucca-milano',
  'lucca-siena',
  'milano-parma',
  'parma-verona',
  'pistoia-roma',
  'roma-siena',
] as const;

export type LinkName = (typeof LINKS)[number];

/** An index into `LINKS`. */
export type Link = number;

export const LINK_ENDS: readonly (readonly [City, City])[] = LINKS.map((name) => {
  const [one, other] = name.split('-');
  return [findCity(one), findCity(other)];
});

const ALL_LINKS: readonly Link[] = LINKS.map((_, link) => link);
const LINKS_WITHOUT_PISTOIA: readonly Link[] = ALL_LINKS.filter((link) =>
  LINK_ENDS[link].every((city) => CITIES[city] !== 'pistoia'),
);

export const linksFor = (seats: number): readonly Link[] => (seats === 5 ? ALL_LINKS : LINKS_WITHOUT_PISTOIA);

export const findLink = (name: string): Link => LINKS.findIndex((known) => known === name);

/** PAT-SETUP-3, PAT-MSG-2 and PROOF-1, by the number of seats. */
export const TABLES: Readonly<Record<number, { readonly turns: number; readonly floors: number; readonly messengers: number }>> =
  {
    2: { turns: 24, floors: 39, messengers: 2 },
    3: { turns: 16, floors: 29, messengers: 2 },
    4: { turns: 12, floors: 21, messengers: 1 },
    5: { turns: 11, floors: 21, messengers: 1 },
  };

export const HAND_SIZE = 3;
