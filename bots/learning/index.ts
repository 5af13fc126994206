export * from './by-hand';
export * from './judge';
export * from './leads';
export * from './net';
export * from './reading';
export * from './worth';
