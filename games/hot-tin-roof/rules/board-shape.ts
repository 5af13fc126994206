import { type Refusal, shapeRefusal } from '@showboat/engine';
import * as v from 'valibot';
import { BOARD_FORMAT, FARTHEST } from './board-file';
import { DUMPSTERS } from './state';

// The door for board files: what is not of this shape is refused here, field by field; whether it is a good board, `board-check.ts` says.

const MOST = 100;

const number = v.pipe(v.number(), v.finite(), v.minValue(-FARTHEST), v.maxValue(FARTHEST));
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(FARTHEST));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FARTHEST));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const note = v.optional(v.pipe(v.string(), v.maxLength(2000)));
const idOf = (letter: string) => v.pipe(v.string(), v.regex(new RegExp(`^${letter}\\d\\d$`)));
const listOf = <Entry extends v.GenericSchema>(entry: Entry) => v.pipe(v.array(entry), v.maxLength(MOST));

const roof = idOf('r');

const BoardShape = v.strictObject({
  format: v.literal(BOARD_FORMAT),
  provenance: note,
  canvas: v.strictObject({ width: positive, height: positive }),
  roofRadius: positive,
  roofs: listOf(
    v.strictObject({
      id: roof,
      name: text,
      abbr: v.optional(text),
      x: number,
      y: number,
      /** HTR-COMP-1: every residence has one. */
      patio: v.optional(v.literal(true)),
      degree: v.optional(whole),
    }),
  ),
  gaps: listOf(
    v.strictObject({
      id: idOf('g'),
      a: roof,
      b: roof,
      x: v.optional(number),
      y: v.optional(number),
      length: v.optional(positive),
      angleDeg: v.optional(v.pipe(number, v.minValue(-360), v.maxValue(360))),
    }),
  ),
  freeConnections: listOf(v.strictObject({ a: roof, b: roof })),
  dumpsters: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          id: v.picklist(DUMPSTERS),
          kind: v.optional(v.picklist(['home', 'catwalk', 'shelter'])),
          x: number,
          y: number,
          startCans: v.optional(whole),
        }),
      ),
      v.length(DUMPSTERS.length),
    ),
  ),
  fishMarketArea: v.optional(v.strictObject({ x: number, y: number, w: positive, h: positive })),
  homeTileRule: note,
  homeTiles: listOf(v.strictObject({ id: idOf('h'), a: roof, b: roof, distance: v.optional(whole) })),
});

export type BoardShape = v.InferOutput<typeof BoardShape>;

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'Array';
  return typeof value === 'object' && value !== null ? 'Object' : (JSON.stringify(value) ?? 'undefined').slice(0, 40);
};

/** A file of the right shape, or everything that is wrong with its shape. */
export const readBoardShape = (value: unknown): { readonly shape: BoardShape } | { readonly problems: readonly Refusal[] } => {
  const read = v.safeParse(BoardShape, value);
  if (read.success) return { shape: read.output };
  const problems = read.issues.map((issue) => shapeRefusal(issue, 'board', shown(issue.input)));
  return { problems };
};
