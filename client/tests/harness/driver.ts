import { decide } from '@showboat/bots';
import {
  type Beginning,
  type Game,
  type Mind,
  type OptionValues,
  type Seat,
  chooseChance,
  createRandom,
  isEqual,
  present,
} from '@showboat/engine';
import type { Locator, Page } from 'playwright-core';
import { table as words } from '../../messages/en/table';
import type { SavedGame } from '../../session/saved';
import { BARE } from './page';
import { putGames, savedIn } from './saved-games';
import { type GivenOptions, findMoves, historyOf, storedGame } from './saved-at';

// Plays a game in a real browser: a bot decides, and the driver uses what the screen offers.

export const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
export const BOTS = ['Jonas', 'Odile', 'Mina', 'Pilar', 'Quirin'];

export interface TableAt<Move> {
  readonly id: string;
  readonly beginning: Beginning;
  readonly moves?: readonly Move[];
  /** The seats at this screen; greedy bots have the others. By default the deciding seat. */
  readonly people?: readonly Seat[];
}

/** How moves are made: by mouse, touch, keys or text. */
export interface Driver<State, Move> {
  /** Makes the first of these moves. Returns how many of them it played. */
  answer(state: State, moves: readonly Move[]): Promise<number>;
}

export interface PointerHabits<State, Move> {
  /** A click unless it is a tap. */
  readonly go?: (target: Locator) => Promise<void>;
  /** After the plan is made, before it is carried out. */
  readonly onPlan?: (state: State, moves: readonly Move[]) => Promise<void>;
  /** Carries out with the button of the dock instead of the second click. */
  readonly hasButton?: boolean;
}

/** The middle of a game, which bots play without the browser: so many decisions at this screen are left then. */
export interface Skip {
  when(): boolean;
  readonly left: number;
}

export interface Voyage<State> {
  /** Stops as soon as this is true when a player at this screen is to decide. */
  readonly until?: (state: State) => boolean;
  /** Called at every decision. */
  readonly look?: (state: State) => Promise<void>;
  readonly skip?: Skip;
  /** Called before the screen is handed over. */
  readonly onHandOver?: () => Promise<void>;
}

export interface TableDriver<State, Move> {
  /** A game as stored in a browser. */
  savedAt(at: TableAt<Move>): SavedGame;
  /** The first matching moment in random games. */
  findTurn(
    id: string,
    options: GivenOptions,
    isWanted: (state: State, moves: readonly Move[]) => boolean,
    people?: readonly Seat[],
  ): SavedGame;
  stateOf(saved: SavedGame): State;
  stateIn(page: Page, id: string): Promise<State>;
  /** What was played since that many moves, as written in records. */
  playedSince(page: Page, id: string, count: number): Promise<string>;
  /** Plays for everybody at this screen, to the end of the game or as long as wanted. Returns the last state. */
  playOn(page: Page, id: string, driver: Driver<State, Move>, voyage?: Voyage<State>): Promise<State>;
}

/** A place of the board. */
export const place = (page: Page, name: string): Locator => page.locator(`[data-place="${name}"]`);

/** Presses buttons of the dock even if they are disabled: then they say why, or do nothing. */
export const isOpen = async (button: Locator): Promise<boolean> => (await button.getAttribute('aria-disabled')) === 'false';

const DECISION = `button[aria-label="${words.hint}"]`;
const OVER = '.result';

export const handOver = (page: Page): Locator => page.getByRole('button', { name: /^I am / });

/** Waits until a player at this screen is to decide; takes the screen at a hand-over. Returns whether the game goes on. */
export const isAsked = async (page: Page, onHandOver?: () => Promise<void>): Promise<boolean> => {
  const asked = page.locator(`${DECISION}, ${OVER}`).first();
  await asked.or(handOver(page)).first().waitFor();
  if ((await handOver(page).count()) > 0) {
    await onHandOver?.();
    await handOver(page).click();
    await asked.waitFor();
  }
  return (await page.locator(OVER).count()) === 0;
};

const MOST_ANSWERS = 400;
const PATIENCE = 10_000;

interface Playing<State, Move, Options extends OptionValues> {
  readonly game: Game<State, Move, Options>;
  think(state: State, seat: Seat, seed: number): readonly Move[];
}

/** A table that goes on with the last decisions of a game which bots have played to its end. */
export const moveOn = async <State, Move, Options extends OptionValues>(
  page: Page,
  { game, think }: Playing<State, Move, Options>,
  saved: SavedGame,
  now: State,
  left: number,
): Promise<void> => {
  const random = createRandom('ending');
  const moves = [...saved.moves];
  const mine: number[] = [];
  let state = now;
  while (game.outcome(state) === undefined) {
    const seat = game.actor(state);
    if (typeof seat === 'number' && saved.seats[seat].kind === 'person') mine.push(moves.length);
    const move = typeof seat === 'number' ? think(state, seat, moves.length)[0] : chooseChance(game.chances(state), random());
    moves.push(move);
    state = game.apply(state, move);
  }
  const end = mine.at(-left) ?? saved.moves.length;
  // From an address where nothing is kept of its own accord.
  await page.goto(BARE);
  await putGames(page, [{ ...saved, moves: moves.slice(0, end) }]);
  await page.goto(`/table/${saved.id}`);
};

export const createTableDriver = <State, Move, Options extends OptionValues>({
  game,
  mind,
}: {
  readonly game: Game<State, Move, Options>;
  readonly mind: Mind<State, Move>;
}): TableDriver<State, Move> => {
  const savedAt: TableDriver<State, Move>['savedAt'] = ({ people, ...at }) =>
    storedGame(game, { ...at, seed: '7'.repeat(64) }, (seat, deciding) =>
      (people ?? [deciding]).includes(seat)
        ? { kind: 'person', name: PEOPLE[seat] }
        : { kind: 'bot', name: BOTS[seat], level: 'greedy', style: 'steady' },
    );

  const findTurn: TableDriver<State, Move>['findTurn'] = (id, options, isWanted, people) => {
    const isTurn = (state: State, moves: readonly Move[]): boolean =>
      typeof game.actor(state) === 'number' && isWanted(state, moves);
    const moves = findMoves({ game, casualMoves: (_, legal) => legal }, id, options, isTurn);
    return savedAt({ id, beginning: { kind: 'options', options }, moves, ...(people ? { people } : {}) });
  };

  const stateOf = (saved: SavedGame): State => present(historyOf(game, saved));

  // By hand: new weights would make other games of all these tests.
  const think = (state: State, seat: Seat, seed: number): readonly Move[] =>
    decide(
      { game, mind: mind.byHand ?? mind },
      game.view(state, seat),
      seat,
      { level: 'greedy', style: 'steady' },
      { random: createRandom(`pilot ${seed}`) },
    ).moves;

  /** The result of an answer is in the browser's database. */
  const waitForMoves = async (page: Page, id: string, count: number): Promise<SavedGame> => {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const saved = await savedIn(page, id);
      if (saved.moves.length >= count) return saved;
      if (Date.now() > deadline)
        throw new Error(
          `only ${saved.moves.length} of ${count} moves: ${game.formatMove(stateOf(saved), game.legalMoves(stateOf(saved))[0])} …`,
        );
      await page.waitForTimeout(20);
    }
  };

  const playOn: TableDriver<State, Move>['playOn'] = async (page, id, driver, { until, look, onHandOver, skip } = {}) => {
    let isSkipped = skip === undefined;
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const goesOn = await isAsked(page, onHandOver);
      const before = await savedIn(page, id);
      const state = stateOf(before);
      const seat = game.actor(state);
      if (!goesOn || until?.(state)) return state;
      if (!isSkipped && skip?.when()) {
        isSkipped = true;
        await moveOn(page, { game, think }, before, state, skip.left);
        continue;
      }
      if (typeof seat !== 'number' || before.seats[seat].kind !== 'person')
        throw new Error(`the screen asks somebody, but the game asks ${seat} after ${before.moves.length} moves`);
      await look?.(state);
      const plan = think(state, seat, before.moves.length);
      const count = await driver.answer(state, plan);
      const { moves } = await waitForMoves(page, id, before.moves.length + count);
      const done = moves.slice(before.moves.length, before.moves.length + count);
      if (!isEqual(done, plan.slice(0, count)))
        throw new Error(`wanted ${JSON.stringify(plan.slice(0, count))}, but the page did ${JSON.stringify(done)}`);
    }
    throw new Error(`no end after ${MOST_ANSWERS} answers`);
  };

  return {
    savedAt,
    findTurn,
    stateOf,
    stateIn: async (page, id) => stateOf(await savedIn(page, id)),
    playedSince: async (page, id, count) => {
      const { states, moves } = historyOf(game, await savedIn(page, id));
      return moves
        .slice(count)
        .map((move, i) => game.formatMove(states[count + i], move))
        .join(' ');
    },
    playOn,
  };
};
