import { type CameraHandle, type Insets, type TableLayout, WholeBoard, covered } from '@showboat/ui';
import type { JSX } from 'preact';
import { CARDS, type City, citiesFor } from '../game';
import { CityCallOut } from './city/city-call-out';
import { CityPlace } from './city/city';
import { DrawPile } from './city/draw-pile';
import { Messengers } from './city/messengers';
import { Places, plannedPlace } from './city/places';
import { Rings } from './city/rings';
import { Landscape, boardRect, cityAt } from './map';
import { Patterns } from './pieces';
import { Ideas } from './late-parts';
import type { TableProps } from './table-props';
import './board.css';

interface BoardProps extends TableProps {
  readonly camera: CameraHandle;
}

const INSETS: Readonly<Record<TableLayout, Insets>> = {
  wide: { top: 82, right: 304, bottom: 200, left: 12 },
  phone: { top: 112, right: 0, bottom: 250, left: 0 },
};

/** The cities from the back to the front: what is further down stands before what is further up. */
const Cities = ({ layout, ...props }: TableProps & { readonly layout: TableLayout }): JSX.Element => {
  const { planner } = props;
  const { seats } = planner.frame.state.value.options;
  const depth = (city: City): number => cityAt(layout, city, seats).y;
  const chosen = planner.card.value;
  return (
    <>
      {[...citiesFor(seats)]
        .sort((a, b) => depth(a) - depth(b))
        .map((city) => (
          <CityPlace
            key={city}
            {...props}
            city={city}
            layout={layout}
            isBegun={planner.held.value.begun !== undefined && chosen !== undefined && CARDS[chosen].city === city}
          />
        ))}
    </>
  );
};

/** The map of cities as one drawing, from bottom to top. */
export const Board = ({ camera, ...props }: BoardProps): JSX.Element => {
  const { planner, phrases } = props;
  const { frame } = planner;
  const state = frame.state.value;
  const layout = frame.layout.value;
  return (
    <WholeBoard
      class="city-board"
      frame={frame}
      camera={camera}
      cameraWords={phrases.board.camera}
      rect={boardRect(layout, state.options.seats)}
      insets={covered.value ?? INSETS[layout]}
      phrases={phrases.planner}
      active={plannedPlace(planner)}
      over={<CityCallOut {...props} camera={camera} />}
    >
      <Patterns />
      <Landscape layout={layout} seats={state.options.seats} />
      <DrawPile state={state} phrases={phrases} layout={layout} />
      <Cities {...props} layout={layout} />
      {frame.hints.value.length > 1 && <Ideas planner={planner} layout={layout} />}
      <Messengers planner={planner} layout={layout} />
      <Places {...props} layout={layout} />
      <Rings state={state} layout={layout} />
    </WholeBoard>
  );
};
