import type { Detail, Refusal } from '@showboat/engine';
import type { TextCode } from './codes';
import { CITY_OF, CRESTS_OF, IS_STAR } from './cards';
import { CITIES, HAND_SIZE, LINKS, LINK_ENDS, TABLES, TOKEN_IDS, type Token, citiesFor, linksFor, tokenOf } from './cities';
import { MOST_AT_A_CITY, mayPlace, messengersEach } from './messengers';
import { controllerOf, floorsBySeat, isTaller, messengersAt } from './scoring';
import { NO_CARD, type State, isComplete } from './state';
import { isBoardBare } from './taking';

// What a position must keep to, each check with the field it blames.

const because = (code: TextCode, rule: string, field: string, detail: Detail = {}): Refusal<TextCode> => ({
  code,
  rule,
  field,
  detail,
});

const barToFloors = (state: State): Refusal | undefined => {
  for (const city of citiesFor(state.options.seats)) {
    const a = floorsBySeat(state.towers[2 * city]);
    const b = floorsBySeat(state.towers[2 * city + 1]);
    for (const [seat, { played }] of state.players.entries()) {
      const crests = played.reduce((sum, card) => sum + (CITY_OF[card] === city ? CRESTS_OF[card] : 0), 0);
      const floors = a[seat] + b[seat];
      if (floors !== crests)
        return because('floors-and-crests', 'PAT-TURN-4', `cities.${CITIES[city]}`, { seat, floors, crests });
    }
    if (!isComplete(state.towers, city)) continue;
    for (const site of [0, 1]) {
      if (state.towers[2 * city + site] === '')
        return because('site-left-empty', 'PAT-BUILD-4', `cities.${CITIES[city]}.${site === 0 ? 'A' : 'B'}`);
    }
  }
  return undefined;
};

const barToSpots = (state: State): Refusal | undefined => {
  if (state.pile.length === 0) return undefined;
  const bare = citiesFor(state.options.seats).find((city) => state.lying[city] === NO_CARD && !isComplete(state.towers, city));
  return bare === undefined ? undefined : because('card-spot-empty', 'PAT-REFILL-2', `cities.${CITIES[bare]}.card`);
};

/** What towers and messengers give. */
const winnings = (state: State): { readonly tokens: readonly (readonly Token[])[]; readonly bonus: readonly number[] } => {
  const tokens: Token[][] = state.players.map(() => []);
  const bonus = state.players.map(() => 0);
  for (const city of citiesFor(state.options.seats)) {
    if (!isComplete(state.towers, city)) continue;
    const late = state.placed.filter((messenger) => messenger.late.includes(city)).length;
    for (const tower of [2 * city, 2 * city + 1]) {
      const seat = controllerOf(state.towers[tower]);
      tokens[seat].push(tokenOf(city, isTaller(state.towers, tower)));
      bonus[seat] += messengersAt(state.placed, city) - late;
    }
  }
  return { tokens: tokens.map((list) => list.sort((a, b) => a - b)), bonus };
};

const barToWinnings = (state: State): Refusal | undefined => {
  const { tokens, bonus } = winnings(state);
  for (const [seat, player] of state.players.entries()) {
    if (player.tokens.join() !== tokens[seat].join()) {
      const expected = tokens[seat].map((token) => TOKEN_IDS[token]).join(' ');
      return because('tokens-differ', 'PAT-SCORE-3', `players[${seat}].tokens`, { expected });
    }
    if (player.bonus !== bonus[seat])
      return because('bonus-differs', 'PAT-MSG-9', `players[${seat}].bonus`, { expected: bonus[seat], given: player.bonus });
  }
  return undefined;
};

/** Cards played when the turn of the seat to move began. */
const turnsDone = (state: State): readonly number[] =>
  state.players.map(({ played }, seat) => played.length - (state.phase.kind === 'placing' && seat === state.turn ? 1 : 0));

/** PAT-SETUP-7: clockwise from the seat to move k … k, k+1 … k+1. */
const barToTurns = (state: State): Refusal | undefined => {
  const { seats } = state.options;
  const done = turnsDone(state);
  const least = done[state.turn];
  let before = least;
  for (let i = 0; i < seats; i++) {
    const seat = (state.turn + i) % seats;
    if (done[seat] < before || done[seat] > least + 1)
      return because('turns-unequal', 'PAT-SETUP-7', `players[${seat}].played`, { count: state.players[seat].played.length });
    before = done[seat];
  }
  return undefined;
};

/** PAT-REFILL-8 */
const barToHands = (state: State): Refusal | undefined => {
  const isBare = isBoardBare(state) && state.pile.length === 0;
  for (const [seat, { hand, played }] of state.players.entries()) {
    const expected = isBare ? TABLES[state.options.seats].turns - played.length : HAND_SIZE;
    if (hand.length !== expected)
      return because('hand-size', 'PAT-REFILL-8', `players[${seat}].hand`, { expected, given: hand.length });
  }
  return undefined;
};

const barToMessengers = (state: State): Refusal | undefined => {
  const each = messengersEach(state.options);
  for (const [seat, { messengers, played }] of state.players.entries()) {
    if (messengers > each)
      return because('too-many-messengers', 'PAT-MSG-2', `players[${seat}].messengers`, { given: messengers, most: each });
    const stars = played.filter((card) => IS_STAR[card]).length;
    if (each - messengers > stars)
      return because('messengers-without-stars', 'PAT-MSG-3', `players[${seat}].messengers`, {
        placed: each - messengers,
        stars,
      });
  }
  const left = state.players.reduce((sum, { messengers }) => sum + messengers, 0);
  const needed = each * state.options.seats - left;
  if (state.placed.length !== needed)
    return because('messengers-placed', 'PAT-MSG-2', 'placed', { given: state.placed.length, expected: needed });
  return barToLinks(state);
};

const barToLinks = (state: State): Refusal | undefined => {
  const links = state.placed.map(({ link }) => link);
  const stranger = links.find((link) => !linksFor(state.options.seats).includes(link));
  if (stranger !== undefined) return because('link-not-in-play', 'PAT-MSG-4', 'placed', { link: LINKS[stranger] });
  const twice = links.find((link, i) => links.indexOf(link) !== i);
  if (twice !== undefined) return because('link-taken', 'PAT-MSG-7', 'placed', { link: LINKS[twice] });
  for (const { link, late } of state.placed) {
    const crowded = LINK_ENDS[link].find((city) => messengersAt(state.placed, city) > MOST_AT_A_CITY);
    if (crowded !== undefined) return because('city-has-two-messengers', 'PAT-MSG-7', 'placed', { city: CITIES[crowded] });
    const open = late.find((city) => !isComplete(state.towers, city));
    if (open !== undefined) return because('late-but-open', 'PAT-MSG-17', 'placed', { link: LINKS[link], city: CITIES[open] });
  }
  return undefined;
};

/** PAT-END-1 */
const barToMoment = (state: State): Refusal | undefined => {
  const isDone = state.players.every(({ hand }) => hand.length === 0);
  switch (state.phase.kind) {
    case 'over':
      return isDone ? undefined : because('not-over-yet', 'PAT-END-1', 'turn');
    case 'placing':
      return mayPlace(state) ? undefined : because('placing-not-possible', 'PAT-MSG-3', 'placing');
    default:
      return isDone ? because('already-over', 'PAT-END-1', 'turn') : undefined;
  }
};

export const checkPosition = (state: State): Refusal | undefined =>
  barToFloors(state) ??
  barToSpots(state) ??
  barToWinnings(state) ??
  barToMoment(state) ??
  barToTurns(state) ??
  barToHands(state) ??
  barToMessengers(state);
