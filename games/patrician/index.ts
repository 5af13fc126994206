import { parseNet, withByHand } from '@showboat/bots/learning';
import { type Game, type Mind, allWords, whyWords } from '@showboat/engine';
import { casualMoves } from './bot/casual';
import { NAMES } from './bot/features';
import { createMind } from './bot/mind';
import net from './bot/net.json' with { type: 'json' };
import { advisor } from './bot/reasons';
import { WEIGHTS } from './bot/weights';
import { type Move, type Options, type State, isEliminated, patrician as rules } from './game';
import { positions } from './positions';
import * as phrases from './words/en';
import * as more from './words/en/more';
import * as why from './words/en/why';
import { speak } from './words/speak';
import { speakMore } from './words/speak-more';

export * from './game';

export const patrician: Game<State, Move, Options> = { ...rules, ...positions };

export const mind: Mind<State, Move> = /* @__PURE__ */ withByHand(createMind(WEIGHTS, parseNet(net, NAMES)), createMind(WEIGHTS));

/** Everything in English, for programs without a page. */
export const en = /* @__PURE__ */ allWords(speak(phrases), whyWords(why), speakMore(more));

/** What the catalog lists. */
export const entry = { game: patrician, mind, words: en, advisor, casualMoves, isEliminated };

export { advisor, casualMoves, createMind };
export { parsePosition as readPosition } from './rules/position';
