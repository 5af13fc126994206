// What only phones show.

export { PhoneMap } from './phone-map';
export { Chips } from './panels/chips';
export { DockPhone } from './panels/dock-phone';
