export * from './dialog';
export * from './icon';
export * from './language';
export * from './lesson';
export * from './view';
