import { type Game, allWords } from '@showboat/engine';
import { casualMoves } from './bot/casual';
import { createMind } from './bot/mind';
import { advisor } from './bot/reasons';
import { type Move, type Options, type State, isEliminated, mississippiQueen as rules } from './game';
import { positions } from './positions';
import { words } from './words/en';
import { more } from './words/en/more';
import { why } from './words/en/why';

export * from './game';

export const mississippiQueen: Game<State, Move, Options> = { ...rules, ...positions };

export const mind = /* @__PURE__ */ createMind();

/** Everything in English, for programs without a page. */
export const en = /* @__PURE__ */ allWords(words, why, more);

/** What the catalog lists. */
export const entry = { game: mississippiQueen, mind, words: en, advisor, casualMoves, isEliminated };

export { advisor, casualMoves, createMind };
export { readPosition } from './rules/position';
