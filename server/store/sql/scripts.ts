import type { Arguments, Method, Results } from '../operation';
import type { Steps } from './query';

/** Methods of the store as steps that any of its databases can carry out. */
export type Scripts<M extends Method> = { readonly [K in M]: (...given: Arguments[K]) => Steps<Results[K]> };
