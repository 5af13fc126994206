import type { ReadonlySignal } from '@preact/signals';
import type { PlayerEvent, TableEvent } from '@showboat/protocol';
import type { Ask, Refused } from './ask';

/** How it stands with the server. Times are those of this machine. */
export type Connection =
  | { readonly kind: 'opening' }
  | { readonly kind: 'up' }
  /** Nothing was heard since; `retryAt`: when it is tried again, left out while it is being tried. */
  | { readonly kind: 'down'; readonly since: number; readonly retryAt: number | undefined };

/** Somebody who is told line by line what happens. */
export interface Follower<Event> {
  /** The last number that is known here: asked for whenever the line is laid anew. */
  after?(): number | undefined;
  hear(event: Event): void;
  /** The server will never tell, for instance because there is no such table. It is not asked again. */
  onRefused(refused: Refused): void;
}

/** The one connection of a page to the server, whatever it is made of: it comes back by itself, and goes on where it broke. */
export interface Line {
  readonly connection: ReadonlySignal<Connection>;
  readonly ask: Ask;
  /** The answer ends it. */
  followTable(id: string, follower: Follower<TableEvent>): () => void;
  followMe(follower: Follower<PlayerEvent>): () => void;
  /** Does not wait for the next try. */
  tryNow(): void;
  close(): void;
}
