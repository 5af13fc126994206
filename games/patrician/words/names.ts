import { type CallSeat, type Seat, capital } from '@showboat/engine';
import { CARDS, type Card, type CardSpec, HIDDEN } from '../rules/cards';
import { CITIES, type City, LINK_ENDS, type Link } from '../rules/cities';
import type { Site } from '../rules/moves';
import { COLOURS, type Colour } from '../rules/state';

/** Cities have Italian names in every language. */
export const nameCity = (city: City): string => capital(CITIES[city]);

export const nameLink = (link: Link): string => LINK_ENDS[link].map(nameCity).join('–');

export interface NamePhrases {
  /** As a title; within sentences the same word stands for the player. */
  readonly colours: Readonly<Record<Colour, string>>;
  /** Chance, as a title. */
  readonly pile: string;
  /** The two sites of a city, as they are seen; A and B are how they are typed. */
  readonly towers: Readonly<Record<Site, string>>;
  /** What a card shows besides the crest: "two crests", "star, lady". */
  extra(card: CardSpec): string;
  /** Which of two identical cards, after the rest. */
  alike(number: number): string;
  readonly hiddenCard: string;
  readonly and: string;
}

export const nameSeat = ({ colours }: NamePhrases, seat: Seat): string => colours[COLOURS[seat]];

export type NameSeat = (seat: Seat) => string;

/** Without `call` players go by their colours. */
export const seatNamer =
  (phrases: NamePhrases, call: CallSeat = (_, own) => own): NameSeat =>
  (seat) =>
    call(seat, nameSeat(phrases, seat));

export const nameCard = (phrases: NamePhrases, card: Card): string => {
  if (card === HIDDEN || CARDS[card] === undefined) return phrases.hiddenCard;
  return `${nameCity(CARDS[card].city)} (${phrases.extra(CARDS[card])})`;
};

/**
 * The same among other cards. Most cities have two identical cards with two crests: where both are listed they are
 * numbered, so that no entry seems to be duplicated.
 */
export const nameAmong = (phrases: NamePhrases, cards: readonly Card[], card: Card): string => {
  const name = nameCard(phrases, card);
  const same = cards.filter((one) => nameCard(phrases, one) === name);
  return same.length < 2 ? name : name.replace(')', `, ${phrases.alike(same.indexOf(card) + 1)})`);
};

export const nameMover = (phrases: NamePhrases, who: string, nameOf: NameSeat = seatNamer(phrases)): string => {
  const seat = COLOURS.findIndex((colour) => colour === who);
  return seat < 0 ? phrases.pile : nameOf(seat);
};
