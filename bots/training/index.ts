export * from './training';
