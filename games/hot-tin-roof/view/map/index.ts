export * from './cats-on-roof';
export * from './grounds';
export * from './marks-at';
export * from './places';
export * from './plates';
export * from './quarter';
export * from './signs';
