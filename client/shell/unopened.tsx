import type { JSX } from 'preact';
import { messages } from '../messages';
import type { Unreadable } from '../session/entry';
import { Link } from './link';
import { RawActions } from './raw-actions';
import { navigate } from './routes';

/** Why a saved game is not shown: there is none, the browser cannot read it now, or nobody can any more. */
export type Unopenable = { readonly kind: 'gone' | 'failed' } | Unreadable;

export const Unopened = ({ why }: { readonly why: Unopenable }): JSX.Element => {
  const { saved, shell } = messages.value;
  return (
    <main class="table-loading" aria-live="polite">
      <h1 tabIndex={-1}>{saved.unopened[why.kind]}</h1>
      {why.kind === 'unreadable' && <p class="note">{saved.damaged(why.refusal.field ?? why.refusal.code)}</p>}
      <div class="choices">
        {why.kind === 'unreadable' && <RawActions entry={why} onRemoved={() => navigate({ kind: 'games' })} />}
        {why.kind === 'failed' && (
          <button type="button" class="btn" onClick={() => location.reload()}>
            {shell.again}
          </button>
        )}
        <Link class="btn" to={{ kind: 'games' }}>
          {shell.myGames}
        </Link>
        <Link class="btn" to={{ kind: 'start' }}>
          {shell.unknown.back}
        </Link>
      </div>
    </main>
  );
};
