import type { Gap, Roof } from './board';
import { DECLINE, DELUXE_LAYS, LAYS, type Move, SHELTERS } from './moves';
import { type Built, DELUXE, MOVING, NOBODY, type Player, type State, isDeluxeAllowed, withEntry } from './state';

// What the two small dumpsters are for.

const NOTHING_TO_BUILD: readonly Move[] = [DECLINE];

/** HTR-DUMP-10, HTR-DUMP-15, HTR-DLX-4: on any free gap, regular or deluxe, or nothing. */
export const layingMoves = (state: State): readonly Move[] => {
  const { catwalks, deluxe } = state.players[state.turn];
  const mayBeDeluxe = deluxe > 0 && isDeluxeAllowed(state);
  if (catwalks === 0 && !mayBeDeluxe) return NOTHING_TO_BUILD;
  const gaps = state.built.catwalks;
  const moves: Move[] = [];
  if (catwalks > 0) for (let gap = 0; gap < gaps.length; gap++) if (gaps[gap] === NOBODY) moves.push(LAYS[gap]);
  if (mayBeDeluxe) for (let gap = 0; gap < gaps.length; gap++) if (gaps[gap] === NOBODY) moves.push(DELUXE_LAYS[gap]);
  moves.push(DECLINE);
  return moves;
};

/** HTR-DUMP-12, HTR-DUMP-15 */
export const shelteringMoves = (state: State): readonly Move[] => {
  if (state.players[state.turn].shelters === 0) return NOTHING_TO_BUILD;
  const { shelters } = state.built;
  const moves: Move[] = [];
  for (let roof = 0; roof < shelters.length; roof++) if (shelters[roof] === NOBODY) moves.push(SHELTERS[roof]);
  moves.push(DECLINE);
  return moves;
};

const afterBuilding = (state: State, built: Built, player: Player): State => ({
  options: state.options,
  players: withEntry(state.players, state.turn, player),
  built,
  dumpsters: state.dumpsters,
  open: state.open,
  stack: state.stack,
  discards: state.discards,
  fish: state.fish,
  turn: state.turn,
  number: state.number,
  quiet: state.quiet,
  hasProgressed: true,
  phase: MOVING[0],
});

export const lay = (state: State, gap: Gap, isDeluxe: boolean): State => {
  const { cans, fish, cats, catwalks, deluxe, shelters } = state.players[state.turn];
  const piece = isDeluxe ? state.turn + DELUXE : state.turn;
  const built = { catwalks: withEntry(state.built.catwalks, gap, piece), shelters: state.built.shelters };
  return afterBuilding(state, built, {
    cans,
    fish,
    cats,
    catwalks: isDeluxe ? catwalks : catwalks - 1,
    deluxe: isDeluxe ? deluxe - 1 : deluxe,
    shelters,
  });
};

export const shelter = (state: State, roof: Roof): State => {
  const { cans, fish, cats, catwalks, deluxe, shelters } = state.players[state.turn];
  const built = { catwalks: state.built.catwalks, shelters: withEntry(state.built.shelters, roof, state.turn) };
  return afterBuilding(state, built, { cans, fish, cats, catwalks, deluxe, shelters: shelters - 1 });
};
