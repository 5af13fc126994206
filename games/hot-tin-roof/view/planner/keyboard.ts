import { digitOf, isElsewhere, keyOf } from '@showboat/ui';
import type { CommandId } from './planner';

/** What keys can do, besides pressing the buttons. */
export interface Paws {
  press(command: CommandId): void;
  /** The n-th dumpster, from 1. */
  pickNumber(number: number): void;
  /** To the next or previous answer. */
  turnPlans(by: 1 | -1): void;
  /** To the next or previous cat. */
  turnCats(by: 1 | -1): void;
  enter(): void;
  /** Whether there was something to drop. */
  escape(): boolean;
}

const TURNS: Readonly<Record<string, readonly ['turnPlans' | 'turnCats', 1 | -1]>> = {
  ArrowLeft: ['turnPlans', -1],
  ArrowRight: ['turnPlans', 1],
  ArrowUp: ['turnCats', -1],
  ArrowDown: ['turnCats', 1],
};

const COMMAND_KEYS: Readonly<Record<string, CommandId>> = {
  o: 'other',
  k: 'cat',
  n: 'decline',
  e: 'end',
  z: 'undo',
  y: 'redo',
};

export const createKeyboard =
  (paws: Paws): ((event: KeyboardEvent) => boolean) =>
  (event) => {
    if (isElsewhere(event)) return false;
    const key = keyOf(event);
    const turn = TURNS[key];
    if (turn) {
      paws[turn[0]](turn[1]);
      return true;
    }
    const digit = digitOf(event);
    const command = COMMAND_KEYS[key];
    if (!command && !digit && key !== 'Enter' && key !== 'Escape') return false;
    // A key held down must not run and end the turn in one go.
    if (event.repeat) return true;
    if (command) paws.press(command === 'undo' && event.shiftKey ? 'redo' : command);
    else if (digit) paws.pickNumber(digit);
    else if (key === 'Escape') return paws.escape();
    else paws.enter();
    return true;
  };
