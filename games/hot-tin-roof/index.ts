import { type Game, allWords } from '@showboat/engine';
import { type Move, type Options, type State, hotTinRoof as rules } from './game';
import { casualMoves } from './bot/casual';
import { createMind } from './bot/mind';
import { advisor } from './bot/reasons';
import { positions } from './positions';
import { words } from './words/en';
import { more } from './words/en/more';

export * from './game';

export const hotTinRoof: Game<State, Move, Options> = { ...rules, ...positions };

export const mind = /* @__PURE__ */ createMind();

/** Everything in English: whoever has no page need not wait for half of it. */
export const en = /* @__PURE__ */ allWords(words, more);

export { advisor, casualMoves, createMind };
export { checkBoard } from './rules/board-check';
export { parsePosition as readPosition } from './rules/position';
