import { type GameWords, type OptionValues, seenHistory } from '@showboat/engine';
import { type GameView, Icon, type LessonRun, type School, stepOf, type TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { messages } from '../messages';
import { Sign } from '../pieces/sign';
import { navigate } from '../shell/routes';
import { changeSettings, isTextMode } from '../settings/settings';
import { useTitle } from '../shell/title';
import { Announcements } from '../table/announcements';
import { useTableKeys } from '../table/keys';
import { tableLayout } from '../table/layout-signal';
import { type LogLine, createLog } from '../table/log';
import { TableLayout } from '../table/table-layout';
import { TextTable } from '../table/text-table';
import { WhyNot } from '../table/why-not';
import { Coach } from './coach';
import type { LessonTable } from './lesson-table';
import { usePointing } from './pointing';
import { markDone, nextLesson, progress } from './progress';

const statesOf = <State, Move>(run: LessonRun<State, Move>): readonly State[] =>
  run.before ? [...statesOf(run.before), run.state] : [run.state];

/** While the coach waits for an answer, keys go to the coach: a key meant for "Try again" must not make a move. */
const keysOf =
  <State, Move>(table: LessonTable<State, Move>, parts: TableParts) =>
  (event: KeyboardEvent): boolean => {
    const waiting = table.waiting.peek();
    if (waiting === 'learner' || waiting === 'reply') return parts.onKey(event);
    if (event.key !== 'Enter' || waiting === 'finished') return false;
    if (waiting === 'failed') table.retry();
    else table.goOn();
    return true;
  };

/** A lesson in progress: the view's table, with the coach beside it. */
export const LessonView = <State, Move, Options extends OptionValues>({
  view,
  table,
  words,
  school,
}: {
  readonly view: GameView<State, Move, Options>;
  readonly table: LessonTable<State, Move>;
  readonly words: GameWords<State, Move>;
  readonly school: School<State, Move>;
}): JSX.Element => {
  const { game } = view;
  const { lesson, frame, refusal, announcement } = table;
  const said = messages.value;
  const lessonWords = school.wordsOf(lesson.id);
  useTitle(lessonWords.title);
  const parts = useMemo(() => view.open(frame, words), [table, words]);
  useEffect(() => () => parts.close(), [parts]);
  const keyed = useMemo(() => ({ ...parts, onKey: keysOf(table, parts) }), [parts]);
  const log = useMemo(() => createLog(game, words, (state) => game.view(state, lesson.seat)), [table, words]);

  const linesOf = (now: LessonRun<State, Move>): readonly LogLine[] => {
    const { states, moves } = seenHistory(game, { states: statesOf(now), moves: now.moves }, lesson.seat);
    return log.tell(states, moves);
  };

  const run = table.run.value;
  const waiting = table.waiting.value;
  usePointing(waiting === 'learner' || waiting === 'talk' ? (stepOf(lesson, run)?.pointsAt ?? []) : []);
  useEffect(() => {
    if (waiting === 'finished') markDone(game.id, lesson.id);
  }, [waiting === 'finished']);
  useTableKeys(keyed, {
    hint: () => undefined,
    skip: () => undefined,
    help: () => undefined,
    text: () => changeSettings({ textMode: !isTextMode.value }),
  });

  const ids = school.lessons.map(({ id }) => id);
  const next = nextLesson(ids, progress.value[game.id] ?? [], lesson.id);
  const coach = (
    <Coach
      namePlace={school.namePlace}
      table={table}
      words={lessonWords}
      game={game.id}
      number={ids.indexOf(lesson.id) + 1}
      next={next === undefined ? undefined : { id: next, title: school.wordsOf(next).title }}
    />
  );
  const tools = (
    <>
      <button
        type="button"
        class="btn plain icon"
        aria-label={said.school.restart}
        title={said.school.restart}
        onClick={table.restart}
      >
        <Sign name="first" width={1.9} />
      </button>
      <button
        type="button"
        class="btn plain icon"
        aria-label={said.school.leave}
        title={said.school.leave}
        onClick={() => navigate({ kind: 'school', game: game.id })}
      >
        <Icon name="close" width={1.9} />
      </button>
    </>
  );
  const notes = refusal.value && (
    <WhyNot refusal={refusal.value} why={frame.why} view={view} onClose={() => (refusal.value = undefined)} />
  );
  const layout = tableLayout.value;
  const isText = isTextMode.value;
  const actor = game.actor(run.state);
  const mover = typeof actor === 'number' ? frame.players.value[actor].name : '';

  return (
    <div class="lesson">
      {isText ? (
        <>
          <div class="text-coach">{coach}</div>
          <TextTable
            {...{ view, frame, words, parts, tools }}
            lines={linesOf(run)}
            waiting={waiting === 'reply' ? said.table.turnOf(mover) : ''}
            result={undefined}
          />
          <div class="text-notes">{notes}</div>
        </>
      ) : (
        <TableLayout
          layout={layout}
          parts={parts}
          title={lessonWords.title}
          names={{ board: said.table.board, players: said.table.players, controls: said.table.controls }}
          tools={tools}
          side={layout === 'wide' ? coach : undefined}
          notes={notes}
        >
          {layout === 'phone' ? coach : undefined}
        </TableLayout>
      )}
      <Announcements said={announcement} />
    </div>
  );
};
