import { LEVELS, type Review, advise, review as lookBack } from '@showboat/bots';
import { type OptionValues, createRandom, ok, unwrap } from '@showboat/engine';
import { CATALOG, type CatalogEntry, type Entry } from '@showboat/games/catalog';
import type { Hint } from '@showboat/ui';
import type { AdviceQuestion, ReviewQuestion, ThinkReply, ThinkRequest } from './messages';

/** Per search; a decision takes up to three. A whole game then takes a few seconds. */
const REVIEW_ITERATIONS = 60;

const entryOf = (game: string): CatalogEntry => {
  const entry = CATALOG.find(({ id }) => id === game);
  if (!entry) throw new Error(`nobody here knows the game ${game}`);
  return entry;
};

/** The same question always gets the same answer. */
const hintsFor = ({ game, state, seat, level }: AdviceQuestion): readonly Hint<unknown>[] =>
  entryOf(game).use(<State, Move, Options extends OptionValues>(entry: Entry<State, Move, Options>) => {
    const { iterations } = LEVELS[level].thinking;
    const options = { iterations, random: createRandom('advice'), advisor: entry.advisor };
    // A door: messages carry plain data, and the game's name vouches for its type.
    const advice = advise(entry, state as State, seat, options);
    return advice.map(({ moves, reasons, expectedPlace }) => ({ moves, reasons, expectedPlace }));
  });

const reviewOf = (
  { game: id, beginning, moves }: ReviewQuestion,
  onProgress: (done: number, total: number) => void,
): Review<unknown> =>
  entryOf(id).use(<State, Move, Options extends OptionValues>(entry: Entry<State, Move, Options>) => {
    const plan = { iterations: REVIEW_ITERATIONS, seed: 'review', advisor: entry.advisor, onProgress };
    const { id: game, rulesVersion: rules } = entry.game;
    // A door: the record's moves are of the game it names, and replaying them checks every one.
    const played = moves as readonly Move[];
    if (beginning.kind === 'options') return lookBack(entry, { game, rules, options: beginning.options, moves: played }, plan);
    // A review starts with a set-up; for a game from a position, the set-up returns that position.
    const start = unwrap(entry.game.parsePosition(beginning.position));
    const player = { game: { ...entry.game, setup: () => ok(start) }, mind: entry.mind };
    return lookBack(player, { game, rules, options: {}, moves: played }, plan);
  });

/** Carries out one request. Errors are reported. */
export const think = (request: ThinkRequest, reply: (reply: ThinkReply) => void): void => {
  const { id } = request;
  try {
    switch (request.kind) {
      case 'advise':
        reply({ kind: 'hints', id, hints: hintsFor(request.question) });
        return;
      case 'review': {
        const review = reviewOf(request.question, (done, total) => reply({ kind: 'progress', id, done, total }));
        reply({ kind: 'review', id, review });
        return;
      }
    }
  } catch (error) {
    reply({ kind: 'failed', id, problem: error instanceof Error ? error.message : String(error) });
  }
};
