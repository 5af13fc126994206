import { type ReadonlySignal, useSignal } from '@preact/signals';
import {
  BoardFrame,
  Camera,
  type CameraHandle,
  ChartBorder,
  type Insets,
  type Rect,
  type TableLayout,
  covered,
  marked,
  pointed,
} from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BAR, INSETS, boundsOf, fleetOf, followKeyOf, framingOf, revealedBy, scaleKeyOf } from './focus';
import type { Planner, Way } from './planner/planner';
import {
  CallOuts,
  ChartNames,
  Die,
  ExchangeDialog,
  ImpactLayer,
  MooredFleet,
  PlanGhost,
  PointedSpaces,
  PushTags,
  Overlay,
  Route,
  SinceMarks,
  Trails,
  WarningDialog,
  Ways,
} from './late-parts';
import { PhoneMap } from './late-phone';
import { Fleet, LitSpaces, Prices, REVEAL_MS, ROLL_MS, ShipTags, Spaces, type TableProps, spaceId } from './pieces';
import { Fog, RiverFeatures, RiverGround, useScene } from './river/river';
import './board.css';

interface BoardProps extends TableProps {
  readonly camera: CameraHandle;
}

/** Below the panels at the top is the river bar, and perhaps a mark. */
const insetsOf = (layout: TableLayout): Insets => {
  const { top, ...sides } = covered.value ?? INSETS[layout];
  return { top: top + BAR[layout] + marked.value, ...sides };
};

/** What the camera looks at for a while, before it goes back to the ship in question. */
const useReveal = ({ frame }: Planner): Rect | undefined => {
  const last = frame.last.value;
  const [seen, see] = useState<typeof last>(undefined);
  const revealed = last && last !== seen && !frame.isMotionReduced.value ? revealedBy(last, frame.state.value) : undefined;
  const is = revealed !== undefined;
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => see(last), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [is, last]);
  return revealed;
};

/** The parts that change on hover are separate from the rest, which is rendered once per move. */
const Stage = ({
  planner,
  camera,
  words,
  children,
  around,
}: Pick<BoardProps, 'planner' | 'camera' | 'words'> & {
  readonly children: ComponentChildren;
  readonly around: ComponentChildren;
}): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const layout = frame.layout.value;
  const bounds = useMemo(() => boundsOf(state), [state.river]);
  const cursor = planner.held.value.cursor;
  const isCursorLit = planner.lit.value.some(({ place }) => place === cursor);
  const scaleKey = useRef<string | undefined>(undefined);
  scaleKey.current = scaleKeyOf(planner, scaleKey.current);
  return (
    <BoardFrame
      class="river-board"
      part="river"
      phrases={words.phrases.planner}
      active={cursor !== undefined && isCursorLit ? spaceId(cursor) : undefined}
    >
      <Camera
        camera={camera}
        bounds={bounds}
        {...framingOf(planner, useReveal(planner))}
        besides={fleetOf(state)}
        insets={insetsOf(layout)}
        scale={layout === 'phone' ? 0.84 : 0.97}
        scaleKey={scaleKey.current}
        followKey={followKeyOf(state)}
        isMotionReduced={frame.isMotionReduced.value}
      >
        {children}
      </Camera>
      {around}
    </BoardFrame>
  );
};

const LookedAtFleet = ({
  hovered,
  ...props
}: Pick<TableProps, 'planner' | 'phrases'> & { readonly hovered: ReadonlySignal<number | undefined> }): JSX.Element => (
  <Fleet {...props} lookedAt={hovered.value} />
);

/** What only a plan shows is loaded with the first one. */
const Planned = ({ planner, children }: Pick<TableProps, 'planner'> & { readonly children: JSX.Element }): JSX.Element | null =>
  planner.plan.value ? children : null;

const Asked = ({ planner, children }: Pick<TableProps, 'planner'> & { readonly children: JSX.Element }): JSX.Element | null =>
  planner.asked.value ? children : null;

const Called = ({
  planner,
  looked,
  children,
}: Pick<TableProps, 'planner'> & {
  readonly looked: ReadonlySignal<Way | undefined>;
  readonly children: JSX.Element;
}): JSX.Element | null => (planner.plan.value || planner.whyNot.value || looked.value?.refusal ? children : null);

/** What must be answered before anything else. */
const Questions = (props: TableProps): JSX.Element => (
  <>
    {props.planner.held.value.warned && <WarningDialog {...props} />}
    {props.planner.held.value.isExchanging && <ExchangeDialog {...props} />}
  </>
);

/** When the die that decides about the next tile comes to rest. */
const useDie = ({ frame }: Planner): number => {
  const last = frame.last.value;
  return useMemo(() => (last?.move.kind === 'lay' && Die.isHere() ? performance.now() + ROLL_MS : 0), [last]);
};

/** In milliseconds: the chart is lettered when the first question has been asked and nothing else is loaded. */
const LETTERING = 3000;
let wasLettered = false;

const useLettering = (): boolean => {
  const [is, set] = useState(wasLettered);
  useEffect(() => {
    const timer = setTimeout(() => {
      wasLettered = true;
      set(true);
    }, LETTERING);
    return () => clearTimeout(timer);
  }, []);
  return is;
};

/** The chart as one drawing, from bottom to top. */
export const Board = ({ camera, ...props }: BoardProps): JSX.Element => {
  const { planner, phrases, words } = props;
  const state = planner.frame.state.value;
  const isWide = planner.frame.layout.value === 'wide';
  const isLettered = useLettering();
  const hovered = useSignal<number | undefined>(undefined);
  const looked = useSignal<Way | undefined>(undefined);
  const { river, options, round, waiting } = state;
  const isMotionReduced = planner.frame.isMotionReduced.value;
  const shown = { scene: useScene(river, options, isMotionReduced, useDie(planner)), options, isMotionReduced };
  return (
    <Stage
      planner={planner}
      camera={camera}
      words={words}
      around={
        <>
          <Called planner={planner} looked={looked}>
            <CallOuts planner={planner} phrases={phrases} camera={camera} looked={looked} />
          </Called>
          {isWide && <ChartBorder />}
          {!isWide && <PhoneMap planner={planner} camera={camera} />}
          {isLettered && <Overlay {...props} camera={camera} />}
          <Questions {...props} />
        </>
      }
    >
      <RiverGround {...shown} />
      {planner.frame.since?.value && <SinceMarks planner={planner} />}
      <LitSpaces planner={planner} />
      <RiverFeatures {...shown} waiting={waiting} />
      <Prices planner={planner} />
      <Planned planner={planner}>
        <Route planner={planner} />
      </Planned>
      <Fog scene={shown.scene} unknownWater={words.phrases.chart.unknownWater} />
      {isLettered && (
        <ChartNames
          scene={shown.scene}
          title={words.phrases.chart.title}
          subtitle={river.pier === 'none' ? words.phrases.chart.subtitle(round) : words.phrases.chart.subtitleKnown}
        />
      )}
      {Die.isHere() && <Die planner={planner} />}
      <Planned planner={planner}>
        <PlanGhost planner={planner} />
      </Planned>
      {planner.frame.missed?.value.length ? <Trails planner={planner} /> : null}
      {state.ships.some(({ status }) => status === 'landed') && <MooredFleet {...props} />}
      {isLettered && <ImpactLayer planner={planner} />}
      <LookedAtFleet planner={planner} phrases={phrases} hovered={hovered} />
      <ShipTags planner={planner} />
      {isLettered && <PushTags planner={planner} />}
      {pointed.value.length > 0 && <PointedSpaces state={state} />}
      <Spaces
        planner={planner}
        phrases={phrases}
        onHover={(place) => {
          hovered.value = place;
        }}
      />
      <Asked planner={planner}>
        <Ways
          planner={planner}
          phrases={phrases}
          onLook={(way) => {
            looked.value = way;
          }}
        />
      </Asked>
    </Stage>
  );
};
