import { type CameraHandle, type LoggedPlaces, type TableFrame, loggedPlaces } from '@showboat/ui';
import { type Move, NOWHERE, type State, cellsIn, formatPlace, moverOf, parsePlace, placeOf, tileOf } from '../../game';
import { pointOf } from '../layout';

const MIDDLE = cellsIn('c2')[0];

/** Where a move was made: the way of a ship, and of those that it pushed; a new tile. */
export const placesOf = (before: State, move: Move, after: State): readonly string[] => {
  if (move.kind === 'lay') return [formatPlace(placeOf(after.river.tiles.length - 1, MIDDLE))];
  // Somebody who resigns may do so while another ship moves.
  const mover = move.kind === 'resign' ? undefined : 'ship' in before.phase ? before.phase.ship : moverOf(before);
  return before.ships.flatMap(({ at }, ship) => {
    const to = after.ships[ship].at;
    if (to === at) return ship === mover && at !== NOWHERE ? [formatPlace(at)] : [];
    return [at, to].filter((place) => place !== NOWHERE).map(formatPlace);
  });
};

export const placesOn = (frame: TableFrame<State, Move>, camera: CameraHandle): LoggedPlaces =>
  loggedPlaces(frame, placesOf, (names) => {
    const { river } = frame.state.peek();
    // Where the way ends; tiles that are gone are not looked for.
    const place = names.flatMap((name) => parsePlace(name) ?? []).findLast((each) => tileOf(each) >= river.first);
    if (place === undefined) return;
    const point = pointOf(river, place);
    const { x, y, width, height } = camera.view.peek();
    const isSeen = point.x > x && point.x < x + width && point.y > y && point.y < y + height;
    if (!isSeen) camera.lookAt(point);
  });
