import { type Game, play } from './game';
import { formatOptions } from './option-text';
import type { OptionValues } from './options';
import { setUp } from './setup';
import { unwrap } from './result';

const WIDTH = 150;

/** Wraps words to the width of a screen, with a hanging indent. */
const wrapped = (head: string, words: readonly string[]): string => {
  const lines = [head];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last.length + word.length + 1 > WIDTH) lines.push(`   ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
};

/** Long lists of chance moves are summed up by their length. */
const MOST_LISTED = 40;

/**
 * A game as a transcript, to be read as a diff when rules change: for every line of the record what was legal and what was played, and
 * a drawing now and then.
 */
export const formatPlaythrough = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  options: Options,
  moves: readonly Move[],
  { pictureEvery }: { readonly pictureEvery: number },
): string => {
  let state = unwrap(setUp(game, options));
  const text = [
    `game: ${game.id}, rules ${game.rulesVersion}`,
    `options: ${formatOptions(game.options, options, ['mode', 'seats'])}`,
    '',
  ];
  let lines = 0;
  let tokens: string[] = [];
  const flush = (): void => {
    if (tokens.length > 0) text.push(wrapped('  plays:', tokens));
    tokens = [];
  };
  for (const move of moves) {
    if (game.notation.opensLine(state, move)) {
      flush();
      if (lines % pictureEvery === 0) text.push('', game.draw(state), '');
      lines++;
      const legal = game.legalMoves(state).map((known) => game.formatMove(state, known));
      text.push(`${game.notation.numberOf(state)}. ${game.notation.nameOf(state, move)}`);
      text.push(wrapped(`  may (${legal.length}):`, legal.slice(0, MOST_LISTED)) + (legal.length > MOST_LISTED ? ' …' : ''));
    }
    tokens.push(game.formatMove(state, move));
    state = unwrap(play(game, state, move));
  }
  flush();
  const outcome = game.outcome(state);
  text.push('', game.draw(state), '', outcome ? `${outcome.ending}: ${game.notation.formatResult(outcome)}` : 'not over', '');
  return text.join('\n');
};
