import { type ReadonlySignal, signal } from '@preact/signals';
import { readText, writeText } from './storage';

// Whether a server knows this browser: all others load nothing of online play.

const KEY = 'showboat.online';
const noted = signal(Boolean(readText(KEY)));

export const isOnlinePlayer: ReadonlySignal<boolean> = noted;

export const setOnlinePlayer = (is: boolean): void => {
  noted.value = is;
  writeText(KEY, is ? 'yes' : '');
};
