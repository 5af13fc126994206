import { CITIES, type City, type CityName } from './cities';

export const PATRICIANS = ['lady', 'cap', 'beard'] as const;
export type Patrician = (typeof PATRICIANS)[number];

/**
 * PAT-AMB-2: the deck, a card a word. D two crests · ★x star and one portrait · x one portrait · xx a double portrait · ? any-card ·
 * M move-floor; l lady, c cap, b beard.
 */
export const DECK = {
  bologna: 'D D ★b ★l cc l ?',
  ferrara: 'D ★l b M',
  firenze: 'D D ★c ★b ll c M',
  lucca: 'D D ★c l M',
  milano: 'D D ★b c l',
  parma: 'D ★c bb ?',
  pistoia: 'D D ★l ★c ★b ? M',
  roma: 'D D ★l ★c bb ? M',
  siena: 'D D ★l b ?',
  verona: 'D ★b cc l',
} as const satisfies Record<CityName, string>;

/** An index into `CARDS`, which are in alphabetical order. */
export type Card = number;

/** Stands for a card that a view does not show. Sorts before all others. */
export const HIDDEN: Card = -1;

export interface CardSpec {
  /** City and number: `roma-3`. */
  readonly id: string;
  readonly city: City;
  /** As in `DECK`. */
  readonly mark: string;
  readonly crests: 1 | 2;
  readonly isStar: boolean;
  readonly portrait: Patrician | undefined;
  readonly portraits: 0 | 1 | 2;
  readonly symbol: 'any-card' | 'move-floor' | undefined;
}

const specOf = (city: City, number: number, mark: string): CardSpec => {
  const faces = mark.replace('★', '');
  const portrait = PATRICIANS.find((name) => faces.startsWith(name[0]));
  return {
    id: `${CITIES[city]}-${number}`,
    city,
    mark,
    crests: mark === 'D' ? 2 : 1,
    isStar: mark.startsWith('★'),
    portrait,
    portraits: portrait === undefined ? 0 : faces.length === 2 ? 2 : 1,
    symbol: mark === '?' ? 'any-card' : mark === 'M' ? 'move-floor' : undefined,
  };
};

export const CARDS: readonly CardSpec[] = CITIES.flatMap((name, city) =>
  DECK[name].split(' ').map((mark, index) => specOf(city, index + 1, mark)),
);

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map(({ id }, card) => [id, card]));

export const findCard = (id: string): Card | undefined => BY_ID.get(id);

export const cardsOf = (cities: readonly City[]): readonly Card[] =>
  CARDS.flatMap(({ city }, card) => (cities.includes(city) ? [card] : []));

// What every step asks, apart from the rest.

export const CITY_OF: readonly City[] = CARDS.map(({ city }) => city);
export const CRESTS_OF: readonly number[] = CARDS.map(({ crests }) => crests);
export const IS_STAR: readonly boolean[] = CARDS.map(({ isStar }) => isStar);
export const IS_ANY_CARD: readonly boolean[] = CARDS.map(({ symbol }) => symbol === 'any-card');
export const IS_MOVE_FLOOR: readonly boolean[] = CARDS.map(({ symbol }) => symbol === 'move-floor');
/** An index into `PATRICIANS`; -1 where there is no portrait. */
export const PATRICIAN_OF: readonly number[] = CARDS.map(({ portrait }) => PATRICIANS.findIndex((name) => name === portrait));
export const PORTRAITS_OF: readonly number[] = CARDS.map(({ portraits }) => portraits);
