import type { LessonStep } from '@showboat/ui';
import {
  CARDS,
  type CityName,
  type LinkName,
  type Move,
  type Player,
  SITES,
  type Site,
  type State,
  controllerOf,
  findCard,
  findCity,
  findLink,
  messengersAt,
} from '../../game';

// Conditions of lesson steps on a state. The learner always has the first seat.

export const LEARNER = 0;

export const learnerIn = (state: State): Player => state.players[LEARNER];

export const holds = (state: State, id: string): boolean => learnerIn(state).hand.some((card) => CARDS[card].id === id);

export const towerOf = (state: State, city: CityName, site: Site): string =>
  state.towers[2 * findCity(city) + SITES.indexOf(site)];

/** Would win it as things stand, or has won it. */
export const leads = (state: State, city: CityName, ...sites: readonly Site[]): boolean =>
  sites.every((site) => controllerOf(towerOf(state, city, site)) === LEARNER);

export const hasBuilt = (state: State, city: CityName, site: Site): boolean =>
  towerOf(state, city, site).includes(String(LEARNER));

export const isMessengerOn = (state: State, link: LinkName): boolean => state.placed.some((one) => one.link === findLink(link));

export const messengersOf = (state: State, city: CityName): number => messengersAt(state.placed, findCity(city));

/** No turn of the learner is under way. */
const isTurnOver = ({ phase, turn }: State): boolean => phase.kind === 'playing' || phase.kind === 'over' || turn !== LEARNER;

/** What the learner has played since the position was set up: every card is there only once. */
const playsOf = (state: State, moves: readonly Move[]): readonly string[] =>
  moves.flatMap((move) => (move.kind === 'play' && learnerIn(state).played.includes(move.card) ? [CARDS[move.card].id] : []));

type Judge = (state: State, moves: readonly Move[]) => string | undefined;

interface PlayStep {
  readonly id: string;
  readonly pointsAt: readonly string[];
  /** What is played since the position was set up, the card of this turn last. */
  readonly cards: readonly string[];
  /** What is wrong with playing this card instead. */
  stray?(id: string): string;
}

interface TurnStep extends PlayStep {
  /** What is wrong with the turn now that it is over. */
  readonly fault?: Judge;
}

const strayFrom =
  ({ cards, stray }: PlayStep): Judge =>
  (state, moves) => {
    const other = playsOf(state, moves).find((id) => !cards.includes(id));
    return other === undefined ? undefined : (stray?.(other) ?? 'other-card');
  };

/** A whole turn with one card, up to where the next seat is to play. */
export const turnStep = (turn: TurnStep): LessonStep<State, Move> => {
  const { id, pointsAt, cards, fault } = turn;
  const strays = strayFrom(turn);
  const isPlayed = (state: State): boolean =>
    isTurnOver(state) && cards.every((card) => learnerIn(state).played.includes(findCard(card) ?? -1));
  return {
    id,
    pointsAt,
    isDone: (state, moves) => isPlayed(state) && fault?.(state, moves) === undefined,
    failed: (state, moves) => strays(state, moves) ?? (isPlayed(state) ? fault?.(state, moves) : undefined),
  };
};

/** A turn with a star card, up to where a messenger may be placed. */
export const starStep = (play: PlayStep): LessonStep<State, Move> => ({
  id: play.id,
  pointsAt: play.pointsAt,
  isDone: ({ phase, turn }) => phase.kind === 'placing' && turn === LEARNER,
  failed: strayFrom(play),
});
