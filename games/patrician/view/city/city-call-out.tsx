import { type CameraHandle, toScreen } from '@showboat/ui';
import type { JSX } from 'preact';
import { CARDS, type City } from '../../game';
import { boardRect, cityAt } from '../map';
import { CardFace } from '../pieces';
import { plannedTowers } from '../planner/targets';
import type { TableProps } from '../table-props';
import { MEASURES } from './measures';
import { Standing } from './standing';
import './city-call-out.css';

const { floor, plate } = MEASURES.wide;

/** In CSS pixels, for it must be known where it fits. */
const WIDTH = 286;
const CARD_WIDTH = 132;
const AWAY = 12;
/** Between a tower and what is written above it: scaffolding, slot, pennant. */
const TOP = 44;

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Which side of the box is at the spot. */
  readonly edge: 'top' | 'bottom' | 'left' | 'right';
}

/** Below the cities of the upper half, above those of the lower; beside the ones at the ends. */
const spotOf = (city: City, seats: number, height: number): Spot => {
  const { x, y } = cityAt('wide', city, seats);
  const rect = boardRect('wide', seats);
  const middle = rect.y + rect.height / 2;
  const isEnd = Math.abs(y - middle) < rect.height / 6;
  const half = plate.width / 2 + AWAY;
  if (isEnd)
    return x < rect.x + rect.width / 2 ? { x: x + half, y: y - 20, edge: 'left' } : { x: x - half, y: y - 20, edge: 'right' };
  if (y < middle) return { x, y: y + plate.below + plate.height + AWAY, edge: 'top' };
  // In the gap between the rows, unless the tower is taller than that.
  return { x, y: Math.min(y - height * floor.height - TOP, middle + 88), edge: 'bottom' };
};

/** Beside the drawing: the standing of the selected city, or the card lying there. It follows the camera. */
export const CityCallOut = ({ camera, ...props }: TableProps & { readonly camera: CameraHandle }): JSX.Element | null => {
  const { planner, words } = props;
  const state = planner.frame.state.value;
  const city = planner.looked.value;
  if (city === undefined) return null;
  const plan = planner.plan.value;
  const towers = plannedTowers(state, plan?.city === city ? plan : undefined);
  const height = Math.max(towers[2 * city].length, towers[2 * city + 1].length);
  const lens = camera.lens.value;
  const spot = spotOf(city, state.options.seats, height);
  const at = toScreen(lens, spot);
  const area = camera.view.value;
  const corner = toScreen(lens, area);
  const card = state.lying[city];
  const isCard = planner.hovered.value?.kind === 'lying' && card >= 0 && planner.question.value !== 'take';
  const width = isCard ? CARD_WIDTH : WIDTH;
  const wanted = spot.edge === 'left' ? at.x : spot.edge === 'right' ? at.x - width : at.x - width / 2;
  const left = Math.max(corner.x, Math.min(corner.x + area.width * lens.scale - width, wanted));
  return (
    <div
      class={`city-call-out ${spot.edge}`}
      style={{
        left: `${Math.round(left)}px`,
        top: `${Math.round(at.y)}px`,
        width: `${width}px`,
        '--arrow': `${Math.round(at.x - left)}px`,
      }}
    >
      <div class="city-call-out-box">
        {isCard ? (
          <CardFace card={card} cityName={words.nameCity(CARDS[card].city)} width={112} />
        ) : (
          <Standing {...props} city={city} />
        )}
      </div>
    </div>
  );
};
