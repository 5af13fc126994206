import { createHash, createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { type Draw, drawMessage, fractionOf } from '@showboat/engine';

/** 192 random bits that open a door. */
export const randomToken = (): string => randomBytes(24).toString('base64url');

/** What is stored of a token. */
export const hashOfToken = (token: string): string => hash('sha256', token);

/** 256 random bits for a passkey to sign. */
export const randomChallenge = (): string => randomBytes(32).toString('base64url');

/** Six figures to type in on another device. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** 120 random bits in an address. */
export const randomId = (): string => randomBytes(15).toString('base64url');

export const randomSeed = (): string => randomBytes(32).toString('hex');
export const randomSalt = (): string => randomBytes(16).toString('hex');

/** The promise about a seed, made before anybody adds a salt. */
export const commitmentTo = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** As `drawFraction` of the engine, by the faster functions of this platform. */
export const sealedFraction = (seed: string, draw: Omit<Draw, 'seed'>): number =>
  fractionOf(
    createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(drawMessage({ seed, ...draw }))
      .digest(),
  );

export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

/** No letters or digits that are mistaken for others when read out. */
const SYMBOLS = '23456789abcdefghjkmnpqrstuvwxyz';

/** Two words and six symbols, to be read out: 51 bits. */
export const randomInvite = (): string => {
  const word = (): string => wordlist[randomInt(wordlist.length)];
  const symbols = Array.from({ length: 6 }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
  return `${word()}-${word()}-${symbols}`;
};
