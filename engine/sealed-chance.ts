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

/** The number in [0, 1) that decides this draw: the first 53 bits of an HMAC-SHA-256 under the seed. */
export const drawFraction = (draw: Draw): number =>
  fractionOf(hmac(sha256, hexToBytes(draw.seed), utf8ToBytes(drawMessage(draw))));

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
