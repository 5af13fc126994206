export { Dock } from './dock';
export { OrderStrip } from './order-strip';
export { PlayerRows } from './player-rows';
