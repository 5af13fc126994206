export * from './browser';
export * from './host';
export * from './messages';
export * from './serve';
