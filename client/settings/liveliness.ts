import { type ReadonlySignal, signal } from '@preact/signals';
import { readText, writeText } from './storage';

// What makes a table lively. Apart from the other settings: no first turn waits for it.

export interface Liveliness {
  /** Whether the table is heard. */
  readonly sound: boolean;
  /** From 1 to `LOUDEST`. */
  readonly volume: number;
  /** Whether a phone is felt when it is one's turn. */
  readonly vibration: boolean;
  /** Whether bots say a word now and then. */
  readonly remarks: boolean;
}

export const LOUDEST = 10;

export const QUIET: Liveliness = { sound: false, volume: 3, vibration: true, remarks: true };

/** From the browser's storage, which may contain anything. */
export const parseLiveliness = (text: string | undefined): Liveliness => {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return QUIET;
  }
  const field = (key: keyof Liveliness): unknown =>
    Object.hasOwn(Object(stored), key) ? Reflect.get(Object(stored), key) : undefined;
  const volume = field('volume');
  return {
    sound: field('sound') === true,
    volume: typeof volume === 'number' && volume >= 1 && volume <= LOUDEST ? Math.round(volume) : QUIET.volume,
    vibration: field('vibration') !== false,
    remarks: field('remarks') !== false,
  };
};

const KEY = 'showboat.lively';

const chosen = signal(parseLiveliness(readText(KEY)));

export const liveliness: ReadonlySignal<Liveliness> = chosen;

export const changeLiveliness = (change: Partial<Liveliness>): void => {
  chosen.value = { ...chosen.value, ...change };
  writeText(KEY, JSON.stringify(chosen.value));
};

// Another tab may change it.
if (typeof addEventListener !== 'undefined')
  addEventListener('storage', (event) => {
    if (event.key === KEY) chosen.value = parseLiveliness(event.newValue ?? undefined);
  });
