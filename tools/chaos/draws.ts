import { createHash, createHmac } from 'node:crypto';
import type { Disclosure } from '@showboat/protocol';

// Written from the public description of the interface, not from our engine: two ways to the same number.

/** The first 53 bits of the signature, as a fraction. */
const fraction = ({ seed, table, salts }: Disclosure, index: number): number => {
  const text = `["${table}",${index},[${salts.map((salt) => `"${salt}"`).join(',')}]]`;
  const signature = createHmac('sha256', Buffer.from(seed, 'hex')).update(text, 'utf8').digest('hex');
  const bits = BigInt(`0x${signature}`) >> BigInt(256 - 53);
  return Number(bits) / 2 ** 53;
};

const drawn = (chances: Disclosure['draws'][number]['chances'], at: number): string | undefined => {
  let sum = 0;
  for (const [token, weight] of chances) {
    sum += weight;
    if (sum > at) return token;
  }
  return chances.findLast(([, weight]) => weight > 0)?.[0];
};

/** What is wrong with the draws of a game, or nothing. */
export const wrongDraw = (disclosure: Disclosure, promised: string): string | undefined => {
  const { seed, commitment, draws } = disclosure;
  const found = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  if (commitment !== promised || found !== promised) return `the seed was promised as ${promised}, and is ${found}`;
  const wrong = draws.find(
    ({ index, chances, token }, at) => index !== at || drawn(chances, fraction(disclosure, index)) !== token,
  );
  return (
    wrong && `draw ${wrong.index} is ${wrong.token}, and should be ${drawn(wrong.chances, fraction(disclosure, wrong.index))}`
  );
};
