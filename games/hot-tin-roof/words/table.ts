import { type Seat, roundOf } from '@showboat/engine';
import type { Roof } from '../rules/board';
import { endangersAnte } from '../rules/forecast';
import { scoresOf } from '../rules/finish';
import { notation } from '../rules/notation';
import { DELUXE, type Ending, IN_HAND, NOBODY, POSES, type Pose, type State, boardIn, ownerOf } from '../rules/state';
import { type NamePhrases, type NameSeat, nameRoof } from './names';
import type { TaskPhrases } from './tasks';

/** A link of a roof. */
export interface LinkWords {
  readonly to: string;
  /** The word that is typed for its gap; `undefined` for a free connection. */
  readonly gap: string | undefined;
  /** The name of whose catwalk lies there. */
  readonly owner: string | undefined;
  readonly isDeluxe: boolean;
}

export interface RoofWords {
  readonly name: string;
  readonly id: string;
  /** The name of whose shelter it is. */
  readonly shelter: string | undefined;
  readonly cats: readonly { readonly owner: string; readonly pose: Pose }[];
  readonly links: readonly LinkWords[];
}

export interface Standing {
  /** Of the player. */
  readonly name: string;
  readonly cans: number;
  readonly fish: number;
  readonly score: number;
  readonly catwalks: number;
  /** `undefined` without the promo. */
  readonly deluxe: number | undefined;
  readonly shelters: number;
  /** The roofs of each pair; `undefined` in hand. */
  readonly pairs: readonly { readonly pose: Pose; readonly roofs: readonly string[] | undefined }[];
}

export interface TablePhrases {
  readonly endings: Readonly<Record<Ending, string>>;
  /** Under the title of the table: "Round 5 · 9 fish in the market". */
  status(round: number, fish: number): string;
  readonly statusSetUp: string;
  readonly statusOver: string;
  roof(roof: RoofWords): string;
  standing(standing: Standing): string;
  /** Below the ante, the next turn brings only the income. */
  anteWarning(ante: number, income: number): string;
  readonly tasks: TaskPhrases;
}

export const describeStatus = (phrases: TablePhrases, state: State): string => {
  if (state.phase.kind === 'over') return phrases.statusOver;
  return state.number === 0 ? phrases.statusSetUp : phrases.status(roundOf({ notation }, state), state.fish);
};

const roofWords = (names: NamePhrases, nameOf: NameSeat, state: State, roof: Roof): RoofWords => {
  const { roofs, gaps, steps } = boardIn(state);
  const { catwalks, shelters } = state.built;
  return {
    name: nameRoof(names, state, roof),
    id: roofs[roof],
    shelter: shelters[roof] === NOBODY ? undefined : nameOf(shelters[roof]),
    cats: state.players.flatMap(({ cats }, seat) =>
      cats.flatMap((at, cat) => (at === roof ? [{ owner: nameOf(seat), pose: POSES[cat >> 1] }] : [])),
    ),
    links: steps[roof].map(({ to, gap }) => {
      const catwalk = gap < 0 ? NOBODY : catwalks[gap];
      return {
        to: nameRoof(names, state, to),
        gap: gap < 0 ? undefined : gaps[gap],
        owner: catwalk === NOBODY ? undefined : nameOf(ownerOf(catwalk)),
        isDeluxe: catwalk >= DELUXE,
      };
    }),
  };
};

export const describeRoof = (phrases: TablePhrases, names: NamePhrases, nameOf: NameSeat, state: State, roof: Roof): string =>
  phrases.roof(roofWords(names, nameOf, state, roof));

export const standingOf = (names: NamePhrases, nameOf: NameSeat, state: State, seat: Seat): Standing => {
  const { cans, fish, cats, catwalks, deluxe, shelters } = state.players[seat];
  return {
    name: nameOf(seat),
    cans,
    fish,
    score: scoresOf(state)[seat].total,
    catwalks,
    deluxe: state.options.deluxe ? deluxe : undefined,
    shelters,
    pairs: POSES.slice(0, state.options.pairsEach).map((pose, i) => ({
      pose,
      roofs: cats[2 * i] === IN_HAND ? undefined : [cats[2 * i], cats[2 * i + 1]].map((roof) => nameRoof(names, state, roof)),
    })),
  };
};

export const warnOfAnte = (phrases: TablePhrases, state: State, cansLeft: number): string | undefined =>
  endangersAnte(state, cansLeft) ? phrases.anteWarning(state.options.ante, state.options.pauperIncome) : undefined;
