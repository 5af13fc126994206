import type { Paragraph, Seat } from '@showboat/engine';
import { type Card, CARDS, HIDDEN } from '../rules/cards';
import { citiesFor } from '../rules/cities';
import { portraitsOf, prestigeOf } from '../rules/finish';
import { type State, topOf } from '../rules/state';
import { type NameSeat, nameLink } from './names';
import { type Standing, type TablePhrases, describeCity } from './table';

/** For players who do not see the board. */
export interface SurroundingPhrases {
  readonly headings: { readonly hand: string; readonly cities: string; readonly players: string; readonly messengers: string };
  readonly emptyHand: string;
  readonly noMessengers: string;
  /** A card of the hand with the word that is typed to play it. */
  handCard(card: Card, id: string): string;
  /** What may be asked about, as it is typed. */
  readonly questionHint: string;
}

export const standingOf = (state: State, seat: Seat): Standing => {
  const player = state.players[seat];
  const isOpen = !player.played.includes(HIDDEN);
  return {
    prestige: prestigeOf(player),
    bonus: player.bonus,
    messengers: state.options.messengers ? player.messengers : undefined,
    hand: player.hand.length,
    played: player.played.length,
    top: player.played.length > 0 ? topOf(player) : undefined,
    portraits: isOpen ? portraitsOf(player) : undefined,
  };
};

export const handLines = (phrases: SurroundingPhrases, state: State, seat: Seat): readonly string[] => {
  const cards = (state.players[seat]?.hand ?? []).filter((card) => card !== HIDDEN);
  return cards.length > 0 ? cards.map((card) => phrases.handCard(card, CARDS[card].id)) : [phrases.emptyHand];
};

export const describeSurroundings = (
  phrases: SurroundingPhrases,
  table: TablePhrases,
  nameOf: NameSeat,
  state: State,
  seat: Seat,
): readonly Paragraph[] => {
  const { headings } = phrases;
  const messengers = state.placed.map(({ link }) => nameLink(link));
  return [
    { heading: headings.hand, lines: handLines(phrases, state, seat) },
    { heading: headings.cities, lines: citiesFor(state.options.seats).map((city) => describeCity(table, nameOf, state, city)) },
    { heading: headings.players, lines: state.players.map((_, one) => table.standing(standingOf(state, one), nameOf(one))) },
    ...(state.options.messengers
      ? [{ heading: headings.messengers, lines: messengers.length > 0 ? messengers : [phrases.noMessengers] }]
      : []),
  ];
};
