import type { Seat } from '@showboat/engine';
import { type Card, CITY_OF } from '../rules/cards';
import type { City, Link } from '../rules/cities';
import type { Move, Site } from '../rules/moves';
import { NO_CARD, type State, cardPlayed } from '../rules/state';
import { type NamePhrases, type NameSeat, nameAmong } from './names';

/** Entries of a menu, infinitives or commands as the language has them in menus. */
export interface MovePhrases {
  /** `card` is its name among those in hand. */
  play(card: string): string;
  build(city: City, site: Site, height: number): string;
  /** `owner` is the name of whose floor is on top; `undefined` where there is none. */
  move(city: City, to: Site, owner: string | undefined): string;
  /** `card` is `undefined` where none lies. */
  take(city: City, card: Card | undefined): string;
  messenger(link: Link): string;
  readonly declineMove: string;
  readonly declineMessenger: string;
  first(name: string): string;
  deal(name: string, card: Card): string;
  turnUp(city: City, card: Card): string;
}

export const topFloor = (state: State, city: City, from: Site): Seat | undefined => {
  const tower = state.towers[2 * city + (from === 'A' ? 0 : 1)];
  return tower === undefined || tower === '' ? undefined : Number(tower[tower.length - 1]);
};

export const nameOwner = (nameOf: NameSeat, owner: Seat | undefined): string | undefined =>
  owner === undefined ? undefined : nameOf(owner);

export const otherSite = (site: Site): Site => (site === 'A' ? 'B' : 'A');

/** Floors that a site has after one more. */
const heightAfter = (state: State, city: City, site: Site): number => state.towers[2 * city + (site === 'A' ? 0 : 1)].length + 1;

const describeBuild = (phrases: MovePhrases, state: State, site: Site): string => {
  const city = CITY_OF[cardPlayed(state)] ?? 0;
  return phrases.build(city, site, heightAfter(state, city, site));
};

/** Also for moves that the rules refuse. */
export const describeMove = (phrases: MovePhrases, names: NamePhrases, nameOf: NameSeat, state: State, move: Move): string => {
  switch (move.kind) {
    case 'play':
      return phrases.play(nameAmong(names, state.players[state.turn].hand, move.card));
    case 'build':
      return describeBuild(phrases, state, move.site);
    case 'move':
      return phrases.move(move.city, otherSite(move.from), nameOwner(nameOf, topFloor(state, move.city, move.from)));
    case 'take':
      return phrases.take(move.city, state.lying[move.city] === NO_CARD ? undefined : state.lying[move.city]);
    case 'messenger':
      return phrases.messenger(move.link);
    case 'decline':
      return state.phase.kind === 'placing' ? phrases.declineMessenger : phrases.declineMove;
    case 'first':
      return phrases.first(nameOf(move.seat));
    case 'deal':
      return phrases.deal(nameOf(move.seat), move.card);
    case 'turn-up':
      return phrases.turnUp(move.city, move.card);
  }
};
