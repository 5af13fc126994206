import { type Area, CallOut, type Point } from '@showboat/ui';
import type { JSX } from 'preact';
import { pointOf } from '../layout';
import { notesOf, priceOf } from '../planner/notes';
import { type TableProps, shipName } from './props';

/** What the plan costs and brings, or why a space is barred: beside the ghost or the space. */
export const PlanCallOut = ({
  planner,
  phrases,
  toScreen,
  area,
}: Pick<TableProps, 'planner' | 'phrases'> & {
  readonly toScreen: (point: Point) => Point;
  readonly area: Area;
}): JSX.Element | null => {
  const { river, ships } = planner.frame.state.value;
  const plan = planner.plan.value;
  const { refusal, target } = planner.whyNot.value ?? {};
  const sailing = ships.filter(({ status }) => status === 'sailing').map(({ at }) => toScreen(pointOf(river, at)));
  const isPhone = planner.frame.layout.value === 'phone';
  // The sheet of a phone says the same, and there the river needs the room.
  if (target !== undefined && isPhone) return null;
  if (refusal && target !== undefined) {
    const said = planner.frame.why.sayRefusal(refusal);
    if (said === '') return null;
    return (
      <CallOut at={toScreen(pointOf(river, target))} area={area} avoid={sailing} isAlarm>
        <b>{phrases.dock.whyNot}</b>
        <span>{said}</span>
      </CallOut>
    );
  }
  const isSaidElsewhere = isPhone && plan?.isDoomed === false;
  if (!plan || planner.asked.value || isSaidElsewhere) return null;
  const notes = notesOf(plan, phrases.plan, (id) => shipName(phrases, id));
  const { x, y } = pointOf(river, plan.place);
  return (
    <CallOut
      at={toScreen({ x: x + 18, y: y + 28 })}
      area={area}
      avoid={[...sailing, ...plan.route.map(({ place }) => toScreen(pointOf(river, place)))]}
      isAlarm={plan.isDoomed}
    >
      <b>{priceOf(plan, phrases.plan, 'speed')}</b>
      {notes.length > 0 && <span>{notes.join(' · ')}</span>}
    </CallOut>
  );
};
