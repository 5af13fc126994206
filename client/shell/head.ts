import { type Signal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

/** What pages have for those whom a server knows: who they are, in every head; their tables and a door to others on the start page. */
export interface OnlineParts {
  readonly Person: FunctionComponent;
  readonly Turns: FunctionComponent;
  readonly Door: FunctionComponent;
}

/** Loaded for nobody else. */
export const onlineParts: Signal<OnlineParts | undefined> = signal(undefined);
