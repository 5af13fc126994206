import type { Beginning, SavedGame, SeatPlan } from '../client/session/saved';
import { summaryOf } from '../client/session/games';
import { openHistory } from '../client/session/history';
import type { LevelId } from '@showboat/bots';
import { type Seat, chooseChance, createRandom, pick, setUp, unwrap } from '@showboat/engine';
import { type Move, type State, casualMoves, mississippiQueen as game } from '@showboat/games/mississippi-queen';
import type { Page } from 'playwright-core';

// Games of Mississippi Queen as they lie in a browser, for tests and pictures of any moment.

export interface SavedAt {
  readonly id: string;
  readonly beginning: Beginning;
  readonly moves?: readonly Move[];
  /** The one who sits at this screen; bots have the other seats. Else whoever is to decide. */
  readonly person?: Seat;
  /** Of the bots. */
  readonly level?: LevelId;
}

/** Where a game begins, in a process that has everything at hand. */
export const firstState = (beginning: Beginning): State =>
  unwrap(beginning.kind === 'options' ? setUp(game, beginning.options) : game.parsePosition(beginning.position));

const NAMES = ['Jonas', 'Odile', 'Mina', 'Pilar', 'Otto', 'Ruth'];

export const savedGame = ({ id, beginning, moves = [], person, level = 'mate' }: SavedAt): SavedGame => {
  const history = unwrap(openHistory(game, firstState(beginning), moves));
  const summary = summaryOf(game, history);
  const [first] = history.states;
  const here = person ?? summary.seat ?? 0;
  const seats = Array.from(
    { length: first.options.seats },
    (_, seat): SeatPlan =>
      seat === here ? { kind: 'person', name: 'You' } : { kind: 'bot', name: NAMES[seat], level, style: 'steady' },
  );
  const created = Date.UTC(2026, 4, 1, 20);
  const changed = created + moves.length * 20_000;
  return {
    id,
    game: game.id,
    rules: game.rulesVersion,
    beginning,
    moves,
    seats,
    seed: '5'.repeat(64),
    created,
    changed,
    summary,
  };
};

const MOST_GAMES = 2000;
const MOST_MOVES = 600;

/** The first moment that fits, in games of ships that sail downstream without much thought. */
export const findMoment = (
  id: string,
  options: Readonly<Record<string, string | number | boolean>>,
  isWanted: (state: State) => boolean,
): SavedGame => {
  for (let seed = 0; seed < MOST_GAMES; seed++) {
    const random = createRandom(`${id} ${seed}`);
    const moves: Move[] = [];
    let state = unwrap(setUp(game, options));
    while (!isWanted(state) && game.outcome(state) === undefined && moves.length < MOST_MOVES) {
      const isChance = game.actor(state) === 'chance';
      const move = isChance
        ? chooseChance(game.chances(state), random())
        : pick(random, casualMoves(state, game.legalMoves(state)));
      moves.push(move);
      state = game.apply(state, move);
    }
    if (isWanted(state)) return savedGame({ id, beginning: { kind: 'options', options }, moves });
  }
  throw new Error(`no moment for ${id} in ${MOST_GAMES} games`);
};

/** Puts games into the browser of a page of ours, as if they had been played there. */
export const putGames = (page: Page, games: readonly SavedGame[]): Promise<void> =>
  page.evaluate(
    (saved) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('showboat');
        const fail = (): void => reject(new Error('the database of the page could not be written'));
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'));
        opening.addEventListener('error', fail);
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('games', 'readwrite');
          for (const one of saved) work.objectStore('games').put(one, one.id);
          work.addEventListener('error', fail);
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    games,
  );
