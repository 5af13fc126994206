import { IdeaTags, type Point } from '@showboat/ui';
import type { JSX } from 'preact';
import { catsAt, roofSizes } from '../map';
import { Cat } from '../pieces';
import type { Plan, Planner } from '../planner/planner';
import { planOfHint } from '../planner/plans';
import { DRAWN_POSES } from './cats';
import type { Scene } from './scene';
import './ideas.css';

/** Where an idea happens. On phones the dumpsters are not on the board. */
const placeOf = ({ layout, roofs, planks, dumpsters }: Scene, { dumpster, gap, roof }: Plan): Point | undefined => {
  if (roof !== undefined) {
    const { house } = roofSizes(layout);
    // Off the heart, which is in the middle.
    return { x: roofs[roof].x - house * 48, y: roofs[roof].y - house * 40 };
  }
  if (gap !== undefined) return { x: planks[gap].x, y: planks[gap].y - 26 };
  if (dumpster === undefined || layout === 'phone') return undefined;
  // Off the count of its cans, at the right.
  return { x: dumpsters[dumpster].x - 32, y: dumpsters[dumpster].y - 34 };
};

/** The cats of the ideas that are not looked at, fainter, and the numbers of all. */
export const Ideas = ({ planner, scene }: { readonly planner: Planner; readonly scene: Scene }): JSX.Element => {
  const { frame, plan } = planner;
  const state = frame.state.value;
  const ideas = frame.hints.value.map((hint) => planOfHint(state, hint));
  return (
    <g aria-hidden="true" pointer-events="none">
      {ideas.map((idea, i) => {
        if (!idea || idea.kind !== 'move' || idea.roof === undefined || idea.pose === undefined) return null;
        if (idea.roof === plan.value?.roof) return null;
        const [at] = catsAt(scene.layout, scene.roofs[idea.roof], [idea.pose]);
        return (
          <g key={i} class="htr-idea">
            <Cat {...at} seat={state.turn} pose={DRAWN_POSES[idea.pose]} isGhost />
          </g>
        );
      })}
      <IdeaTags
        places={ideas.map((idea) => idea && placeOf(scene, idea))}
        chosen={frame.hint.value}
        scale={scene.layout === 'wide' ? 1 : 0.75}
      />
    </g>
  );
};
