import type { Detail, Refusal } from '@showboat/engine';
import type { TextCode } from './codes';
import { type Board, boardFrom } from './board';
import { placeProblems } from './board-places';
import { type BoardShape, readBoardShape } from './board-shape';

// Whether a file is a good board: one to draw, and one on which no player is shut out. Everything that is wrong is told, each with its
// field; what cannot be asked before something else is right is not asked.

/** HTR-BOARD-1, HTR-BOARD-4, HTR-BOARD-5 */
export const BOARD_LIMITS = {
  roofs: 15,
  /** A place for every regular catwalk of four players. */
  fewestGaps: 24,
  tiles: 50,
  fewestLinks: 3,
  mostLinks: 5,
  nearestTile: 3,
  fewestTilesOfRoof: 5,
  mostTilesOfRoof: 9,
} as const;

const problem = (code: TextCode, rule: string, field: string, detail: Detail = {}): Refusal<TextCode> => ({
  code,
  rule,
  field,
  detail,
});

const doubles = (ids: readonly string[], list: string): readonly Refusal[] =>
  ids.flatMap((id, i) => (ids.indexOf(id) < i ? [problem('board-id-twice', 'HTR-BOARD-2', `${list}[${i}].id`, { id })] : []));

type Pairs = readonly { readonly a: string; readonly b: string }[];

const strangers = (pairs: Pairs, roofs: readonly string[], list: string): readonly Refusal[] =>
  pairs.flatMap(({ a, b }, i) => {
    const field = `${list}[${i}]`;
    const unknown = [
      ...(roofs.includes(a) ? [] : [problem('board-unknown-roof', 'HTR-BOARD-2', `${field}.a`, { given: a })]),
      ...(roofs.includes(b) ? [] : [problem('board-unknown-roof', 'HTR-BOARD-2', `${field}.b`, { given: b })]),
    ];
    return a === b ? [...unknown, problem('board-same-roof', 'HTR-BOARD-2', field, { roof: a })] : unknown;
  });

const idProblems = ({ roofs, gaps, homeTiles, freeConnections, dumpsters = [] }: BoardShape): readonly Refusal[] => {
  const ids = roofs.map(({ id }) => id);
  return [
    ...doubles(ids, 'roofs'),
    ...doubles(
      gaps.map(({ id }) => id),
      'gaps',
    ),
    ...doubles(
      homeTiles.map(({ id }) => id),
      'homeTiles',
    ),
    ...doubles(
      dumpsters.map(({ id }) => id),
      'dumpsters',
    ),
    ...strangers(gaps, ids, 'gaps'),
    ...strangers(homeTiles, ids, 'homeTiles'),
    ...strangers(freeConnections, ids, 'freeConnections'),
  ];
};

const countProblems = ({ roofs, gaps, homeTiles }: BoardShape): readonly Refusal[] => {
  const { roofs: wanted, fewestGaps, tiles } = BOARD_LIMITS;
  return [
    ...(roofs.length === wanted
      ? []
      : [problem('board-roof-count', 'HTR-BOARD-1', 'roofs', { given: roofs.length, expected: wanted })]),
    ...(gaps.length >= fewestGaps
      ? []
      : [problem('board-few-gaps', 'HTR-BOARD-1', 'gaps', { given: gaps.length, fewest: fewestGaps })]),
    ...(homeTiles.length === tiles
      ? []
      : [problem('board-tile-count', 'HTR-BOARD-1', 'homeTiles', { given: homeTiles.length, expected: tiles })]),
  ];
};

const keyOf = ({ a, b }: { readonly a: string; readonly b: string }): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** HTR-BOARD-4 */
const linkProblems = ({ roofs, gaps, freeConnections }: BoardShape): readonly Refusal[] => {
  const links = [
    ...gaps.map((gap, i) => ({ key: keyOf(gap), field: `gaps[${i}]`, ...gap })),
    ...freeConnections.map((free, i) => ({ key: keyOf(free), field: `freeConnections[${i}]`, ...free })),
  ];
  const keys = links.map(({ key }) => key);
  const { fewestLinks, mostLinks } = BOARD_LIMITS;
  return [
    ...links.flatMap(({ key, field }, i) =>
      keys.indexOf(key) < i ? [problem('board-link-twice', 'HTR-BOARD-4', field, { pair: key })] : [],
    ),
    ...roofs.flatMap(({ id, degree }, i) => {
      const count = links.filter(({ a, b }) => a === id || b === id).length;
      const isRight = count >= fewestLinks && count <= mostLinks;
      return [
        ...(isRight
          ? []
          : [problem('board-degree', 'HTR-BOARD-4', `roofs[${i}]`, { roof: id, count, fewest: fewestLinks, most: mostLinks })]),
        ...(degree === undefined || degree === count
          ? []
          : [problem('board-says-otherwise', 'HTR-BOARD-8', `roofs[${i}].degree`, { given: degree, expected: count })]),
      ];
    }),
  ];
};

/** Roofs that can be reached from the first of them, without one that is taken away. */
const isConnected = ({ roofs, steps }: Board, without = -1): boolean => {
  const start = without === 0 ? 1 : 0;
  const seen = new Set([start]);
  for (const roof of seen) for (const { to } of steps[roof]) if (to !== without) seen.add(to);
  return seen.size === roofs.length - (without < 0 ? 0 : 1);
};

/** HTR-BOARD-3 */
const unityProblems = (board: Board, { roofs }: BoardShape): readonly Refusal[] => {
  if (!isConnected(board)) {
    const lonely = board.distances[0].findIndex((steps) => steps < 0);
    return [problem('board-not-connected', 'HTR-BOARD-3', 'gaps', { roof: board.roofs[lonely] })];
  }
  return board.roofs.flatMap((id, roof) =>
    isConnected(board, roof)
      ? []
      : [problem('board-bottleneck', 'HTR-BOARD-3', `roofs[${roofs.findIndex((one) => one.id === id)}]`, { roof: id })],
  );
};

/** HTR-BOARD-5 */
const tileProblems = (board: Board, { roofs, homeTiles }: BoardShape): readonly Refusal[] => {
  const keys = homeTiles.map(keyOf);
  const { nearestTile, fewestTilesOfRoof, mostTilesOfRoof } = BOARD_LIMITS;
  const apart = homeTiles.map(({ a, b }) => board.distances[board.roofs.indexOf(a)][board.roofs.indexOf(b)]);
  const far = apart.filter((steps) => steps > nearestTile).length;
  return [
    ...homeTiles.flatMap(({ id, distance }, i) => {
      const field = `homeTiles[${i}]`;
      const steps = apart[i];
      return [
        ...(keys.indexOf(keys[i]) < i ? [problem('board-tile-twice', 'HTR-BOARD-5', field, { tile: id, pair: keys[i] })] : []),
        ...(steps >= 0 && steps < nearestTile
          ? [problem('board-tile-too-near', 'HTR-BOARD-5', field, { tile: id, steps, fewest: nearestTile })]
          : []),
        ...(distance === undefined || distance === steps
          ? []
          : [problem('board-says-otherwise', 'HTR-BOARD-8', `${field}.distance`, { given: distance, expected: steps })]),
      ];
    }),
    ...(2 * far > homeTiles.length
      ? []
      : [problem('board-tiles-near', 'HTR-BOARD-5', 'homeTiles', { far, all: homeTiles.length, nearest: nearestTile })]),
    ...roofs.flatMap(({ id }, i) => {
      const count = homeTiles.filter(({ a, b }) => a === id || b === id).length;
      return count >= fewestTilesOfRoof && count <= mostTilesOfRoof
        ? []
        : [
            problem('board-tiles-of-roof', 'HTR-BOARD-5', `roofs[${i}]`, {
              roof: id,
              count,
              fewest: fewestTilesOfRoof,
              most: mostTilesOfRoof,
            }),
          ];
    }),
  ];
};

/** Everything that is wrong with a board file; nothing for a good one. */
export const checkBoard = (value: unknown): readonly Refusal[] => {
  const read = readBoardShape(value);
  if ('problems' in read) return read.problems;
  const { shape } = read;
  const wrongIds = idProblems(shape);
  if (wrongIds.length > 0) return wrongIds;
  const board = boardFrom({
    format: shape.format,
    roofs: shape.roofs.map(({ id, x, y }) => ({ id, x, y })),
    gaps: shape.gaps.map(({ id, a, b }) => ({ id, a, b })),
    freeConnections: shape.freeConnections,
    homeTiles: shape.homeTiles.map(({ id, a, b }) => ({ id, a, b })),
  });
  return [
    ...countProblems(shape),
    ...linkProblems(shape),
    ...unityProblems(board, shape),
    ...tileProblems(board, shape),
    ...placeProblems(shape),
  ];
};
