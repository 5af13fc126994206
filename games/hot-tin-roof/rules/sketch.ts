import { parseOptions, unwrap } from '@showboat/engine';
import { findGap, findRoof, findTile } from './board';
import { OPTIONS, fishFor } from './options';
import { DELUXE, DIVING, IN_HAND, LETTERS, MOVING, NOBODY, type State, boardIn } from './state';

/** A moment in short. What is left out is as at the start; nothing is checked, so that only what matters must be drawn. */
export interface Sketch {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly cans?: readonly number[];
  /** Fish of each player; the market has the rest, unless it is given. */
  readonly fish?: readonly number[];
  readonly market?: number;
  /** By seat, `r01+r09/-`: the sitting and the lying pair. */
  readonly cats?: readonly string[];
  /** `g12=B g20=C*` */
  readonly catwalks?: string;
  /** `r08=C` */
  readonly shelters?: string;
  /** Pieces in hand, where they are not what is left: `1/0/2` catwalks, deluxe, shelters. */
  readonly hands?: readonly string[];
  readonly dumpsters?: readonly number[];
  readonly open?: string;
  /** The rest of the tiles are in the stack, unless they are here. */
  readonly discards?: string;
  readonly turn?: string;
  readonly quiet?: number;
  readonly at?: 'diving' | 'moving';
}

const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');

const found = (index: number, id: string): number => {
  if (index < 0) throw new Error(`nothing is called ${id}`);
  return index;
};

export const seatOf = (letter: string): number =>
  found(
    LETTERS.findIndex((known) => known === letter),
    letter,
  );

export const sketch = (given: Sketch): State => {
  const { seats = 3, turn = 'A', quiet = 0, at = 'diving' } = given;
  const options = unwrap(parseOptions(OPTIONS, { ...given.options, seats }));
  const board = boardIn({ options });
  const catwalks = board.gaps.map(() => NOBODY);
  for (const word of words(given.catwalks)) {
    const [id, owner] = word.split('=');
    catwalks[found(findGap(board, id), id)] = seatOf(owner[0]) + (owner.endsWith('*') ? DELUXE : 0);
  }
  const shelters = board.roofs.map(() => NOBODY);
  for (const word of words(given.shelters)) {
    const [id, owner] = word.split('=');
    shelters[found(findRoof(board, id), id)] = seatOf(owner);
  }
  const pair = (text = '-'): readonly number[] =>
    text === '-' ? [IN_HAND, IN_HAND] : text.split('+').map((id) => found(findRoof(board, id), id));
  const built = (list: readonly number[], owner: number): number => list.filter((one) => one === owner).length;
  const fish = given.fish ?? [];
  const open = (given.open ?? board.tiles.slice(0, 3).join(' ')).split(' ').map((id) => found(findTile(board, id), id));
  const discards = words(given.discards).map((id) => found(findTile(board, id), id));
  return {
    options,
    players: Array.from({ length: seats }, (_, seat) => {
      const [sitting, lying] = (given.cats?.[seat] ?? '-/-').split('/');
      const hand = given.hands?.[seat]?.split('/').map(Number);
      return {
        cans: given.cans?.[seat] ?? options.startCans,
        fish: fish[seat] ?? 0,
        cats: [...pair(sitting), ...pair(lying)],
        catwalks: hand?.[0] ?? options.catwalksEach - built(catwalks, seat),
        deluxe: hand?.[1] ?? (options.deluxe ? 1 : 0) - built(catwalks, seat + DELUXE),
        shelters: hand?.[2] ?? options.sheltersEach - built(shelters, seat),
      };
    }),
    built: { catwalks, shelters },
    dumpsters: given.dumpsters ?? [4, 4, 4, 1, 1],
    open,
    stack: board.tiles.map((_, tile) => tile).filter((tile) => !open.includes(tile) && !discards.includes(tile)),
    discards,
    fish: given.market ?? fishFor(options) - fish.reduce((sum, one) => sum + one, 0),
    turn: seatOf(turn),
    number: 1,
    quiet,
    hasProgressed: false,
    phase: at === 'diving' ? DIVING : MOVING[0],
  };
};
