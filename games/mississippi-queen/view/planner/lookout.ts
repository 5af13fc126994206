import type { TableFrame } from '@showboat/ui';
import { type Move, type State, explain, formatPlace, moverOf } from '../../game';
import type { Deck } from './keyboard';
import { litSpaces } from './plans';
import type { Sight } from './sight';
import { type Arrow, inKeyOrder, spaceTowards } from './spaces';
import { type PlannerWords, saySpace, sayWay } from './speech';

export type Lookout = Pick<Deck, 'rotate' | 'moveCursor' | 'stepCursor' | 'toggleWhy'>;

/** Looking around with keys. What is found is told, for those who do not see it. */
export const createLookout = (frame: TableFrame<State, Move>, sight: Sight, words: PlannerWords): Lookout => {
  const { labels } = words;
  const { state, seat } = frame;
  const { asked, choice, cursor, hovered, isAskingWhy, looked, ready, stops } = sight;

  const rotate = (by: number): void => {
    const ways = asked.peek()?.ways;
    if (!ways) return;
    const from = ways.findIndex(({ heading }) => heading === choice.peek());
    const index = (from + by + ways.length) % ways.length;
    looked.set(ways[index].heading);
    const question = asked.peek();
    if (question) frame.announce(sayWay(words, state.peek(), question, index));
  };

  const moveCursor = (by: 1 | -1): void => {
    if (seat.peek() === undefined) return;
    const spaces = inKeyOrder(state.peek(), litSpaces(state.peek(), stops.peek()));
    if (spaces.length === 0) return;
    const from = spaces.findIndex(({ place }) => place === cursor.now.peek());
    const to = spaces[from < 0 ? (by > 0 ? 0 : spaces.length - 1) : (from + by + spaces.length) % spaces.length];
    ready.value = state.peek();
    hovered.value = undefined;
    cursor.set(to.place);
    frame.announce(saySpace(words, state.peek(), to));
  };

  const lookAt = (place: number): void => {
    cursor.set(place);
    const stop = stops.peek().get(place);
    const found = stop ? undefined : explain(state.peek(), place);
    if (stop) frame.announce(labels.canEnd(formatPlace(place), stop.coal));
    else if (found?.kind === 'cannot-end') frame.announce(labels.cannotEnd(formatPlace(place), words.sayRefusal(found.refusal)));
  };

  const toggleWhy = (): void => {
    if (seat.peek() === undefined) return;
    const isOn = !isAskingWhy.now.peek();
    isAskingWhy.set(isOn ? true : undefined);
    if (!isOn) return frame.announce(labels.askingOver);
    const place = cursor.now.peek() ?? state.peek().ships[moverOf(state.peek())].at;
    cursor.set(place);
    frame.announce(labels.asking(formatPlace(place)));
  };

  const stepCursor = (arrow: Arrow): void => {
    const now = state.peek();
    const to = spaceTowards(now, cursor.now.peek() ?? now.ships[moverOf(now)].at, arrow);
    if (to !== undefined) lookAt(to);
  };

  return { rotate, moveCursor, stepCursor, toggleWhy };
};
