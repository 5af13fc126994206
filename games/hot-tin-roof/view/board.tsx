import { type CameraHandle, type Insets, type TableLayout, WholeBoard, covered, lettersOf } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Roof, boardIn } from '../game';
import { Ideas } from './late-parts';
import { Quarter } from './map';
import { Patterns } from './pieces';
import type { Planner } from './planner/planner';
import { litTargets } from './planner/targets';
import { Buildings, Initials } from './quarter/buildings';
import { Beads, Cats, Thought } from './quarter/cats';
import { Houses, Plates } from './quarter/houses';
import { LitGaps, Places, plannedPlace } from './quarter/places';
import { Prices } from './quarter/prices';
import { sceneOf } from './quarter/scene';
import { SinceMarks } from './quarter/since';
import { Tray } from './quarter/tray';
import type { TableProps } from './table-props';
import './board.css';

const INSETS: Readonly<Record<TableLayout, Insets>> = {
  wide: { top: 82, right: 304, bottom: 200, left: 12 },
  phone: { top: 112, right: 0, bottom: 320, left: 0 },
};

/** On phones the margin between panels and board is smaller: nothing is at the very edge of the quarter there. */
const SPARE: Readonly<Record<TableLayout, number>> = { wide: 0, phone: 9 };

/** The signs of roofs at the edge of a window. */
const LEAST = 4;

const insetsOf = (layout: TableLayout): Insets => {
  const { top, right, bottom, left } = covered.value ?? INSETS[layout];
  const closer = (inset: number): number => Math.max(LEAST, inset - SPARE[layout]);
  return { top: closer(top), right: closer(right), bottom: closer(bottom), left: closer(left) };
};

/** Roofs that can be chosen now. */
const litRoofs = (planner: Planner): ReadonlySet<Roof> => new Set(planner.plans.value.flatMap(({ roof }) => roof ?? []));

/** The quarter at blue hour as one drawing, from bottom to top. */
export const Board = ({ camera, ...props }: TableProps & { readonly camera: CameraHandle }): JSX.Element => {
  const { planner, phrases } = props;
  const { frame } = planner;
  const state = frame.state.value;
  const layout = frame.layout.value;
  const board = boardIn(state);
  const scene = sceneOf(state, layout, props.words);
  const letters = lettersOf(frame.players.value);
  const lit = litTargets(board, planner);
  // What does not change on hover is not rendered again on hover.
  const sky = useMemo(() => <Quarter layout={layout} />, [layout]);
  const roofs = litRoofs(planner);
  const houses = useMemo(
    () => <Houses scene={scene} built={state.built} lit={roofs} />,
    [scene, state.built, [...roofs].join(' ')],
  );
  const plates = useMemo(() => <Plates scene={scene} state={state} words={props.words} />, [scene, props.words]);
  return (
    <WholeBoard
      class={frame.isMotionReduced.value ? 'roof-board' : 'roof-board htr-lively'}
      frame={frame}
      camera={camera}
      cameraWords={phrases.board.camera}
      rect={scene.rect}
      insets={insetsOf(layout)}
      phrases={phrases.planner}
      active={plannedPlace(planner)}
    >
      <Patterns />
      {sky}
      {houses}
      <Beads planner={planner} scene={scene} />
      <Buildings planner={planner} scene={scene} />
      <SinceMarks planner={planner} scene={scene} />
      <LitGaps planner={planner} scene={scene} />
      <Cats planner={planner} scene={scene} />
      {plates}
      <Initials planner={planner} scene={scene} letters={letters} />
      <Thought planner={planner} scene={scene} />
      <Prices planner={planner} scene={scene} letters={letters} free={phrases.board.free} />
      {layout === 'wide' && <Tray {...props} scene={scene} lit={lit} />}
      {frame.hints.value.length > 1 && <Ideas planner={planner} scene={scene} />}
      <Places {...props} scene={scene} lit={lit} />
    </WholeBoard>
  );
};
