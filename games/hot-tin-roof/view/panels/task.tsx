import { isYou } from '@showboat/ui';
import type { JSX } from 'preact';
import { hotTinRoof as game } from '../../board';
import { questionOf } from '../prowl/plans';
import type { Question } from '../prowl/prowl';
import { tellPlan } from '../say-plan';
import type { TableProps } from '../table-props';
import { LastEvent } from './last-event';
import './task.css';

/** What is asked, where nothing is planned yet. */
const askedOf = ({ prowl, labels }: TableProps, asked: Question): readonly [title: string, help: string] => {
  const { dock } = labels.panels;
  const isNone = prowl.plans.value.length === 0;
  switch (asked) {
    case 'poor':
      return [dock.poor, ''];
    case 'dive':
      return [dock.dive, dock.diveHelp];
    case 'place':
      return [dock.place, dock.placeHelp];
    case 'lay':
      return [dock.lay, isNone ? dock.layNone : dock.layHelp];
    case 'shelter':
      return [dock.shelter, isNone ? dock.layNone : dock.shelterHelp];
    case 'move':
      return [dock.move, isNone ? dock.moveNone : dock.moveHelp];
  }
};

const isShared = ({ frame }: TableProps['prowl']): boolean => frame.players.value.filter(({ isHere }) => isHere).length > 1;

const Asked = ({ asked, ...props }: TableProps & { readonly asked: Question }): JSX.Element => {
  const { prowl, labels } = props;
  const { frame } = prowl;
  const plan = prowl.plan.value;
  const seat = frame.seat.value;
  if (plan) {
    const { title, sentences, warning } = tellPlan(props, frame.state.value, plan);
    return (
      <>
        <h2 class="htr-task-title">{title}</h2>
        <p>{sentences.join(' ')}</p>
        {warning !== undefined && <p class="htr-warning">{warning}</p>}
      </>
    );
  }
  const [title, help] = askedOf(props, asked);
  const isFirst = asked === 'dive' && isShared(prowl) && seat !== undefined;
  return (
    <>
      <h2 class="htr-task-title">{isFirst ? labels.panels.dock.turnOf(frame.players.value[seat].name) : title}</h2>
      <p>{help}</p>
    </>
  );
};

/** Whose turn it is, while nobody here decides. */
const Waiting = (props: TableProps): JSX.Element => {
  const { prowl, labels, texts } = props;
  const { frame } = prowl;
  const state = frame.state.value;
  const { dock, players } = labels.panels;
  const actor = game.actor(state);
  const asked = questionOf(state);
  const sayWho = (seat: number): string =>
    isYou(frame.players.value, seat) && asked ? askedOf(props, asked)[0] : dock.waits(frame.players.value[seat].name);
  const title = typeof actor === 'number' ? sayWho(actor) : state.phase.kind === 'refilling' ? dock.chance : dock.begins;
  return (
    <>
      <h2 class="htr-task-title">{title}</h2>
      {frame.thinking.value !== undefined && <p class="note">{players.thinking}…</p>}
      <LastEvent prowl={prowl} texts={texts} />
    </>
  );
};

export const Task = (props: TableProps): JSX.Element => {
  const asked = props.prowl.question.value;
  return <div class="htr-task">{asked === undefined ? <Waiting {...props} /> : <Asked {...props} asked={asked} />}</div>;
};
