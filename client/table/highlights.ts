import type { Signal } from '@preact/signals';
import type { History, Seat } from '@showboat/engine';
import type { Highlight, HighlightWords } from '@showboat/ui';

/** Long enough to read one line twice. */
export const SHOWN_MS = 4200;
/** What is about the player here is not replaced sooner. */
export const KEPT_MS = 1800;

/** Among moves that were displayed at once: what concerns the player here, else the last. */
export const highlightIn = <State, Move>(
  words: HighlightWords<State, Move>,
  { states, moves }: Pick<History<State, Move>, 'states' | 'moves'>,
  from: number,
  to: number,
  you: Seat | undefined,
): Highlight | undefined => {
  let found: Highlight | undefined;
  for (let at = from; at < to; at++) {
    const told = words.tell(
      {
        before: states[at],
        move: moves[at],
        after: states[at + 1],
        past: { states: states.slice(0, at + 1), moves: moves.slice(0, at) },
      },
      you,
    );
    if (told && (told.isYours || !found?.isYours)) found = told;
  }
  return found;
};

export interface HighlightBoard {
  show(highlight: Highlight): void;
  clear(): void;
}

/** One at a time, gone by itself unless it `stays`. */
export const createHighlightBoard = (shown: Signal<Highlight | undefined>, stays: () => boolean): HighlightBoard => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next: Highlight | undefined;
  let isKept = false;

  const clear = (): void => {
    clearTimeout(timer);
    timer = undefined;
    next = undefined;
    isKept = false;
    shown.value = undefined;
  };

  const put = (highlight: Highlight): void => {
    clearTimeout(timer);
    next = undefined;
    shown.value = highlight;
    isKept = highlight.isYours === true;
    const leave = (): void => {
      if (!stays()) clear();
    };
    timer = setTimeout(() => {
      isKept = false;
      if (next) put(next);
      else timer = setTimeout(leave, SHOWN_MS - KEPT_MS);
    }, KEPT_MS);
  };

  return {
    show: (highlight) => {
      if (isKept && !highlight.isYours) next = highlight;
      else put(highlight);
    },
    clear,
  };
};
