import { digitOf, isElsewhere, keyOf } from '@showboat/ui';
import type { CommandId } from './planner';

/** What keys can do, besides pressing the buttons. */
export interface Desk {
  press(command: CommandId): void;
  /** The n-th card in hand, from 1. */
  pickNumber(number: number): void;
  /** To the next or previous card. */
  turnCards(by: 1 | -1): void;
  /** To the next or previous answer. */
  turnPlans(by: 1 | -1): void;
  enter(): void;
  /** Whether there was something to drop. */
  escape(): boolean;
}

const TURNS: Readonly<Record<string, readonly ['turnPlans' | 'turnCards', 1 | -1]>> = {
  ArrowLeft: ['turnPlans', -1],
  ArrowRight: ['turnPlans', 1],
  ArrowUp: ['turnCards', -1],
  ArrowDown: ['turnCards', 1],
};

const COMMAND_KEYS: Readonly<Record<string, CommandId>> = { o: 'other', n: 'decline', z: 'undo', y: 'redo' };

export const createKeyboard =
  (desk: Desk): ((event: KeyboardEvent) => boolean) =>
  (event) => {
    if (isElsewhere(event)) return false;
    const key = keyOf(event);
    const turn = TURNS[key];
    if (turn) {
      desk[turn[0]](turn[1]);
      return true;
    }
    const digit = digitOf(event);
    const command = COMMAND_KEYS[key];
    if (!command && !digit && key !== 'Enter' && key !== 'Escape') return false;
    // A key held down must not build and take in one go.
    if (event.repeat) return true;
    if (command) desk.press(command === 'undo' && event.shiftKey ? 'redo' : command);
    else if (digit) desk.pickNumber(digit);
    else if (key === 'Escape') return desk.escape();
    else desk.enter();
    return true;
  };
