import { type LogEvent, type Seat, listed } from '@showboat/engine';
import { type Card, CITY_OF, HIDDEN } from '../rules/cards';
import { type City, type Link, TOKEN_VALUES } from '../rules/cities';
import type { Move, Site } from '../rules/moves';
import { COLOURS, NO_CARD, type State, cardPlayed } from '../rules/state';
import { nameOwner, otherSite, topFloor } from './moves';
import type { NameSeat } from './names';

/** What a player does, verb first, so that a name can precede and others can follow it: "takes Siena (lady)". */
export interface EventPhrases {
  plays(card: Card): string;
  builds(city: City, site: Site, times: number): string;
  /** `owner` is the name of whose floor it is. */
  moves(city: City, to: Site, owner: string | undefined): string;
  takes(card: Card, city: City): string;
  places(link: Link): string;
  readonly declinesMove: string;
  readonly declinesMessenger: string;
  readonly begins: string;
  isDealt(card: Card): string;
  isDealtHidden(times: number): string;
  /** The pile, at a city. */
  turnsUp(city: City, card: Card): string;
  /** A tower of a city that was scored; `bonus` is the number of two-point tokens. */
  wins(value: number, city: City, isTaller: boolean, bonus: number): string;
}

/** Dealt cards are named only if the state afterwards shows them: another seat's view does not. */
const sayDeal = (phrases: EventPhrases, after: State, seat: Seat, card: Card): string =>
  card !== HIDDEN && after.players[seat]?.hand.includes(card) ? phrases.isDealt(card) : phrases.isDealtHidden(1);

const phraseOf = (phrases: EventPhrases, nameOf: NameSeat, state: State, move: Move, after: State): string => {
  switch (move.kind) {
    case 'play':
      return phrases.plays(move.card);
    case 'build':
      return phrases.builds(CITY_OF[cardPlayed(state)] ?? 0, move.site, 1);
    case 'move':
      return phrases.moves(move.city, otherSite(move.from), nameOwner(nameOf, topFloor(state, move.city, move.from)));
    case 'take': {
      const card = state.lying[move.city];
      return phrases.takes(card === NO_CARD ? HIDDEN : card, move.city);
    }
    case 'messenger':
      return phrases.places(move.link);
    case 'decline':
      return state.phase.kind === 'placing' ? phrases.declinesMessenger : phrases.declinesMove;
    case 'first':
      return phrases.begins;
    case 'deal':
      return sayDeal(phrases, after, move.seat, move.card);
    case 'turn-up':
      return phrases.turnsUp(move.city, move.card);
  }
};

const moverOf = (state: State, move: Move): string => {
  if (move.kind === 'turn-up') return 'chance';
  return COLOURS[move.kind === 'first' || move.kind === 'deal' ? move.seat : state.turn];
};

/** Towers won by a city that was completed. */
const winsOf = (phrases: EventPhrases, state: State, after: State): readonly LogEvent[] =>
  after.players.flatMap((player, seat): readonly LogEvent[] => {
    const before = state.players[seat];
    const won = player.tokens.filter((token) => !before.tokens.includes(token));
    const bonus = won.length === 0 ? 0 : (player.bonus - before.bonus) / won.length;
    const what = won.map((token) => phrases.wins(TOKEN_VALUES[token], token >> 1, token % 2 === 1, bonus));
    return what.length > 0 ? [{ who: COLOURS[seat], what }] : [];
  });

export const describeEvent = (
  phrases: EventPhrases,
  nameOf: NameSeat,
  state: State,
  move: Move,
  after: State,
): readonly LogEvent[] => [
  { who: moverOf(state, move), what: [phraseOf(phrases, nameOf, state, move, after)] },
  ...winsOf(phrases, state, after),
];

/** Two floors on one site, and hidden cards, come one by one and are described by their number. */
const gathered = (phrases: EventPhrases, told: readonly string[]): readonly string[] => {
  const runs: { readonly phrase: string; times: number }[] = [];
  for (const phrase of told) {
    const last = runs.at(-1);
    if (last?.phrase === phrase) last.times++;
    else runs.push({ phrase, times: 1 });
  }
  return runs.map(({ phrase, times }) => {
    if (times === 1) return phrase;
    if (phrase === phrases.isDealtHidden(1)) return phrases.isDealtHidden(times);
    return twice(phrases, phrase, times) ?? phrase;
  });
};

const twice = (phrases: EventPhrases, phrase: string, times: number): string | undefined => {
  for (let city = 0; city < TOKEN_VALUES.length / 2; city++)
    for (const site of ['A', 'B'] as const)
      if (phrase === phrases.builds(city, site, 1)) return phrases.builds(city, site, times);
  return undefined;
};

/** One sentence. */
export const joinPhrases = (phrases: EventPhrases, who: string, told: readonly string[], and: string): string =>
  `${who} ${listed(gathered(phrases, told), and)}.`;
