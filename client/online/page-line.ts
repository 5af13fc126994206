import { openEitherLine } from './either-line';
import type { Line } from './line';
import { browserDoors, openSocketLine } from './socket-line';
import { openStreamLine } from './stream-line';

let line: Line | undefined;

/** The one line of this page: every table and everything about this player comes over it. */
export const pageLine = (): Line =>
  (line ??= openEitherLine((onBlocked) => openSocketLine({ ...browserDoors(), onBlocked }), openStreamLine));
