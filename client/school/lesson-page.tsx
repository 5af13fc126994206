import { computed } from '@preact/signals';
import type { OptionValues } from '@showboat/engine';
import type { GameView, Lesson, PlayerInfo, School } from '@showboat/ui';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadView } from '../shell/game-view';
import { Link } from '../shell/link';
import { messages } from '../messages';
import type { Pace } from '../settings/saved-settings';
import { isMotionReduced, isTextMode, language, pace, playerName } from '../settings/settings';
import { useLoaded } from '../shell/use-loaded';
import { tableLayout } from '../table/layout-signal';
import { useWords } from '../table/words';
import { type LessonTable, openLesson } from './lesson-table';
import { LessonView } from './lesson-view';
import '../table/table-page.css';

interface OpenedLesson {
  readonly Page: FunctionComponent;
  close(): void;
}

const FACTOR: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.45, instant: 0 };

const playersIn = (seats: number, own: number, nameRival: ((seat: number) => string) | undefined): readonly PlayerInfo[] => {
  const { you, rival } = messages.value.school;
  return Array.from({ length: seats }, (_, seat) =>
    seat === own ? { kind: 'here', name: playerName.value || you } : { kind: 'elsewhere', name: nameRival?.(seat) ?? rival },
  );
};

const Waiting = ({ text }: { readonly text: string }): JSX.Element => (
  <main class="table-loading" aria-live="polite">
    <h1 tabIndex={-1}>{text}</h1>
  </main>
);

/** A change of language changes the words; the lesson itself goes on. */
const pageOf = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  table: LessonTable<State, Move>,
  first: School<State, Move>,
): FunctionComponent => {
  const Page = (): JSX.Element => {
    const words = useWords(view);
    const school = useLoaded(() => view.loadSchool(language.value), [language.value]);
    if (!words) return <Waiting text={messages.value.school.loading} />;
    return <LessonView view={view} table={table} words={words} school={school.kind === 'here' ? school.value : first} />;
  };
  return Page;
};

const openedBy = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  school: School<State, Move>,
  lesson: Lesson<State, Move>,
): OpenedLesson => {
  const seats = Number(view.game.optionsOf(lesson.start()).seats);
  const table = openLesson(view, lesson, {
    players: computed(() => playersIn(seats, lesson.seat, school.nameRival)),
    isMotionReduced,
    layout: tableLayout,
    pace: () => (isTextMode.value ? 0 : FACTOR[pace.value]),
  });
  return { Page: pageOf(view, table, school), close: table.close };
};

const open = async (game: string, id: string): Promise<OpenedLesson | undefined> =>
  (await loadView(game))?.use(async (view) => {
    const school = await view.loadSchool(language.value);
    const lesson = school.lessons.find((one) => one.id === id);
    return lesson && openedBy(view, school, lesson);
  });

/** One lesson, from the beginning. */
export const LessonPage = ({ game, lesson }: { readonly game: string; readonly lesson: string }): JSX.Element => {
  const { school, shell } = messages.value;
  const loaded = useLoaded(() => open(game, lesson), [game, lesson]);
  const opened = loaded.kind === 'here' ? loaded.value : undefined;
  useEffect(() => opened?.close, [opened]);
  if (opened) return <opened.Page />;
  if (loaded.kind === 'waiting') return <Waiting text={school.loading} />;
  return (
    <main class="table-loading">
      <h1 tabIndex={-1}>{loaded.kind === 'failed' ? shell.failed : school.gone}</h1>
      <Link class="btn" to={{ kind: 'school', game }}>
        {school.allLessons}
      </Link>
    </main>
  );
};
