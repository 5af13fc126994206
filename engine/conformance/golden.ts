import { expect, test } from 'vitest';
import type { Watch } from '../fuzz';
import type { Game } from '../game';
import { parseOptionText } from '../option-text';
import type { OptionValues, Preset } from '../options';
import { formatPlaythrough } from '../playthrough';
import { formatRecord, parseRecord } from '../record';
import { unwrap } from '../result';
import { setUp } from '../setup';

/** What a game's `testing/record-games.ts` wrote; any difference is a change of the rules. */
export interface Golden<State, Move> {
  /** The names of the files in a folder of the game. */
  list(folder: 'playthroughs' | 'records'): readonly string[];
  read(path: string): string;
  readonly pictureEvery: number;
  /** The player counts for which a preset has a playthrough; by default all it supports. */
  seatsOf?(preset: Preset): readonly number[];
  /** Endings without a recorded game. */
  readonly unrecorded?: readonly string[];
  /** The invariants of the game, for one recorded game. */
  watch(): Watch<State, Move>;
}

/** The moves of a transcript: the words after `plays:`, including continuation lines. */
const movesIn = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  text: string,
  start: State,
): readonly Move[] => {
  const words = [...text.matchAll(/^ {2}plays:(.*(?:\n {3}\S.*)*)/gm)].flatMap(([, tokens]) => tokens.trim().split(/\s+/));
  const moves: Move[] = [];
  let state = start;
  while (words.length > 0) {
    const move = unwrap(game.parseMove(state, words.splice(0, game.notation.wordsIn(words[0])).join(' ')));
    moves.push(move);
    state = game.apply(state, move);
  }
  return moves;
};

export const describeGolden = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { list, read, pictureEvery, seatsOf = ({ seats }) => seats, unrecorded = [], watch }: Golden<State, Move>,
): void => {
  const playthroughs = list('playthroughs');
  const records = list('records');

  test('there is a playthrough for every preset and number of players', () => {
    const wanted = game.presets.flatMap((preset) => seatsOf(preset).map((count) => `${preset.id}-${count}.txt`));
    expect(playthroughs.toSorted()).toEqual(wanted.toSorted());
  });

  test.each(playthroughs)('playthrough %s', (name) => {
    const text = read(`playthroughs/${name}`);
    const start = unwrap(setUp(game, unwrap(parseOptionText(game.options, /^options: (.*)$/m.exec(text)?.[1] ?? ''))));
    expect(formatPlaythrough(game, game.optionsOf(start), movesIn(game, text, start), { pictureEvery })).toBe(text);
  });

  test.each(records)('record %s', (name) => {
    const text = read(`records/${name}`);
    const { record, state } = unwrap(parseRecord(game, text));
    expect(name.startsWith(game.outcome(state)?.ending ?? 'not over')).toBe(true);
    expect(formatRecord(game, game.optionsOf(state), record.moves)).toBe(text);
    const problemsOf = watch();
    let now = unwrap(setUp(game, game.optionsOf(state)));
    for (const move of record.moves) {
      const after = game.apply(now, move);
      expect(problemsOf(now, move, after)).toEqual([]);
      now = after;
    }
  });

  test('there is a recorded game for every ending', () => {
    const recorded = new Set(
      records.map((name) => game.outcome(unwrap(parseRecord(game, read(`records/${name}`))).state)?.ending),
    );
    expect(game.endings.filter((ending) => !recorded.has(ending))).toEqual(unrecorded);
  });
};
