// What servers tell each other besides what is in the store: short texts to all others, soon. Any of them may be lost, so nothing may
// depend on one: whoever hears nothing looks at the store after a moment. Its forms are in this folder; one suite (`testing/`) proves them.

/** Longer texts are not carried: PostgreSQL takes 8,000 bytes. */
export const LONGEST_TEXT = 7_500;

export interface Bus {
  /** To all others, in order, and never to oneself. Returns at once. */
  publish(text: string): void;
  close(): Promise<void>;
}

export interface BusListener {
  hear(text: string): void;
  /** The line was broken: something may have been lost. */
  onMissed(): void;
}

export type JoinBus = (listener: BusListener) => Promise<Bus>;
