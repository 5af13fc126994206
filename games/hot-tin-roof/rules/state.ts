import type { Seat } from '@showboat/engine';
import { type Board, type Roof, type Tile, boardOf } from './board';
import type { Options } from './options';

/** A seat is known by its letter. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

/** What its cats look like; on screens also their name. */
export const COLOURS = ['ginger', 'cream', 'midnight', 'rose'] as const;
export type Colour = (typeof COLOURS)[number];

export const DUMPSTERS = ['home1', 'home2', 'home3', 'catwalk', 'shelter'] as const;
/** An index into `DUMPSTERS`. */
export type Dumpster = number;
export const HOMES = 3;
export const CATWALK_DUMPSTER: Dumpster = 3;
export const SHELTER_DUMPSTER: Dumpster = 4;

/** Sitting and lying. */
export const POSES = ['s', 'l'] as const;
export type Pose = (typeof POSES)[number];

/** A cat in its owner's hand. */
export const IN_HAND: Roof = -1;
/** The tile of a home dumpster that is being turned up. */
export const NO_TILE: Tile = -1;

export interface Player {
  readonly cans: number;
  readonly fish: number;
  /** The roofs of the two sitting and the two lying cats, each pair in ascending order, or both of a pair in hand. */
  readonly cats: readonly Roof[];
  // Pieces in hand.
  readonly catwalks: number;
  readonly deluxe: number;
  readonly shelters: number;
}

/** Nobody's: a gap without a catwalk, a patio without a shelter. */
export const NOBODY = -1;
/** Added to the owner of a deluxe catwalk. */
export const DELUXE = 4;

/** What stands on the board. One object as long as nothing is built: what is known about ways over it is kept beside it. */
export interface Built {
  /** By gap: the owner's seat, `DELUXE` more for a deluxe catwalk, or `NOBODY`. */
  readonly catwalks: readonly number[];
  /** By roof: the owner's seat, or `NOBODY`. */
  readonly shelters: readonly number[];
}

export const ENDINGS = ['fish', 'stuck', 'quiet'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Phase =
  // Set-up, by chance.
  | { readonly kind: 'first' }
  | { readonly kind: 'opening'; readonly dumpster: Dumpster }
  // A turn.
  | { readonly kind: 'diving' }
  | { readonly kind: 'placing'; readonly dumpster: Dumpster }
  | { readonly kind: 'laying' }
  | { readonly kind: 'sheltering' }
  | { readonly kind: 'refilling'; readonly dumpster: Dumpster }
  /** `moved` has a bit for each of the mover's cats, in the order of `Player.cats`. */
  | { readonly kind: 'moving'; readonly moved: number }
  | { readonly kind: 'over'; readonly ending: Ending };

/** Stack and discards are sets, kept sorted. */
export interface State {
  readonly options: Options;
  readonly players: readonly Player[];
  readonly built: Built;
  /** Cans on each. */
  readonly dumpsters: readonly number[];
  /** The tile under each home dumpster. */
  readonly open: readonly Tile[];
  /** The tiles not yet turned up: nobody knows their order, so there is none. */
  readonly stack: readonly Tile[];
  readonly discards: readonly Tile[];
  /** Fish in the market. */
  readonly fish: number;
  /** The seat to move, or whose turn was the last. */
  readonly turn: Seat;
  /** The number of the turn, from 1; 0 in the set-up. A position does not tell it and begins with 1. */
  readonly number: number;
  /** HTR-END-8: turns in a row without progress, before this one. */
  readonly quiet: number;
  /** Whether something was placed or a fish taken in this turn. */
  readonly hasProgressed: boolean;
  readonly phase: Phase;
}

export const FIRST: Phase = { kind: 'first' };
export const OPENING: readonly Phase[] = [0, 1, 2].map((dumpster) => ({ kind: 'opening', dumpster }));
export const DIVING: Phase = { kind: 'diving' };
export const PLACING: readonly Phase[] = [0, 1, 2].map((dumpster) => ({ kind: 'placing', dumpster }));
export const LAYING: Phase = { kind: 'laying' };
export const SHELTERING: Phase = { kind: 'sheltering' };
export const REFILLING: readonly Phase[] = [0, 1, 2].map((dumpster) => ({ kind: 'refilling', dumpster }));
export const MOVING: readonly Phase[] = Array.from({ length: 16 }, (_, moved) => ({ kind: 'moving', moved }));
export const OVER = {
  fish: { kind: 'over', ending: 'fish' },
  stuck: { kind: 'over', ending: 'stuck' },
  quiet: { kind: 'over', ending: 'quiet' },
} as const satisfies Readonly<Record<Ending, Phase>>;

export const boardIn = ({ options }: { readonly options: Options }): Board => boardOf(options);

/** Where the cats of a pose stand in `Player.cats`. */
export const firstCat = (pose: Pose): number => (pose === 's' ? 0 : 2);

export const isPairInHand = ({ cats }: Player, pose: Pose): boolean => cats[firstCat(pose)] === IN_HAND;

export const hasPairInHand = ({ cats }: Player, { pairsEach }: Options): boolean =>
  cats[0] === IN_HAND || (pairsEach === 2 && cats[2] === IN_HAND);

/** HTR-DLX-3: everybody has a fish. */
export const isDeluxeAllowed = ({ players, options }: Pick<State, 'players' | 'options'>): boolean => {
  if (!options.deluxe) return false;
  for (let seat = 0; seat < players.length; seat++) if (players[seat].fish === 0) return false;
  return true;
};

export const ownerOf = (catwalk: number): number => (catwalk >= DELUXE ? catwalk - DELUXE : catwalk);

// Hand-written copies: object spread is many times slower, and these run at every step of every search.

/** A list that is filled at once: one that grows is copied again and again, and lists of walks are made at every step. */
// oxlint-disable-next-line unicorn/no-new-array
export const roomFor = <T>(count: number): T[] => new Array<T>(count);

export const withEntry = <T>(list: readonly T[], index: number, entry: T): readonly T[] => {
  const copy = list.slice();
  copy[index] = entry;
  return copy;
};

export const withTile = (sorted: readonly Tile[], tile: Tile): readonly Tile[] => {
  const copy = sorted.slice();
  let at = copy.length;
  for (; at > 0 && copy[at - 1] > tile; at--) copy[at] = copy[at - 1];
  copy[at] = tile;
  return copy;
};

export const withoutTile = (sorted: readonly Tile[], tile: Tile): readonly Tile[] => {
  const copy = sorted.slice();
  const at = copy.indexOf(tile);
  if (at < 0) return copy;
  for (let i = at + 1; i < copy.length; i++) copy[i - 1] = copy[i];
  copy.pop();
  return copy;
};

export const inPhase = (state: State, phase: Phase): State => ({
  options: state.options,
  players: state.players,
  built: state.built,
  dumpsters: state.dumpsters,
  open: state.open,
  stack: state.stack,
  discards: state.discards,
  fish: state.fish,
  turn: state.turn,
  number: state.number,
  quiet: state.quiet,
  hasProgressed: state.hasProgressed,
  phase,
});
