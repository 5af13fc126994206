export * from './desk';
export * from './sounding';
export * from './sounds';
