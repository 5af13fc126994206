import { countHere, isYou } from '@showboat/ui';
import type { JSX } from 'preact';
import { patrician as game } from '../../game';
import { MiniCardIcon } from '../pieces';
import { tellPlan } from '../say-plan';
import { questionOf } from '../planner/plans';
import type { Question, Planner } from '../planner/planner';
import type { TableProps } from '../table-props';
import { LastEvent } from './last-event';
import './task.css';

/** What is asked, where nothing is planned yet. */
const askedOf = (
  { phrases }: Pick<TableProps, 'phrases'>,
  question: Question | undefined,
): readonly [title: string, help: string] => {
  const { dock } = phrases.panels;
  switch (question) {
    case 'move':
      return [dock.move, dock.moveHelp];
    case 'take':
      return [dock.take, dock.takeHelp];
    case 'place':
      return [dock.place, dock.placeHelp];
    case 'build':
    case undefined:
      return [dock.choose, dock.chooseHelp];
  }
};

const isShared = ({ frame }: Planner): boolean => countHere(frame.players.value) > 1;

interface TaskProps extends TableProps {
  /** What a plan brings is said elsewhere. */
  readonly isBrief?: boolean;
}

/** What the deciding seat plans, or may do. */
const Asked = ({ isBrief = false, ...props }: TaskProps): JSX.Element => {
  const { planner, phrases, words } = props;
  const { frame } = planner;
  const state = frame.state.value;
  const { dock } = phrases.panels;
  const plan = planner.plan.value;
  const card = planner.card.value;
  const note = planner.whyNot.value?.note;
  const seat = frame.seat.value;
  if (plan) {
    const { title, sentences } = tellPlan(props, state, plan);
    const lying = plan.kind === 'build' && plan.city !== undefined ? state.lying[plan.city] : -1;
    return (
      <>
        <h2 class="task-title">{title}</h2>
        <p>{isBrief && plan.kind !== 'place' ? sentences[0] : sentences.join(' ')}</p>
        {note !== undefined && <p class="task-note">{note}</p>}
        {lying >= 0 && plan.after.phase.kind === 'taking' && (
          <span class="task-card">
            <MiniCardIcon card={lying} width={22} />
            <small class="note">{words.nameCard(lying)}</small>
          </span>
        )}
      </>
    );
  }
  const [title, help] = askedOf(props, planner.question.value);
  const isTower = planner.question.value === 'build' && (card !== undefined || state.phase.kind === 'building');
  const city = planner.plans.value[0]?.city;
  return (
    <>
      <h2 class="task-title">
        {isTower && city !== undefined
          ? phrases.plan.build(words.nameCity(city))
          : isShared(planner) && seat !== undefined && planner.question.value === 'build'
            ? dock.turnOf(frame.players.value[seat].name)
            : title}
      </h2>
      <p>{planner.held.value.begun === undefined ? (isTower ? dock.towerHelp : help) : dock.secondHelp}</p>
      {note !== undefined && <p class="task-note">{note}</p>}
    </>
  );
};

/** Whose turn it is, while nobody here decides. */
const Waiting = (props: TableProps): JSX.Element => {
  const { planner, phrases, words } = props;
  const { frame } = planner;
  const state = frame.state.value;
  const { dock, players } = phrases.panels;
  const actor = game.actor(state);
  const isThinking = frame.thinking.value !== undefined;
  const title =
    typeof actor === 'number'
      ? isYou(frame.players.value, actor)
        ? askedOf(props, questionOf(state))[0]
        : dock.waits(frame.players.value[actor].name)
      : state.phase.kind === 'refilling'
        ? dock.refills
        : state.phase.kind === 'over'
          ? words.describeStatus(state)
          : dock.deals;
  return (
    <>
      <h2 class="task-title">{title}</h2>
      {isThinking && <p class="note">{players.thinking}…</p>}
      <LastEvent planner={planner} words={words} />
    </>
  );
};

export const Task = (props: TaskProps): JSX.Element => (
  <div class="task">{props.planner.question.value === undefined ? <Waiting {...props} /> : <Asked {...props} />}</div>
);
