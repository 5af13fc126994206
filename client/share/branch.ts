import {
  type OptionValues,
  type Random,
  type Seat,
  dealAnew,
  hasSecrets,
  loadFirstState,
  openHistory,
  present,
  unwrap,
} from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import type { PlayedGame, SeatPlan } from '../session/saved';
import { isPersonal } from '../session/personal';
import type { Shared } from './shared';

/** Whose knowledge a table has: that of the only person. Several know no more together than everybody. */
const knower = (seats: readonly SeatPlan[] = []): Seat | undefined => {
  const people = seats.flatMap((plan, seat) => (isPersonal(plan) ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
};

export type Branch = Pick<PlayedGame, 'beginning' | 'moves'>;

/**
 * Where another game begins that goes on from a moment of this one. As long as this one hides something, that is dealt anew from what
 * the person knew then: a copy that is played to its end would tell what the others hold here.
 */
export const branchOf = async <State, Move, Options extends OptionValues>(
  view: Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>,
  { beginning, moves, seats }: Pick<Shared, 'beginning' | 'moves' | 'seats'>,
  count: number = moves.length,
  random: Random = Math.random,
): Promise<Branch> => {
  const { game } = view;
  const first = unwrap(await loadFirstState(view, beginning));
  const whole = unwrap(openHistory(game, first, moves));
  if (!hasSecrets(game, present(whole))) return { beginning, moves: moves.slice(0, count) };
  const history = { states: whole.states.slice(0, count + 1), moves: whole.moves.slice(0, count), undone: [] };
  const anew = dealAnew(game, await view.loadPositions(), history, knower(seats), random);
  // Before the first turn nobody has decided anything.
  return anew ? { beginning: { kind: 'position', position: anew.position }, moves: anew.moves } : { beginning, moves: [] };
};
