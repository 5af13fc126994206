export * from './errors';
export * from './events';
export * from './play';
export * from './players';
export * from './read-disclosure';
export * from './socket';
export * from './tables';
export * from './text';
