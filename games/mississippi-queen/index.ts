import { casualMoves } from './bot/casual';
import { createMind } from './bot/mind';
import { advisor } from './bot/reasons';
import { en } from './words/en';

export * from './board';

export const mind = /* @__PURE__ */ createMind();

export { advisor, casualMoves, createMind, en };
