import { Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { gameTitle } from '../shell/game-title';
import { loadView } from '../shell/game-view';
import { Link } from '../shell/link';
import { messages } from '../messages';
import { language } from '../settings/settings';
import { Page } from '../shell/page';
import { useLoaded } from '../shell/use-loaded';
import { nextLesson, progress } from './progress';
import './school.css';

interface LessonInfo {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly summary: string;
}

interface ChapterInfo {
  readonly id: string;
  readonly name: string;
  readonly lessons: readonly LessonInfo[];
}

const loadChapters = async (game: string): Promise<readonly ChapterInfo[]> => {
  const sealed = await loadView(game);
  return (
    sealed?.use(async (view) => {
      const school = await view.loadSchool(language.value);
      const lessons = school.lessons.map(({ id, chapter }, i) => {
        const { title, summary } = school.wordsOf(id);
        return { id, chapter, number: i + 1, title, summary };
      });
      return [...new Set(lessons.map(({ chapter }) => chapter))].map((id) => ({
        id,
        name: school.nameChapter(id),
        lessons: lessons.filter(({ chapter }) => chapter === id),
      }));
    }) ?? []
  );
};

const LessonCard = ({
  game,
  lesson,
  isDone,
  isNext,
}: {
  readonly game: string;
  readonly lesson: LessonInfo;
  readonly isDone: boolean;
  readonly isNext: boolean;
}): JSX.Element => (
  <li>
    <Link class={`lesson-card ${isDone ? 'done' : ''} ${isNext ? 'next' : ''}`} to={{ kind: 'lesson', game, lesson: lesson.id }}>
      <span class="lesson-mark" aria-hidden="true">
        {isDone ? <Icon name="done" size={22} width={3} /> : lesson.number}
      </span>
      <span class="lesson-words">
        <b>
          {lesson.title}
          {isDone && <span class="unseen">, {messages.value.school.isDone}</span>}
        </b>
        <span>{lesson.summary}</span>
      </span>
    </Link>
  </li>
);

/** The next lesson, with the page's only filled button. */
const NextCard = ({
  game,
  next,
  hasBegun,
}: {
  readonly game: string;
  readonly next: LessonInfo | undefined;
  readonly hasBegun: boolean;
}): JSX.Element => {
  const { school } = messages.value;
  return (
    <section class="panel next-lesson">
      <div>
        {next && <p class="note">{school.next}</p>}
        <h2>{next ? school.lesson(next.number, next.title) : school.allDone}</h2>
        {next && <p>{next.summary}</p>}
      </div>
      {next ? (
        <Link class="btn primary" to={{ kind: 'lesson', game, lesson: next.id }}>
          {hasBegun ? school.goOnWith : school.begin}
        </Link>
      ) : (
        <Link class="btn primary" to={{ kind: 'setup', game }}>
          {school.play}
        </Link>
      )}
    </section>
  );
};

const Chapters = ({ game, chapters }: { readonly game: string; readonly chapters: readonly ChapterInfo[] }): JSX.Element => {
  const { school } = messages.value;
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const done = lessons.map(({ id }) => id).filter((id) => progress.value[game]?.includes(id));
  const nextId = nextLesson(
    lessons.map(({ id }) => id),
    done,
  );
  return (
    <>
      <div class="lead">
        <p>{school.lead}</p>
        <p class="school-progress">
          <progress value={done.length} max={lessons.length} aria-hidden="true" />
          {school.progress(done.length, lessons.length)}
        </p>
      </div>
      <NextCard game={game} next={lessons.find(({ id }) => id === nextId)} hasBegun={done.length > 0} />
      {chapters.map((chapter) => (
        <section key={chapter.id}>
          <h2 class="heading">{chapter.name}</h2>
          <ol class="lesson-cards">
            {chapter.lessons.map((lesson) => (
              <LessonCard
                key={lesson.id}
                game={game}
                lesson={lesson}
                isDone={done.includes(lesson.id)}
                isNext={lesson.id === nextId}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
};

/** The lessons of a game by chapter, with progress and the next one. */
export const SchoolPage = ({ game }: { readonly game: string }): JSX.Element => {
  const { school, shell } = messages.value;
  const loaded = useLoaded(() => loadChapters(game), [game, language.value]);
  return (
    <Page title={school.title(gameTitle(game))}>
      {loaded.kind === 'here' && loaded.value.length > 0 ? (
        <Chapters game={game} chapters={loaded.value} />
      ) : (
        <p role="status">
          {loaded.kind === 'waiting' ? shell.loading : loaded.kind === 'failed' ? shell.failed : shell.unknown.game}
        </p>
      )}
    </Page>
  );
};
