import type { Game } from '@showboat/engine';
import { casualMoves } from './bot/casual';
import { createMind } from './bot/mind';
import { advisor } from './bot/reasons';
import { type Move, type Options, type State, mississippiQueen as rules } from './board';
import { positions } from './positions';
import { en } from './words/en';

export * from './board';

export const mississippiQueen: Game<State, Move, Options> = { ...rules, ...positions };

export const mind = /* @__PURE__ */ createMind();

export { advisor, casualMoves, createMind, en };
export { readPosition } from './rules/position';
