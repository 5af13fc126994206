import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Where the weights of a game are kept. */
export const keptPath = (game: string): string => fileURLToPath(new URL(`../../games/${game}/bot/net.json`, import.meta.url));

/** A short name for weights. */
export const nameOfWeights = (weights: string): string => createHash('sha256').update(weights).digest('hex').slice(0, 12);

/** Where it is kept how strong the levels of a game are. */
export const strengthsPath = (game: string): string =>
  fileURLToPath(new URL(`../../games/${game}/view/strengths.json`, import.meta.url));
