import { linesOf } from '@showboat/engine/lines';
import { parseOptions, unwrap } from '@showboat/engine';
import { patrician as game } from '../game';
import { type Card, findCard } from '../rules/cards';
import { CITIES, type CityName, findCity, findLink } from '../rules/cities';
import { messengersEach } from '../rules/messengers';
import { OPTIONS } from '../rules/options';
import { NO_CARD, OVER, PLACING, PLAYING, type State } from '../rules/state';

/** A moment in short, as `turns` writes it. What is left out is empty; nothing is checked, so that a test need only draw what it is about. */
export interface Sketch {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** `siena: '1010/220/roma-3'`: site A, site B, the card lying there. */
  readonly cities?: { readonly [Name in CityName]?: string };
  readonly hands?: readonly string[];
  readonly played?: readonly string[];
  readonly tokens?: readonly (readonly number[])[];
  readonly bonus?: readonly number[];
  readonly messengers?: readonly number[];
  readonly pile?: string;
  /** `lucca-milano parma-verona*parma` */
  readonly placed?: string;
  readonly turn?: number;
  readonly at?: 'playing' | 'placing' | 'over';
}

const PHASES = { playing: PLAYING, placing: PLACING, over: OVER };

const cards = (text = ''): Card[] =>
  text
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => {
      const card = findCard(id);
      if (card === undefined) throw new Error(`no card ${id}`);
      return card;
    });

const sorted = (list: Card[]): Card[] => list.sort((a, b) => a - b);

const part = (text: string | undefined): string => (text === undefined || text === '-' ? '' : text);

export const sketch = ({ seats = 3, cities = {}, turn = 0, at = 'playing', pile, placed = '', ...given }: Sketch): State => {
  const options = unwrap(parseOptions(OPTIONS, { ...given.options, seats }));
  const parts = CITIES.map((name) => (cities[name] ?? '-/-/-').split('/'));
  return {
    options,
    towers: parts.flatMap(([a, b]) => [part(a), part(b)]),
    lying: parts.map(([, , card]) => cards(part(card))[0] ?? NO_CARD),
    players: Array.from({ length: seats }, (_, seat) => ({
      hand: sorted(cards(given.hands?.[seat])),
      played: cards(given.played?.[seat]),
      tokens: given.tokens?.[seat] ?? [],
      bonus: given.bonus?.[seat] ?? 0,
      messengers: given.messengers?.[seat] ?? messengersEach(options),
    })),
    pile: sorted(cards(pile)),
    placed: placed
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => {
        const [link, ...late] = word.split('*');
        return { link: findLink(link), late: late.map(findCity) };
      }),
    turn,
    phase: PHASES[at],
  };
};

export const { run, may, whyNot } = linesOf(game);

/** Both towers of a city and the card there, as in a sketch. */
export const cityIn = (state: State, name: CityName): string => {
  const city = findCity(name);
  const card = state.lying[city];
  const shown = (text: string): string => (text === '' ? '-' : text);
  const id = card === NO_CARD ? '-' : game.formatMove(state, { kind: 'play', card });
  return `${shown(state.towers[2 * city])}/${shown(state.towers[2 * city + 1])}/${id}`;
};

export const handOf = (state: State, seat: number): string =>
  state.players[seat].hand.map((card) => game.formatMove(state, { kind: 'play', card })).join(' ');
