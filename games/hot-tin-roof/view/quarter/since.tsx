import type { Since } from '@showboat/ui';
import type { JSX } from 'preact';
import { type Gap, IN_HAND, type Roof, type State } from '../../game';
import { roofSizes } from '../map';
import type { Planner } from '../planner/planner';
import type { Scene } from './scene';
import './since.css';

export interface Fresh {
  readonly gaps: readonly Gap[];
  readonly shelters: readonly Roof[];
  /** Where a cat of somebody else has come to. */
  readonly cats: readonly Roof[];
}

const changed = (before: readonly number[], now: readonly number[]): readonly number[] =>
  now.flatMap((owner, at) => (owner === before[at] ? [] : [at]));

/** What others changed since the player here last decided, as chess sites mark the last move. */
export const freshIn = ({ from, to }: Since<State>): Fresh => ({
  gaps: changed(from.built.catwalks, to.built.catwalks),
  shelters: changed(from.built.shelters, to.built.shelters),
  cats: [
    ...new Set(
      to.players.flatMap(({ cats }, seat) => {
        const before = from.players[seat].cats;
        // The two cats of a pair are alike.
        return cats.filter((roof, cat) => roof !== IN_HAND && !before.slice(cat & 2, (cat & 2) + 2).includes(roof));
      }),
    ),
  ],
});

/** A rim around each of them; above the pieces, below names. */
export const SinceMarks = ({ planner, scene }: { readonly planner: Planner; readonly scene: Scene }): JSX.Element | null => {
  const since = planner.frame.since?.value;
  if (!since) return null;
  const { gaps, shelters, cats } = freshIn(since);
  const { house, plank } = roofSizes(scene.layout);
  return (
    <g class="htr-since" aria-hidden="true">
      {gaps.map((gap) => {
        const { x, y, angle } = scene.planks[gap];
        return (
          <rect
            key={`gap ${gap}`}
            x="-33"
            y="-12"
            width="66"
            height="24"
            rx="8"
            transform={`translate(${x} ${y}) rotate(${angle}) scale(${plank})`}
          />
        );
      })}
      {shelters.map((roof) => (
        <rect
          key={`shelter ${roof}`}
          x="-45"
          y="-69"
          width="90"
          height="32"
          rx="8"
          transform={`translate(${scene.roofs[roof].x} ${scene.roofs[roof].y}) scale(${house})`}
        />
      ))}
      {cats.map((roof) => (
        <ellipse
          key={`cat ${roof}`}
          cy="-9"
          rx="41"
          ry="20"
          transform={`translate(${scene.roofs[roof].x} ${scene.roofs[roof].y}) scale(${house})`}
        />
      ))}
    </g>
  );
};
