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
import {
  type Move,
  NO_CARD,
  type State,
  findCard,
  findCity,
  findLink,
  forecastOf,
  patrician as game,
  penaltySeat,
  scoresOf,
} from '../../board';
import { LESSONS, loadSchool } from '.';
import { SOLUTIONS } from './solutions';

type Run = LessonRun<State, Move>;

const BLUNDERS: readonly (readonly [lesson: string, failure: string, tokens: string])[] = [
  ['first-floors', 'other-card', 'roma-4'],
  ['first-floors', 'other-card', 'siena-3 B take:siena milano-3'],
  ['first-floors', 'one-tower', 'siena-3 B take:siena lucca-1 A A take:lucca'],
  ['towers', 'other-card', 'milano-1'],
  ['towers', 'behind', 'siena-3 A take:siena'],
  ['towers', 'too-few', 'siena-3 B take:siena bologna-4 A take:bologna'],
  ['towers', 'only-one', 'siena-3 B take:siena bologna-4 B take:bologna milano-1 A A take:milano'],
  ['towers', 'only-one', 'siena-3 B take:siena bologna-4 B take:bologna milano-1 B B take:milano'],
  ['open-cards', 'not-fetched', 'milano-3'],
  ['open-cards', 'other-card', 'verona-2 B take:verona firenze-4'],
  ['open-cards', 'split', 'verona-2 B take:verona bologna-1 A B take:bologna'],
  ['open-cards', 'left-there', 'verona-2 B take:verona bologna-1 B B take:bologna firenze-4'],
  ['complete-cities', 'other-card', 'lucca-3'],
  ['complete-cities', 'shorter', 'parma-2 B take:parma lucca-3 B take:lucca'],
  ['complete-cities', 'only-one', 'parma-2 B take:parma lucca-3 A take:lucca verona-1 B B take:verona'],
  ['signs', 'other-card', 'parma-2'],
  ['signs', 'not-taken', 'bologna-7 A take:bologna'],
  ['signs', 'declined', 'bologna-7 A take:ferrara roma-7 A n take:roma'],
  ['signs', 'wrong-floor', 'bologna-7 A take:ferrara roma-7 A move:milano:BA take:roma'],
  ['signs', 'wrong-floor', 'bologna-7 A take:ferrara roma-7 A move:lucca:AB take:roma'],
  ['portraits', 'no-lady', 'firenze-4'],
  ['portraits', 'other-card', 'parma-2 A take:parma bologna-3'],
  ['portraits', 'too-early', 'parma-2 A take:parma verona-4 B take:verona siena-4'],
  ['portraits', 'gave-six', 'parma-2 A take:parma verona-4 B take:verona firenze-5 B'],
  ['portraits', 'lost', 'parma-2 A take:parma verona-4 B take:verona firenze-5 A siena-4 A'],
  ['messengers', 'other-card', 'lucca-4'],
  ['messengers', 'kept', 'siena-3 A take:siena n'],
  ['messengers', 'elsewhere', 'siena-3 A take:siena messenger:parma-verona'],
  ['messenger-links', 'built-there', 'ferrara-2'],
  ['messenger-links', 'no-star', 'milano-1'],
  ['messenger-links', 'kept', 'bologna-3 A take:bologna n'],
  ['messenger-links', 'elsewhere', 'bologna-3 A take:bologna messenger:parma-verona'],
  ['messenger-links', 'least', 'bologna-3 A take:bologna messenger:ferrara-verona siena-4 B'],
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

const played = (lesson: Lesson<State, Move>, tokens: string, from = beginLesson(lesson)): Run =>
  tokens
    .split(' ')
    .reduce(
      (run, token) => settled(lesson, unwrap(playInLesson(game, lesson, run, unwrap(game.parseMove(run.state, token))))),
      settled(lesson, from),
    );

/** As `played`, with every moment in between, the waiting ones included. */
const momentsOf = (lesson: Lesson<State, Move>): readonly Run[] => {
  const tokens = SOLUTIONS[lesson.id].split(' ');
  const moments: Run[] = [];
  for (let run = beginLesson(lesson); ; ) {
    moments.push(run);
    const waiting = waitingFor(game, lesson, run);
    if (waiting === 'talk' || waiting === 'done') run = goOn(lesson, run);
    else if (waiting === 'reply') run = replyInLesson(game, lesson, run);
    else if (waiting === 'learner')
      run = unwrap(playInLesson(game, lesson, run, unwrap(game.parseMove(run.state, tokens.shift() ?? ''))));
    else return moments;
  }
};

const PARTS = ['hand', 'own-pile', 'draw-pile', 'players', 'dock', 'build', 'other', 'take', 'move', 'place', 'decline', 'undo'];

/** Whether a name that is pointed at means something in this moment. */
const isThere = (state: State, name: string): boolean => {
  const [kind, what] = name.split(':');
  switch (kind) {
    case 'city':
      return findCity(what) >= 0;
    case 'site':
      return findCity(what) >= 0 && /:[AB]$/.test(name);
    case 'lying':
      return findCity(what) >= 0 && state.lying[findCity(what)] !== NO_CARD;
    case 'link':
      return findLink(what) >= 0;
    case 'card':
      return state.players[0].hand.includes(findCard(what) ?? -1);
    default:
      return PARTS.includes(name);
  }
};

const wordsIn = (text: string): number => text.split(' ').length;

describe.each(LESSONS.map(({ id }) => id))('lesson %s', (id) => {
  const lesson = lessonOf(id);

  test('can be played to the end', () => {
    const run = played(lesson, SOLUTIONS[id]);
    expect([run.failure, run.step]).toEqual([undefined, lesson.steps.length]);
  });

  test('can be failed', () => {
    expect(BLUNDERS.some(([blunder]) => blunder === id)).toBe(true);
  });

  test('points at what is there when a step begins', () => {
    const moments = momentsOf(lesson);
    for (const [i, { pointsAt = [] }] of lesson.steps.entries()) {
      const begins = moments.find((run) => run.step === i && ['learner', 'talk'].includes(waitingFor(game, lesson, run)));
      expect(begins && pointsAt.filter((name) => !isThere(begins.state, name))).toEqual([]);
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
        // A step is one turn: whoever has not done it then is told, and does not play on in vain.
        expect(after.moves.filter(({ kind }) => kind === 'play').length).toBeLessThan(10);
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

describe('what the words say is so', () => {
  const pointsAfter = (id: string, tokens = SOLUTIONS[id]): readonly number[] =>
    scoresOf(played(lessonOf(id), tokens).state).map(({ total }) => total);

  test('the last game of the portraits', () => {
    expect(pointsAfter('portraits')).toEqual([74, 73]);
  });

  test('the messenger of Lucca', () => {
    const { state } = played(lessonOf('messengers'), SOLUTIONS.messengers);
    expect(scoresOf(state)[0]).toMatchObject({ prestige: 11, bonus: 4 });
  });

  test('the penalty', () => {
    const { steps } = lessonOf('messenger-links');
    const start = steps.find(({ id }) => id === 'penalty')?.start?.();
    const after = (site: 'A' | 'B'): State => {
      const siena = findCard('siena-4') ?? -1;
      const state = game.apply(start ?? lessonOf('messenger-links').start(), { kind: 'play', card: siena });
      return game.apply(state, { kind: 'build', site });
    };
    expect([after('A'), after('B')].map(penaltySeat)).toEqual([1, 0]);
    expect([after('A'), after('B')].map((state) => scoresOf(state).map(({ total }) => total))).toEqual([
      [81, 79],
      [78, 82],
    ]);
  });

  test('White rules both towers of Siena at first', () => {
    const { towers } = forecastOf(lessonOf('towers').start(), findCity('siena'));
    expect(towers.map(({ leader, tied }) => [leader, tied])).toEqual([
      [1, []],
      [1, [0]],
    ]);
  });
});
