export * from './landscape';
export * from './piazza';
export * from './places';
