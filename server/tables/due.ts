import type { Next } from './change';
import { deadlineOf } from './clock';
import { keptByBot } from './seats';
import type { Table } from './table';

/** What a time that has come changes: a question nobody answered is dropped, a seat whose time is up goes to its bot. */
export const whenDue = (table: Table, now: number): Next | undefined => {
  const { body, settings, row } = table;
  if (row.status !== 'running') return undefined;
  const deadline = deadlineOf(body, settings.pace);
  if (body.turn && deadline !== undefined && deadline <= now) {
    const { body: kept } = keptByBot(table, body.turn.seat, now);
    return { body: { ...kept, asked: undefined } };
  }
  if (body.asked && body.asked.until <= now) return { body: { ...body, asked: undefined } };
  return table.isWoken ? { body: { ...body } } : undefined;
};
