import { digitOf, isElsewhere, keyOf } from '@showboat/ui';
import type { CommandId } from './planner';
import { type Arrow, isArrow } from './spaces';

/** What keys can do, besides pressing the buttons. */
export interface Deck {
  isAsked(): boolean;
  isAskingWhy(): boolean;
  press(command: CommandId): void;
  setSpeed(speed: number): void;
  /** The n-th of the ways that are asked for, from 1. */
  answerNumber(number: number): void;
  /** Looks at another of the ways that are asked for. */
  rotate(by: number): void;
  /** To the next or previous space in reach. */
  moveCursor(by: 1 | -1): void;
  /** To the space beside, while asking why. */
  stepCursor(arrow: Arrow): void;
  toggleWhy(): void;
  enter(): void;
  /** Whether there was something to drop. */
  escape(): boolean;
}

const COMMAND_KEYS: ReadonlyMap<string, CommandId> = new Map([
  ['ArrowLeft', 'port'],
  ['ArrowUp', 'ahead'],
  ['ArrowRight', 'starboard'],
  ['ArrowDown', 'astern'],
  ['+', 'faster'],
  ['=', 'faster'],
  ['-', 'slower'],
  ['−', 'slower'],
  ['_', 'slower'],
  ['z', 'undo'],
  ['y', 'redo'],
  ['p', 'board'],
  ['k', 'refuel'],
  ['x', 'exchange'],
  ['n', 'decline'],
]);

const CURSOR_KEYS: ReadonlyMap<string, 1 | -1> = new Map([
  ['.', 1],
  ['l', 1],
  [',', -1],
  ['j', -1],
]);

const TURNS: Readonly<Record<Arrow, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1 };

/** As far as a wheel goes. */
const speedOf = (event: KeyboardEvent): number | undefined => {
  const digit = digitOf(event);
  return digit !== undefined && digit <= 6 ? digit : undefined;
};

export const createKeyboard =
  (deck: Deck): ((event: KeyboardEvent) => boolean) =>
  (event) => {
    if (isElsewhere(event)) return false;
    const key = keyOf(event);
    const cursor = CURSOR_KEYS.get(key);
    if (cursor) {
      deck.moveCursor(cursor);
      return true;
    }
    if (isArrow(key) && (deck.isAsked() || deck.isAskingWhy())) {
      if (deck.isAsked()) deck.rotate(TURNS[key]);
      else deck.stepCursor(key);
      return true;
    }
    const digit = speedOf(event);
    // The key of 6 is a minus on French keyboards.
    const command = digit ? undefined : COMMAND_KEYS.get(key);
    if (!command && !digit && !['Enter', 'Escape', 'w'].includes(key)) return false;
    // A key held down must not sail and end the turn in one go.
    if (event.repeat) return true;
    if (command) deck.press(command === 'undo' && event.shiftKey ? 'redo' : command);
    else if (digit) (deck.isAsked() ? deck.answerNumber : deck.setSpeed)(digit);
    else if (key === 'Escape') return deck.escape();
    else if (key === 'w') deck.toggleWhy();
    else deck.enter();
    return true;
  };
