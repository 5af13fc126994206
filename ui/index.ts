export * from './language';
export * from './lesson';
export * from './view';
