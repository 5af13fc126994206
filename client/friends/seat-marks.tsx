import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { type History, type OptionValues, type Rules, present, withMove } from '@showboat/engine';
import type { Table, TableSeat } from '@showboat/protocol';
import type { PlayerInfo } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages';
import { beginTelling } from '../online/telling';
import { namesOfSeats } from '../replay/review-data';
import { openStill } from '../replay/still';
import { language } from '../settings/settings';
import { loadView } from '../shell/game-view';

/** How a game draws and calls its seats, before it has begun. */
export interface SeatMarks {
  readonly Badge: (props: { readonly seat: number; readonly size: number }) => JSX.Element | null;
  nameSeat(seat: number): string;
}

export const playerOf = (seat: TableSeat): PlayerInfo => {
  switch (seat.kind) {
    case 'open':
      return { kind: 'elsewhere', name: messages.value.friends.seats.open };
    case 'person':
      return { kind: 'elsewhere', name: seat.name };
    case 'bot':
      return { kind: 'bot', name: seat.name, level: seat.level };
  }
};

/** Far more than it takes until everybody has moved once. */
const ENOUGH = 400;

/** Any game until every seat has moved: what it moves first is its mark. */
const marksOf = <State, Move, Options extends OptionValues>(
  game: Rules<State, Move, Options>,
  begun: History<State, Move>,
  seats: number,
): readonly string[] => {
  let history = begun;
  let marks = namesOfSeats(game, history, seats);
  while (marks.includes('') && history.moves.length < ENOUGH) {
    const [move] = game.legalMoves(present(history));
    if (move === undefined) break;
    history = withMove(game, history, move);
    marks = namesOfSeats(game, history, seats);
  }
  return marks;
};

type Laid = Pick<Table, 'game' | 'options' | 'seats'>;

const loadMarks = async (
  { game: id, options, seats }: Laid,
  players: ReadonlySignal<readonly PlayerInfo[]>,
  spoken: typeof language.value,
): Promise<SeatMarks | undefined> => {
  const sealed = await loadView(id);
  return sealed?.use(async (view) => {
    const begun = beginTelling(view.game, options, undefined);
    if (!begun.ok) return undefined;
    const { history } = begun.value;
    const words = await view.loadWords(spoken);
    const parts = openStill(view, words, history, players);
    const marks = marksOf(view.game, history, seats.length);
    return {
      Badge: ({ seat, size }) => <parts.Badge who={marks[seat] ?? ''} size={size} />,
      nameSeat: (seat) => words.nameSeat(present(history), seat),
    };
  });
};

/** `undefined` until the game is loaded. */
export const useSeatMarks = (table: Laid | undefined): SeatMarks | undefined => {
  const marks = useSignal<SeatMarks | undefined>(undefined);
  const seats = useSignal<readonly TableSeat[]>([]);
  seats.value = table?.seats ?? [];
  const players = useComputed(() => seats.value.map(playerOf));
  const spoken = language.value;
  const key = table && JSON.stringify([table.game, table.options]);
  useEffect(() => {
    let isWanted = true;
    if (table)
      void loadMarks(table, players, spoken).then(
        (loaded) => {
          if (isWanted) marks.value = loaded;
        },
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [key, spoken]);
  return marks.value;
};
