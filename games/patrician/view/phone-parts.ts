// What only phones show.

export { DockPhone } from './panels/dock-phone';
export { Chips } from './panels/player-rows';
