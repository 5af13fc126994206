import type { Seat } from '@showboat/engine';
import type { Study } from '../study/study';

/** Whose cards lie in the dock: those of the person here, in a replay those of whoever plays. */
export const ownerOf = ({ frame }: Study): Seat => frame.self.value ?? frame.state.value.turn;
