import { decide } from '@showboat/bots';
import { type Seat, createRandom, unwrap } from '@showboat/engine';
import {
  CELLS,
  type Move,
  type Ship,
  type State,
  type Stop,
  cellOf,
  formatPlace,
  isSameMove,
  legalStops,
  mind,
  mississippiQueen as game,
  moverOf,
  parsePlace,
  sailingAt,
  tileOf,
} from '@showboat/games/mississippi-queen';
import type { Locator, Page } from 'playwright-core';
import type { SavedGame, SeatPlan } from '../../../../client/session/saved';
import type { CommandId } from '../../view/planner/planner';
import { panels } from '../../words/en/panels';
import { SHIPS } from '../../view/pieces/ships';
import { type Sketch, sketchJson } from '../sketch';
import { type Skip, PEOPLE, createTableDriver, isAsked, moveOn } from '../../../../client/tests/harness/driver';
import { savedIn } from '../../../../client/tests/harness/saved-games';
import { savedGame } from './saved';

// Plays Mississippi Queen in a real browser: a bot decides, and the driver uses what the screen offers.

/** A game that begins with a sketch. Deckhands have the seats that are not at this screen. */
export const sketched = (id: string, sketch: Sketch, people: readonly Seat[] = [0]): SavedGame => {
  const position = sketchJson(sketch);
  unwrap(game.parsePosition(position));
  const saved = savedGame({ id, beginning: { kind: 'position', position }, level: 'deckhand' });
  const seats = saved.seats.map(
    (plan, seat): SeatPlan =>
      people.includes(seat)
        ? { kind: 'person', name: PEOPLE[seat] }
        : { kind: 'bot', name: plan.name, level: 'deckhand', style: 'steady' },
  );
  return { ...saved, seats };
};

export const { stateOf, stateIn, playedSince } = createTableDriver({ game, mind });

export { isAsked };

/** A plan that is worth more than a button for every step: where the ship may end, with the same outcome. */
export const stopOfTurn = (state: State, moves: readonly Move[]): Stop | undefined => {
  const mover = moverOf(state);
  let end = state;
  for (const move of moves) {
    if (['push', 'board', 'refuel', 'exchange', 'end'].includes(move.kind)) break;
    end = game.apply(end, move);
  }
  const wanted = end.ships[mover];
  const stop = legalStops(state).get(wanted.at);
  const reached = stop?.state.ships[mover];
  const isSame = (a: Ship, b: Ship): boolean =>
    a.heading === b.heading && a.speed === b.speed && a.coal === b.coal && end.turn.points === 0;
  return stop && reached && isSame(wanted, reached) ? stop : undefined;
};

/** What is left of a turn after the movement. */
const afterMovement = (moves: readonly Move[]): readonly Move[] =>
  moves.slice(moves.findLastIndex(({ kind }) => ['speed', 'turn', 'step', 'astern'].includes(kind)) + 1);

/** How moves are made: by mouse, keys or text. */
export interface Driver {
  /** Sails a way that the board offers; `false` if these hands would rather not. */
  sail(state: State, stop: Stop): Promise<boolean>;
  /** Does the first of these moves, with those that belong to it. How many it did. */
  move(state: State, moves: readonly Move[]): Promise<number>;
}

export interface Voyage {
  /** Stops as soon as this is true when a player at this screen is to decide. */
  readonly until?: (state: State) => boolean;
  /** Called at every decision. */
  readonly look?: (state: State) => Promise<void>;
  readonly skip?: Skip;
}

const think = (state: State, seat: Seat, seed: number): readonly Move[] =>
  decide({ game, mind }, state, seat, { level: 'mate', style: 'steady' }, { random: createRandom(`pilot ${seed}`) }).moves;

const MOST_ACTIONS = 800;

/** Plays for everybody at this screen, to the end of the game or as long as it is wanted. The last state. */
export const playOn = async (page: Page, id: string, driver: Driver, { until, look, skip }: Voyage = {}): Promise<State> => {
  let isSkipped = skip === undefined;
  let plan: readonly Move[] = [];
  for (let action = 0; action < MOST_ACTIONS; action++) {
    const goesOn = await isAsked(page);
    const { moves, ...saved } = await savedIn(page, id);
    const state = stateOf({ ...saved, moves });
    const seat = game.actor(state);
    if (!goesOn || until?.(state)) return state;
    if (!isSkipped && skip?.when()) {
      [isSkipped, plan] = [true, []];
      await moveOn(page, { game, think }, { ...saved, moves }, state, skip.left);
      continue;
    }
    if (typeof seat !== 'number') throw new Error(`the screen asks somebody, but the game does not: ${state.phase.kind}`);
    await look?.(state);
    if (plan.length === 0 || !game.legalMoves(state).some((move) => isSameMove(move, plan[0])))
      plan = think(state, seat, moves.length);
    const stop = state.phase.kind === 'speed' ? stopOfTurn(state, plan) : undefined;
    if (stop && (await driver.sail(state, stop))) plan = afterMovement(plan);
    else plan = plan.slice(await driver.move(state, plan));
  }
  throw new Error(`no end after ${MOST_ACTIONS} actions`);
};

const shipName = (id: Ship['id']): string => (id === 'black' ? panels.rose : SHIPS[id].name);

/** How the lit space is called. */
export const spaceName = (state: State, { place, coal, growsFirst }: Pick<Stop, 'place' | 'coal' | 'growsFirst'>): string => {
  const met = sailingAt(state.ships, place);
  const name = formatPlace(place);
  const said =
    met >= 0 && met !== moverOf(state)
      ? panels.board.push(name, shipName(state.ships[met].id), coal)
      : panels.board.space(name, coal);
  return growsFirst ? `${said}, ${panels.plan.growsFirst}` : said;
};

/** Any space of the river, lit or barred. */
export const spaceAt = (page: Page, { river }: State, name: string): Locator => {
  const place = parsePlace(name);
  if (place === undefined) throw new Error(`no space ${name}`);
  return page.locator('.space').nth((tileOf(place) - river.first) * CELLS.length + cellOf(place));
};

/** A button of the planner. */
export const button = (page: Page, command: CommandId): Locator => page.locator(`[data-command="${command}"]`);

/** Everything played so far, as records write it. */
export const playedIn = (page: Page, id: string): Promise<string> => playedSince(page, id, 0);
