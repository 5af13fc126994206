import { Table, TableEvent } from '@showboat/protocol';
import * as v from 'valibot';
import type { Shelf } from './shelf';

// The door from the browser's own database: what an older page wrote, or half of it, is as if there were nothing.

const Told = v.object({
  table: Table,
  heardAt: v.number(),
  events: v.array(TableEvent),
});
/** What was told about a table, numbered lines and chat, so that it can be looked at without a line. */
export type KeptTold = v.InferOutput<typeof Told>;

const Plan = v.object({
  /** The number that it was made after. */
  after: v.number(),
  tokens: v.array(v.string()),
  /** `armed`: goes out as soon as there is a line. `sent`: perhaps the server has it, under this id. */
  stage: v.picklist(['planned', 'armed', 'sent']),
  id: v.string(),
});
/** A turn that is not known to be stored. */
export type KeptPlan = v.InferOutput<typeof Plan>;

const Seen = v.number();

const reading =
  <Schema extends v.GenericSchema>(schema: Schema, part: string) =>
  async (shelf: Shelf, table: string): Promise<v.InferOutput<Schema> | undefined> => {
    const found = v.safeParse(schema, await shelf.read(`${table}/${part}`).catch(() => undefined));
    return found.success ? found.output : undefined;
  };

const writing =
  <Schema extends v.GenericSchema>(_schema: Schema, part: string) =>
  (shelf: Shelf, table: string, value: v.InferOutput<Schema> | undefined): Promise<void> =>
    shelf.write(`${table}/${part}`, value);

export const readTold = reading(Told, 'told');
export const writeTold = writing(Told, 'told');
export const readPlan = reading(Plan, 'plan');
export const writePlan = writing(Plan, 'plan');
/** The last number that somebody looked at here. */
export const readSeen = reading(Seen, 'seen');
export const writeSeen = writing(Seen, 'seen');
