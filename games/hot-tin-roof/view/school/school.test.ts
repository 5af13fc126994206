import { unwrap } from '@showboat/engine';
import { LANGUAGES, type Lesson, beginLesson, playInLesson, retryStep, waitingFor } from '@showboat/ui';
import { describe, expect, test } from 'vitest';
import {
  DUMPSTERS,
  type Move,
  STANDARD_BOARD,
  type State,
  catsOnBoard,
  findGap,
  findRoof,
  hotTinRoof as game,
} from '../../board';
import { LESSONS, loadSchool } from '.';
import { type Run, lessonOf, momentsOf, played, settled } from './pupil';
import { SOLUTIONS } from './solutions';

const BLUNDERS: readonly (readonly [lesson: string, failure: string, tokens: string])[] = [
  ['first-dive', 'far', 'home2'],
  ['first-dive', 'far', 'home3'],
  ['first-dive', 'no-tile', 'shelter'],
  ['first-dive', 'lean', 'home1 +l . shelter'],
  ['catwalks', 'other-dumpster', 'home1'],
  ['catwalks', 'nothing-laid', 'catwalk -'],
  ['catwalks', 'not-joined', 'catwalk g10'],
  ['catwalks', 'apart', 'catwalk g12 .'],
  ['catwalks', 'apart', 'catwalk g12 s:r05>r08 .'],
  ['tribute', 'other-pair', 's:r10>r08'],
  ['tribute', 'dear', 'l:r09>r14:B1C2'],
  ['tribute', 'apart', 'l:r14>r12:B1 .'],
  ['tribute', 'apart', 'l:r14>r09:B1 .'],
  ['tribute', 'paid-cream', 'l:r14>r09:B1 s:r10>r05:B1'],
  ['shelters', 'other-dumpster', 'catwalk'],
  ['shelters', 'nothing-built', 'shelter -'],
  ['shelters', 'unvisited', 'shelter r10'],
  ['next-ante', 'spent', 'poor s:r05>r08:B1C3'],
  ['next-ante', 'other-dumpster', 'poor . home1'],
  ['next-ante', 'nothing-laid', 'poor . catwalk -'],
  ['next-ante', 'not-joined', 'poor . catwalk g17'],
  ['next-ante', 'spent', 'poor . catwalk g16 s:r05>r08:B1C3 s:r10>r08:C2'],
  ['next-ante', 'apart', 'poor . catwalk g16 .'],
  ['last-fish', 'cats-out', 'home1'],
  ['last-fish', 'fewer', 'shelter'],
  ['last-fish', 'paid-cream', 'catwalk - s:r09>r01:B3'],
  ['last-fish', 'paid-twice', 'catwalk - s:r01>r08:C3 s:r09>r08:C3'],
  ['last-fish', 'apart', 'catwalk - .'],
  ['deluxe', 'apart', '.'],
  ['deluxe', 'other-dumpster', 's:r11>r14:B1 . home2'],
  ['deluxe', 'regular', 's:r11>r14:B1 . catwalk g12'],
  ['deluxe', 'elsewhere', 's:r11>r14:B1 . catwalk g13*'],
  ['deluxe', 'nothing-laid', 's:r11>r14:B1 . catwalk -'],
];

const PARTS = ['dock', 'players', 'board'];
const COMMANDS = ['dive', 'place', 'lay', 'shelter', 'run', 'end', 'cat', 'other', 'decline', 'undo', 'poor'];

const isThere = (name: string): boolean => {
  const [kind, what] = name.split(':');
  switch (kind) {
    case 'dumpster':
      return DUMPSTERS.some((dumpster) => dumpster === what);
    case 'gap':
      return findGap(STANDARD_BOARD, what) >= 0;
    case 'roof':
      return findRoof(STANDARD_BOARD, what) >= 0;
    default:
      return PARTS.includes(name) || COMMANDS.includes(name);
  }
};

const wordsIn = (text: string): number => text.split(' ').length;

const positionsOf = ({ start, steps }: Lesson<State, Move>): readonly State[] => [
  start(),
  ...steps.flatMap((step) => step.start?.() ?? []),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe.each(LESSONS.map(({ id }) => id))('lesson %s', (id) => {
  const lesson = lessonOf(id);

  test('can be played to the end', () => {
    const run = played(lesson, SOLUTIONS[id]);
    expect([run.failure, run.step]).toEqual([undefined, lesson.steps.length]);
  });

  test('can be failed', () => {
    expect(BLUNDERS.some(([blunder]) => blunder === id)).toBe(true);
  });

  test('points at what is there, gaps only where one is asked for', () => {
    const moments = momentsOf(lesson);
    for (const [i, { pointsAt = [] }] of lesson.steps.entries()) {
      expect(pointsAt.filter((name) => !isThere(name))).toEqual([]);
      const isLaying = moments.some(({ step, state }) => step === i && state.phase.kind === 'laying');
      expect(isLaying || !pointsAt.some((name) => name.startsWith('gap:'))).toBe(true);
    }
  });

  test('[HTR-INC-2] begins as a game could stand', () => {
    for (const { players, dumpsters, discards } of positionsOf(lesson)) {
      const poor = sum([...dumpsters, ...players.map(({ cans }) => cans)]) - 44;
      expect([poor >= 0, poor % 2]).toEqual([true, 0]);
      expect(discards.length).toBe(sum(players.map((player) => player.fish + catsOnBoard(player) / 2)));
    }
  });

  test.each(LANGUAGES)('has all its words: %s', async (language) => {
    const school = await loadSchool(language);
    const texts = school.textsOf(id);
    expect(school.nameChapter(lesson.chapter)).not.toBe('');
    expect(Object.keys(texts.steps)).toEqual(lesson.steps.map((step) => step.id));
    const sentences = [texts.title, texts.summary, texts.finished, ...Object.values(texts.steps).map(({ text }) => text)];
    expect(sentences.every((sentence) => sentence.trim() !== '')).toBe(true);
    const deeds = lesson.steps.filter(({ isTalk }) => !isTalk);
    expect(deeds.filter((step) => !texts.steps[step.id].done)).toEqual([]);
    const places = lesson.steps.flatMap(({ pointsAt = [] }) => pointsAt).filter((name) => name.includes(':'));
    expect(places.filter((name) => !school.namePlace(name))).toEqual([]);
  });

  test('says things shortly', async () => {
    const { textsOf } = await loadSchool('en');
    const texts = Object.values(textsOf(id).steps).map(({ text }) => text);
    expect(texts.filter((text) => wordsIn(text) > 45)).toEqual([]);
  });
});

test.each(BLUNDERS)('lesson %s fails with %s after %s, and can be tried again', async (id, failure, tokens) => {
  const lesson = lessonOf(id);
  const run = played(lesson, tokens);
  expect(run.failure).toBe(failure);
  const { textsOf } = await loadSchool('en');
  expect(textsOf(id).failures[failure]).toBeTruthy();
  const again = settled(lesson, retryStep(run));
  expect([again.failure, again.step, waitingFor(game, lesson, again)]).toEqual([undefined, run.step, 'learner']);
});

test('every failure that has words happens in a blunder', async () => {
  const { textsOf } = await loadSchool('en');
  const words = LESSONS.flatMap(({ id }) => Object.keys(textsOf(id).failures).map((code) => `${id} ${code}`));
  expect(words.toSorted()).toEqual([...new Set(BLUNDERS.map(([id, code]) => `${id} ${code}`))].toSorted());
});

/** All that can come of what the learner may do, wherever it leads; a path ends with a failure or with the lesson. */
const endsOf = (lesson: Lesson<State, Move>, run: Run): readonly Run[] =>
  waitingFor(game, lesson, run) === 'learner'
    ? game.legalMoves(run.state).flatMap((move) => {
        const after = unwrap(playInLesson(game, lesson, run, move));
        // Whoever has not done a step in its turn is told, and does not play on in vain.
        expect(after.state.number).toBeLessThan(8);
        return endsOf(lesson, settled(lesson, after));
      })
    : [run];

test.each(LESSONS.map(({ id }) => id))('whatever is done in lesson %s, it goes on or says why not', async (id) => {
  const lesson = lessonOf(id);
  const failures = (await loadSchool('en')).textsOf(id).failures;
  const ends = endsOf(lesson, settled(lesson, beginLesson(lesson)));
  const told = ends.map(({ failure, step }) => (step === lesson.steps.length ? 'finished' : (failure ?? 'stuck')));
  expect([...new Set(told)].toSorted()).toEqual(['finished', ...Object.keys(failures)].toSorted());
});
