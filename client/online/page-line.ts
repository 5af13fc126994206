import type { Line } from './line';
import { openSocketLine } from './socket-line';

let line: Line | undefined;

/** The one line of this page: every table and everything about this player comes over it. */
export const pageLine = (): Line => (line ??= openSocketLine());
