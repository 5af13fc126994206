import { useComputed, useSignal } from '@preact/signals';
import type { Table } from '@showboat/protocol';
import type { PlayerInfo } from '@showboat/ui';
import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Picture } from '../games/picture';
import { openStill } from '../replay/still';
import { language } from '../settings/settings';
import { loadView } from '../shell/game-view';
import { ask } from './requests';
import { playerOf } from './seat-marks';
import './glimpse.css';

interface Glimpse {
  readonly Board: FunctionComponent;
  readonly Mover: FunctionComponent<{ readonly size: number }>;
}

/** The board as it stands between two turns. `undefined` before the game, where it does not tell its position, and within a turn. */
const loadGlimpse = async (
  { id, game, status }: Table,
  players: ReadonlySignal<readonly PlayerInfo[]>,
  spoken: typeof language.value,
): Promise<Glimpse | undefined> => {
  if (status === 'gathering') return undefined;
  const [sealed, answer] = await Promise.all([loadView(game), ask('getState', { params: { id } })]);
  const position = answer.ok ? answer.value.position : null;
  if (position === null) return undefined;
  return sealed?.use(async (view) => {
    const [words, { parsePosition, parseView = parsePosition }] = await Promise.all([
      view.loadWords(spoken),
      view.loadPositions(),
    ]);
    const state = parseView(position);
    if (!state.ok) return undefined;
    const parts = openStill(view, words, { states: [state.value], moves: [], undone: [] }, players);
    return {
      Board: parts.Board,
      Mover: ({ size }): JSX.Element | null =>
        parts.mover.value === undefined ? null : <parts.Badge who={parts.mover.value} size={size} />,
    };
  });
};

/** A small picture of a table: its own board, or the poster of its game. Beside words that say the same. */
export const TablePicture = ({ table }: { readonly table: Table }): JSX.Element => {
  const glimpse = useSignal<Glimpse | undefined>(undefined);
  const seats = useSignal(table.seats);
  seats.value = table.seats;
  const players = useComputed(() => seats.value.map(playerOf));
  const spoken = language.value;
  useEffect(() => {
    let isWanted = true;
    loadGlimpse(table, players, spoken).then(
      (loaded) => {
        if (isWanted) glimpse.value = loaded;
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [table.id, table.status, table.seq, spoken]);
  const { Board, Mover } = glimpse.value ?? {};
  return (
    <>
      {Board ? (
        <span class="glimpse" inert>
          <span key={table.seq}>
            <Board />
          </span>
        </span>
      ) : (
        <Picture game={table.game} />
      )}
      {Mover && (
        <span class="thumb-me">
          <Mover size={28} />
        </span>
      )}
    </>
  );
};
