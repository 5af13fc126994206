export { RiverFeatures } from './features';
export { Fog } from './fog';
export { RiverGround, type RiverProps } from './ground';
export { useScene } from './scene';
