import { unwrap } from '@showboat/engine';
import type { State } from '../../game';
import { type Sketch, parseSketch, sketchJson } from '../../positions';

export const positionOf = (sketch: Sketch): State => unwrap(parseSketch(sketchJson(sketch)));
