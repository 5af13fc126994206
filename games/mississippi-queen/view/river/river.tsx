export { ChartFrame } from './chart-frame';
export { RiverFeatures } from './features';
export { Fog } from './fog';
export { RiverGround, type RiverProps } from './ground';
export { ChartNames, roman } from './names';
export { type MapDot, SmallMap } from './small-map';
export { riverBounds } from './spots';
