import type { Seat } from '@showboat/engine';
import type { Planner } from '../planner/planner';

/** Whose cards are in the dock: those of the player here, in a replay those of the acting seat. */
export const ownerOf = ({ frame }: Planner): Seat => frame.self.value ?? frame.state.value.turn;
