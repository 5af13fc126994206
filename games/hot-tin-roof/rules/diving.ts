import { DIVES, type Move, PLACE_LYING, PLACE_SITTING, POOR } from './moves';
import { ANTE_PARTS } from './numbers';
import {
  CATWALK_DUMPSTER,
  type Dumpster,
  HOMES,
  LAYING,
  NO_TILE,
  PLACING,
  type Phase,
  type Pose,
  REFILLING,
  SHELTERING,
  SHELTER_DUMPSTER,
  type State,
  boardIn,
  firstCat,
  hasPairInHand,
  isPairInHand,
  withEntry,
  withTile,
} from './state';
import { endTurn } from './turn';

// The beginning of a turn: ante, dumpster, and the pair that comes with a home dumpster.

const POOR_ONLY: readonly Move[] = [POOR];
const ALL: readonly Move[] = DIVES;
const WITHOUT_HOMES: readonly Move[] = DIVES.slice(HOMES);

/** HTR-TURN-4 */
export const isPoor = ({ players, turn, options }: State): boolean => players[turn].cans < options.ante;

/** HTR-TURN-3, HTR-DUMP-3, HTR-DUMP-15 */
export const divingMoves = (state: State): readonly Move[] => {
  if (isPoor(state)) return POOR_ONLY;
  return hasPairInHand(state.players[state.turn], state.options) ? ALL : WITHOUT_HOMES;
};

const phaseAfterDive = (dumpster: Dumpster): Phase => {
  if (dumpster < HOMES) return PLACING[dumpster];
  return dumpster === CATWALK_DUMPSTER ? LAYING : SHELTERING;
};

/** HTR-TURN-3, HTR-TURN-5: the ante first, then everything that lies on one dumpster. */
export const dive = (state: State, dumpster: Dumpster): State => {
  const { ante } = state.options;
  const part = ante / ANTE_PARTS;
  const { cans, fish, cats, catwalks, deluxe, shelters } = state.players[state.turn];
  const dumpsters = state.dumpsters.slice();
  for (let i = 0; i <= SHELTER_DUMPSTER; i++) dumpsters[i] += part;
  const taken = dumpsters[dumpster];
  dumpsters[dumpster] = 0;
  return {
    options: state.options,
    players: withEntry(state.players, state.turn, { cans: cans - ante + taken, fish, cats, catwalks, deluxe, shelters }),
    built: state.built,
    dumpsters,
    open: state.open,
    stack: state.stack,
    discards: state.discards,
    fish: state.fish,
    turn: state.turn,
    number: state.number,
    quiet: state.quiet,
    hasProgressed: state.hasProgressed,
    phase: phaseAfterDive(dumpster),
  };
};

/** HTR-TURN-4: nothing but the income, and the turn is over. */
export const takePity = (state: State): State => {
  const { cans, fish, cats, catwalks, deluxe, shelters } = state.players[state.turn];
  const player = { cans: cans + state.options.pauperIncome, fish, cats, catwalks, deluxe, shelters };
  return endTurn(state, withEntry(state.players, state.turn, player));
};

const SITTING: readonly Move[] = [PLACE_SITTING];
const LYING: readonly Move[] = [PLACE_LYING];
const BOTH: readonly Move[] = [PLACE_SITTING, PLACE_LYING];

/** HTR-DUMP-2, HTR-DUMP-4 */
export const placingMoves = ({ players, turn, options }: State): readonly Move[] => {
  const player = players[turn];
  if (!isPairInHand(player, 's')) return LYING;
  return options.pairsEach === 2 && isPairInHand(player, 'l') ? BOTH : SITTING;
};

/** HTR-DUMP-1, HTR-DUMP-5: the used tile is discarded; the next one is chance. */
export const place = (state: State, dumpster: Dumpster, pose: Pose): State => {
  const tile = state.open[dumpster];
  const [one, other] = boardIn(state).tileEnds[tile];
  const { cans, fish, cats: before, catwalks, deluxe, shelters } = state.players[state.turn];
  const cats = before.slice();
  const at = firstCat(pose);
  cats[at] = one;
  cats[at + 1] = other;
  const discards = withTile(state.discards, tile);
  // HTR-DUMP-6
  const isEmpty = state.stack.length === 0;
  return {
    options: state.options,
    players: withEntry(state.players, state.turn, { cans, fish, cats, catwalks, deluxe, shelters }),
    built: state.built,
    dumpsters: state.dumpsters,
    open: withEntry(state.open, dumpster, NO_TILE),
    stack: isEmpty ? discards : state.stack,
    discards: isEmpty ? [] : discards,
    fish: state.fish,
    turn: state.turn,
    number: state.number,
    quiet: state.quiet,
    hasProgressed: true,
    phase: REFILLING[dumpster],
  };
};
