export * from './places';
export * from './plates';
export * from './quarter';
