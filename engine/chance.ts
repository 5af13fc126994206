import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isEqual } from './equal';
import { type Chance, type Rules, play } from './game';
import type { OptionValues } from './options';
import { type Result, ok, refused } from './result';
import { setUp } from './setup';

// Verifiable chance: the server commits to a secret seed before the game, and the players add their salts after the commitment,
// so neither side alone can predict or bias a draw.

/** Everything a draw depends on. `index` counts the chance moves of the game from 0; salts are in seat order. */
export interface Draw {
  /** The secret, in hex. */
  readonly seed: string;
  readonly table: string;
  readonly index: number;
  readonly salts: readonly string[];
}

/** The commitment published before the game: SHA-256 of the seed, in hex. */
export const commitment = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The number in [0, 1) that decides this draw: the first 53 bits of an HMAC-SHA-256 under the seed. */
export const drawFraction = (draw: Draw): number => {
  // JSON keeps table "a", salt "b" apart from table "ab" with no salt.
  const message = utf8ToBytes(JSON.stringify([draw.table, draw.index, draw.salts]));
  const bytes = hmac(sha256, hexToBytes(draw.seed), message);
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  return (words.getUint32(0) * 0x20_0000 + (words.getUint32(4) >>> 11)) / 0x20_0000_0000_0000;
};

/** The chance move selected by a number in [0, 1). */
export const chooseChance = <Move>(chances: readonly Chance<Move>[], fraction: number): Move => {
  if (chances.length === 0) throw new Error('chance has nothing to choose from');
  let left = fraction;
  let chosen = chances[0];
  for (const chance of chances) {
    if (chance.weight <= 0) continue;
    // Weights such as 1/3 may sum to slightly less than one: the last possible move takes the remainder.
    chosen = chance;
    left -= chance.weight;
    if (left < 0) break;
  }
  return chosen.move;
};

/** What is revealed when a game is over. */
export interface Disclosure<Move> {
  readonly seed: string;
  readonly commitment: string;
  readonly table: string;
  readonly salts: readonly string[];
  readonly options: OptionValues;
  readonly moves: readonly Move[];
}

const RULE = 'CHANCE';

/** Checks the seed against the commitment and every chance move against its draw: the number of draws, or the first wrong one. */
export const verifyDraws = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  disclosure: Disclosure<Move>,
): Result<{ readonly draws: number }> => {
  const { seed, table, salts, options, moves } = disclosure;
  if (!/^(?:[0-9a-f]{2})+$/i.test(seed)) return refused({ code: 'bad-seed', rule: RULE, field: 'seed' });
  const promised = commitment(seed);
  if (promised !== disclosure.commitment.toLowerCase()) {
    return refused({
      code: 'broken-promise',
      rule: RULE,
      field: 'commitment',
      detail: { promised: disclosure.commitment, found: promised },
    });
  }
  const first = setUp(game, options);
  if (!first.ok) return first;
  let state = first.value;
  let draws = 0;
  for (const [index, move] of moves.entries()) {
    const field = `moves[${index}]`;
    const next = play(game, state, move);
    if (!next.ok) return refused({ ...next.refusal, field });
    const isAside = game.asides(state).some((aside) => isEqual(aside, move));
    if (game.actor(state) === 'chance' && !isAside) {
      const drawn = chooseChance(game.chances(state), drawFraction({ seed, table, index: draws, salts }));
      if (!isEqual(drawn, move)) {
        const detail = { draw: draws, drawn: game.formatMove(state, drawn), played: game.formatMove(state, move) };
        return refused({ code: 'wrong-draw', rule: RULE, field, detail });
      }
      draws++;
    }
    state = next.value;
  }
  return ok({ draws });
};
