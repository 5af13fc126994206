import { type Point, Sparkle } from '@showboat/ui';
import type { JSX } from 'preact';
import { type State, type Walk, wayOf } from '../../game';
import { catsAt, roofSizes, thoughtAt } from '../map';
import { Cat, ChosenRing, Heart, PathBeads, ThoughtBubble } from '../pieces';
import type { Planner } from '../planner/planner';
import { residentsOf } from './residents';
import type { Scene } from './scene';
import './cats.css';

export const DRAWN_POSES = { s: 'sitting', l: 'lying' } as const;

/** The way of the cat that has just run, as a path that ends where it is now. */
const runOf = (before: State, walk: Walk, scene: Scene): { readonly path: string; readonly steps: number } => {
  const steps = wayOf(before, walk);
  const end = scene.roofs[walk.to];
  const points = [walk.from, ...steps.map(({ to }) => to)].map((roof) => scene.roofs[roof]);
  return { path: points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x - end.x} ${y - end.y}`).join(''), steps: steps.length };
};

const STEP_MS = 180;

/** A pair that has just met is gone before it could be seen: it is drawn once more, with a heart. */
const Meeting = ({ planner, scene }: { readonly planner: Planner; readonly scene: Scene }): JSX.Element | null => {
  const { frame } = planner;
  const shown = frame.last.value;
  if (shown?.move.kind !== 'walk' || frame.isMotionReduced.value) return null;
  const { before, move } = shown;
  const seat = before.turn;
  if (frame.state.value.players[seat].fish === before.players[seat].fish) return null;
  const at = scene.roofs[move.to];
  return (
    <g key={`${seat} ${frame.state.value.players[seat].fish}`} class="htr-meeting">
      {catsAt(scene.layout, at, [move.pose, move.pose]).map((place) => (
        <Cat key={place.x} {...place} seat={seat} pose={DRAWN_POSES[move.pose]} />
      ))}
      <Heart x={at.x} y={at.y + roofSizes(scene.layout).heartY} scale={scene.layout === 'wide' ? 1 : 0.6} />
      {frame.state.value.fish === 0 && <Sparkle x={at.x} y={at.y - 24} r={scene.layout === 'wide' ? 96 : 58} />}
    </g>
  );
};

/** The chosen cat's thought bubble; above the plates, and omitted where there is no room. */
export const Thought = ({ planner, scene }: { readonly planner: Planner; readonly scene: Scene }): JSX.Element | null => {
  const from = planner.plan.value?.from ?? planner.cat.value?.from;
  if (from === undefined || scene.layout === 'phone' || planner.question.value !== 'move') return null;
  const place = thoughtAt(scene, from);
  return place ? <ThoughtBubble {...place} /> : null;
};

/** The way that is planned; below planks, whose initials say who is paid. */
export const Beads = ({ planner, scene }: { readonly planner: Planner; readonly scene: Scene }): JSX.Element | null => {
  const plan = planner.plan.value;
  if (plan?.from === undefined) return null;
  const points: readonly Point[] = [plan.from, ...plan.way.map(({ to }) => to)].map((roof) => scene.roofs[roof]);
  const { house, link } = roofSizes(scene.layout);
  return <PathBeads points={points} scale={house} link={link} />;
};

/** All cats, the one that is chosen, and where it would be. */
export const Cats = ({ planner, scene }: { readonly planner: Planner; readonly scene: Scene }): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const plan = planner.plan.value;
  const { house, heartY } = roofSizes(scene.layout);
  const residents = residentsOf(state, plan);
  const chosen = planner.cat.value;
  const from = plan?.from ?? (planner.question.value === 'move' ? chosen?.from : undefined);
  const isMeeting = plan?.kind === 'move' && plan.after.players[state.turn].fish > state.players[state.turn].fish;
  const hearts = new Set([
    ...planner.goals.value.filter(({ isMeeting: canMeet, fares }) => canMeet && fares[0].isAffordable).map(({ roof }) => roof),
    ...(isMeeting && plan.roof !== undefined ? [plan.roof] : []),
  ]);
  const shown = frame.last.value;
  const run =
    shown?.move.kind === 'walk'
      ? { ...runOf(shown.before, shown.move, scene), walk: shown.move, seat: shown.before.turn }
      : undefined;
  const isSmall = scene.layout === 'phone';
  return (
    <g aria-hidden="true">
      {from !== undefined && <ChosenRing {...scene.roofs[from]} scale={house} />}
      {scene.order.map((roof) => {
        const here = residents.get(roof) ?? [];
        const places = catsAt(
          scene.layout,
          scene.roofs[roof],
          here.map(({ pose }) => pose),
        );
        return here.map(({ seat, pose, isGhost }, i) => {
          const isRunner = !isGhost && run?.walk.to === roof && run.seat === seat && run.walk.pose === pose;
          return (
            <g
              key={`${seat}${pose}${isGhost}${roof}`}
              class={isRunner ? 'htr-run' : undefined}
              {...(isRunner
                ? { style: { offsetPath: `path('${run.path}')`, animationDuration: `${Math.max(1, run.steps) * STEP_MS}ms` } }
                : {})}
            >
              <Cat {...places[i]} seat={seat} pose={DRAWN_POSES[pose]} isGhost={isGhost} />
            </g>
          );
        });
      })}
      {[...hearts].map((roof) => (
        <g key={`heart ${roof}`} class={isMeeting && plan.roof === roof ? undefined : 'htr-wish'}>
          <Heart x={scene.roofs[roof].x} y={scene.roofs[roof].y + heartY} scale={isSmall ? 0.6 : 1} />
        </g>
      ))}
      <Meeting planner={planner} scene={scene} />
    </g>
  );
};
