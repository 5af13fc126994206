import type { Point, Rect, TableLayout } from '@showboat/ui';
import { type Board, type Roof, type State, boardIn, fishFor, layoutOf } from '../../game';
import type { Words } from '../../words/words';
import {
  breaksOf,
  groundsOf,
  leastHiding,
  marketAt,
  marketRect,
  plateRect,
  roofAt,
  roofRect,
  roofSizes,
  seenRect,
  sidestep,
  signRect,
  signsAt,
  spread,
  trayRect,
} from '../map';
import { around } from '../map/overlaps';
import { type Link, SHELTER_CORNERS, SHELTER_INITIAL, linkOf, marketRows, plankInitial, plateWidth, signWidth } from '../pieces';

/** The layout of a board; constant for the same board. */
export interface Scene {
  readonly layout: TableLayout;
  readonly roofs: readonly Point[];
  /** Roofs from the back to the front. */
  readonly order: readonly Roof[];
  /** `shift`: see `LinkProps`. */
  readonly links: readonly { readonly from: Point; readonly to: Point; readonly shift: number }[];
  readonly planks: readonly Link[];
  /** The middle of each name plate, and all of it. */
  readonly plates: readonly Point[];
  readonly plateRects: readonly Rect[];
  /** The middles of the initials on awnings; and of all initials the squares that they fill. */
  readonly shelterInitials: readonly Point[];
  readonly initialRects: readonly Rect[];
  readonly dumpsters: readonly Point[];
  readonly market: Point;
  /** All of it. */
  readonly rect: Rect;
}

/** The farthest a plate moves aside for a plank. */
const ASIDE = 34;
/** From the centre of a roof down to its plate. */
const BELOW = 50;

/** Three letters for home tiles: those of the board file, unless the name is a translation of it. */
export const abbreviate = (words: Words, state: State, roof: Roof): string => {
  const { name: given, abbr } = boardIn(state).file.roofs[roof];
  const name = words.nameRoof(state, roof);
  return name === given && abbr !== undefined ? abbr : name.slice(0, 3).toLocaleUpperCase(words.language);
};

const makeScene = (state: State, layout: TableLayout, words: Words): Scene => {
  const board = boardIn(state);
  const drawn = layoutOf(board);
  const isPhone = layout === 'phone';
  const wishes = {
    dumpsters: drawn.dumpsters.map((point) => roofAt('wide', point, drawn)),
    market: marketAt(drawn.fishMarket, drawn),
    rows: marketRows(fishFor(state.options)),
  };
  const roofs = spread(
    layout,
    drawn.roofs.map((point) => roofAt(layout, point, drawn)),
    board.gapEnds,
    isPhone ? [] : [trayRect(wishes.dumpsters), marketRect(wishes.market, wishes.rows)],
  );
  const breaks = breaksOf(layout, roofs, board.gapEnds);
  const links = board.gapEnds.map(([one, other], gap) => ({ from: roofs[one], to: roofs[other], shift: breaks[gap] - 0.5 }));
  const planks = links.map((link) => linkOf(link));
  const widths = roofs.map((_, roof) =>
    isPhone ? signWidth(abbreviate(words, state, roof)) : plateWidth(words.nameRoof(state, roof)),
  );
  const plates = isPhone
    ? signsAt(roofs, planks, widths)
    : roofs.map(({ x, y }, roof) => {
        const below = { x, y: y + BELOW };
        const near = { planks, roofs: roofs.filter((_, one) => one !== roof) };
        const size = { width: widths[roof], height: 20, farthest: ASIDE };
        return { x: x + sidestep('wide', below, size, near), y: below.y };
      });
  const plateRects = plates.map((plate, roof) => (isPhone ? signRect : plateRect)(plate, widths[roof]));
  const { house, plank } = roofSizes(layout);
  const size = 2 * SHELTER_INITIAL * house;
  const plankRects = planks.map((at) => around(at, 2 * plankInitial(true) * plank));
  const shelterInitials = roofs.map(({ x, y }) => {
    const corners = SHELTER_CORNERS.map((corner) => ({ x: x + corner.x * house, y: y + corner.y * house }));
    return leastHiding(corners, size, [...plankRects, ...plateRects]);
  });
  // Phones have dumpsters and market elsewhere.
  const { dumpsters, market, rects } = isPhone
    ? { ...wishes, rects: [] }
    : groundsOf({ roofs, plates: plateRects, planks, links }, wishes);
  return {
    layout,
    roofs,
    order: roofs.map((_, roof) => roof).sort((a, b) => roofs[a].y - roofs[b].y),
    links,
    planks,
    plates,
    plateRects,
    shelterInitials,
    initialRects: [...plankRects, ...shelterInitials.map((at) => around(at, size))],
    dumpsters,
    market,
    rect: seenRect(layout, [...roofs.map((roof) => roofRect(layout, roof)), ...plateRects, ...rects]),
  };
};

const SCENES = new WeakMap<Board, Map<string, Scene>>();

export const sceneOf = (state: State, layout: TableLayout, words: Words): Scene => {
  const board = boardIn(state);
  const key = `${layout} ${words.language} ${fishFor(state.options)}`;
  const known = SCENES.get(board) ?? new Map<string, Scene>();
  SCENES.set(board, known);
  const scene = known.get(key) ?? makeScene(state, layout, words);
  known.set(key, scene);
  return scene;
};
