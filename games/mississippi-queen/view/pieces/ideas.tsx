import { IdeaTags, type Point } from '@showboat/ui';
import type { JSX } from 'preact';
import { moverOf } from '../../game';
import { pointOf } from '../layout';
import { planOfHint } from '../planner/plans';
import { Ghost } from './ghost';
import type { TableProps } from './props';
import './ideas.css';

/** From the middle of a space to its number: in a corner, off the ghost and the prices. */
const BESIDE: Point = { x: -19, y: -20 };
const SCALE = 0.85;

/** Where the other ideas of the Captain would bring the ship, fainter than the one that is looked at. */
export const Ideas = ({ planner }: Pick<TableProps, 'planner'>): JSX.Element => {
  const { frame, plan } = planner;
  const state = frame.state.value;
  const { id } = state.ships[moverOf(state)];
  const ends = frame.hints.value.map((hint) => {
    const idea = planOfHint(state, hint);
    return idea && { ...idea, at: pointOf(state.river, idea.place) };
  });
  return (
    <>
      {ends.map((end, i) =>
        end === undefined || end.place === plan.value?.place ? null : (
          <Ghost key={i} id={id} at={end.at} heading={end.heading} isDoomed={end.isDoomed} name="idea-ghost" />
        ),
      )}
      <IdeaTags
        places={ends.map((end) => end && { x: end.at.x + BESIDE.x, y: end.at.y + BESIDE.y })}
        chosen={frame.hint.value}
        scale={SCALE}
      />
    </>
  );
};
