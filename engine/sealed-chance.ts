import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Draw, chooseChance, drawMessage, fractionOf } from './chance';
import { isEqual } from './equal';
import { type Rules, play } from './game';
import type { OptionValues } from './options';
import { type Result, ok, refused } from './result';
import { setUp } from './setup';

// Verifiable chance: the server commits to a secret seed before the game, and the players add their salts after the commitment,
// so neither side alone can predict or bias a draw.

/** The commitment published before the game: SHA-256 of the seed, in hex. */
export const commitment = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The HMAC-SHA-256 of a draw under the seed. */
export const drawSignature = (draw: Draw): Uint8Array => hmac(sha256, hexToBytes(draw.seed), utf8ToBytes(drawMessage(draw)));

/** The number in [0, 1) that decides this draw: the first 53 bits of its signature. */
export const drawFraction = (draw: Draw): number => fractionOf(drawSignature(draw));

/** What a game promises before its first draw, and opens when it is over. */
export interface Seal {
  readonly table: string;
  readonly commitment: string;
  readonly salts: readonly string[];
  /** How many moves were there before the promise was made: their draws came from elsewhere. */
  readonly from: number;
  /** Secret while the game is running. */
  readonly seed?: string;
}

export interface OpenSeal extends Omit<Seal, 'from' | 'seed'> {
  readonly seed: string;
  readonly from?: number;
}

/** What is revealed when a game is over. */
export interface Disclosure<Move> extends OpenSeal {
  readonly options: OptionValues;
  readonly moves: readonly Move[];
}

const RULE = 'CHANCE';

/** Whether this seed is the one that was promised. */
const checkPromise = ({ seed, commitment: promised }: OpenSeal): Result<string> => {
  if (!/^(?:[0-9a-f]{2})+$/i.test(seed)) return refused({ code: 'bad-seed', rule: RULE, field: 'seed' });
  const found = commitment(seed);
  if (found === promised.toLowerCase()) return ok(found);
  return refused({ code: 'broken-promise', rule: RULE, field: 'commitment', detail: { promised, found } });
};

/** Checks the seed against the commitment and every chance move against its draw: the number of draws, or the first wrong one. */
export const verifyDrawsFrom = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  first: State,
  moves: readonly Move[],
  seal: OpenSeal,
): Result<{ readonly draws: number }> => {
  const promise = checkPromise(seal);
  if (!promise.ok) return promise;
  const { seed, table, salts, from = 0 } = seal;
  let state = first;
  let index = 0;
  let draws = 0;
  for (const [at, move] of moves.entries()) {
    const field = `moves[${at}]`;
    const next = play(game, state, move);
    if (!next.ok) return refused({ ...next.refusal, field });
    const isAside = game.asides(state).some((aside) => isEqual(aside, move));
    if (game.actor(state) === 'chance' && !isAside) {
      if (at >= from) {
        const drawn = chooseChance(game.chances(state), drawFraction({ seed, table, index, salts }));
        if (!isEqual(drawn, move)) {
          const detail = { draw: index, drawn: game.formatMove(state, drawn), played: game.formatMove(state, move) };
          return refused({ code: 'wrong-draw', rule: RULE, field, detail });
        }
        draws++;
      }
      index++;
    }
    state = next.value;
  }
  return ok({ draws });
};

/** The same for a game from its set-up. */
export const verifyDraws = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  disclosure: Disclosure<Move>,
): Result<{ readonly draws: number }> => {
  const promise = checkPromise(disclosure);
  if (!promise.ok) return promise;
  const first = setUp(game, disclosure.options);
  return first.ok ? verifyDrawsFrom(game, first.value, disclosure.moves, disclosure) : first;
};
