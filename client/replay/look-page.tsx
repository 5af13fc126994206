import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadView } from '../shell/game-view';
import { formatRoute, navigate } from '../shell/routes';
import { readShared } from '../share/read';
import { playedIn } from './players';
import { type Found, ReplayOf } from './replay-page';

const load = async (fragment: string): Promise<Found> => {
  const found = await readShared(fragment, loadView);
  if (found.ok) return { kind: 'game', saved: playedIn(found.value) };
  // The page that opens links explains what is wrong with this one.
  navigate(`${formatRoute({ kind: 'open' })}${fragment}`, { replace: true });
  return { kind: 'gone' };
};

/** The replay of a shared game: read from the address, and not saved among the player's own games. */
export const LookPage = (): JSX.Element => {
  const fragment = useSignal(location.hash);
  useEffect(() => {
    // Another link in the same page changes only the fragment.
    const read = (): void => {
      fragment.value = location.hash;
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return <ReplayOf key={fragment.value} of={fragment.value} load={() => load(fragment.value)} />;
};
