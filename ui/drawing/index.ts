// Geometry without components, for workers: they have no DOM, so they must not load the rest of this package.
export * from '../hex-layout';
export * from './contours';
export * from './distance';
export * from './field';
export * from './lines';
export * from './noise';
export * from './random';
export * from './rect';
export * from './streamlines';
