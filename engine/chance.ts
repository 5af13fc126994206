import type { Chance } from './game';

/** Everything a draw depends on. `index` counts the chance moves of the game from 0; salts are in seat order. */
export interface Draw {
  /** The secret, in hex. */
  readonly seed: string;
  readonly table: string;
  readonly index: number;
  readonly salts: readonly string[];
}

/** What is signed for a draw. JSON distinguishes table "a", salt "b" from table "ab" with no salt. */
export const drawMessage = ({ table, index, salts }: Draw): string => JSON.stringify([table, index, salts]);

/** The number in [0, 1) given by a signature: its first 53 bits. */
export const fractionOf = (signature: Uint8Array): number => {
  const words = new DataView(signature.buffer, signature.byteOffset);
  return (words.getUint32(0) * 0x20_0000 + (words.getUint32(4) >>> 11)) / 0x20_0000_0000_0000;
};

/** The move of chance that a number in [0, 1) decides on. */
export const chooseChance = <Move>(chances: readonly Chance<Move>[], fraction: number): Move => {
  if (chances.length === 0) throw new Error('chance has nothing to choose from');
  let sum = 0;
  let chosen = chances[0];
  for (const chance of chances) {
    if (chance.weight <= 0) continue;
    // Weights such as 1/3 may add up to a little less than one: the last possible move takes what remains.
    chosen = chance;
    // Others recompute draws: adding weights and taking them away do not round alike, and what is written down is the sum.
    sum += chance.weight;
    if (sum > fraction) break;
  }
  return chosen.move;
};
