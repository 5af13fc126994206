import { unwrap } from '@showboat/engine';
import { type State, hotTinRoof } from '../../game';
import { type Sketch, positions, sketch } from '../../positions';

/** A sketch that is also a position: a game could stand like this. */
export const positionOf = (drawn: Sketch): State =>
  unwrap(positions.parsePosition(unwrap(positions.formatPosition(sketch(drawn)))));

/** The same turn after some moves, written as in records: lessons about moving begin when cats may move. */
export const after = (state: State, tokens: string): State =>
  tokens.split(' ').reduce((now, token) => hotTinRoof.apply(now, unwrap(hotTinRoof.parseMove(now, token))), state);
