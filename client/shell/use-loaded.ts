import { isPartLost } from '@showboat/ui';
import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> = { readonly kind: 'waiting' } | { readonly kind: 'failed' } | { readonly kind: 'here'; readonly value: T };

/** Data that a page needs before it renders; reloaded when one of `keys` changes, with the old value kept until then. */
export const useLoaded = <T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ kind: 'waiting' });
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setLoaded({ kind: 'here', value }),
      (error: unknown) => {
        // What a module that cannot be fetched is called differs; that it is a TypeError does not.
        if (error instanceof TypeError) isPartLost.value = true;
        if (isWanted) setLoaded({ kind: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, keys);
  return loaded;
};
