import { type Result, ok } from '@showboat/engine';
import { type BoardFile, readBoardFile } from './board-file';
import { type Options, STANDARD } from './options';
import { STANDARD_FILE } from './standard-board';

/** Places in the lists of a board, which are in the order of ids. */
export type Roof = number;
export type Gap = number;
export type Tile = number;

/** The way from a roof over one link. */
export interface Step {
  readonly to: Roof;
  /** `NO_GAP` for a free connection. */
  readonly gap: Gap;
}

export const NO_GAP: Gap = -1;

export interface Board {
  readonly file: BoardFile;
  readonly roofs: readonly string[];
  readonly gaps: readonly string[];
  readonly tiles: readonly string[];
  readonly gapEnds: readonly (readonly [Roof, Roof])[];
  readonly tileEnds: readonly (readonly [Roof, Roof])[];
  readonly steps: readonly (readonly Step[])[];
  /** Links from every roof to every other, each counted one, bridged or not; -1 where there is no way. */
  readonly distances: readonly (readonly number[])[];
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): readonly T[] =>
  list.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const distancesFrom = (start: Roof, steps: readonly (readonly Step[])[]): readonly number[] => {
  const distances = steps.map(() => -1);
  distances[start] = 0;
  const queue = [start];
  for (const roof of queue) {
    for (const { to } of steps[roof]) {
      if (distances[to] >= 0) continue;
      distances[to] = distances[roof] + 1;
      queue.push(to);
    }
  }
  return distances;
};

export const boardFrom = (given: BoardFile): Board => {
  const file: BoardFile = {
    ...given,
    roofs: byId(given.roofs),
    gaps: byId(given.gaps),
    homeTiles: byId(given.homeTiles),
  };
  const roofs = file.roofs.map(({ id }) => id);
  const endsOf = ({ a, b }: { readonly a: string; readonly b: string }): readonly [Roof, Roof] => {
    const [one, other] = [roofs.indexOf(a), roofs.indexOf(b)];
    return one < other ? [one, other] : [other, one];
  };
  const gapEnds = file.gaps.map(endsOf);
  const steps: Step[][] = roofs.map(() => []);
  const link = ([one, other]: readonly [Roof, Roof], gap: Gap): void => {
    steps[one].push({ to: other, gap });
    steps[other].push({ to: one, gap });
  };
  for (const [gap, ends] of gapEnds.entries()) link(ends, gap);
  for (const free of file.freeConnections) link(endsOf(free), NO_GAP);
  return {
    file,
    roofs,
    gaps: file.gaps.map(({ id }) => id),
    tiles: file.homeTiles.map(({ id }) => id),
    gapEnds,
    tileEnds: file.homeTiles.map(endsOf),
    steps,
    distances: roofs.map((_, roof) => distancesFrom(roof, steps)),
  };
};

export const STANDARD_BOARD: Board = /* @__PURE__ */ boardFrom(STANDARD_FILE);

/** The board of an option, which may come from anywhere. */
export const readBoard = (text: string, path?: string): Result<Board> => {
  if (text === STANDARD) return ok(STANDARD_BOARD);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const read = readBoardFile(value, path);
  return read.ok ? ok(boardFrom(read.value)) : read;
};

/** Own boards by their text, so that each is parsed once. */
const KNOWN = new Map<string, Board>();
const MOST_KNOWN = 50;

const boardOfText = (text: string): Board => {
  const known = KNOWN.get(text);
  if (known) return known;
  const read = readBoard(text);
  if (!read.ok) throw new Error(`no board: ${JSON.stringify(read.refusal)}`);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(text, read.value);
  return read.value;
};

/** Asked at every step: the board of a game's options, which its set-up or its position has vouched for. */
export const boardOf = ({ board }: Options): Board => (board === STANDARD ? STANDARD_BOARD : boardOfText(board));

export const findRoof = ({ roofs }: Board, id: string): Roof => roofs.indexOf(id);
export const findGap = ({ gaps }: Board, id: string): Gap => gaps.indexOf(id);
export const findTile = ({ tiles }: Board, id: string): Tile => tiles.indexOf(id);
