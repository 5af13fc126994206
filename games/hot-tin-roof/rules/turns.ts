import { type Result, ok, refused } from '@showboat/engine';
import type { TextCode } from './codes';
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

/** The same pieces stand on the board in thousands of lines. */
const LISTS = new WeakMap<readonly number[], string>();

const listText = (owners: readonly number[], ids: readonly string[]): string => {
  const known = LISTS.get(owners);
  if (known !== undefined) return known;
  const pieces = owners.flatMap((owner, i) =>
    owner === NOBODY ? [] : [`${ids[i]}=${LETTERS[ownerOf(owner)]}${owner >= DELUXE ? '*' : ''}`],
  );
  const text = pieces.join(' ') || '-';
  LISTS.set(owners, text);
  return text;
};

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

/** Of ends that differ only in cans, those in which the other seats have no more than they need. */
const minimalOf = (ends: readonly State[], mover: number): readonly State[] => {
  const alike = new Map<string, State[]>();
  for (const end of ends) {
    const key = outcomeLine({ ...end, players: end.players.map((player) => ({ ...player, cans: 0 })) });
    const group = alike.get(key);
    if (group) group.push(end);
    else alike.set(key, [end]);
  }
  const given = ({ players }: State): number => players.reduce((sum, { cans }, seat) => (seat === mover ? sum : sum + cans), 0);
  return [...alike.values()].flatMap((group) => {
    if (group.length === 1) return group;
    const minimal: State[] = [];
    // Only what gives no more can undercut another.
    for (const end of group.toSorted((a, b) => given(a) - given(b))) {
      const isUndercut = minimal.some(
        ({ players }) =>
          players.every(({ cans }, seat) => seat === mover || cans <= end.players[seat].cans) &&
          players.some(({ cans }, seat) => seat !== mover && cans < end.players[seat].cans),
      );
      if (!isUndercut) minimal.push(end);
    }
    return minimal;
  });
};

/** What can be done in about a second. */
const MOST_WORK = 60_000_000;
const MOST_ENDS = 60_000;

/** The lines of `turns`, each once, sorted by bytes (they are plain ASCII). */
export const turnLines = (position: State): Result<readonly string[]> => {
  const [first] = legalMoves(position);
  const ends: State[] = [];
  if (first.kind === 'poor') ends.push(apply(position, first));
  else {
    let left = MOST_WORK;
    for (const moment of momentsOfMoving(position)) {
      const { found, work } = walkOutcomes(moment, left);
      left -= work;
      if (left < 0 || ends.length + found.length > MOST_ENDS)
        return refused<TextCode>({
          code: 'too-many-outcomes',
          rule: 'HTR-MOVE-17',
          field: 'position',
          detail: { most: MOST_ENDS },
        });
      for (const { state } of found) ends.push(state);
    }
  }
  return ok([...new Set(minimalOf(ends, position.turn).map(outcomeLine))].sort());
};
