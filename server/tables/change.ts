import type { Actor } from '@showboat/engine';
import type { Change, Due, RequestKey, Status } from '../store/store';
import { deadlineOf, withTurn } from './clock';
import { formatEntries } from './entries';
import type { Plan } from './run';
import { type Body, type Table, botAt, peopleOf } from './table';

/** What is to become of a table: what the people changed, and what happens in the game. */
export interface Next {
  readonly body: Body;
  readonly plan?: Plan;
  readonly request?: Pick<RequestKey, 'seat' | 'id' | 'hash'>;
  /** The game starts with this change. */
  readonly isStart?: true;
}

const statusAfter = ({ row: { status } }: Table, { plan, isStart }: Next): Status =>
  plan?.outcome ? 'over' : isStart ? 'running' : status;

const bodyAfter = ({ settings: { pace } }: Table, { body, plan }: Next, now: number): Body => {
  if (!plan) return body;
  const { outcome, result } = plan;
  // Whatever was asked was asked about another moment.
  const played: Body = { ...withTurn(body, pace, plan.actor, now), asked: undefined };
  return outcome ? { ...played, outcome: { places: [...outcome.places], ending: outcome.ending }, result } : played;
};

/** What happens next by itself: a bot's turn, or the end of somebody's time. */
const dueAfter = (table: Table, body: Body, actor: Actor | undefined, now: number): Due | undefined => {
  const { settings } = table;
  if (typeof actor === 'number' && !body.asked && botAt({ body, settings }, actor)) return { kind: 'bot', at: now };
  const ends = [deadlineOf(body, settings.pace), body.asked?.until].filter((at) => at !== undefined);
  return ends.length > 0 ? { kind: 'deadline', at: Math.min(...ends) } : undefined;
};

const waitsFor = (body: Body, actor: Actor | undefined): string | undefined => {
  const holder = typeof actor === 'number' ? body.seats[actor] : undefined;
  return holder?.kind === 'person' && !holder.isAway ? holder.player : undefined;
};

/** The row that a change makes of a table. */
export const changeOf = (
  table: Table,
  next: Next,
  /** Who takes care of bots; `undefined`: somebody else will. */
  server: string | undefined,
  now: number,
): { readonly change: Change; readonly body: Body } => {
  const { plan, request } = next;
  const { run, row } = table;
  const body = bodyAfter(table, next, now);
  const status = statusAfter(table, next);
  const seq = (run?.seq ?? row.seq) + (plan?.entries.length ?? 0);
  const actor = status === 'running' ? (plan?.actor ?? run?.actor) : undefined;
  const due = status === 'running' ? dueAfter(table, body, actor, now) : undefined;
  const first = row.seq + 1;
  const progress = {
    version: row.version + 1,
    status,
    seq,
    waitsFor: waitsFor(body, actor),
    changedAt: now,
    people: body.seats === table.body.seats && body.host === table.body.host ? row.people : peopleOf(body),
    body: JSON.stringify(body),
  };
  return {
    body,
    change: {
      id: row.id,
      progress,
      ...(plan &&
        plan.entries.length > 0 && {
          log: {
            first,
            last: seq,
            at: now,
            entries: formatEntries(plan.entries),
            stateHash: plan.hash(),
            request: request && { ...request, last: row.seq + plan.moves },
          },
        }),
      ...(due && { due: due.kind === 'bot' && server !== undefined ? { ...due, claimedBy: server } : due }),
    },
  };
};
