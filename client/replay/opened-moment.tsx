import { signal } from '@preact/signals';
import type { Language } from '@showboat/engine';
import { type SealedView, type TableParts, callPlayers } from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { openPlayed } from '../session/open-played';
import { isTextMode, language } from '../settings/settings';
import type { Opened } from '../share/read';
import { useLoaded } from '../shell/use-loaded';
import { playedIn, playersIn } from './players';
import { openStill } from './still';
import './still.css';
import './opened-moment.css';

/** Nothing where it cannot be shown: the words beside it say what it is. */
const loadParts = (opened: Opened, sealed: SealedView, spoken: Language): Promise<TableParts | undefined> =>
  sealed.use(async (view) => {
    const played = playedIn(opened);
    const [history, words] = await Promise.all([openPlayed(view, played), view.loadWords(spoken)]);
    if (!history.ok) return undefined;
    const pieces = played.seats.map((_, seat) => words.nameSeat(history.value.states[0], seat));
    const players = signal(playersIn(played, pieces));
    return openStill(view, words.withNames?.(callPlayers(players)) ?? words, history.value, players);
  });

/** What was shared, before it is opened: the board as it stands, and everybody with what they have. `children`: their names, until then. */
export const OpenedMoment = ({
  opened,
  sealed,
  children,
}: {
  readonly opened: Opened;
  readonly sealed: SealedView;
  readonly children: ComponentChildren;
}): JSX.Element => {
  const spoken = language.value;
  const loaded = useLoaded(() => loadParts(opened, sealed, spoken), [opened, spoken]);
  const parts = loaded.kind === 'here' ? loaded.value : undefined;
  useEffect(() => () => parts?.close(), [parts]);
  const isLost = loaded.kind !== 'waiting' && !parts;
  const Score = (opened.facts.isOver && parts?.Tally) || parts?.Players;
  return (
    <>
      {!isTextMode.value && !isLost && (
        <div class="opened-frame">
          {parts && (
            <div class="still-board" inert>
              <parts.Board />
            </div>
          )}
        </div>
      )}
      {Score ? (
        <div class="opened-score">
          <Score />
        </div>
      ) : (
        children
      )}
    </>
  );
};
