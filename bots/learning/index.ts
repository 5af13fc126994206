export * from './judge';
export * from './net';
export * from './reading';
export * from './worth';
