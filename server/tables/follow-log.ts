import { type Result, isEqual, ok, refused } from '@showboat/engine';
import type { LogEntry } from './entries';
import type { Plan, Run } from './run';

/** Where a game stands after what the log tells, with every move checked again. */
export const followLog = (run: Run, entries: readonly LogEntry[]): Result<Run> => {
  for (let at = 0; at < entries.length; ) {
    const entry = entries[at];
    const plan = planFor(run, entries, at);
    const isSame = plan !== undefined && plan.entries.every((one, i) => isEqual(one, entries[at + i]));
    if (!isSame) return refused({ code: 'broken-log', rule: 'LOG', field: `entries[${at}]`, detail: { kind: entry.kind } });
    plan.adopt();
    at += plan.entries.length;
  }
  return ok(run);
};

/** What the rules and the sealed chance make of the entry at this place. */
const planFor = (run: Run, entries: readonly LogEntry[], at: number): Plan | undefined => {
  const entry = entries[at];
  if (entry.kind === 'takeback') {
    const { actor } = run;
    return typeof actor === 'number' ? takenBack(run, entry.to) : undefined;
  }
  if (entry.by === 'chance') return run.begin();
  const plan = run.play(entry.by, [entry.token]);
  return 'entries' in plan ? plan : undefined;
};

/** By whichever seat it was: the log tells only that the others agreed. */
const takenBack = (run: Run, to: number): Plan | undefined => {
  for (let seat = 0; seat < 12; seat++) {
    const plan = run.takeBack(seat, to);
    if (plan) return plan;
  }
  return undefined;
};
