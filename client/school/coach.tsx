import { useSignal } from '@preact/signals';
import { Icon, type LessonWords } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Link } from '../shell/link';
import { messages } from '../messages';
import { isTextMode } from '../settings/settings';
import type { LessonTable } from './lesson-table';
import './coach.css';

export interface CoachProps<State, Move> {
  readonly table: LessonTable<State, Move>;
  readonly words: LessonWords;
  /** The places pointed at, in words. */
  namePlace(name: string): string | undefined;
  readonly game: string;
  readonly number: number;
  /** The next lesson; `undefined` after the last. */
  readonly next: { readonly id: string; readonly title: string } | undefined;
}

const Dots = ({ step, all }: { readonly step: number; readonly all: number }): JSX.Element => (
  <ol class="coach-dots" aria-hidden="true">
    {Array.from({ length: all }, (_, i) => (
      <li key={i} class={i < step ? 'done' : i === step ? 'now' : ''} />
    ))}
  </ol>
);

const Learned = ({ text }: { readonly text: string | undefined }): JSX.Element | null =>
  text === undefined ? null : (
    <p class="coach-done">
      <Icon name="done" size={18} width={3} />
      <span>{text}</span>
    </p>
  );

/** What was just learned and what to do now. */
const Words = <State, Move>({
  table,
  words,
  namePlace,
}: Pick<CoachProps<State, Move>, 'table' | 'words' | 'namePlace'>): JSX.Element => {
  const { school } = messages.value;
  const { steps } = table.lesson;
  const { step, failure } = table.run.value;
  const waiting = table.waiting.value;
  const before = step > 0 ? words.steps[steps[step - 1].id].done : undefined;
  const now = steps[step] ? words.steps[steps[step].id] : undefined;
  if (waiting === 'failed') {
    return (
      <>
        <h3>{school.failed}</h3>
        <p>{failure === undefined ? school.failedLine : words.failures[failure]}</p>
      </>
    );
  }
  if (waiting === 'finished') {
    return (
      <>
        <Learned text={before} />
        <h3>{school.finished}</h3>
        <p>{words.finished}</p>
      </>
    );
  }
  if (waiting === 'done') return <Learned text={now?.done} />;
  const places = (steps[step]?.pointsAt ?? []).flatMap((name) => namePlace(name) ?? []);
  return (
    <>
      <Learned text={before} />
      <p>{now?.text}</p>
      {places.length > 0 && <p class={isTextMode.value ? 'note' : 'unseen'}>{school.marked(places.join(', '))}</p>}
    </>
  );
};

const Buttons = <State, Move>({
  table,
  game,
  next,
}: Pick<CoachProps<State, Move>, 'table' | 'game' | 'next'>): JSX.Element | null => {
  const { school } = messages.value;
  switch (table.waiting.value) {
    case 'talk':
    case 'done':
      return (
        <button type="button" class="btn primary" onClick={table.goOn}>
          {school.goOn}
        </button>
      );
    case 'failed':
      return (
        <>
          <button type="button" class="btn primary" onClick={table.retry}>
            {school.tryAgain}
          </button>
          <button type="button" class="btn" onClick={table.restart}>
            {school.restart}
          </button>
        </>
      );
    case 'finished':
      return (
        <>
          {next ? (
            <Link class="btn primary" to={{ kind: 'lesson', game, lesson: next.id }}>
              {school.nextLesson(next.title)}
            </Link>
          ) : (
            <Link class="btn primary" to={{ kind: 'setup', game }}>
              {school.play}
            </Link>
          )}
          <Link class="btn" to={{ kind: 'school', game }}>
            {school.allLessons}
          </Link>
        </>
      );
    case 'learner':
    case 'reply':
      return null;
  }
};

/** Says what to do and what went wrong, and waits for slow readers. */
export const Coach = <State, Move>(props: CoachProps<State, Move>): JSX.Element => {
  const { table, words, number } = props;
  const { school } = messages.value;
  const isFolded = useSignal(false);
  const panel = useRef<HTMLElement>(null);
  const waiting = table.waiting.value;
  const { steps } = table.lesson;
  const { step } = table.run.value;
  const isAsking = waiting !== 'learner' && waiting !== 'reply';
  const isFirst = useRef(true);
  useEffect(() => {
    const { current } = panel;
    const hadFocus = current?.contains(document.activeElement) || document.activeElement === document.body;
    // After navigation the page heading has the focus; later the coach's button, or the lesson's title if there is none.
    if (!isFirst.current && hadFocus) current?.querySelector<HTMLElement>(isAsking ? '.coach-buttons .btn' : 'h2')?.focus();
    isFirst.current = false;
    isFolded.value = false;
  }, [step, isAsking]);
  return (
    <section ref={panel} class={`coach ${waiting} ${isFolded.value ? 'folded' : ''}`} aria-label={school.coach}>
      <header>
        <h2 tabIndex={-1}>{school.lesson(number, words.title)}</h2>
        <button
          type="button"
          class="btn plain icon coach-fold"
          aria-expanded={!isFolded.value}
          aria-label={isFolded.value ? school.unfold : school.fold}
          onClick={() => (isFolded.value = !isFolded.value)}
        >
          <Icon name={isFolded.value ? 'plus' : 'minus'} size={18} />
        </button>
      </header>
      <Dots step={step} all={steps.length} />
      <div class="coach-words" role="status">
        {step < steps.length && <p class="unseen">{school.step(step + 1, steps.length)}</p>}
        <Words {...props} />
      </div>
      {isAsking && (
        <div class="coach-buttons">
          <Buttons {...props} />
        </div>
      )}
    </section>
  );
};
