import type { Sentence } from '@showboat/engine';
import type { RefusalPhrases } from '../phrases';
import { nameShip } from './ships';

const points = (count: unknown): string => (count === 1 ? '1 movement point' : `${String(count)} movement points`);

const areLeft = (count: unknown): string =>
  count === 0 ? 'none is left' : count === 1 ? '1 is left' : `${String(count)} are left`;

/** A move that is refused. Each says what would have been needed. */
const MOVES = {
  'not-a-move': () => 'This is not a move of this game',
  'race-over': () => 'Nobody moves any more, the race is over',
  'chance-decides': () => 'First the die and the stack must decide how the river goes on',
  'not-chance': () => 'Tiles are laid only when a ship has come onto the foremost tile as the first',
  'speed-first': () => 'A turn begins with setting the speed',
  'speed-already-set': () => 'The speed is set once, at the start of the turn',
  'push-now': () => 'The ship that was met must be pushed at once, before anything else',
  'align-first': () => 'First the ship must be given a heading',
  'answer-first': () => 'First the owner of the pushed ship must take or decline what the jetty offers',
  'place-first': () => 'First the owners must choose the headings of their ships',
  'cannot-move': () => 'The ship cannot move at all, its turn can only be ended',
  'nothing-to-align': () => 'A heading is set only for a pushed ship, or for one that has backed off a sand bar',
  'nothing-offered': () => 'Only an offer to a pushed ship can be declined, and none is open',
  'no-ship-met': () => 'A push needs a ship on the space just entered',
  'speed-range': ({ lowest, highest }) => `The speed must be ${lowest} to ${highest}`,
  'speed-coal': ({ needed, left }) => `This change of speed needs ${needed} coal, ${areLeft(left)}`,
  'turn-coal': ({ needed, left }) => `A turn after the free one needs ${needed} coal, ${areLeft(left)}`,
  'sand-coal': ({ needed, left }) => `Leaving a sand bar ahead needs ${needed} coal, ${areLeft(left)}`,
  'rose-coal': ({ needed, left }) =>
    `This needs ${needed} coal, and of what the Black Rose may burn in one move ${areLeft(left)}`,
  'rose-in-need': () => 'The Black Rose must not be left where she needs more than 1 coal, as long as that can be avoided',
  'no-way-to-finish': ({ left }) =>
    `The turn must leave a way to spend every movement point on open water with the coal aboard, and after this ${areLeft(left)} without one`,
  'points-spent': () => 'A step needs 1 movement point, none is left',
  'points-left': ({ left }) => `All movement points must be spent first, ${areLeft(left)}`,
  'edge-ahead': () => 'A step needs water ahead, there is the edge of the river',
  'land-ahead': () => 'A step needs water ahead, there is land',
  'logs-points': ({ needed, left }) => `Entering floating logs needs ${points(needed)}, ${areLeft(left)}`,
  'ship-aground': (detail) =>
    `A step needs a space that is free or can be freed, ${nameShip(detail.ship)} lies on a sand bar and cannot be pushed`,
  'push-points': ({ needed, left }) => `A push needs ${points(needed)}, ${areLeft(left)}`,
  'push-nowhere': (detail) => `A push needs a space to push to, ${nameShip(detail.ship)} has none beside it`,
  'aground-no-turning': () => 'Turning needs open water, the ship lies on a sand bar',
  'turning-over': () => 'Turning comes before docking and exchanging coal, and is over for this turn',
  'no-reverse': () => 'Going astern needs a ship that begins its step on a sand bar',
  'astern-speed': ({ speed }) => `Backing off a sand bar needs speed 1, the wheel shows ${speed}`,
  'astern-blocked': () => 'Backing off a sand bar needs a space astern without ship, land or logs',
  'push-off-river': () => 'The pushed ship needs water to go to, there is the edge of the river',
  'push-onto-land': () => 'The pushed ship needs water to go to, there is land',
  'push-back': () => 'The pushed ship needs a space that the pusher has not crossed this turn',
  'push-onto-ship': () => 'The pushed ship needs a free space, another ship lies there',
  'push-astern': () => 'The pushed ship needs a space other than the one straight behind it',
  'push-onto-logs-too-dear': ({ needed, left }) => `A push onto logs needs ${points(needed)} more, ${areLeft(left)}`,
  'rose-never-docks': () => 'Docking needs another ship: the Black Rose takes neither passengers nor coal',
  'not-at-jetty': () => 'A passenger boards only where the movement ends at the jetty of a station',
  'docking-speed': ({ speed }) => `Docking needs speed 1, the wheel shows ${speed}`,
  'cabins-full': () => 'A passenger needs a free cabin, both are taken',
  'same-island': () => 'A passenger must come from another island than the one aboard',
  'nobody-waiting': () => 'A passenger must be waiting here, none is left',
  'docked-already': () => 'Docking is done once a turn, and before coal is exchanged',
  'not-at-coal-jetty': () => 'Coal is filled up only where the movement ends at a coal jetty',
  'coal-full': () => 'Filling up needs room for coal, there are 6 aboard',
  'exchanged-already': () => 'Coal is exchanged once a turn',
  'exchange-off': () => 'An exchange of coal needs a table where one player moves two ships, with the option on',
  'exchange-no-such-ship': () => 'An exchange needs a ship that takes part in the race',
  'exchange-with-itself': () => 'An exchange needs two different ships',
  'exchange-not-sailing': () => 'An exchange needs a ship that is still sailing',
  'exchange-other-player': () => 'An exchange needs two ships moved by the same player',
  'exchange-not-adjacent': () => 'An exchange needs two ships side by side',
  'exchange-speed': () => 'An exchange needs two ships with the same speed',
  'exchange-nothing': () => 'An exchange needs at least 1 coal',
  'exchange-giver-short': () => 'A ship gives only coal that it has',
  'exchange-receiver-full': () => 'A ship takes coal only up to 6',
  'exchange-not-on-calm-water': () =>
    'An exchange needs both ships on calm water, away from jetties, landing spaces, sand bars and logs',
  'exchange-rose-cap': () => 'The Black Rose gives at most 2 coal in a round',
  'exchange-rose-receives': () => 'The Black Rose gives coal and never takes any',
  'exit-blocked': () => 'A tile needs an exit where it overlaps no other',
  'first-tile-straight': () => 'The first tile must lie straight ahead of the start tile',
  'tile-not-in-stack': ({ tile }) => `A tile must come from the stack, ${tile} does not`,
  'not-between-turns': () => 'Resigning is possible only between turns',
  'seat-not-in-race': () => 'Resigning needs a seat that still has a ship on the river',
} as const satisfies Readonly<Record<string, Sentence>>;

/** A ship cannot end its turn on a space. */
const ENDS = {
  'not-a-space': () => 'A turn ends on a tile that lies on the table',
  'end-on-land': ({ place }) => `A turn ends on water, ${place} is land`,
  'end-not-now': () => 'Where a turn can end is known only to a ship that is to sail now',
  'end-cannot-move': () => 'The ship cannot move at all, it stays where it is',
  'end-needs-coal': ({ needed, left }) => `This needs ${needed} coal, ${areLeft(left)}`,
  'end-needs-rose-coal': ({ needed, left }) =>
    `This needs ${needed} coal, and of what the Black Rose may burn in one move ${areLeft(left)}`,
  'end-rose-in-need': () => 'Every way there leaves the Black Rose in need of more than 1 coal, and others do not',
  'end-ship-aground': (detail) =>
    `The space must be free, ${nameShip(detail.ship)} lies there on a sand bar and cannot be pushed`,
  'end-ship-in-the-way': (detail) =>
    `The space must be free or freed by a push, ${nameShip(detail.ship)} cannot be pushed away from there`,
  'end-too-far': ({ steps, points: most }) =>
    steps === undefined
      ? 'The space must be reached over water, it cannot'
      : `This needs at least ${points(steps)}, there can be ${most}`,
  'end-on-logs': () => 'Logs need 2 movement points, and there is no way to have exactly these left',
  'end-off-sand-bar': () => 'From a sand bar a ship goes only straight ahead or straight astern',
  'end-off-river': () => 'The river does not reach that far as it lies now',
  'end-known-later': () => 'A push on the way there makes the river grow: whether a ship can end there is known only then',
  'end-ships-between': () => 'Other ships are in the way, and pushing them takes more movement points than there can be',
  'end-behind-pier': () => 'Every way there leads over the pier, where a voyage ends',
  'end-behind-logs': () => 'Logs take 2 movement points, and every way there leads through them',
  'end-behind-sand': () => 'A ship that comes onto a sand bar stops there, and every way leads over one',
  'end-points-left': () => 'All movement points must be spent, and no way that ends here spends them exactly',
} as const satisfies Readonly<Record<string, Sentence>>;

export const refusals: RefusalPhrases = {
  sentences: { ...MOVES, ...ENDS },
  unknown: (code) => `refused (${code})`,
};
