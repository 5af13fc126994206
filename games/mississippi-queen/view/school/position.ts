import { unwrap } from '@showboat/engine';
import type { State } from '../../game';
import { type Sketch, positions, sketchJson } from '../../positions';

export const positionOf = (sketch: Sketch): State => unwrap(positions.parsePosition(sketchJson(sketch)));
