import type { RefusalPhrases, RefusalSentence } from '../refusals';
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
} as const satisfies Readonly<Record<string, RefusalSentence>>;

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
  'end-points-left': () => 'All movement points must be spent, and no way that ends here spends them exactly',
} as const satisfies Readonly<Record<string, RefusalSentence>>;

/** Options or a position refused: the field stands before the sentence. */
const FIELDS_AND_OPTIONS = {
  'unreadable-action': ({ text }) => `"${text}" is not an action, these are: =3 f l r x4 a @2 p c n . "t red 2"`,
  'unknown-field': () => 'is not a field of a position',
  'within-a-turn': () => 'must be taken between turns, within a turn there are only records',
  'seats-differ': () => 'must be the same as seats, or be left out',
  'river-without-start': ({ given }) => `must be "start", was "${given}"`,
  'bad-river-entry': ({ given }) => `must be an exit and a tile such as "S A5", was "${given}"`,
  'no-such-tile': ({ tile }) => `must name a tile on the table, tile ${tile} is not there`,
  'unknown-tile': ({ tile }) => `must name a known tile, ${tile} is none`,
  'tile-twice': ({ tile }) => `must name every tile once, ${tile} is there twice`,
  'pier-missing': () => 'must be L, S or R when the stack is empty',
  'pier-too-early': ({ tiles }) => `must be null while ${tiles === 1 ? '1 tile is' : `${tiles} tiles are`} still in the stack`,
  'no-station': ({ tile }) => `must be of a tile with a station in a game with passengers, tile ${tile} is not`,
  'too-many-waiting': ({ count }) => `must be at most 2, was ${count}`,
  'rose-has-no-seat': () => 'must be null, the Black Rose has no owner',
  'ship-without-seat': () => 'must be the number of a seat, only the Black Rose has null',
  'rose-not-in-play': () => 'needs the option rose, the Black Rose does not sail here',
  'rose-always-sails': () => 'must be "sailing", the Black Rose never leaves the river',
  'no-such-seat': ({ seat }) => `must be below the number of seats, was ${seat}`,
  'coal-missing': () => 'must be a number from 0 to 6, only the Black Rose has null',
  'gone-but-placed': () => 'must be null, the ship has left the river',
  'sailing-nowhere': () => 'must be a place such as "1c2", the ship is sailing',
  'place-while-sailing': () => 'must be left out, only landed ships have a place',
  'bad-place': ({ given }) => `must be a tile and a cell such as "1c2", was "${given}"`,
  'off-the-table': ({ given }) => `must be on a tile that lies on the table, "${given}" is not`,
  'ship-on-land': ({ given }) => `must be water, "${given}" is land`,
  'on-frontier': ({ given }) => `must be before the foremost tile, "${given}" would have laid the next one`,
  'would-have-landed': ({ given }) => `must not be a landing space in the driving school, a ship on "${given}" has landed`,
  'speed-on-sand': ({ speed }) => `must be 1 on a sand bar, was ${speed}`,
  'ship-twice': (detail) => `must name every ship once, ${String(detail.ship)} is there twice`,
  'space-taken': ({ given }) => `must be a space of its own, another ship lies on "${given}"`,
  'landed-before-pier': () => 'must not be "landed" before the pier lies there',
  'ships-of-seat': ({ seat, count, needed }) =>
    `must hold ${needed} for seat ${seat}, there ${count === 1 ? 'is 1' : `are ${count}`}`,
  'rose-coal-in-position': () => 'must be null, the coal of the Black Rose has no number',
  'same-island-in-position': () => 'must name two different tiles, a ship never carries two passengers from one island',
  'rose-missing': () => 'must hold "black", the option rose is on',
  'no-such-ship': (detail) => `must name a ship of this position, ${String(detail.ship)} is none`,
  'ship-not-in-order': (detail) => `must hold every ship that is sailing, ${String(detail.ship)} is missing`,
  'next-not-sailing': ({ next }) => `must be the index in order of a ship that is sailing, was ${next}`,
  'bonus-without-yard': () => 'must be false or left out, no ship is in the yard',
  'school-with-rose': () => 'must be false in the driving school',
  'school-with-two-boats': () => 'must be 1 in the driving school',
  'school-with-expansion': ({ tile }) =>
    `must be tiles of the base game in the driving school${tile === undefined ? '' : `, ${tile} is not`}`,
  'both-boats-of-one': () => 'must be one-boat where players have one boat each',
  'two-boats-seats': ({ seats }) => `must be 2 or 3 with two boats each, was ${seats}`,
  'too-many-ships': ({ ships, spaces }) => `must leave at most ${spaces} ships, these would be ${ships}`,
  'two-seats-alone': ({ seats }) => `must be 3 to 6 with one boat each and without the Black Rose, was ${seats}`,
  'school-of-six': ({ seats }) => `must be 3 to 5 in the driving school, was ${seats}`,
  'swap-out': ({ tile }) => `must take out different tiles of the base set, ${tile} is not one`,
  'swap-in': ({ tile }) => `must put in different added tiles, ${tile} is not one`,
  'swap-nothing': () => 'must name at least one pair of tiles such as A9:B1',
  'too-few-stations': ({ stations, needed }) =>
    `must leave at least ${needed} stations, there ${stations === 1 ? 'is 1' : `are ${stations}`}`,
  'too-few-passengers': ({ waiting, needed }) => `must leave at least ${needed} passengers, there are ${waiting}`,
} as const satisfies Readonly<Record<string, RefusalSentence>>;

export const refusals: RefusalPhrases = {
  sentences: { ...MOVES, ...ENDS, ...FIELDS_AND_OPTIONS },
  unknown: (code) => `refused (${code})`,
};
