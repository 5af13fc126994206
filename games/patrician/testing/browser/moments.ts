import { type State, casualMoves, citiesFor, isComplete, patrician as game } from '@showboat/games/patrician';
import { createMoments } from '../../../../client/tests/harness/moments';
import type { SavedGame, SeatPlan } from '../../../../client/session/saved';
import { gainsOfPlan } from '../../view/planner/gains';
import { plansOf } from '../../view/planner/plans';
import type { Plan } from '../../view/planner/planner';
import { savedGamesOf } from '../../../../client/tests/harness/saved-at';

const records = new URL('../../records/', import.meta.url);

/** Players go by name here, and "You" does not fit the third person. */
export const { savedGame, findMoment, recorded, ending, stateOf } = savedGamesOf({ game, casualMoves, records, name: 'Tess' });

const FOUR = { seats: 4, messengers: true } as const;

const scoredIn = ({ towers, options }: State): number =>
  citiesFor(options.seats).filter((city) => isComplete(towers, city)).length;

/** Late enough that towers stand everywhere and a city is done, while cards still lie there. */
const isUnderWay = (state: State): boolean => scoredIn(state) >= 1 && state.pile.length > 0;

/** A plan that completes a city and pays the one who plans, with the points of messengers. */
export const scoringPlan = (state: State): Plan | undefined =>
  state.phase.kind === 'playing'
    ? plansOf(state).find((plan) => (gainsOfPlan(plan) ?? []).some(({ seat, bonus }) => seat === state.turn && bonus > 0))
    : undefined;

/** How many decisions are left to look back at. */
const LAST_MOVES = 14;

/** Two people at one screen, of whom neither may see the other's hand. */
const shared = (saved: SavedGame): SavedGame => {
  const { turn } = stateOf(saved);
  const other = (turn + 1) % saved.seats.length;
  const names: Readonly<Record<number, string>> = { [turn]: 'Ada', [other]: 'Ben' };
  const seats = saved.seats.map((plan, seat): SeatPlan => (names[seat] ? { kind: 'person', name: names[seat] } : plan));
  return { ...saved, seats };
};

const crowd = (id: string): SavedGame =>
  findMoment(id, FOUR, (state) => isUnderWay(state) && state.placed.length >= 4 && scoringPlan(state) !== undefined);

/** Somebody else is to play, and nobody here decides. */
const waiting = (id: string): SavedGame => {
  const saved = crowd('patrician-crowd');
  const person = (stateOf(saved).turn + 1) % saved.seats.length;
  return savedGame({ ...saved, id, person });
};

const asks = (id: string, kind: State['phase']['kind']): SavedGame =>
  findMoment(id, FOUR, (state) => isUnderWay(state) && state.phase.kind === kind && plansOf(state).length > 1);

/** The games that the pictures show. */
export const MOMENTS = {
  'patrician-crowd': () => crowd('patrician-crowd'),
  'patrician-begun': () => findMoment('patrician-begun', { seats: 3 }, ({ phase }) => phase.kind === 'playing'),
  'patrician-two': () =>
    findMoment('patrician-two', { seats: 2 }, (state) => isUnderWay(state) && state.phase.kind === 'playing'),
  'patrician-five': () =>
    findMoment('patrician-five', { seats: 5, messengers: true }, (state) => isUnderWay(state) && state.phase.kind === 'playing'),
  'patrician-moving': () => asks('patrician-moving', 'moving'),
  'patrician-taking': () => asks('patrician-taking', 'taking'),
  'patrician-placing': () =>
    findMoment('patrician-placing', FOUR, ({ phase, placed }) => phase.kind === 'placing' && placed.length > 2),
  'patrician-waiting': () => waiting('patrician-waiting'),
  'patrician-shared': () =>
    shared(findMoment('patrician-shared', { seats: 3 }, (state) => isUnderWay(state) && state.phase.kind === 'playing')),
  'patrician-ending': () => ending('patrician-ending', 'all-scored-two', LAST_MOVES),
  'patrician-over': () => recorded('patrician-over', 'all-scored-late-messengers'),
} satisfies Readonly<Record<string, () => SavedGame>>;

export type MomentId = keyof typeof MOMENTS;

export const moment = createMoments<MomentId>(MOMENTS);
