import type { Detail } from '@showboat/engine';
import { mississippiQueen as game } from '../game';
import { CELLS, cellOf, tileOf } from '../rules/cells';
import { LOGS, SAND, chartOf, kindAt } from '../rules/chart';
import { type EndBar, END_BARS, type Explanation } from '../rules/explain';
import { type State, TOP_SPEED, isRose, moverOf } from '../rules/state';
import { TILE_BY_ID } from '../rules/tiles';
import { coalLeft } from '../rules/turn';
import { type Ends, hasEnd } from './ends';
import { PLENTY, type Worlds, lying } from './worlds';

// For each reason that "why not?" can give: whether it really is the reason, found by the lists of moves alone.

interface Asked {
  readonly worlds: Worlds;
  readonly state: State;
  readonly place: number;
  readonly detail: Detail;
  /** As it is, without what the Rose needs. */
  readonly now: Ends;
  /** With all the coal one could want. */
  readonly rich: Ends;
}

type Truth = (asked: Asked) => boolean;

const has = (ends: Ends, place: number): boolean => hasEnd(ends, place) || ends.onNewWater.has(place);

/** MQ-GEO-7, MQ-MOVE-3: spaces over water, whatever else is there; `undefined` where there is no way. */
const stepsOverWater = ({ river, options }: State, from: number, to: number): number | undefined => {
  const { beside } = chartOf(river, options);
  const steps = new Map([[from, 0]]);
  for (const [place, count] of steps)
    for (let way = 0; way < 6; way++) {
      const next = beside[place * 6 + way];
      if (next >= 0 && isWater(river.tiles[tileOf(next)].id, next) && !steps.has(next)) steps.set(next, count + 1);
    }
  return steps.get(to);
};

const isWater = (tile: string, place: number): boolean =>
  place !== 0 && !TILE_BY_ID.get(tile)?.land?.split(' ').includes(CELLS[cellOf(place)]);

/** Coal is what is missing: with that much the ship can end there, with less it cannot. */
const needsCoal: Truth = ({ worlds, state, place, detail }) =>
  detail.left === coalLeft(state) &&
  Number(detail.needed) > coalLeft(state) &&
  hasEnd(worlds.withCoal(Number(detail.needed)), place) &&
  !hasEnd(worlds.withCoal(Number(detail.needed) - 1), place);

const holds = (state: State, place: number, detail: Detail): number =>
  state.ships.findIndex(({ at, id }, i) => at === place && id === detail.ship && i !== moverOf(state));

/** The ship that lies there is in the way: without it the space could be reached. */
const isHeld: Truth = ({ worlds, state, place, detail, rich }) => {
  const ship = holds(state, place, detail);
  return ship >= 0 && !has(rich, place) && has(worlds.without(ship), place);
};

const isOnSand = ({ river, options }: State, place: number): boolean => kindAt(chartOf(river, options), place) === SAND;
const isOnLogs = ({ river, options }: State, place: number): boolean => kindAt(chartOf(river, options), place) === LOGS;

const pointsOf = ({ phase, turn }: State): number => (phase.kind === 'speed' ? TOP_SPEED : turn.points);

const needsLogs: Truth = ({ worlds, state, place, detail }) =>
  detail.points === pointsOf(state) && !has(worlds.pastPier(), place) && has(worlds.overLogs(), place);

const needsSand: Truth = ({ worlds, place }) => !has(worlds.overLogs(), place) && has(worlds.overSand(), place);

export const TRUTHS: Readonly<Record<EndBar, Truth>> = {
  'not-a-space': ({ state, place }) => tileOf(place) < state.river.first || place < 0,
  'end-off-river': ({ state, place }) => tileOf(place) >= state.river.tiles.length,
  'end-on-land': ({ state, place }) =>
    TILE_BY_ID.get(state.river.tiles[tileOf(place)].id)?.land?.split(' ').includes(CELLS[cellOf(place)]) === true,
  'end-cannot-move': ({ state }) => game.legalMoves(state).every(({ kind }) => kind === 'end'),
  'end-not-now': ({ state }) =>
    game.legalMoves(state).every(({ kind }) => !['speed', 'step', 'turn', 'push', 'astern'].includes(kind)),
  'end-known-later': ({ worlds, place, now }) => now.mayGrow && has(worlds.withAnyTile(), place),
  'end-needs-coal': (asked) => !isRose(asked.state.ships[moverOf(asked.state)]) && needsCoal(asked),
  'end-needs-rose-coal': (asked) => isRose(asked.state.ships[moverOf(asked.state)]) && needsCoal(asked),
  'end-rose-in-need': ({ worlds, place, now }) => hasEnd(now, place) && !has(worlds.legal(), place),
  'end-ship-aground': (asked) => isOnSand(asked.state, asked.place) && isHeld(asked),
  'end-ship-in-the-way': (asked) => !isOnSand(asked.state, asked.place) && isHeld(asked),
  'end-ships-between': ({ worlds, place, rich }) => !has(rich, place) && has(worlds.alone(), place),
  'end-behind-pier': ({ worlds, state, place }) =>
    state.options.mode === 'school' && !has(worlds.alone(), place) && has(worlds.pastPier(), place),
  'end-on-logs': (asked) => isOnLogs(asked.state, asked.place) && needsLogs(asked),
  'end-behind-logs': (asked) => !isOnLogs(asked.state, asked.place) && needsLogs(asked),
  'end-off-sand-bar': (asked) =>
    isOnSand(asked.state, lying(asked.state)) && needsSand(asked) && !has(asked.worlds.offBar(), asked.place),
  'end-behind-sand': (asked) => !isOnSand(asked.state, lying(asked.state)) && needsSand(asked),
  'end-too-far': ({ worlds, state, place, detail }) =>
    detail.points === pointsOf(state) &&
    detail.steps === stepsOverWater(state, lying(state), place) &&
    Number(detail.steps) > pointsOf(state) &&
    !has(worlds.overSand(), place),
  'end-points-left': ({ worlds, state, place, detail }) =>
    detail.points === pointsOf(state) && !has(worlds.overSand(), place) && worlds.overSand().passed.has(place),
};

/** What is wrong with an answer about a space that is not lit. */
export const problemOfAnswer = (worlds: Worlds, place: number, answer: Explanation): string | undefined => {
  if (answer.kind === 'can-end') return 'it can end there, and it is not lit';
  const { code, rule, detail = {} } = answer.refusal;
  const truth = Object.hasOwn(TRUTHS, code) ? TRUTHS[code] : undefined;
  if (!truth) return `${code} is no reason that is known`;
  if (rule !== END_BARS[code]) return `${code} names ${rule}`;
  const { state } = worlds;
  const asked: Asked = {
    worlds,
    state,
    place,
    detail,
    get now() {
      return worlds.withCoal(coalLeft(state));
    },
    get rich() {
      return worlds.withCoal(PLENTY);
    },
  };
  // Where nobody sails, nothing can come of the moment.
  if (state.phase.kind !== 'placing' && code !== 'end-known-later' && asked.now.onNewWater.has(place))
    return `${code}, but with a tile that may come it can`;
  return truth(asked) ? undefined : `${code} ${JSON.stringify(detail)} is not the reason`;
};
