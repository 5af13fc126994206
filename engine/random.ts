/** A stream of numbers in [0, 1). Rules never hold one: only what makes chance moves or chooses at random does. */
export type Random = () => number;

/** The sfc32 generator on its bare state of four 32-bit words: whole numbers below 2^32. */
export const sfc32 = (first: number, second: number, third: number, counter: number): (() => number) => {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let d = counter | 0;
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
};

/** Four words from a text: multiplicative hashes with their own seeds, finalised as in MurmurHash3 so every character affects every bit. */
const wordsOf = (text: string): readonly [number, number, number, number] => {
  const word = (start: number): number => {
    let hash = start ^ text.length;
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0xcc9e2d51);
      hash = (hash << 13) | (hash >>> 19);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
  return [word(0x243f6a88), word(0x85a308d3), word(0x13198a2e), word(0x03707344)];
};

/** The same seed gives the same stream, on every machine; `7` and `'7'` are the same seed. */
export const createRandom = (seed: string | number): Random => {
  const [a, b, c, d] = wordsOf(String(seed));
  const next = sfc32(a, b, c, d);
  // The counter word takes some rounds to affect the others.
  for (let round = 0; round < 16; round++) next();
  return () => next() / 0x1_0000_0000;
};

/** One entry, all equally likely. */
export const pick = <T>(random: Random, list: readonly T[]): T => {
  if (list.length === 0) throw new Error('nothing to pick from an empty list');
  return list[Math.floor(random() * list.length)];
};

/** The entries in a random order, all orders equally likely (Fisher and Yates); the list given stays as it is. */
export const shuffle = <T>(random: Random, list: readonly T[]): T[] => {
  const shuffled = list.slice();
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const kept = shuffled[last];
    shuffled[last] = shuffled[other];
    shuffled[other] = kept;
  }
  return shuffled;
};
