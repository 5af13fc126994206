import { YARD, formatPlace, tileOf } from '../rules/cells';
import { LAND, chartOf, kindAt } from '../rules/chart';
import type { Move } from '../rules/moves';
import { stockOf } from '../rules/passengers';
import { FULL_COAL, PASSENGERS, type Ship, type State, TOP_SPEED, isRose, moverOf } from '../rules/state';

// What holds at every moment of every race, and across every move. Each problem is a sentence with the values in it.

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const shipProblems = (state: State, ship: Ship): readonly string[] => {
  const problems: string[] = [];
  const say = (text: string): number => problems.push(`${ship.id}: ${text}`);
  if (ship.speed < 1 || ship.speed > TOP_SPEED) say(`speed ${ship.speed}`);
  if (!isRose(ship) && (ship.coal < 0 || ship.coal > FULL_COAL)) say(`coal ${ship.coal}`);
  if (ship.aboard.length > PASSENGERS || new Set(ship.aboard).size < ship.aboard.length) say(`aboard ${ship.aboard.join('+')}`);
  if (isRose(ship) && (ship.aboard.length > 0 || ship.status !== 'sailing')) say('the Rose carries nobody and never leaves');
  if (ship.status !== 'sailing') {
    if (ship.at >= 0 || ship.place < 1) say(`${ship.status} at ${ship.at}, place ${ship.place}`);
    return problems;
  }
  const chart = chartOf(state.river, state.options);
  if (ship.at < 0 || tileOf(ship.at) >= state.river.tiles.length || tileOf(ship.at) < state.river.first)
    say(`off the river at ${ship.at}`);
  else if (kindAt(chart, ship.at) === LAND && ship.at !== YARD) say(`on land at ${formatPlace(ship.at)}`);
  return problems;
};

const sharedSpaces = (state: State): readonly string[] => {
  const isPushing = state.phase.kind === 'pushing';
  return state.ships.flatMap((ship, i) =>
    state.ships
      .slice(i + 1)
      .filter((other) => other.at >= 0 && other.at === ship.at)
      .filter((other) => !(isPushing && [ship, other].includes(state.ships[moverOf(state)])))
      .map((other) => `${ship.id} and ${other.id} share ${formatPlace(ship.at)}`),
  );
};

/** MQ-SET-6: nobody appears out of nothing: those waiting and aboard never exceed those placed. */
const passengerProblems = (state: State): readonly string[] => {
  const placed = sum(state.river.tiles.map((tile) => stockOf(state.options, tile.id)));
  const known = sum(state.waiting) + sum(state.ships.map((ship) => ship.aboard.length));
  return known > placed || state.waiting.some((count) => count < 0) ? [`${known} passengers of ${placed}`] : [];
};

const tableProblems = (state: State): readonly string[] => {
  const problems: string[] = [];
  const { river, stack, phase } = state;
  const isBetweenTurns = phase.kind === 'speed' || phase.kind === 'stuck';
  if (!isBetweenTurns) return problems;
  if ((river.pier === 'none') === (stack.length === 0))
    problems.push(`pier ${river.pier} with ${stack.length} tiles in the stack`);
  const sailing = state.ships.filter((ship) => ship.status === 'sailing');
  const oldest = Math.min(...sailing.map((ship) => tileOf(ship.at)));
  if (river.first !== (state.options.keepTiles ? 0 : oldest))
    problems.push(`oldest tile ${river.first}, oldest ship on ${oldest}`);
  if (river.pier === 'none' && sailing.some((ship) => tileOf(ship.at) === river.tiles.length - 1))
    problems.push('a ship waits on the foremost tile');
  if (sailing.some((ship) => !state.order.includes(state.ships.indexOf(ship)))) problems.push('a ship is missing in the order');
  if (state.ships[moverOf(state)]?.status !== 'sailing') problems.push('the ship to move does not sail');
  return problems;
};

export const problemsIn = (state: State): readonly string[] => [
  ...state.ships.flatMap((ship) => shipProblems(state, ship)),
  ...sharedSpaces(state),
  ...passengerProblems(state),
  ...tableProblems(state),
];

/** What a move may not change. */
export const problemsAcross = (before: State, move: Move, after: State): readonly string[] => {
  const problems: string[] = [];
  const coal = (state: State): number =>
    sum(state.ships.filter((ship) => !isRose(ship) && ship.status === 'sailing').map((ship) => ship.coal));
  const gave = after.roseGiven > before.roseGiven ? after.roseGiven - before.roseGiven : 0;
  // MQ-COAL-2: coal comes from coal jetties and from the Rose alone.
  if (move.kind !== 'refuel' && coal(after) > coal(before) + gave)
    problems.push(`coal grew from ${coal(before)} to ${coal(after)} by ${move.kind}`);
  if (move.kind === 'exchange' && coal(after) !== coal(before) + gave) problems.push('an exchange did not conserve coal');
  if (after.river.tiles.length < before.river.tiles.length || after.river.first < before.river.first)
    problems.push('the river shrank');
  before.ships.forEach((ship, i) => {
    const now = after.ships[i];
    if (ship.status !== 'sailing' && now !== ship && JSON.stringify(now) !== JSON.stringify(ship))
      problems.push(`${ship.id} came back`);
    // BR-TWO-3: passengers never change ships, and leave one only when it goes out.
    if (now.status !== 'out' && !ship.aboard.every((tile) => now.aboard.includes(tile)))
      problems.push(`${ship.id} lost a passenger`);
  });
  return problems;
};
