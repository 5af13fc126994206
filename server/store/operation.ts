import type { Store } from './store';

/** What is done with the database; the rest concerns the file. */
export type Method = Exclude<keyof Store, 'isShared' | 'watch' | 'backup' | 'close'>;

export type Arguments = { [M in Method]: Parameters<Store[M]> };
export type Results = { [M in Method]: Awaited<ReturnType<Store[M]>> };

/** Methods of the store, carried out at once. */
export type Operations<M extends Method> = { readonly [K in M]: (...given: Arguments[K]) => Results[K] };

export type Call<M extends Method = Method> = {
  [K in M]: { readonly id: number; readonly method: K; readonly given: Arguments[K] };
}[M];

/** `unavailable`: try again later; `problem`: for whoever started the program; `mistake`: a bug of the caller's, or of ours. */
export type Failure = { readonly kind: 'unavailable' | 'problem' | 'mistake'; readonly message: string };

export type Answer = { readonly id: number } & ({ readonly value: Results[Method] } | { readonly failure: Failure });
