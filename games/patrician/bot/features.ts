import { LEADS, type Reading, writeLeads } from '@showboat/bots/learning';
import type { Seat } from '@showboat/engine';
import { CITY_OF, CRESTS_OF, HIDDEN, IS_ANY_CARD, IS_MOVE_FLOOR, IS_STAR } from '../rules/cards';
import { FLOORS, TABLES, TOKEN_VALUES, citiesFor, tokenOf } from '../rules/cities';
import { SET_SIZE, type PenaltyCount, penaltyCount, prestigeOf } from '../rules/finish';
import type { State } from '../rules/state';
import type { Outlook } from './outlook';
import { portraitsLeft } from './portraits';
import { type TowerFacts, factsOf } from './tower-facts';

// What a net sees of a position besides the points that the hand-made evaluation expects: what they are made of, how sure they are, and
// who is to play. Only what the state shows: cards that a view hides are counted, and nothing else is known of them.

const OWN = [
  'points', ...LEADS,
  'prestige', 'promised', 'sets', 'one of a set', 'two of a set', 'third still to come', 'portraits', 'best to take next', 'bonus',
  'cards in hand', 'hidden in hand', 'crests in hand', 'double crests in hand', 'any-cards in hand', 'move-floors in hand', 'stars in hand',
  'crests that complete a city', 'crests in cities it leads', 'crests for nothing',
  'towers held', 'worth of towers held', 'safe worth', 'worth at risk', 'worth in reach', 'worth by one floor', 'worth of single floors',
  'floors in open cities', 'floors on top', 'floors lost', 'cities without it',
  'moves', 'to move next', 'rivals before it', 'turns left', 'messengers left', 'helps least', 'helps more than the least',
] as const; // biome-ignore format: what belongs together

const TABLE = [
  'floors missing', 'points open', 'cities done', 'cities nearly done', 'cards to come', 'portraits to come',
  'seats 2', 'seats 3', 'seats 4', 'seats 5', 'messengers', 'messengers placed', 'within a turn', 'last turns', 'piles open',
] as const; // biome-ignore format: what belongs together

export const NAMES: { readonly own: readonly string[]; readonly table: readonly string[] } = { own: OWN, table: TABLE };

const INDEX: ReadonlyMap<string, number> = new Map(OWN.map((name, i) => [name, i]));
const at = (name: (typeof OWN)[number]): number => INDEX.get(name) ?? 0;

// Read once: looking names up at every position would cost more than the features.
const PRESTIGE = at('prestige');
const HAND = at('cards in hand');
const COMPLETES = at('crests that complete a city');
const HELD = at('towers held');
const FLOORS_OPEN = at('floors in open cities');
const MOVES = at('moves');

/** Points that are a good lead. */
const LEAD = 10;

let own: Float64Array;

const putPoints = ({ holdings, promises, reach }: Outlook, seat: Seat, start: number, left: readonly number[]): void => {
  const { player, portraits } = holdings[seat];
  let promised = 0;
  for (let city = 0; city < promises.length; city++) if (promises[city].length > 0) promised += promises[city][seat];
  let sets = 0;
  let ones = 0;
  let twos = 0;
  let thirds = 0;
  let all = 0;
  for (let patrician = 0; patrician < portraits.length; patrician++) {
    const over = portraits[patrician] % SET_SIZE;
    all += portraits[patrician];
    sets += (portraits[patrician] - over) / SET_SIZE;
    if (over === 1) ones++;
    if (over === 2) {
      twos++;
      if (left[patrician] > 0) thirds++;
    }
  }
  let i = start + PRESTIGE;
  own[i++] = prestigeOf(player) / 20;
  own[i++] = promised / 20;
  own[i++] = sets / 2;
  own[i++] = ones / 2;
  own[i++] = twos / 2;
  own[i++] = thirds / 2;
  own[i++] = all / 8;
  own[i++] = reach[seat] / 5;
  own[i++] = player.bonus / 3;
};

const putHand = ({ state, holdings }: Outlook, seat: Seat, start: number): void => {
  const { hand } = holdings[seat].player;
  const { towers } = state;
  let hidden = 0;
  let crests = 0;
  let doubles = 0;
  let anyCards = 0;
  let moves = 0;
  let stars = 0;
  let completing = 0;
  let leading = 0;
  let lost = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card === HIDDEN) {
      hidden++;
      continue;
    }
    const city = CITY_OF[card];
    crests += CRESTS_OF[card];
    if (CRESTS_OF[card] === 2) doubles++;
    if (IS_ANY_CARD[card]) anyCards++;
    if (IS_MOVE_FLOOR[card]) moves++;
    if (IS_STAR[card]) stars++;
    const missing = FLOORS[city] - towers[2 * city].length - towers[2 * city + 1].length;
    if (missing <= CRESTS_OF[card]) completing++;
    const a = factsOf(towers[2 * city]);
    const b = factsOf(towers[2 * city + 1]);
    if (a.leader === seat || b.leader === seat) leading++;
    // Neither tower can be won with what the card builds.
    else if (isLost(a, seat, missing) && isLost(b, seat, missing)) lost++;
  }
  let i = start + HAND;
  own[i++] = hand.length / 3;
  own[i++] = hidden / 3;
  own[i++] = crests / 4;
  own[i++] = doubles / 2;
  own[i++] = anyCards;
  own[i++] = moves;
  own[i++] = stars / 2;
  own[start + COMPLETES] = completing / 2;
  own[start + COMPLETES + 1] = leading / 2;
  own[start + COMPLETES + 2] = lost / 2;
};

const isLost = ({ leader, most, floors }: TowerFacts, seat: Seat, missing: number): boolean =>
  leader >= 0 && leader !== seat && floors[seat] + missing < most;

const putTowers = ({ state, holdings }: Outlook, seats: number): void => {
  const { towers } = state;
  const features = OWN.length;
  for (const city of citiesFor(seats)) {
    const [one, other] = [towers[2 * city], towers[2 * city + 1]];
    const missing = FLOORS[city] - one.length - other.length;
    if (missing === 0) continue;
    const high = TOKEN_VALUES[tokenOf(city, true)];
    const low = TOKEN_VALUES[tokenOf(city, false)];
    const a = factsOf(one);
    const b = factsOf(other);
    const lead = one.length - other.length;
    for (let seat = 0; seat < seats; seat++) {
      const i = seat * features;
      const crests = holdings[seat].crests[city];
      putTower(a, seat, i, lead > 0 ? high : lead < 0 ? low : (high + low) / 2, missing, crests);
      putTower(b, seat, i, lead < 0 ? high : lead > 0 ? low : (high + low) / 2, missing, crests);
      if (a.floors[seat] + b.floors[seat] === 0) own[i + FLOORS_OPEN + 3] += 0.2;
    }
  }
};

const putTower = (facts: TowerFacts, seat: Seat, start: number, worth: number, missing: number, crests: number): void => {
  const { leader, most, second, top } = facts;
  const floors = facts.floors[seat];
  const share = worth / 20;
  if (leader === seat) {
    own[start + HELD] += 0.2;
    own[start + HELD + 1] += share;
    own[start + HELD + (second + missing < most ? 2 : 3)] += share;
    if (most === 1) own[start + HELD + 6] += share;
  } else {
    if (leader >= 0 && most - floors <= 1) own[start + HELD + 5] += share;
    // Floors that come later win ties.
    if (crests > 0 && most - floors <= Math.min(crests, missing)) own[start + HELD + 4] += share;
    if (floors + missing < most) own[start + FLOORS_OPEN + 2] += floors / 4;
  }
  own[start + FLOORS_OPEN] += floors / 8;
  if (top === seat) own[start + FLOORS_OPEN + 1] += 0.25;
};

const putOrder = (state: State, seat: Seat, start: number, next: Seat, penalty: PenaltyCount | undefined): void => {
  const { players, phase, options } = state;
  const seats = players.length;
  const player = players[seat];
  const isWithin = phase.kind !== 'playing';
  let i = start + MOVES;
  own[i++] = seat === state.turn && isWithin ? 1 : 0;
  own[i++] = seat === next ? 1 : 0;
  own[i++] = ((seat - next + seats) % seats) / 3;
  own[i++] = (TABLES[seats].turns - player.played.length) / 12;
  own[i++] = player.messengers;
  if (!penalty || !options.messengers) return;
  const least = Math.min(...penalty.towers);
  own[i++] = penalty.towers[seat] === least ? 1 : 0;
  own[i++] = (penalty.towers[seat] - least) / 3;
};

const writeTable = ({ state }: Outlook, { table }: Reading, left: readonly number[]): void => {
  const { options, towers, pile, placed, phase, players } = state;
  const seats = players.length;
  let missing = 0;
  let open = 0;
  let done = 0;
  let nearly = 0;
  for (const city of citiesFor(seats)) {
    const lacking = FLOORS[city] - towers[2 * city].length - towers[2 * city + 1].length;
    missing += lacking;
    if (lacking === 0) done++;
    else open += TOKEN_VALUES[2 * city] + TOKEN_VALUES[2 * city + 1];
    if (lacking === 1 || lacking === 2) nearly++;
  }
  let i = 0;
  table[i++] = missing / 30;
  table[i++] = open / 60;
  table[i++] = done / 5;
  table[i++] = nearly / 3;
  table[i++] = pile.length / 20;
  table[i++] = (left[0] + left[1] + left[2]) / 15;
  table[i + seats - 2] = 1;
  i += 4;
  table[i++] = options.messengers ? 1 : 0;
  table[i++] = placed.length / 4;
  table[i++] = phase.kind === 'playing' ? 0 : 1;
  table[i++] = missing <= 2 * seats ? 1 : 0;
  table[i++] = options.openPiles ? 1 : 0;
};

export const writeFeatures = (outlook: Outlook, reading: Reading): void => {
  const { state } = outlook;
  const { seats } = reading;
  own = reading.own;
  const left = portraitsLeft(state);
  const next = state.phase.kind === 'playing' ? state.turn : (state.turn + 1) % seats;
  const penalty = state.placed.length > 0 ? penaltyCount(state) : undefined;
  writeTable(outlook, reading, left);
  for (let seat = 0; seat < seats; seat++) {
    const start = seat * OWN.length;
    own[start] = reading.standing[seat] / 30;
    writeLeads(reading, seat, start + 1, LEAD);
    putPoints(outlook, seat, start, left);
    putHand(outlook, seat, start);
    putOrder(state, seat, start, next, penalty);
  }
  putTowers(outlook, seats);
};
