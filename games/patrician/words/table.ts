import type { Card } from '../rules/cards';
import { type City, TABLES } from '../rules/cities';
import { type CityForecast, forecastOf } from '../rules/forecast';
import { type ENDINGS, NO_CARD, type State } from '../rules/state';
import type { NameSeat } from './names';
import type { TaskPhrases } from './tasks';

export interface Standing {
  readonly prestige: number;
  readonly bonus: number;
  readonly messengers: number | undefined;
  readonly hand: number;
  readonly played: number;
  readonly top: Card | undefined;
  /** Portraits of the lady, the cap and the beard, where the pile is open. */
  readonly portraits: readonly number[] | undefined;
}

export interface TablePhrases {
  readonly endings: Readonly<Record<(typeof ENDINGS)[number], string>>;
  /** Under the title of the table: "Turn 5 of 16 · pile 20". Phones have 138 pixels for it. */
  status(turn: number, turns: number, pile: number): string;
  readonly statusSetUp: string;
  readonly statusOver: string;
  /** How a city stands; `card` is what lies there. */
  city(forecast: CityForecast, card: Card | undefined, nameOf: NameSeat): string;
  standing(standing: Standing, name: string): string;
  readonly tasks: TaskPhrases;
}

export const describeStatus = (phrases: TablePhrases, state: State): string => {
  switch (state.phase.kind) {
    case 'over':
      return phrases.statusOver;
    case 'first':
    case 'dealing':
    case 'opening':
      return phrases.statusSetUp;
    default: {
      const turn = state.players[state.turn].played.length + (state.phase.kind === 'playing' ? 1 : 0);
      return phrases.status(turn, TABLES[state.options.seats].turns, state.pile.length);
    }
  }
};

export const describeCity = (phrases: TablePhrases, nameOf: NameSeat, state: State, city: City): string =>
  phrases.city(forecastOf(state, city), state.lying[city] === NO_CARD ? undefined : state.lying[city], nameOf);
