import { type Board, DUMPSTERS } from '../../game';
import type { Plan, Planner, Target } from './planner';

/** The name of a place on the table, for lessons and for keys in the DOM. */
export const nameTarget = (board: Board, target: Target): string => {
  switch (target.kind) {
    case 'dumpster':
      return `dumpster:${DUMPSTERS[target.dumpster]}`;
    case 'gap':
      return `gap:${board.gaps[target.gap]}`;
    case 'roof':
      return `roof:${board.roofs[target.roof]}`;
    case 'cat':
      return `cat:${target.pose}:${board.roofs[target.from]}`;
  }
};

const targetsOf = ({ dumpster, gap, roof }: Plan): readonly Target[] => [
  ...(dumpster === undefined ? [] : [{ kind: 'dumpster', dumpster } as const]),
  ...(gap === undefined ? [] : [{ kind: 'gap', gap } as const]),
  ...(roof === undefined ? [] : [{ kind: 'roof', roof } as const]),
];

/** Everything that may be chosen now. */
export const litTargets = (board: Board, planner: Planner): ReadonlySet<string> =>
  new Set(
    [...planner.plans.value.flatMap(targetsOf), ...planner.cats.value.map((cat) => ({ kind: 'cat', ...cat }) as const)].map(
      (target) => nameTarget(board, target),
    ),
  );
