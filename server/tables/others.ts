import type { PlayerEvent, TableEvent } from '@showboat/protocol';

/** What tables have to do with other servers of the same store. */
export interface Others {
  /** There may be any: what is in memory may be old. */
  readonly mayBe: boolean;
  changed(
    table: string,
    version: number,
    events: readonly (readonly [player: string, event: PlayerEvent])[],
    isBotDue: boolean,
  ): void;
  said(table: string, version: number, event: TableEvent): void;
  gone(table: string): void;
  /** A player has begun, or ceased, to follow a table here; `null`: all their tables. */
  here(table: string | null, player: string, isHere: boolean): void;
  /** Whether a player follows it at another server. */
  isElsewhere(table: string | null, player: string): boolean;
}

/** One process, one folder. */
export const ALONE: Others = {
  mayBe: false,
  changed: () => undefined,
  said: () => undefined,
  gone: () => undefined,
  here: () => undefined,
  isElsewhere: () => false,
};
