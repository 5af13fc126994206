import { unwrap } from '@showboat/engine';
import {
  CARDS,
  CITIES,
  type CityName,
  type State,
  TOKEN_IDS,
  citiesFor,
  controllerOf,
  findCity,
  findLink,
  isComplete,
  messengersAt,
  patrician,
} from '../../game';
import { positions } from '../../positions';

/** A position in few words; the seats are those that have hands, and the first of them is to play. */
export interface Sketch {
  /** `siena: '1010/01/roma-3'`: the left tower, the right one, the card lying there; `-` is nothing. */
  readonly cities: { readonly [Name in CityName]?: string };
  /** `roma-125 siena-4` are three cards of Roma and one of Siena. */
  readonly hands: readonly string[];
  /** As `hands`; the last one lies on top. */
  readonly played: readonly string[];
  /** Messengers that each seat has left; without this the game has none. */
  readonly messengers?: readonly number[];
  /** All of them before the cities at their ends were scored: `lucca-milano roma-siena`. */
  readonly placed?: readonly string[];
}

const cardsIn = (text: string): readonly string[] =>
  text.split(' ').flatMap((word) => {
    const [city, numbers] = word.split('-');
    return [...(numbers ?? '')].map((number) => `${city}-${number}`);
  });

const given = (part: string): string => (part === '-' ? '' : part);

type Towers = readonly string[];

/** What the towers of complete cities have given to a seat. */
const wonBy = (seat: number, towers: Towers, placed: readonly string[]): { tokens: readonly string[]; bonus: number } => {
  const won = towers.flatMap((tower, i) => (isComplete(towers, i >> 1) && controllerOf(tower) === seat ? [i] : []));
  const messengers = placed.map((link) => ({ link: findLink(link), late: [] }));
  return {
    tokens: won.map((i) => TOKEN_IDS[(i & ~1) + (towers[i].length > towers[i ^ 1].length ? 1 : 0)]),
    bonus: won.reduce((sum, i) => sum + messengersAt(messengers, i >> 1), 0),
  };
};

export const positionOf = ({ cities, hands, played, messengers, placed = [] }: Sketch): State => {
  const seats = hands.length;
  const inPlay = citiesFor(seats).map((city) => CITIES[city]);
  const parts = Object.fromEntries(CITIES.map((name) => [name, (cities[name] ?? '-/-/-').split('/')]));
  const towers = CITIES.flatMap((name) => parts[name].slice(0, 2).map(given));
  const lying = inPlay.map((name) => given(parts[name][2]));
  const known = [...lying, ...[...hands, ...played].flatMap(cardsIn)];
  return unwrap(
    positions.parsePosition({
      game: patrician.id,
      options: messengers ? { messengers: true } : {},
      seats,
      cities: Object.fromEntries(
        inPlay.map((name, i) => [
          name,
          { A: towers[2 * findCity(name)], B: towers[2 * findCity(name) + 1], card: lying[i] === '' ? null : lying[i] },
        ]),
      ),
      players: hands.map((hand, seat) => ({
        hand: cardsIn(hand),
        played: cardsIn(played[seat]),
        ...wonBy(seat, towers, placed),
        messengers: messengers?.[seat] ?? 0,
      })),
      pile: CARDS.filter(({ id, city }) => inPlay.includes(CITIES[city]) && !known.includes(id)).map(({ id }) => id),
      placed: placed.map((link) => ({ link, late: [] })),
      turn: 0,
    }),
  );
};
