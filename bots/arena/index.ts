export * from './deal';
export * from './elo';
export * from './report';
export * from './rotation';
export * from './statistics';
export * from './tournament';
