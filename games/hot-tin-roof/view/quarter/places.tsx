import { type Rect, type TableLayout, pointed } from '@showboat/ui';
import type { JSX } from 'preact';
import { type Board, DUMPSTERS, type State, boardIn } from '../../game';
import { catsAt, roofSizes } from '../map';
import type { Planner, Target } from '../planner/planner';
import { nameTarget } from '../planner/targets';
import type { TableProps } from '../table-props';
import { residentsOf } from './residents';
import type { Scene } from './scene';
import './places.css';

interface Place {
  readonly target: Target;
  readonly box: Rect;
}

const about = (x: number, y: number, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Everything that can be clicked, with room for a finger. */
const placesOf = (scene: Scene): readonly Place[] => {
  const isWide = scene.layout === 'wide';
  const { house } = roofSizes(scene.layout);
  const roofs = scene.roofs.map(
    ({ x, y }, roof): Place => ({
      target: { kind: 'roof', roof },
      box: about(x, y, isWide ? 128 * house : 74, isWide ? 110 * house : 52),
    }),
  );
  const gaps = scene.planks.map(
    ({ x, y }, gap): Place => ({ target: { kind: 'gap', gap }, box: about(x, y, isWide ? 62 : 44, isWide ? 44 : 40) }),
  );
  const dumpsters = isWide
    ? DUMPSTERS.map((_, dumpster): Place => {
        const { x, y } = scene.dumpsters[dumpster];
        return { target: { kind: 'dumpster', dumpster }, box: { x: x - 43, y: y - 56, width: 86, height: 104 } };
      })
    : [];
  return [...roofs, ...gaps, ...dumpsters];
};

/** From a head to its paws; the boards below them belong to the roof, so that there is always a place to run to. */
const CAT: Readonly<Record<TableLayout, { readonly width: number; readonly above: number; readonly below: number }>> = {
  wide: { width: 50, above: 48, below: -6 },
  phone: { width: 40, above: 32, below: -3 },
};

/** A heart above them, from the centre of the roof to its middle. */
const HEART: Readonly<Record<TableLayout, { readonly y: number; readonly height: number }>> = {
  wide: { y: -61, height: 26 },
  phone: { y: -40, height: 18 },
};

/** Own cats where they are drawn; in a crowd none takes the pointer from another. */
const catPlaces = (scene: Scene, state: State): readonly Place[] =>
  [...residentsOf(state, undefined)].flatMap(([from, here]) => {
    const { width, above, below } = CAT[scene.layout];
    const { y } = scene.roofs[from];
    const at = catsAt(
      scene.layout,
      scene.roofs[from],
      here.map(({ pose }) => pose),
    );
    const middles = at.map(({ x }) => x).sort((one, other) => one - other);
    const apart = Math.min(width, ...middles.slice(1).map((x, i) => Math.max(12, x - middles[i])));
    return here.flatMap(({ seat, pose }, i): readonly Place[] =>
      seat === state.turn
        ? [
            {
              target: { kind: 'cat', pose, from },
              box: { x: at[i].x - apart / 2, y: y - above, width: apart, height: above + below },
            },
          ]
        : [],
    );
  });

const placeId = (board: Board, target: Target): string => `place-${nameTarget(board, target).replaceAll(':', '-')}`;

/** In words, with what it costs where something is to be paid. */
export const sayPlace = (
  { planner, phrases, words }: Pick<TableProps, 'planner' | 'phrases' | 'words'>,
  target: Target,
): string => {
  const state = planner.frame.state.value;
  const board = boardIn(state);
  switch (target.kind) {
    case 'roof': {
      const goal = planner.goals.value.find(({ roof }) => roof === target.roof);
      const name = words.nameRoof(state, target.roof);
      return goal ? phrases.board.roof(name, goal.fares[0].price) : phrases.board.roofPlain(name);
    }
    case 'cat':
      return phrases.plan.cat(phrases.plan.poses[target.pose], words.nameRoof(state, target.from));
    case 'gap': {
      const [one, other] = board.gapEnds[target.gap];
      return phrases.board.gap(words.nameRoof(state, one), words.nameRoof(state, other));
    }
    case 'dumpster': {
      const name = words.nameDumpster(target.dumpster);
      const cans = state.dumpsters[target.dumpster];
      const ends = board.tileEnds[state.open[target.dumpster]];
      return ends
        ? phrases.board.tile(name, cans, words.nameRoof(state, ends[0]), words.nameRoof(state, ends[1]))
        : phrases.board.dumpster(name, cans);
    }
  }
};

/** Of a plank, with a little room. */
const HALF = 33;

/** Where planks may be laid, along the pipes: below the names of roofs. */
export const LitGaps = ({ planner, scene }: Pick<TableProps, 'planner'> & { readonly scene: Scene }): JSX.Element => {
  const gaps = new Set(planner.plans.value.flatMap(({ gap }) => gap ?? []));
  const { plank } = roofSizes(scene.layout);
  return (
    <g aria-hidden="true">
      {[...gaps].map((gap) => {
        const { x, y, angle } = scene.planks[gap];
        return (
          <rect
            key={gap}
            class={planner.plan.value?.gap === gap ? 'htr-gap chosen' : 'htr-gap'}
            x={-HALF}
            y={-13}
            width={2 * HALF}
            height={26}
            rx="9"
            transform={`translate(${x} ${y}) rotate(${angle}) scale(${plank})`}
          />
        );
      })}
    </g>
  );
};

/**
 * The topmost layer: every place takes the pointer, because a barred one says why; the lit ones are buttons with a name.
 * Only a mouse hovers: with touch, the first tap plans.
 */
export const Places = ({
  scene,
  lit,
  ...props
}: Pick<TableProps, 'planner' | 'phrases' | 'words'> & {
  readonly scene: Scene;
  readonly lit: ReadonlySet<string>;
}): JSX.Element => {
  const { planner } = props;
  const board = boardIn(planner.frame.state.value);
  const isLaying = planner.question.value === 'lay';
  const cats = planner.question.value === 'move' ? catPlaces(scene, planner.frame.state.value) : [];
  const look = (event: PointerEvent, target: Target | undefined): void => {
    if (event.pointerType === 'mouse') planner.hover(target);
  };
  return (
    <g>
      {[...placesOf(scene), ...cats].map(({ target, box }) => {
        const name = nameTarget(board, target);
        const ring = pointed.value.includes(name) && <rect {...box} class="htr-pointed" rx="10" />;
        // Gaps take the pointer only while one is asked for, because roofs need the room; a lesson may show one earlier.
        if (target.kind === 'gap' && !isLaying) return ring && <g key={name}>{ring}</g>;
        const isLit = lit.has(name);
        return (
          <g key={name}>
            <rect
              {...box}
              class="htr-place"
              data-place={name}
              onPointerEnter={(event) => look(event, target)}
              onPointerLeave={(event) => look(event, undefined)}
              onClick={() => planner.choose(target)}
              {...(isLit
                ? { id: placeId(board, target), role: 'button', 'aria-label': sayPlace(props, target) }
                : { 'aria-hidden': true })}
            />
            {ring}
          </g>
        );
      })}
      {planner.goals.value.map(({ roof, isMeeting, fares: [{ isAffordable }] }) => {
        const { x, y } = scene.roofs[roof];
        // A cat takes its own pointer: the heart above it is where its partner runs to.
        return (
          isMeeting &&
          isAffordable && (
            <rect
              key={roof}
              {...about(x, y + HEART[scene.layout].y, 44, HEART[scene.layout].height)}
              class="htr-place htr-heart-place"
              onPointerEnter={(event) => look(event, { kind: 'roof', roof })}
              onPointerLeave={(event) => look(event, undefined)}
              onClick={() => planner.choose({ kind: 'roof', roof })}
              aria-hidden="true"
            />
          )
        );
      })}
    </g>
  );
};

/** For `aria-activedescendant` of the board: where the plan is. */
export const plannedPlace = (planner: Planner): string | undefined => {
  const plan = planner.plan.value;
  if (!plan || !planner.isChosen.value) return undefined;
  const board = boardIn(planner.frame.state.value);
  const { dumpster, gap, roof } = plan;
  if (dumpster !== undefined)
    return planner.frame.layout.value === 'wide' ? placeId(board, { kind: 'dumpster', dumpster }) : undefined;
  if (gap !== undefined) return placeId(board, { kind: 'gap', gap });
  return roof === undefined ? undefined : placeId(board, { kind: 'roof', roof });
};
