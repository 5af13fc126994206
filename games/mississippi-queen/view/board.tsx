import { type ReadonlySignal, useSignal } from '@preact/signals';
import { neighbour } from '@showboat/engine';
import {
  BoardFrame,
  Camera,
  type CameraHandle,
  CameraButtons,
  ChartBorder,
  covered,
  hexCentre,
  hexPath,
  pointed,
} from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { INSETS, boundsOf, fleetOf, focusOf, followKeyOf } from './focus';
import type { Planner, Way } from './planner/planner';
import { CallOuts, ChartNames, ExchangeDialog, PlanGhost, PointedSpaces, Route, Trails, WarningDialog, Ways } from './late-parts';
import { PhoneMap } from './late-phone';
import { hexOf } from './layout';
import { Fleet, LitSpaces, Prices, PushTags, ShipTags, Spaces, type TableProps, spaceId } from './pieces';
import { Fog, RiverFeatures, RiverGround } from './river/river';
import './board.css';

interface BoardProps extends TableProps {
  readonly camera: CameraHandle;
}

/** Which of the ways Enter would take. */
const ChoiceMark = ({ planner }: { readonly planner: Planner }): JSX.Element | null => {
  const asked = planner.asked.value;
  const heading = planner.choice.value;
  const { river, ships } = planner.frame.state.value;
  const ship = ships.find(({ id }) => id === asked?.ship);
  if (!asked || !ship || heading === undefined) return null;
  const to = hexCentre(neighbour(hexOf(river, ship.at), heading));
  return <path class="choice-mark" aria-hidden="true" d={hexPath(to, 0.82)} />;
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
        focus={focusOf(planner)}
        besides={fleetOf(state)}
        insets={covered.value ?? INSETS[layout]}
        scale={layout === 'phone' ? 0.84 : 0.97}
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

/** In milliseconds: the chart is lettered when the first question has been asked and nothing else is loaded. */
const LETTERING = 3000;
let isLettered = false;

const useLettering = (): boolean => {
  const [is, set] = useState(isLettered);
  useEffect(() => {
    const timer = setTimeout(() => {
      isLettered = true;
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
  const hovered = useSignal<number | undefined>(undefined);
  const looked = useSignal<Way | undefined>(undefined);
  const { river, options, round, waiting } = state;
  const shown = { river, options, isMotionReduced: planner.frame.isMotionReduced.value };
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
          {isWide ? (
            <CameraButtons camera={camera} words={words.phrases.chart.camera} />
          ) : (
            <PhoneMap planner={planner} camera={camera} />
          )}
          <Questions {...props} />
        </>
      }
    >
      <RiverGround {...shown} />
      <LitSpaces planner={planner} />
      <RiverFeatures {...shown} waiting={waiting} />
      <Prices planner={planner} />
      <Planned planner={planner}>
        <Route planner={planner} />
      </Planned>
      <Fog {...shown} unknownWater={words.phrases.chart.unknownWater} />
      {useLettering() && (
        <ChartNames
          {...shown}
          title={words.phrases.chart.title}
          subtitle={river.pier === 'none' ? words.phrases.chart.subtitle(round) : words.phrases.chart.subtitleKnown}
        />
      )}
      <Planned planner={planner}>
        <PlanGhost planner={planner} />
      </Planned>
      {planner.frame.missed?.value.length ? <Trails planner={planner} /> : null}
      <LookedAtFleet planner={planner} phrases={phrases} hovered={hovered} />
      <ShipTags planner={planner} />
      <PushTags planner={planner} />
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
      <ChoiceMark planner={planner} />
    </Stage>
  );
};
