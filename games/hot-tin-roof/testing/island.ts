import { BOARD_FORMAT } from '../rules/board-file';

const link = (letter: string, pairs: string): readonly { id: string; a: string; b: string }[] =>
  pairs.split(' ').map((pair, i) => {
    const [a, b] = pair.split('-').map((number) => `r0${number}`);
    return { id: `${letter}0${i + 1}`, a, b };
  });

/** A small board with a free connection and few tiles, on which stacks run out: as JSON text, the value of an option. */
export const ISLAND: string = JSON.stringify({
  format: BOARD_FORMAT,
  roofs: [1, 2, 3, 4, 5, 6].map((number) => ({ id: `r0${number}` })),
  gaps: link('g', '1-2 2-3 3-4 4-5 5-6 6-1 1-4 2-5 3-6'),
  freeConnections: [{ a: 'r01', b: 'r03' }],
  homeTiles: link('h', '1-5 2-4 3-5 2-6 4-6'),
});
