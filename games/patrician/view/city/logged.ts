import { type CameraHandle, type LoggedPlaces, type TableFrame, loggedPlaces } from '@showboat/ui';
import { CARDS, type Move, type State, cardPlayed } from '../../game';
import { nameTarget } from '../planner/targets';

/** Where a move was made. */
export const placesOf = (before: State, move: Move): readonly string[] => {
  switch (move.kind) {
    case 'build':
      return [nameTarget({ kind: 'site', city: CARDS[cardPlayed(before)].city, site: move.site })];
    case 'move':
      // Onto the other one.
      return (['A', 'B'] as const).map((site) => nameTarget({ kind: 'site', city: move.city, site }));
    case 'take':
    case 'turn-up':
      return [nameTarget({ kind: 'lying', city: move.city })];
    case 'messenger':
      return [nameTarget({ kind: 'link', link: move.link })];
    case 'play':
    case 'decline':
    case 'first':
    case 'deal':
      return [];
  }
};

export const placesOn = (frame: TableFrame<State, Move>, camera: CameraHandle): LoggedPlaces =>
  loggedPlaces(frame, placesOf, () => {
    // The whole map, unless somebody has come closer.
    if (camera.isAway.peek()) camera.centre();
  });
