import { exp } from '@showboat/engine';
import {
  type Card,
  CITY_OF,
  CRESTS_OF,
  HIDDEN,
  IS_ANY_CARD,
  IS_MOVE_FLOOR,
  IS_STAR,
  PATRICIAN_OF,
  PORTRAITS_OF,
} from '../rules/cards';
import { CITIES, type City, FLOORS, TOKEN_VALUES, citiesFor, tokenOf } from '../rules/cities';
import { BONUS_POINTS, SET_POINTS, SET_SIZE, outcome, prestigeOf } from '../rules/finish';
import { controllerOf, floorsBySeat, messengersAt } from '../rules/scoring';
import type { Player, State } from '../rules/state';
import { WEIGHTS, type Weights } from './weights';

/** Crests of every city in every hand, as far as hands are seen: `seat * 10 + city`. */
const crestsInHands = ({ players }: State): readonly number[] => {
  const crests = players.flatMap(() => CITIES.map(() => 0));
  for (let seat = 0; seat < players.length; seat++) {
    for (const card of players[seat].hand) if (card !== HIDDEN) crests[seat * CITIES.length + CITY_OF[card]] += CRESTS_OF[card];
  }
  return crests;
};

/** How likely a tower stays, or becomes, the taller one. */
const likelyTaller = (height: number, other: number, missing: number): number =>
  Math.max(0, Math.min(1, 0.5 + (height - other) / (2 * (missing + 1))));

/** What the towers of an open city promise to everybody. */
const addCity = (state: State, city: City, hands: readonly number[], points: number[], weights: Weights): void => {
  const [a, b] = [state.towers[2 * city], state.towers[2 * city + 1]];
  const missing = FLOORS[city] - a.length - b.length;
  const high = TOKEN_VALUES[tokenOf(city, true)];
  const low = TOKEN_VALUES[tokenOf(city, false)];
  const bonus = state.placed.length === 0 ? 0 : BONUS_POINTS * messengersAt(state.placed, city);
  const isNear = 2 * missing <= FLOORS[city];
  for (const [tower, other] of [
    [a, b],
    [b, a],
  ]) {
    const taller = likelyTaller(tower.length, other.length, missing);
    const worth = taller * high + (1 - taller) * low + bonus;
    const floors = floorsBySeat(tower);
    const leader = controllerOf(tower);
    const weightsOf: number[] = [];
    let total = 0;
    for (let seat = 0; seat < points.length; seat++) {
      const inHand = Math.min(missing, hands[seat * CITIES.length + city]);
      const strength = weights.hope + floors[seat] + (seat === leader ? weights.top : 0) + weights.crestInHand * inHand;
      const square = strength * strength;
      const weight = isNear ? square * square : square;
      weightsOf.push(weight);
      total += weight;
    }
    for (let seat = 0; seat < points.length; seat++) points[seat] += (worth * weightsOf[seat]) / total;
  }
};

/** Everything in hand will be played, so its portraits are as good as in the pile. */
const portraitPoints = ({ played, hand }: Player, timeLeft: number, weights: Weights): number => {
  const counts = [0, 0, 0];
  const count = (card: Card): void => {
    if (card !== HIDDEN && PATRICIAN_OF[card] >= 0) counts[PATRICIAN_OF[card]] += PORTRAITS_OF[card];
  };
  played.forEach(count);
  hand.forEach(count);
  let points = 0;
  for (const number of counts)
    points += SET_POINTS * Math.floor(number / SET_SIZE) + timeLeft * weights.portraits[number % SET_SIZE];
  return points;
};

const handPoints = (state: State, { hand, messengers }: Player, weights: Weights): number => {
  let points = 0;
  let stars = 0;
  for (const card of hand) {
    if (card === HIDDEN) continue;
    if (IS_ANY_CARD[card]) points += weights.anyCard;
    if (IS_MOVE_FLOOR[card]) points += weights.moveFloor;
    if (IS_STAR[card]) stars++;
  }
  return state.options.messengers ? points + weights.messenger * Math.min(stars, messengers) : points;
};

/** The part of the game's cards that nobody has taken yet. */
const timeLeftIn = (state: State): number => {
  const cities = citiesFor(state.options.seats).length;
  let lying = 0;
  for (const card of state.lying) if (card >= 0) lying++;
  return Math.min(1, (state.pile.length + lying) / (4 * cities));
};

/** The points that every seat may expect in the end. */
export const expectedPoints = (state: State, weights: Weights = WEIGHTS): readonly number[] => {
  const timeLeft = timeLeftIn(state);
  const hands = crestsInHands(state);
  const points = state.players.map(
    (player) =>
      prestigeOf(player) +
      BONUS_POINTS * player.bonus +
      portraitPoints(player, timeLeft, weights) +
      handPoints(state, player, weights),
  );
  for (const city of citiesFor(state.options.seats)) {
    if (state.towers[2 * city].length + state.towers[2 * city + 1].length < FLOORS[city])
      addCity(state, city, hands, points, weights);
  }
  return points;
};

const likelyBefore = (lead: number, sharpness: number): number => 0.5 + lead / (2 * (2 * sharpness + Math.abs(lead)));

/** Those who share a place share what the places they take up are worth. */
const worthOfPlace = (place: number, places: readonly number[], { winning }: Weights): number => {
  const shared = places.filter((other) => other === place).length;
  const middle = place + (shared - 1) / 2;
  return (place === 1 ? winning / shared : 0) + ((1 - winning) * (places.length - middle)) / (places.length - 1);
};

/** What every seat may expect: mostly winning, a little its place. */
export const evaluate = (state: State, weights: Weights = WEIGHTS): readonly number[] => {
  const end = outcome(state);
  if (end) return end.places.map((place) => worthOfPlace(place, end.places, weights));
  const points = expectedPoints(state, weights);
  const sharpness = weights.sharpnessLate + (weights.sharpnessEarly - weights.sharpnessLate) * timeLeftIn(state);
  const most = Math.max(...points);
  const hopes = points.map((own) => exp((own - most) / sharpness));
  const total = hopes.reduce((sum, hope) => sum + hope, 0);
  return points.map((own, seat) => {
    let beaten = 0;
    for (let other = 0; other < points.length; other++)
      if (other !== seat) beaten += likelyBefore(own - points[other], sharpness);
    return (weights.winning * hopes[seat]) / total + ((1 - weights.winning) * beaten) / (points.length - 1);
  });
};
