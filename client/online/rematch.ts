import type { Table } from '@showboat/protocol';
import type { Ask } from './ask';

/** Nothing is told any more after the end of a game, so it is asked for. */
const EVERY = 3000;

/** Follows the table of the rematch, as soon as somebody laid it; call what it returns to stop. */
export const watchRematch = (ask: Ask, id: string, onFound: (next: Table) => void): (() => void) => {
  let isWanted = true;
  let next: string | undefined;
  const look = async (): Promise<void> => {
    if (document.hidden) return;
    if (next === undefined) {
      const table = await ask('getTable', { params: { id } });
      next = table.ok ? (table.value.rematch ?? undefined) : undefined;
    }
    if (next === undefined) return;
    const found = await ask('getTable', { params: { id: next } });
    if (isWanted && found.ok) onFound(found.value);
  };
  void look();
  const timer = setInterval(() => void look(), EVERY);
  return () => {
    isWanted = false;
    clearInterval(timer);
  };
};
