import { unwrap } from '@showboat/engine';
import { DUMPSTERS, HOMES, LETTERS, NUMBERS, STANDARD_BOARD, type State, hotTinRoof } from '../../game';
import { positions } from '../../positions';

/** A position of three in few words; the first of them is to dive. */
export interface Sketch {
  readonly cans: readonly number[];
  readonly fish: readonly number[];
  /** By seat, `r01+r09/-`: the sitting pair and the lying one. */
  readonly cats: readonly string[];
  /** `g12=B g20=C*` */
  readonly catwalks: string;
  /** `r08=C` */
  readonly shelters: string;
  /** Cans on each, in the order of `DUMPSTERS`. */
  readonly dumpsters: readonly number[];
  /** The tiles under the home dumpsters, `h02 h31 h22`. */
  readonly open: string;
  /** The tiles of all pairs that are out or have met. */
  readonly used: string;
  readonly isDeluxe?: true;
}

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

const ownersIn = (text: string): readonly (readonly [id: string, owner: string])[] =>
  words(text).map((word) => {
    const [id, owner] = word.split('=');
    return [id, owner];
  });

const pairIn = (text: string): readonly string[] | null => (text === '-' ? null : text.split('+'));

export const positionOf = (sketch: Sketch): State => {
  const [catwalks, shelters] = [ownersIn(sketch.catwalks), ownersIn(sketch.shelters)];
  const [open, used] = [words(sketch.open), words(sketch.used)];
  const left = (each: number, built: typeof catwalks, owner: string): number =>
    each - built.filter(([, one]) => one === owner).length;
  return unwrap(
    positions.parsePosition({
      game: hotTinRoof.id,
      options: { deluxe: sketch.isDeluxe === true },
      seats: sketch.cans.length,
      players: sketch.cans.map((cans, seat) => {
        const id = LETTERS[seat];
        const [sitting, lying] = sketch.cats[seat].split('/');
        return {
          id,
          cans,
          fish: sketch.fish[seat],
          s: pairIn(sitting),
          l: pairIn(lying),
          catwalks: left(NUMBERS.catwalksEach.fallback, catwalks, id),
          deluxe: sketch.isDeluxe ? left(1, catwalks, `${id}*`) : 0,
          shelters: left(NUMBERS.sheltersEach.fallback, shelters, id),
        };
      }),
      catwalks: Object.fromEntries(catwalks),
      shelters: Object.fromEntries(shelters),
      dumpsters: Object.fromEntries(DUMPSTERS.map((name, i) => [name, sketch.dumpsters[i]])),
      open: Object.fromEntries(DUMPSTERS.slice(0, HOMES).map((name, i) => [name, open[i]])),
      stack: STANDARD_BOARD.tiles.filter((tile) => !open.includes(tile) && !used.includes(tile)),
      discards: used,
      fish: NUMBERS['fishByPlayers.3'].fallback - sketch.fish.reduce((sum, one) => sum + one, 0),
      turn: LETTERS[0],
      quiet: 0,
    }),
  );
};

/** The same turn after some moves, written as in records: lessons about moving begin when cats may move. */
export const after = (state: State, tokens: string): State =>
  words(tokens).reduce((now, token) => hotTinRoof.apply(now, unwrap(hotTinRoof.parseMove(now, token))), state);
