import { type Result, ok, refused } from '@showboat/engine';
import type { TextCode } from './codes';
import { readBoard } from './board';
import { FIRSTS, type Move } from './moves';
import { ANTE_PARTS } from './numbers';
import { type Options, fishFor } from './options';
import { DIVING, FIRST, HOMES, IN_HAND, NOBODY, NO_TILE, OPENING, type Phase, type Player, type State } from './state';

/** HTR-SETUP-1 … 12: nothing on the board; who begins and which tiles lie open is chance. */
export const setup = (options: Options): Result<State> => {
  if (options.ante % ANTE_PARTS !== 0)
    return refused<TextCode>({
      code: 'ante-not-fivefold',
      rule: 'HTR-TURN-3',
      field: 'options.ante',
      detail: { given: options.ante },
    });
  const board = readBoard(options.board, 'options.board');
  if (!board.ok) return board;
  const { roofs, gaps, tiles } = board.value;
  const player: Player = {
    cans: options.startCans,
    fish: 0,
    cats: [IN_HAND, IN_HAND, IN_HAND, IN_HAND],
    catwalks: options.catwalksEach,
    deluxe: options.deluxe ? 1 : 0,
    shelters: options.sheltersEach,
  };
  const home = options['dumpsterStart.home'];
  return ok({
    options,
    players: Array.from({ length: options.seats }, () => player),
    built: { catwalks: gaps.map(() => NOBODY), shelters: roofs.map(() => NOBODY) },
    dumpsters: [home, home, home, options['dumpsterStart.catwalk'], options['dumpsterStart.shelter']],
    open: [NO_TILE, NO_TILE, NO_TILE],
    stack: tiles.map((_, tile) => tile),
    discards: [],
    fish: fishFor(options),
    turn: 0,
    number: 0,
    quiet: 0,
    hasProgressed: false,
    phase: FIRST,
  });
};

/** HTR-SETUP-10 */
export const firstMoves = (state: State): readonly Move[] => FIRSTS.slice(0, state.options.seats);

export const begin = (state: State, seat: number): State => ({ ...state, turn: seat, phase: OPENING[0] });

/** What comes after a tile was turned up in the set-up: the next dumpster, or the first turn. */
export const phaseAfterOpening = (dumpster: number): Phase => (dumpster + 1 < HOMES ? OPENING[dumpster + 1] : DIVING);
