import { BOARD_FORMAT } from '../rules/board-file';

const OWNERS = ['B', 'C', 'D'] as const;

const id = (letter: string, number: number): string => `${letter}${String(number).padStart(2, '0')}`;

/**
 * A position in which whole chains of ways lie side by side, so that payments are many: at each stage one of the three others is paid, for a
 * catwalk (c) or for a shelter (s). Both pairs of A have one cat at either end, and A can pay for anything.
 */
export const parallelWays = (stages: string): unknown => {
  const roofs = [id('r', 0)];
  const gaps: { id: string; a: string; b: string }[] = [];
  const freeConnections: { a: string; b: string }[] = [];
  const shelters: [string, string][] = [];
  const addRoof = (): string => {
    roofs.push(id('r', roofs.length));
    return roofs[roofs.length - 1];
  };
  let end = roofs[0];
  for (const kind of stages) {
    const start = end;
    const between = kind === 's' ? OWNERS.map(addRoof) : [];
    end = addRoof();
    if (kind === 'c') for (const _ of OWNERS) gaps.push({ id: id('g', gaps.length), a: start, b: end });
    for (const [i, roof] of between.entries()) {
      freeConnections.push({ a: start, b: roof }, { a: roof, b: end });
      shelters.push([roof, OWNERS[i]]);
    }
  }
  const [catwalksEach, sheltersEach] = [gaps.length / OWNERS.length, shelters.length / OWNERS.length];
  const homeTiles = [1, 2, 3, 4, 5].map((number) => ({ id: id('h', number), a: roofs[0], b: end }));
  const board = { format: BOARD_FORMAT, roofs: roofs.map((roof) => ({ id: roof })), gaps, freeConnections, homeTiles };
  const player = { cans: 100_000, fish: 0, deluxe: 0 };
  return {
    game: 'hot-tin-roof',
    options: { board, numbers: { catwalksEach, sheltersEach, tributeCatwalk: 1, tributeShelter: 37 } },
    seats: 4,
    players: [
      { id: 'A', ...player, s: [roofs[0], end], l: [roofs[0], end], catwalks: catwalksEach, shelters: sheltersEach },
      ...OWNERS.map((owner) => ({ id: owner, ...player, s: null, l: null, catwalks: 0, shelters: 0 })),
    ],
    catwalks: Object.fromEntries(gaps.map((gap, i) => [gap.id, OWNERS[i % OWNERS.length]])),
    shelters: Object.fromEntries(shelters),
    dumpsters: { home1: 4, home2: 4, home3: 4, catwalk: 1, shelter: 1 },
    open: { home1: 'h01', home2: 'h02', home3: 'h03' },
    stack: ['h04', 'h05'],
    discards: [],
    fish: 14,
    turn: 'A',
    quiet: 0,
  };
};

/** Payments multiply along all of these (HTR-MOVE-17). */
const STAGES = ['cscscscccc', 'cscscscscscsc', 'c'.repeat(33), `${'cs'.repeat(16)}${'c'.repeat(17)}`];

export const hostile = [
  ...STAGES.map((stages) => ({ name: `ways side by side, ${stages}`, text: JSON.stringify(parallelWays(stages)) })),
  {
    name: 'the board alone, far away',
    text: JSON.stringify({ format: BOARD_FORMAT, roofs: [{ id: 'r01', x: 1e308, y: -1e308 }] }),
  },
];
