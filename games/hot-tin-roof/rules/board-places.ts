import type { Detail, Refusal } from '@showboat/engine';
import type { TextCode } from './codes';
import type { BoardShape } from './board-shape';
import {
  type Point,
  type Segment,
  angleBetween,
  distance,
  distanceToRectangle,
  distanceToSegment,
  isCrossing,
  isInRectangle,
  isMeetingRectangle,
} from './geometry';

// HTR-BOARD-6, HTR-BOARD-7: whether a board can be drawn so that everybody sees what leads where.

export const PLACE_LIMITS = {
  /** Degrees between two links of a roof. */
  narrowestAngle: 25,
  /** How far the marked spot of a gap may be off its line. */
  offLine: 12,
  dumpsterRadius: 40,
  /** Lengths and angles that a file tells besides may be rounded. */
  rounding: 1,
} as const;

const problem = (code: TextCode, rule: string, field: string, detail: Detail = {}): Refusal<TextCode> => ({
  code,
  rule,
  field,
  detail,
});

interface Link extends Segment {
  readonly field: string;
  readonly name: string;
  readonly ends: readonly [string, string];
}

const linksOf = ({ roofs, gaps, freeConnections }: BoardShape): readonly Link[] => {
  const places = new Map<string, Point>(roofs.map(({ id, x, y }) => [id, { x, y }]));
  const link = (field: string, name: string, a: string, b: string): readonly Link[] => {
    const [from, to] = [places.get(a), places.get(b)];
    return from && to ? [{ field, name, ends: [a, b], from, to }] : [];
  };
  return [
    ...gaps.flatMap(({ id, a, b }, i) => link(`gaps[${i}]`, id, a, b)),
    ...freeConnections.flatMap(({ a, b }, i) => link(`freeConnections[${i}]`, `${a}-${b}`, a, b)),
  ];
};

const roofProblems = ({ roofs, roofRadius, canvas }: BoardShape): readonly Refusal[] => {
  const inner = {
    x: roofRadius,
    y: roofRadius,
    w: canvas.width - 2 * roofRadius,
    h: canvas.height - 2 * roofRadius,
  };
  return roofs.flatMap((roof, i) => [
    ...(isInRectangle(inner, roof) ? [] : [problem('board-off-canvas', 'HTR-BOARD-6', `roofs[${i}]`, { roof: roof.id })]),
    ...roofs
      .slice(0, i)
      .filter((other) => distance(roof, other) < 2 * roofRadius)
      .map((other) => problem('board-roofs-overlap', 'HTR-BOARD-6', `roofs[${i}]`, { roof: roof.id, other: other.id })),
  ]);
};

const crossingProblems = (links: readonly Link[]): readonly Refusal[] =>
  links.flatMap((link, i) =>
    links
      .slice(0, i)
      .filter((other) => !link.ends.some((end) => other.ends.includes(end)) && isCrossing(link, other))
      .map((other) => problem('board-crossing', 'HTR-BOARD-6', link.field, { link: link.name, other: other.name })),
  );

const overRoofProblems = (links: readonly Link[], { roofs, roofRadius }: BoardShape): readonly Refusal[] =>
  links.flatMap((link) =>
    roofs
      .filter((roof) => !link.ends.includes(roof.id) && distanceToSegment(link, roof) < roofRadius)
      .map((roof) => problem('board-over-roof', 'HTR-BOARD-6', link.field, { link: link.name, roof: roof.id })),
  );

const farEnd = (link: Link, roof: string): Point => (link.ends[0] === roof ? link.to : link.from);

const angleProblems = (links: readonly Link[], { roofs }: BoardShape): readonly Refusal[] =>
  roofs.flatMap((roof) => {
    const own = links.filter(({ ends }) => ends.includes(roof.id));
    return own.flatMap((link, i) =>
      own
        .slice(0, i)
        .filter((other) => angleBetween(roof, farEnd(link, roof.id), farEnd(other, roof.id)) < PLACE_LIMITS.narrowestAngle)
        .map((other) =>
          problem('board-narrow-angle', 'HTR-BOARD-6', link.field, {
            link: link.name,
            other: other.name,
            roof: roof.id,
            fewest: PLACE_LIMITS.narrowestAngle,
          }),
        ),
    );
  });

/** What a gap tells of its own place. */
const gapProblems = (links: readonly Link[], { gaps }: BoardShape): readonly Refusal[] =>
  gaps.flatMap(({ id, x, y, length, angleDeg }, i) => {
    const link = links.find(({ field }) => field === `gaps[${i}]`);
    if (!link) return [];
    const isHalf = (x === undefined) !== (y === undefined);
    const isOff = x !== undefined && y !== undefined && distanceToSegment(link, { x, y }) > PLACE_LIMITS.offLine;
    const real = distance(link.from, link.to);
    const angle = (Math.atan2(link.to.y - link.from.y, link.to.x - link.from.x) * 180) / Math.PI;
    const turned = angleDeg === undefined ? 0 : Math.abs(((angleDeg - angle + 540) % 360) - 180);
    return [
      ...(isHalf || isOff ? [problem('board-gap-off-line', 'HTR-BOARD-6', `gaps[${i}]`, { gap: id })] : []),
      ...(length === undefined || Math.abs(length - real) <= PLACE_LIMITS.rounding
        ? []
        : [problem('board-says-otherwise', 'HTR-BOARD-8', `gaps[${i}].length`, { given: length, expected: Math.round(real) })]),
      ...(turned <= PLACE_LIMITS.rounding
        ? []
        : [
            problem('board-says-otherwise', 'HTR-BOARD-8', `gaps[${i}].angleDeg`, {
              given: angleDeg ?? 0,
              expected: Math.round(angle),
            }),
          ]),
    ];
  });

const dumpsterProblems = (links: readonly Link[], shape: BoardShape): readonly Refusal[] => {
  const { dumpsters = [], roofs, roofRadius, canvas } = shape;
  const { dumpsterRadius } = PLACE_LIMITS;
  return dumpsters.flatMap((dumpster, i) => {
    const field = `dumpsters[${i}]`;
    const isOff = !isInRectangle({ x: 0, y: 0, w: canvas.width, h: canvas.height }, dumpster);
    const isCovering =
      roofs.some((roof) => distance(roof, dumpster) < roofRadius + dumpsterRadius) ||
      links.some((link) => distanceToSegment(link, dumpster) < dumpsterRadius) ||
      dumpsters.slice(0, i).some((other) => distance(other, dumpster) < dumpsterRadius);
    const { id, kind } = dumpster;
    return [
      ...(isOff ? [problem('board-off-canvas', 'HTR-BOARD-7', field, { roof: id })] : []),
      ...(isCovering ? [problem('board-covers', 'HTR-BOARD-7', field, { thing: id })] : []),
      ...(kind === undefined || id.startsWith(kind)
        ? []
        : [problem('board-says-otherwise', 'HTR-BOARD-8', `${field}.kind`, { given: kind, expected: id.replace(/\d$/, '') })]),
    ];
  });
};

const marketProblems = (links: readonly Link[], shape: BoardShape): readonly Refusal[] => {
  const { fishMarketArea: area, roofs, roofRadius, canvas, dumpsters = [] } = shape;
  if (!area) return [];
  const isOff = area.x < 0 || area.y < 0 || area.x + area.w > canvas.width || area.y + area.h > canvas.height;
  const isCovering =
    roofs.some((roof) => distanceToRectangle(area, roof) < roofRadius) ||
    links.some((link) => isMeetingRectangle(area, link)) ||
    dumpsters.some((dumpster) => distanceToRectangle(area, dumpster) < PLACE_LIMITS.dumpsterRadius);
  return [
    ...(isOff ? [problem('board-off-canvas', 'HTR-BOARD-7', 'fishMarketArea', { roof: 'fishMarketArea' })] : []),
    ...(isCovering ? [problem('board-covers', 'HTR-BOARD-7', 'fishMarketArea', { thing: 'fishMarketArea' })] : []),
  ];
};

export const placeProblems = (shape: BoardShape): readonly Refusal[] => {
  const links = linksOf(shape);
  return [
    ...roofProblems(shape),
    ...crossingProblems(links),
    ...overRoofProblems(links, shape),
    ...angleProblems(links, shape),
    ...gapProblems(links, shape),
    ...dumpsterProblems(links, shape),
    ...marketProblems(links, shape),
  ];
};
