export * from './dialog';
export * from './hex-layout';
export * from './icon';
export * from './language';
export * from './lesson';
export * from './messages';
export * from './view';
