import { type CameraHandle, type LoggedPlaces, type TableFrame, loggedPlaces } from '@showboat/ui';
import { type Move, type State, boardIn } from '../../game';
import type { Target } from '../planner/planner';
import { nameTarget } from '../planner/targets';

const roofsOf = ({ players }: State): readonly number[] => players.flatMap(({ cats }) => cats);

const targetsOf = (before: State, move: Move, after: State): readonly Target[] => {
  switch (move.kind) {
    case 'dive':
    case 'turn-up':
      return [{ kind: 'dumpster', dumpster: move.dumpster }];
    case 'lay':
      return [{ kind: 'gap', gap: move.gap }];
    case 'shelter':
      return [{ kind: 'roof', roof: move.roof }];
    case 'walk':
      return [move.from, move.to].map((roof) => ({ kind: 'roof', roof }));
    case 'place': {
      const was = roofsOf(before);
      return roofsOf(after).flatMap((roof, cat) => (roof === was[cat] ? [] : [{ kind: 'roof', roof }]));
    }
    case 'poor':
    case 'decline':
    case 'end':
    case 'first':
      return [];
  }
};

/** Where a move was made. */
export const placesOf = (before: State, move: Move, after: State): readonly string[] => {
  const board = boardIn(before);
  return targetsOf(before, move, after).map((target) => nameTarget(board, target));
};

export const placesOn = (frame: TableFrame<State, Move>, camera: CameraHandle): LoggedPlaces => {
  // On phones the dumpsters are not on the board.
  const isDrawn = (name: string): boolean => frame.layout.peek() === 'wide' || !name.startsWith('dumpster:');
  return loggedPlaces(
    frame,
    (before, move, after) => placesOf(before, move, after).filter(isDrawn),
    () => {
      // The whole quarter, unless somebody has come closer.
      if (camera.isAway.peek()) camera.centre();
    },
  );
};
