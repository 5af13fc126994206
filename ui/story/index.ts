export * from './course';
export * from './points';
export * from './story';
