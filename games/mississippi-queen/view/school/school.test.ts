import { readFileSync } from 'node:fs';
import { unwrap } from '@showboat/engine';
import {
  LANGUAGES,
  type Lesson,
  type LessonRun,
  beginLesson,
  goOn,
  playInLesson,
  replyInLesson,
  retryStep,
  waitingFor,
} from '@showboat/ui';
import { describe, expect, test } from 'vitest';
import { LAND, type Move, type State, chartOf, kindAt, mississippiQueen as game, parsePlace, tileOf } from '../../board';
import { LESSONS, loadSchool } from '.';
import { SOLUTIONS } from './solutions';

type Run = LessonRun<State, Move>;

const BLUNDERS: readonly (readonly [lesson: string, failure: string, tokens: string])[] = [
  ['first-steam', 'not-two', '=3'],
  ['first-steam', 'not-four', '=2 f f . =3'],
  ['first-steam', 'not-braked', '=2 f f . =4 f f f l f . =3'],
  ['steering', 'elsewhere', '=2 l f f .'],
  ['steering', 'paid', '=2 f l l'],
  ['steering', 'elsewhere', '=2 f l f . =1 f .'],
  ['steering', 'out-of-coal', '=2 f l f . =2 r f r f . =4 f f f f .'],
  ['pushing', 'not-pushed', '=2 f l f .'],
  ['pushing', 'ahead', '=3 f f x1 . =3 f f x0 .'],
  ['pushing', 'bad-heading', '=3 f f x1 . =3 f f x4 . @5'],
  ['growing-river', 'too-short', '=1 f .'],
  ['growing-river', 'too-fast', '=2 f f . =4 f f f f .'],
  ['landing', 'beaten', '=3 f f l f . =1 r f .'],
  ['passengers', 'missed', '=1 l f .'],
  ['passengers', 'left-waiting', '=1 f .'],
  ['passengers', 'too-fast', '=2 l f r r f .'],
  ['passengers', 'taken', '=1 f p . =1 f . =1 f . =1 l f . =1 r f . =1 l f .'],
  ['passengers', 'passed', '=1 f p . =2 f f . =3 l f f f'],
  ['order-of-play', 'behind', '=2 f f .'],
  ['order-of-play', 'not-level', '=4 f f r f f . =1 f .'],
  ['whole-race', 'passed', '=3 l f f f'],
  ['sand-bars', 'missed', '=3 f f l f .'],
  ['sand-bars', 'ahead', '=3 f f f . =1 f .'],
  ['floating-logs', 'elsewhere', '=2 l f f .'],
  ['floating-logs', 'not-clear', '=4 f f . =1 f .'],
  ['coal-supply', 'passed', '=3 f f f .'],
  ['coal-supply', 'not-filled', '=2 f f . =1 f .'],
  ['coal-supply', 'not-docked', '=2 f f . =1 l f .'],
  ['two-boats', 'not-pushed', '=2 f f . =2 f f . =2 f l f .'],
  ['two-boats', 'backwards', '=2 f f . =2 f f . =3 f f x4 @0 .'],
  ['coal-exchange', 'not-beside', '=1 f .'],
  ['coal-exchange', 'other-speed', '=3 f f l l f'],
  ['coal-exchange', 'not-given', '=2 f f .'],
  ['coal-exchange', 'too-little', '=2 f f t_beige_1'],
  ['black-rose', 'not-pushed', '=1 l f .'],
  ['black-rose', 'no-coal', '=2 f x0 . =1 f .'],
  ['black-rose', 'too-little', '=2 f x0 . =2 f f t_black_-1'],
  ['six-players', 'wasted', '=2'],
  ['six-players', 'own-coal', '=3 f r r'],
];

const lessonOf = (id: string): Lesson<State, Move> => {
  const lesson = LESSONS.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
};

/** Everything is said and everybody else has moved: the learner is waited for, or nothing is. */
const settled = (lesson: Lesson<State, Move>, run: Run): Run => {
  switch (waitingFor(game, lesson, run)) {
    case 'talk':
    case 'done':
      return settled(lesson, goOn(lesson, run));
    case 'reply':
      return settled(lesson, replyInLesson(game, lesson, run));
    case 'learner':
    case 'failed':
    case 'finished':
      return run;
  }
};

const sailed = (lesson: Lesson<State, Move>, tokens: string, from = beginLesson(lesson)): Run =>
  tokens
    .split(' ')
    .reduce(
      (run, token) =>
        settled(lesson, unwrap(playInLesson(game, lesson, run, unwrap(game.parseMove(run.state, token.replaceAll('_', ' ')))))),
      settled(lesson, from),
    );

const PARTS = ['speed-wheel', 'coal-wheel', 'strip', 'board', 'refuel', 'exchange'];

describe.each(LESSONS.map(({ id }) => id))('lesson %s', (id) => {
  const lesson = lessonOf(id);

  test('can be sailed to the end', () => {
    const run = sailed(lesson, SOLUTIONS[id]);
    expect([run.failure, run.step]).toEqual([undefined, lesson.steps.length]);
  });

  test('can be failed', () => {
    expect(BLUNDERS.some(([blunder]) => blunder === id)).toBe(true);
  });

  test('points at what is there', () => {
    let { state } = beginLesson(lesson);
    for (const step of lesson.steps) {
      state = step.start?.() ?? state;
      const places = (step.pointsAt ?? []).filter((name) => !PARTS.includes(name));
      for (const name of places) {
        const place = parsePlace(name) ?? -1;
        // A tile that the lesson itself lays is there by then.
        const isToCome = tileOf(place) >= state.river.tiles.length && step.isTalk;
        const isInYard = name === '0a1' && state.bonusCoal;
        expect(place >= 0 && (isToCome || isInYard || kindAt(chartOf(state.river, state.options), place) !== LAND)).toBe(true);
      }
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
  });
});

test.each(BLUNDERS)('lesson %s fails with %s after %s, and can be tried again', async (id, failure, tokens) => {
  const lesson = lessonOf(id);
  const run = sailed(lesson, tokens);
  expect(run.failure).toBe(failure);
  const { textsOf } = await loadSchool('en');
  expect(textsOf(id).failures[failure]).toBeTruthy();
  const again = settled(lesson, retryStep(run));
  expect([again.failure, again.step, waitingFor(game, lesson, again)]).toEqual([undefined, run.step, 'learner']);
});

test('every failure in the lessons has words, and no words are left over', async () => {
  const { textsOf } = await loadSchool('en');
  const words = new Set(LESSONS.flatMap(({ id }) => Object.keys(textsOf(id).failures)));
  const files = ['driving-lessons', 'passenger-lessons', 'black-rose-lessons'];
  const sources = files.map((file) => readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8')).join('\n');
  expect([...words].filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});
