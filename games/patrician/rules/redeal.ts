import { type Random, type Seat, shuffle } from '@showboat/engine';
import { type Card, CITY_OF, CRESTS_OF, HIDDEN, IS_STAR } from './cards';
import { type City, HAND_SIZE, citiesFor } from './cities';
import { messengersEach } from './messengers';
import { floorsBySeat } from './scoring';
import type { Options } from './options';
import { type Player, type State, cardPlayed } from './state';
import { unseenCards } from './unseen';
import { isVeiled } from './view';

// Hidden cards dealt anew. The floors on the board tell how many crests of every city a pile holds, and with its height how many of its
// hidden cards have two: all piles that fit are counted city by city, and one of them is drawn, each as likely as any other.

/** One way in which the hidden cards of a city may be shared out: cards with two crests and with one for every seat. */
interface Share {
  readonly doubles: readonly number[];
  readonly singles: readonly number[];
  /** The cards with two crests of all seats in one number, so that shares can be added up. */
  readonly code: number;
  readonly ways: number;
}

interface Plan {
  /** Where nothing but the pile is hidden there is one world only: cards that are to come lie in no order. */
  readonly certain: State | undefined;
  readonly cities: readonly {
    readonly shares: readonly Share[];
    readonly doubles: readonly Card[];
    readonly singles: readonly Card[];
  }[];
  /** Ways to share out this city and all after it, by the code of what is to be shared. */
  readonly ways: readonly ReadonlyMap<number, number>[];
  readonly code: number;
}

const BASE = 32;

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Ways to deal so many of the cards to each seat, the rest staying where they are. */
const dealings = (cards: number, shares: readonly number[]): number => {
  const dealt = shares.reduce((sum, share) => sum + share, 0);
  if (dealt > cards) return 0;
  return shares.reduce((ways, share) => ways / factorial(share), factorial(cards) / factorial(cards - dealt));
};

/** Every way to share out the crests that the piles hide of a city. */
const sharesOf = (crests: readonly number[], doubles: number, singles: number): readonly Share[] => {
  const shares: Share[] = [];
  const chosen: number[] = [];
  const choose = (seat: Seat, left: number): void => {
    if (seat === crests.length) {
      const others = crests.map((count, i) => count - 2 * chosen[i]);
      const ways = dealings(doubles, chosen) * dealings(singles, others);
      if (ways > 0) shares.push({ doubles: chosen.slice(), singles: others, code: codeOf(chosen), ways });
      return;
    }
    for (let count = 0; count <= left && 2 * count <= crests[seat]; count++) {
      chosen[seat] = count;
      choose(seat + 1, left - count);
    }
  };
  if (crests.every((count) => count >= 0)) choose(0, doubles);
  return shares;
};

const codeOf = (counts: readonly number[]): number => counts.reduceRight((code, count) => code * BASE + count, 0);

/** Crests of a city that the hidden cards of each pile show. */
const hiddenCrests = (state: State, city: City): readonly number[] => {
  const a = floorsBySeat(state.towers[2 * city]);
  const b = floorsBySeat(state.towers[2 * city + 1]);
  const { phase } = state;
  const toBuild = phase.kind === 'building' && CITY_OF[cardPlayed(state)] === city ? phase.left : 0;
  return state.players.map(({ played }, seat) => {
    let crests = a[seat] + b[seat] + (seat === state.turn ? toBuild : 0);
    for (const card of played) if (card !== HIDDEN && CITY_OF[card] === city) crests -= CRESTS_OF[card];
    return crests;
  });
};

const hiddenIn = (cards: readonly Card[]): number => {
  let count = 0;
  for (const card of cards) if (card === HIDDEN) count++;
  return count;
};

const filled = (cards: readonly Card[], hidden: readonly Card[]): readonly Card[] => {
  let next = 0;
  return cards.map((card) => (card === HIDDEN ? hidden[next++] : card));
};

const sorted = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => a - b);

const makePlan = (veiled: State): Plan => {
  const unseen = unseenCards(veiled);
  const crestsInAll = veiled.players.map(() => 0);
  const cities = citiesFor(veiled.options.seats).map((city) => {
    const crests = hiddenCrests(veiled, city);
    crests.forEach((count, seat) => (crestsInAll[seat] += count));
    const own = unseen.filter((card) => CITY_OF[card] === city);
    const doubles = own.filter((card) => CRESTS_OF[card] === 2);
    const singles = own.filter((card) => CRESTS_OF[card] === 1);
    return { shares: sharesOf(crests, doubles.length, singles.length), doubles, singles };
  });
  const ways: Map<number, number>[] = [new Map([[0, 1]])];
  for (const { shares } of cities.toReversed()) {
    const sum = new Map<number, number>();
    for (const [code, count] of ways[0])
      for (const share of shares) sum.set(code + share.code, (sum.get(code + share.code) ?? 0) + count * share.ways);
    ways.unshift(sum);
  }
  const doubles = veiled.players.map(
    ({ played }, seat) => crestsInAll[seat] - played.reduce((count, card) => count + (card === HIDDEN ? 1 : 0), 0),
  );
  const code = doubles.some((count) => count < 0) ? -1 : codeOf(doubles);
  if (!ways[0].has(code)) throw new Error('the floors on the board do not fit the piles of cards');
  const isCertain = veiled.players.every(({ hand, played }) => hiddenIn(hand) + hiddenIn(played) === 0);
  const certain = isCertain ? { ...veiled, pile: sorted(filled(veiled.pile, unseen)) } : undefined;
  return { certain, cities, ways, code };
};

const PLANS = new WeakMap<State, Plan>();

/** A search asks for many deals of the same view. */
const planOf = (veiled: State): Plan => {
  const known = PLANS.get(veiled);
  if (known) return known;
  const plan = makePlan(veiled);
  PLANS.set(veiled, plan);
  return plan;
};

/** The hidden cards of every pile, in an order of no meaning, and whatever is left. */
const drawPiles = (plan: Plan, seats: number, random: Random): { readonly piles: Card[][]; readonly rest: Card[] } => {
  const piles: Card[][] = Array.from({ length: seats }, () => []);
  const rest: Card[] = [];
  let { code } = plan;
  plan.cities.forEach(({ shares, doubles, singles }, i) => {
    let left = random() * (plan.ways[i].get(code) ?? 0);
    let chosen = shares[0];
    for (const share of shares) {
      const ways = share.ways * (plan.ways[i + 1].get(code - share.code) ?? 0);
      if (ways === 0) continue;
      chosen = share;
      left -= ways;
      if (left < 0) break;
    }
    code -= chosen.code;
    const [two, one] = [shuffle(random, doubles), shuffle(random, singles)];
    for (let seat = 0; seat < seats; seat++) {
      piles[seat].push(...two.splice(0, chosen.doubles[seat]), ...one.splice(0, chosen.singles[seat]));
    }
    rest.push(...two, ...one);
  });
  return { piles, rest };
};

const countStars = (cards: readonly Card[]): number => {
  let stars = 0;
  for (const card of cards) if (card !== HIDDEN && IS_STAR[card]) stars++;
  return stars;
};

interface Deal {
  readonly piles: readonly (readonly Card[])[];
  readonly hands: readonly (readonly Card[])[];
  readonly pile: readonly Card[];
  /** Whether it fits what is known besides: everybody began with star cards, and messengers need them. */
  readonly isLikely: boolean;
}

/** Where everything was seen that a seat has played or taken, what is hidden in its hand was dealt to it. */
const isFollowed = ({ hand, played }: Player, { openPiles }: Options): boolean =>
  !openPiles && played.length > 0 && hiddenIn(hand) < HAND_SIZE && hiddenIn(played) === 0;

const drawDeal = (veiled: State, plan: Plan, random: Random): Deal => {
  const { players, options } = veiled;
  const { piles, rest } = drawPiles(plan, players.length, random);
  let isLikely = true;
  // PAT-SETUP-4: of the cards that anybody has or had, three are stars.
  const missing = players.map((player, seat) => {
    const { hand, played, messengers } = player;
    if (piles[seat].length + hiddenIn(hand) === 0) return 0;
    if (isFollowed(player, options)) return hiddenIn(hand);
    const stars = countStars(played) + countStars(piles[seat]);
    if (stars < messengersEach(options) - messengers) isLikely = false;
    const lacking = Math.max(0, Math.min(HAND_SIZE, hand.length + played.length) - stars - countStars(hand));
    if (lacking > hiddenIn(hand)) isLikely = false;
    return Math.min(lacking, hiddenIn(hand));
  });
  const stars = shuffle(
    random,
    rest.filter((card) => IS_STAR[card]),
  );
  if (missing.reduce((sum, count) => sum + count, 0) > stars.length) isLikely = false;
  const firsts = missing.map((count) => stars.splice(0, count));
  const others = shuffle(random, [...stars, ...rest.filter((card) => !IS_STAR[card])]);
  const hands = players.map(({ hand }, seat) => [...firsts[seat], ...others.splice(0, hiddenIn(hand) - firsts[seat].length)]);
  return { piles, hands, pile: others, isLikely };
};

/** Tries at a deal that fits everything; positions made up by hand may have none. */
const TRIES = 100;

/** A state that fits what a seat sees or knows; the same object where nothing is hidden. */
export const redeal = (known: State, _seat: Seat | undefined, random: Random): State => {
  if (!isVeiled(known)) return known;
  const plan = planOf(known);
  if (plan.certain) return plan.certain;
  let deal = drawDeal(known, plan, random);
  for (let tries = 1; tries < TRIES && !deal.isLikely; tries++) deal = drawDeal(known, plan, random);
  return {
    options: known.options,
    towers: known.towers,
    lying: known.lying,
    players: known.players.map(({ hand, played, tokens, bonus, messengers }, i) => ({
      hand: sorted(filled(hand, deal.hands[i])),
      played: filled(played, shuffle(random, deal.piles[i])),
      tokens,
      bonus,
      messengers,
    })),
    pile: sorted(filled(known.pile, deal.pile)),
    placed: known.placed,
    turn: known.turn,
    phase: known.phase,
  };
};
