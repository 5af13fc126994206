import type { PlannerTypes } from './planner-types';

/** What to do as soon as the table asks again: a value that can be read, not a callback. */
export type Pending<Of extends PlannerTypes> =
  | { readonly kind: 'none' }
  /** Clicked while the last step of the turn was still being displayed. */
  | { readonly kind: 'pointed'; readonly target: Of['target']; readonly turn: number | string }
  /** Pressed while it was. */
  | { readonly kind: 'queued'; readonly commands: readonly Of['command'][]; readonly turn: number | string }
  /** A plan that waits for another seat's answer, and the keys pressed meanwhile. */
  | {
      readonly kind: 'underway';
      readonly rest: Of['rest'];
      readonly commands: readonly Of['command'][];
      readonly turn: number | string;
    };

/** How many keys are buffered, so that nobody has to wait for an animation. */
const PATIENCE = 6;

export const NONE = { kind: 'none' } as const;

const commandsIn = <Of extends PlannerTypes>(pending: Pending<Of>): readonly Of['command'][] =>
  'commands' in pending ? pending.commands : [];

export const restOf = <Of extends PlannerTypes>(pending: Pending<Of>): Of['rest'] | undefined =>
  pending.kind === 'underway' ? pending.rest : undefined;

const queued = <Of extends PlannerTypes>(commands: readonly Of['command'][], turn: number | string): Pending<Of> =>
  commands.length > 0 ? { kind: 'queued', commands, turn } : NONE;

export const withCommand = <Of extends PlannerTypes>(
  pending: Pending<Of>,
  command: Of['command'],
  turn: number | string,
): Pending<Of> => {
  const before = commandsIn(pending);
  if (before.length >= PATIENCE) return pending;
  const commands = [...before, command];
  return pending.kind === 'underway' ? { ...pending, commands } : { kind: 'queued', commands, turn };
};

/** The same keys, with another remainder of a plan, or none. */
export const withRest = <Of extends PlannerTypes>(
  pending: Pending<Of>,
  rest: Of['rest'] | undefined,
  turn: number | string,
): Pending<Of> =>
  rest === undefined ? queued(commandsIn(pending), turn) : { kind: 'underway', rest, commands: commandsIn(pending), turn };

/** After a refusal the buffered keys are dropped: the player should read it first. */
export const withoutCommands = <Of extends PlannerTypes>(pending: Pending<Of>): Pending<Of> =>
  pending.kind === 'underway' ? { ...pending, commands: [] } : NONE;

/** What to do now, and what stays pending. */
export type Resumed<Of extends PlannerTypes> =
  | { readonly kind: 'nothing'; readonly left: Pending<Of> }
  | { readonly kind: 'point'; readonly target: Of['target']; readonly left: Pending<Of> }
  | { readonly kind: 'press'; readonly command: Of['command']; readonly left: Pending<Of> }
  | { readonly kind: 'go-on'; readonly rest: Of['rest']; readonly left: Pending<Of> };

/** Early input counts only in its own turn. */
export const resume = <Of extends PlannerTypes>(pending: Pending<Of>, turn: number | string, canGoOn: boolean): Resumed<Of> => {
  switch (pending.kind) {
    case 'none':
      return { kind: 'nothing', left: NONE };
    case 'pointed':
      return pending.turn === turn ? { kind: 'point', target: pending.target, left: NONE } : { kind: 'nothing', left: NONE };
    case 'queued': {
      const [command, ...rest] = pending.commands;
      if (pending.turn !== turn || !canGoOn) return { kind: 'nothing', left: NONE };
      return { kind: 'press', command, left: queued(rest, turn) };
    }
    case 'underway':
      return { kind: 'go-on', rest: pending.rest, left: pending };
  }
};
