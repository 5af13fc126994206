// What only phones show.

export { DockHand } from './panels/dock-hand';
export { Chips } from './panels/player-rows';
