import type { Pace } from '@showboat/protocol';
import type { Next } from './change';
import { Fault } from './fault';
import { ownSeat, runOf } from './moves';
import type { Plan } from './run';
import { type Body, type Table, botAt } from './table';

const MINUTE = 60_000;
/** After this time silence is a no: a table never hangs on a question. */
const patience = (pace: Pace): number => (pace.kind === 'days' ? 24 * 60 * MINUTE : MINUTE);

const planFor = (table: Table, seat: number, to: number): Plan => {
  const run = runOf(table);
  const plan = table.row.status === 'running' ? run.takeBack(seat, to) : undefined;
  if (plan) return plan;
  const hint = 'Only to a decision of yours after which nothing was drawn.';
  throw new Fault('wrong-time', 'This cannot be taken back.', { field: 'to', hint, seq: run.seq });
};

/** Seats of people who have not agreed yet. Bots agree, also those who keep a seat. */
const undecided = (table: Table, { by, yes }: NonNullable<Body['asked']>): readonly number[] =>
  table.body.seats.flatMap((_, seat) => (seat === by || yes.includes(seat) || botAt(table, seat) ? [] : [seat]));

/** Asks the others; where nobody is to be asked it happens at once. */
export const askTakeback = (table: Table, player: string, to: number, now: number): Next => {
  const seat = ownSeat(table, player);
  const plan = planFor(table, seat, to);
  const { body, settings } = table;
  if (body.asked) throw new Fault('wrong-time', 'Another takeback is being asked for.');
  const asked = { by: seat, to, yes: [], until: now + patience(settings.pace) };
  return undecided(table, asked).length === 0 ? { body, plan } : { body: { ...body, asked } };
};

export interface Answered {
  readonly next: Next;
  readonly asked: NonNullable<Body['asked']>;
  readonly seat: number;
}

export const answerTakeback = (table: Table, player: string, isYes: boolean): Answered => {
  const seat = ownSeat(table, player);
  const { body } = table;
  const { asked } = body;
  if (!asked || asked.by === seat || asked.yes.includes(seat))
    throw new Fault('wrong-time', 'Nobody is waiting for your answer.');
  if (!isYes) return { next: { body: { ...body, asked: undefined } }, asked, seat };
  const agreed = { ...asked, yes: [...asked.yes, seat] };
  const next =
    undecided(table, agreed).length === 0
      ? { body, plan: planFor(table, asked.by, asked.to) }
      : { body: { ...body, asked: agreed } };
  return { next, asked, seat };
};
