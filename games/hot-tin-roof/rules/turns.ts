import { DELUXE, IN_HAND, LETTERS, NOBODY, NO_TILE, type Player, type State, boardIn, inPhase, MOVING, ownerOf } from './state';
import { apply, legalMoves } from './rules';
import { walkOutcomes } from './walk-outcomes';

// Every distinct end of a turn, as text.

const playerText = (player: Player, seat: number, roofs: readonly string[]): string => {
  const pair = (at: number): string =>
    player.cats[at] === IN_HAND ? '-' : `${roofs[player.cats[at]]}+${roofs[player.cats[at + 1]]}`;
  const { cans, fish, catwalks, deluxe, shelters } = player;
  return `${LETTERS[seat]}:${cans}/${fish}/${pair(0)}/${pair(2)}/${catwalks}/${deluxe}/${shelters}`;
};

const listText = (owners: readonly number[], ids: readonly string[]): string =>
  owners
    .flatMap((owner, i) => (owner === NOBODY ? [] : [`${ids[i]}=${LETTERS[ownerOf(owner)]}${owner >= DELUXE ? '*' : ''}`]))
    .join(' ') || '-';

/** A line of `turns`. A tile that is not turned up yet is a question mark: no rule of the turn reads it. */
export const outcomeLine = (state: State): string => {
  const { roofs, gaps, tiles } = boardIn(state);
  const { phase } = state;
  return [
    state.players.map((player, seat) => playerText(player, seat, roofs)).join(' '),
    `cans ${state.dumpsters.join('+')}`,
    `tiles ${state.open.map((tile) => (tile === NO_TILE ? '?' : tiles[tile])).join('+')}`,
    `catwalks ${listText(state.built.catwalks, gaps)}`,
    `shelters ${listText(state.built.shelters, roofs)}`,
    `fish ${state.fish}`,
    `quiet ${state.quiet}`,
    phase.kind === 'over' ? `over ${phase.ending}` : 'next',
  ].join(' | ');
};

/** The moments of the turn from which cats may move; a tile to be turned up is left to be so. */
const momentsOfMoving = (position: State): readonly State[] =>
  legalMoves(position).flatMap((dive) => {
    const dived = apply(position, dive);
    return legalMoves(dived).map((action) => {
      const after = apply(dived, action);
      return after.phase.kind === 'refilling' ? inPhase(after, MOVING[0]) : after;
    });
  });

const isMinimal = (cans: readonly number[], others: readonly (readonly number[])[], mover: number): boolean =>
  !others.some(
    (other) =>
      other !== cans &&
      other.every((count, seat) => seat === mover || count <= cans[seat]) &&
      other.some((count, seat) => seat !== mover && count < cans[seat]),
  );

/** Of ends that differ only in cans, those in which the other seats have no more than they need. */
const minimalOf = (ends: readonly State[], mover: number): readonly State[] => {
  const alike = new Map<string, State[]>();
  for (const end of ends) {
    const key = outcomeLine({ ...end, players: end.players.map((player) => ({ ...player, cans: 0 })) });
    const group = alike.get(key);
    if (group) group.push(end);
    else alike.set(key, [end]);
  }
  return [...alike.values()].flatMap((group) => {
    if (group.length === 1) return group;
    const cans = group.map(({ players }) => players.map((player) => player.cans));
    return group.filter((_, i) => isMinimal(cans[i], cans, mover));
  });
};

/** The lines of `turns`, each once, sorted by bytes (they are plain ASCII). */
export const turnLines = (position: State): readonly string[] => {
  const [first] = legalMoves(position);
  const ends =
    first.kind === 'poor'
      ? [apply(position, first)]
      : momentsOfMoving(position).flatMap((moment) => walkOutcomes(moment).map(({ state }) => state));
  return [...new Set(minimalOf(ends, position.turn).map(outcomeLine))].sort();
};
