import { chartOf } from './chart';
import { speedAfterLogs } from './exchange';
import { landsWith } from './finish';
import { canBoard, canRefuel } from './passengers';
import { PASSENGERS, type State, moverOf } from './state';

/** What a stop brings, or would bring to a slower ship. */
export type Gain = 'lands' | 'boards' | 'refuels' | 'too-fast-to-land' | 'too-fast-to-board' | 'too-fast-to-refuel';

/** Of the ship to move, where all its points are spent. Taking a second passenger on a landing space is landing (AMB-2). */
export const gainOf = (stopped: State): Gain | undefined => {
  const ship = stopped.ships[moverOf(stopped)];
  const { at, aboard } = ship;
  const chart = chartOf(stopped.river, stopped.options);
  const gainAt = (speed: number): 'lands' | 'boards' | 'refuels' | undefined => {
    const boards = canBoard(stopped, chart, ship, at, speed);
    if (landsWith(chart, ship, at, speed, aboard.length + (boards ? 1 : 0))) return 'lands';
    return boards ? 'boards' : canRefuel(chart, ship, at, speed) ? 'refuels' : undefined;
  };
  const speed = speedAfterLogs(stopped);
  const gain = gainAt(speed);
  if (gain || speed === 1) return gain;
  switch (gainAt(1)) {
    case 'lands':
      return aboard.length === PASSENGERS ? 'too-fast-to-land' : 'too-fast-to-board';
    case 'boards':
      return 'too-fast-to-board';
    case 'refuels':
      return 'too-fast-to-refuel';
    case undefined:
      return undefined;
  }
};
