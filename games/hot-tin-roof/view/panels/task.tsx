import { countHere, isYou } from '@showboat/ui';
import type { JSX } from 'preact';
import { DUMPSTERS, hotTinRoof as game } from '../../game';
import { FishTileIcon } from '../pieces';
import { canBuild, questionOf } from '../planner/plans';
import type { Plan, Question } from '../planner/planner';
import { tellPlan } from '../say-plan';
import type { TableProps } from '../table-props';
import { LastEvent } from './last-event';
import { PathRow } from './path';
import './task.css';

/** What is asked, where nothing is planned yet. */
const askedOf = ({ planner, phrases }: TableProps, asked: Question): readonly [title: string, help: string] => {
  const { dock } = phrases.panels;
  const state = planner.frame.state.value;
  switch (asked) {
    case 'poor':
      return [dock.poor, ''];
    case 'dive':
      return [dock.dive, dock.diveHelp(state.options.ante / DUMPSTERS.length)];
    case 'place':
      return [dock.place, dock.placeHelp];
    case 'lay':
      return canBuild(state) ? [dock.lay, dock.layHelp] : [dock.none, dock.noneHelp];
    case 'shelter':
      return canBuild(state) ? [dock.shelter, dock.shelterHelp] : [dock.none, dock.noneHelp];
    case 'move':
      return [dock.move, planner.plans.value.length === 0 ? dock.moveNone : dock.moveHelp];
  }
};

/** A text with some of its words in bold; each is searched after the previous one. */
const Told = ({ text, strong = [] }: { readonly text: string; readonly strong?: readonly string[] | undefined }): JSX.Element => {
  const parts: (string | JSX.Element)[] = [];
  let rest = text;
  for (const words of strong) {
    const at = rest.indexOf(words);
    if (at < 0) continue;
    parts.push(rest.slice(0, at), <b>{words}</b>);
    rest = rest.slice(at + words.length);
  }
  return (
    <p>
      {parts}
      {rest}
    </p>
  );
};

const Planned = ({ plan, ...props }: TableProps & { readonly plan: Plan }): JSX.Element => {
  const { state, layout } = props.planner.frame;
  const { title, sentences, strong, fish = [], warning } = tellPlan(props, state.value, plan);
  const isPhone = layout.value === 'phone';
  const said = <Told text={sentences.join(' ')} strong={strong} />;
  const warned = warning !== undefined && <p class="htr-warning">{warning}</p>;
  const tile = <FishTileIcon value={state.value.options.fishValue} size={28} />;
  return (
    <>
      <h2 class="htr-task-title">{title}</h2>
      {isPhone && plan.kind === 'move' && <PathRow {...props} />}
      {isPhone && fish.length > 0 ? (
        <div class="htr-catch">
          <span role="img" aria-label={fish.join(' ')}>
            {tile}
          </span>
          <div>
            {said}
            {fish.length > 1 && <p aria-hidden="true">{fish[1]}</p>}
            {warned}
          </div>
        </div>
      ) : (
        <>
          {said}
          {fish.length > 0 && (
            <p class="htr-catch">
              {tile}
              <b>{fish.join(' ')}</b>
            </p>
          )}
          {warned}
        </>
      )}
    </>
  );
};

const isShared = ({ frame }: TableProps['planner']): boolean => countHere(frame.players.value) > 1;

const Asked = ({ asked, ...props }: TableProps & { readonly asked: Question }): JSX.Element => {
  const { planner, phrases } = props;
  const { frame } = planner;
  const plan = planner.plan.value;
  const seat = frame.seat.value;
  const note = planner.whyNot.value?.note;
  const asks = note !== undefined && <p class="htr-warning htr-question">{note}</p>;
  if (plan)
    return (
      <>
        {asks}
        <Planned {...props} plan={plan} />
      </>
    );
  const [title, help] = askedOf(props, asked);
  const isFirst = asked === 'dive' && isShared(planner) && seat !== undefined;
  return (
    <>
      <h2 class="htr-task-title">{isFirst ? phrases.panels.dock.turnOf(frame.players.value[seat].name) : title}</h2>
      {asks || <p>{help}</p>}
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
  const asked = questionOf(state);
  const sayWho = (seat: number): string =>
    isYou(frame.players.value, seat) && asked ? askedOf(props, asked)[0] : dock.waits(frame.players.value[seat].name);
  const byChance = state.phase.kind === 'refilling' ? dock.chance : dock.begins;
  const title = typeof actor === 'number' ? sayWho(actor) : state.phase.kind === 'over' ? words.describeStatus(state) : byChance;
  return (
    <>
      <h2 class="htr-task-title">{title}</h2>
      {frame.thinking.value !== undefined && <p class="note">{players.thinking}…</p>}
      <LastEvent planner={planner} words={words} />
    </>
  );
};

export const Task = (props: TableProps): JSX.Element => {
  const asked = props.planner.question.value;
  // On a phone its height is fixed, and long names are scrolled to: also by keys.
  const reachable = props.planner.frame.layout.value === 'phone' ? { tabIndex: 0 } : {};
  return (
    <div class="htr-task" {...reachable}>
      {asked === undefined ? <Waiting {...props} /> : <Asked {...props} asked={asked} />}
    </div>
  );
};
