import { CITY_OF, IS_STAR } from './cards';
import { type City, LINK_ENDS, type Link, TABLES, linksFor } from './cities';
import { DECLINE, MESSENGERS, type Move } from './moves';
import type { Options } from './options';
import { messengersAt } from './scoring';
import { type Messenger, type State, cardPlayed, isComplete } from './state';

/** PAT-MSG-2 */
export const messengersEach = ({ seats, messengers }: Options): number => (messengers ? TABLES[seats].messengers : 0);

/** PAT-MSG-7 */
export const MOST_AT_A_CITY = 2;

export type LinkBar = 'link-not-in-play' | 'messenger-where-built' | 'link-taken' | 'city-has-two-messengers';

/** PAT-MSG-4, 6, 7: why the seat to move may not place a messenger on a link. */
export const barToLink = (state: State, link: Link): LinkBar | undefined => {
  if (!linksFor(state.options.seats).includes(link)) return 'link-not-in-play';
  const [one, other] = LINK_ENDS[link];
  const built = CITY_OF[cardPlayed(state)];
  if (one === built || other === built) return 'messenger-where-built';
  for (let i = 0; i < state.placed.length; i++) if (state.placed[i].link === link) return 'link-taken';
  return messengersAt(state.placed, one) >= MOST_AT_A_CITY || messengersAt(state.placed, other) >= MOST_AT_A_CITY
    ? 'city-has-two-messengers'
    : undefined;
};

/** PAT-MSG-3, PAT-MSG-14: after a star card, with a messenger left and a link for it. */
export const mayPlace = (state: State): boolean => {
  if (!state.options.messengers) return false;
  const { messengers } = state.players[state.turn];
  if (messengers === 0 || !IS_STAR[cardPlayed(state)]) return false;
  return linksFor(state.options.seats).some((link) => barToLink(state, link) === undefined);
};

export const placingMoves = (state: State): readonly Move[] => {
  const moves: Move[] = [];
  for (const link of linksFor(state.options.seats)) if (barToLink(state, link) === undefined) moves.push(MESSENGERS[link]);
  moves.push(DECLINE);
  return moves;
};

/** PAT-MSG-10, PAT-MSG-17: what it comes too late for is remembered. */
export const messengerOn = (towers: readonly string[], link: Link): Messenger => ({
  link,
  late: LINK_ENDS[link].filter((city) => isComplete(towers, city)),
});

export const withMessenger = (placed: readonly Messenger[], messenger: Messenger): readonly Messenger[] => {
  const at = placed.findIndex(({ link }) => link > messenger.link);
  return at < 0 ? [...placed, messenger] : [...placed.slice(0, at), messenger, ...placed.slice(at)];
};

/** PAT-MSG-11, PAT-MSG-17: the cities that are looked at for the penalty. */
export const citiesOfPenalty = ({ placed, options }: State): readonly City[] => {
  const cities = new Set<City>();
  for (const { link, late } of placed)
    for (const city of LINK_ENDS[link]) if (options.lateMessengersCountForPenalty || !late.includes(city)) cities.add(city);
  return [...cities].sort((a, b) => a - b);
};
