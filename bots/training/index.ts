export * from './calibration';
export * from './examples';
export * from './fit';
export * from './lessons';
export * from './losses';
export * from './self-play';
export * from './teacher';
export * from './training';
