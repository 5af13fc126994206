import type { Seat } from '@showboat/engine';
import type { Planner } from '../planner/planner';

/** Whose cards lie in the dock: those of the person here, in a replay those of whoever plays. */
export const ownerOf = ({ frame }: Planner): Seat => frame.self.value ?? frame.state.value.turn;
