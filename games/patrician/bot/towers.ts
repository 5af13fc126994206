import { exp } from '@showboat/engine';
import { type City, FLOORS, TOKEN_VALUES, tokenOf } from '../rules/cities';
import { BONUS_POINTS } from '../rules/finish';
import { controllerOf, floorsBySeat, messengersAt } from '../rules/scoring';
import type { State } from '../rules/state';
import type { Holding } from './hands';
import type { Weights } from './weights';

// What the towers of an open city promise to everybody. All cards are played in the end, so every crest in a hand is a floor that will
// come, in a tower of its owner's choice; who builds the others nobody knows.

/** Points by seat. */
export type Promises = (state: State, city: City, holdings: readonly Holding[]) => readonly number[];

/** How likely a tower stays, or becomes, the taller one. */
const likelyTaller = (lead: number, missing: number, blur: number): number => {
  const part = lead / (1 + blur * missing);
  return part >= 1 ? 1 : part <= -1 ? 0 : 0.5 + part / 2;
};

/** How likely each seat is to control a tower in the end. */
const sharesOf = (tower: string, inHands: readonly number[], openness: number, weights: Weights): readonly number[] => {
  const floors = floorsBySeat(tower);
  const leader = controllerOf(tower);
  const shares: number[] = [];
  let total = 0;
  for (let seat = 0; seat < inHands.length; seat++) {
    const strength = floors[seat] + (seat === leader ? weights.top : 0) + weights.crestInHand * inHands[seat];
    const hope = exp(strength / openness);
    shares.push(hope);
    total += hope;
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] /= total;
  return shares;
};

const promiseOf = (
  [a, b]: readonly [string, string],
  city: City,
  inHands: readonly number[],
  bonus: number,
  weights: Weights,
): readonly number[] => {
  const missing = FLOORS[city] - a.length - b.length;
  const held = inHands.reduce((sum, crests) => sum + crests, 0);
  const openness = Math.sqrt(weights.open + weights.openUnheld * Math.max(0, missing - held) + weights.openHeld * held);
  const high = TOKEN_VALUES[tokenOf(city, true)];
  const low = TOKEN_VALUES[tokenOf(city, false)];
  const taller = likelyTaller(a.length - b.length, missing, weights.blur);
  const inA = sharesOf(a, inHands, openness, weights);
  const inB = sharesOf(b, inHands, openness, weights);
  const worthA = low + taller * (high - low) + bonus;
  const worthB = high - taller * (high - low) + bonus;
  return inA.map((share, seat) => share * worthA + inB[seat] * worthB);
};

/** As many as a long search meets; then the cache is emptied, so that a worker that runs for days does not hoard. */
const MOST_KEPT = 20_000;

/** The same towers and hands come up in most worlds and turns of a search: what was found is kept. */
export const createPromises = (weights: Weights): Promises => {
  const kept = new Map<string, readonly number[]>();
  return (state, city, holdings) => {
    const a = state.towers[2 * city];
    const b = state.towers[2 * city + 1];
    const messengers = state.placed.length === 0 ? 0 : messengersAt(state.placed, city);
    let key = `${a}/${b}/${city + 10 * messengers}/`;
    for (let seat = 0; seat < holdings.length; seat++) key += holdings[seat].crests[city];
    const known = kept.get(key);
    if (known) return known;
    const inHands = holdings.map(({ crests }) => crests[city]);
    const promise = promiseOf([a, b], city, inHands, BONUS_POINTS * messengers, weights);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, promise);
    return promise;
  };
};
