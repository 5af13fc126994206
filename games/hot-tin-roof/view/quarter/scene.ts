import type { Point, TableLayout } from '@showboat/ui';
import { type Board, type Roof, type State, boardIn, layoutOf } from '../../board';
import type { Words } from '../../words/words';
import { marketAt, roofAt, roofSizes, sidestep, signAt } from '../map';
import { type Link, linkOf, plateWidth } from '../pieces';

/** Where everything of a board stands; it never changes while the board is the same. */
export interface Scene {
  readonly layout: TableLayout;
  readonly roofs: readonly Point[];
  /** Roofs from the back to the front. */
  readonly order: readonly Roof[];
  readonly links: readonly { readonly from: Point; readonly to: Point }[];
  readonly planks: readonly Link[];
  /** The middle of each name plate, or on phones of each pictogram. */
  readonly plates: readonly Point[];
  readonly dumpsters: readonly Point[];
  readonly market: Point;
}

/** The farthest a plate moves aside for a plank. */
const ASIDE = 34;
const PLATE_HEIGHT = 20;

/** Three letters for home tiles: those of the board file, unless the name is a translation of it. */
export const abbreviate = (words: Words, state: State, roof: Roof): string => {
  const { name: given, abbr } = boardIn(state).file.roofs[roof];
  const name = words.nameRoof(state, roof);
  return name === given && abbr !== undefined ? abbr : name.slice(0, 3).toLocaleUpperCase(words.language);
};

const makeScene = (state: State, layout: TableLayout, words: Words): Scene => {
  const board = boardIn(state);
  const drawn = layoutOf(board);
  const place = (point: Point): Point => roofAt(layout, point, drawn);
  const roofs = drawn.roofs.map(place);
  const sizes = roofSizes(layout);
  const links = board.gapEnds.map(([one, other]) => ({ from: roofs[one], to: roofs[other] }));
  const planks = links.map((link) => linkOf(link));
  const others = (roof: Roof): readonly Point[] => roofs.filter((_, one) => one !== roof);
  const plates = roofs.map((at, roof) => {
    const near = { planks, roofs: others(roof) };
    if (layout === 'hand') return signAt(at, false, near);
    const below = { x: at.x, y: at.y + sizes.plateY };
    const size = { width: plateWidth(words.nameRoof(state, roof)), height: PLATE_HEIGHT, farthest: ASIDE };
    return { x: below.x + sidestep('desk', below, size, near), y: below.y };
  });
  return {
    layout,
    roofs,
    order: roofs.map((_, roof) => roof).sort((a, b) => roofs[a].y - roofs[b].y),
    links,
    planks,
    plates,
    dumpsters: drawn.dumpsters.map((point) => roofAt('desk', point, drawn)),
    market: marketAt(drawn.fishMarket, drawn),
  };
};

const SCENES = new WeakMap<Board, Map<string, Scene>>();

export const sceneOf = (state: State, layout: TableLayout, words: Words): Scene => {
  const board = boardIn(state);
  const key = `${layout} ${words.language}`;
  const known = SCENES.get(board) ?? new Map<string, Scene>();
  SCENES.set(board, known);
  const scene = known.get(key) ?? makeScene(state, layout, words);
  known.set(key, scene);
  return scene;
};
