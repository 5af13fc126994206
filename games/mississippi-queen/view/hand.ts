// What only phones show.

export { MapInHand } from './map-in-hand';
export { Chips } from './panels/chips';
export { DockHand } from './panels/dock-hand';
