export { Dock } from './dock';
export { PlayerRows } from './player-rows';
export { Strip } from './strip';
