import { readFileSync } from 'node:fs';
import { openHistory, parseRecord, present, unwrap } from '@showboat/engine';
import { type State, casualMoves, citiesFor, isComplete, patrician as game } from '@showboat/games/patrician';
import { createMoments } from '../../../../client/tests/harness/moments';
import type { SavedGame, SeatPlan } from '../../../../client/session/saved';
import { gainsOfPlan } from '../../view/planner/gains';
import { plansOf } from '../../view/planner/plans';
import type { Plan } from '../../view/planner/planner';
import { findMomentOf, firstStateOf, savedGameOf } from '../../../../client/tests/harness/saved-at';

/** Players go by name here, and "You" does not fit the third person. */
const NAME = 'Tess';

const find = (
  id: string,
  options: Readonly<Record<string, string | number | boolean>>,
  isWanted: (state: State) => boolean,
): SavedGame => findMomentOf({ game, casualMoves }, id, options, isWanted, NAME);

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

export const momentOf = ({ beginning, moves }: SavedGame): State =>
  present(unwrap(openHistory(game, firstStateOf(game, beginning), moves)));

/** A whole game, as it was recorded. */
const recorded = (id: string, name: string): SavedGame => {
  const text = readFileSync(new URL(`../../records/${name}.txt`, import.meta.url), 'utf8');
  const { options, moves } = unwrap(parseRecord(game, text)).record;
  return savedGameOf(game, { id, beginning: { kind: 'options', options }, moves, person: 0, name: NAME });
};

/** How many decisions are left to look back at. */
const LAST_MOVES = 14;

/** The end of a game of two, from a position between turns: a review of it does not take long. */
const ending = (id: string): SavedGame => {
  const { beginning, moves } = recorded(id, 'all-scored-two');
  const { states } = unwrap(openHistory(game, firstStateOf(game, beginning), moves));
  const from = states.findIndex((state, i) => i >= moves.length - LAST_MOVES && game.formatPosition(state).ok);
  const position = unwrap(game.formatPosition(states[from]));
  return savedGameOf(game, { id, beginning: { kind: 'position', position }, moves: moves.slice(from), person: 0, name: NAME });
};

/** Two people at one screen, of whom neither may see the other's hand. */
const shared = (saved: SavedGame): SavedGame => {
  const { turn } = momentOf(saved);
  const other = (turn + 1) % saved.seats.length;
  const names: Readonly<Record<number, string>> = { [turn]: 'Ada', [other]: 'Ben' };
  const seats = saved.seats.map((plan, seat): SeatPlan => (names[seat] ? { kind: 'person', name: names[seat] } : plan));
  return { ...saved, seats };
};

const crowd = (id: string): SavedGame =>
  find(id, FOUR, (state) => isUnderWay(state) && state.placed.length >= 4 && scoringPlan(state) !== undefined);

/** Somebody else is to play, and nobody here decides. */
const waiting = (id: string): SavedGame => {
  const saved = crowd('patrician-crowd');
  const person = (momentOf(saved).turn + 1) % saved.seats.length;
  return savedGameOf(game, { ...saved, id, person, name: NAME });
};

const asks = (id: string, kind: State['phase']['kind']): SavedGame =>
  find(id, FOUR, (state) => isUnderWay(state) && state.phase.kind === kind && plansOf(state).length > 1);

/** The games that the pictures show. */
export const MOMENTS = {
  'patrician-crowd': () => crowd('patrician-crowd'),
  'patrician-begun': () => find('patrician-begun', { seats: 3 }, ({ phase }) => phase.kind === 'playing'),
  'patrician-two': () => find('patrician-two', { seats: 2 }, (state) => isUnderWay(state) && state.phase.kind === 'playing'),
  'patrician-five': () =>
    find('patrician-five', { seats: 5, messengers: true }, (state) => isUnderWay(state) && state.phase.kind === 'playing'),
  'patrician-moving': () => asks('patrician-moving', 'moving'),
  'patrician-taking': () => asks('patrician-taking', 'taking'),
  'patrician-placing': () =>
    find('patrician-placing', FOUR, ({ phase, placed }) => phase.kind === 'placing' && placed.length > 2),
  'patrician-waiting': () => waiting('patrician-waiting'),
  'patrician-shared': () =>
    shared(find('patrician-shared', { seats: 3 }, (state) => isUnderWay(state) && state.phase.kind === 'playing')),
  'patrician-ending': () => ending('patrician-ending'),
  'patrician-over': () => recorded('patrician-over', 'all-scored-late-messengers'),
} satisfies Readonly<Record<string, () => SavedGame>>;

export type MomentId = keyof typeof MOMENTS;

export const moment = createMoments<MomentId>(MOMENTS);
