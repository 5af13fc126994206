import type { Turn, Turns } from '@showboat/bots/turns';
import { type Move, type Options, casualMoves, mind, mississippiQueen as game } from '../index';
import { hasWon } from '../bot/landings';
import { tileOf } from '../rules/cells';
import { outcome } from '../rules/finish';
import { apply, legalMoves } from '../rules/rules';
import { type State, moverOf } from '../rules/state';
import { settle } from '../rules/turn';
import { turnKey } from '../rules/turn-key';
import { outcomesFrom } from '../rules/turns';
import { CASES } from './cases';

const isWon = (state: State, seat: number): boolean =>
  state.phase.kind === 'over' ? outcome(state)?.places[seat] === 1 : hasWon(state, seat);

const isTurn = ({ phase }: State): boolean => phase.kind === 'speed' || phase.kind === 'sailing';

/** Near the pier, in the last round, or with one rival left. */
const mayWin = (state: State): boolean => {
  if (!isTurn(state)) return false;
  const { river, round, options, ships } = state;
  const mover = ships[moverOf(state)];
  const sailing = ships.filter(({ status, seat }) => status === 'sailing' && seat >= 0 && seat !== mover.seat);
  const isNear =
    river.pier !== 'none' && ships.some(({ at, seat }) => seat === mover.seat && tileOf(at) > river.tiles.length - 3);
  return isNear || sailing.length === 1 || (options.roundLimit > 0 && round >= options.roundLimit);
};

const waysToWin = (state: State): ReturnType<Turns<State, Move, Options>['waysToWin']> => {
  const seat = game.actor(state);
  if (typeof seat !== 'number' || !isTurn(state)) return 'none';
  const wins = outcomesFrom(state).filter(({ state: end }) => end.phase.kind === 'closed' && isWon(settle(end), seat));
  if (wins.some(({ moves }) => moves.every(({ kind }) => kind !== 'push'))) return 'alone';
  // What a pushed rival answers may save it, but does not keep anybody from landing.
  return wins.some(({ state: end }) => hasWon(end, seat)) ? 'through-others' : 'none';
};

const every = (state: State): readonly Turn<State, Move>[] => {
  if (!isTurn(state)) return legalMoves(state).map((move) => ({ moves: [move], state: apply(state, move) }));
  const ends: Turn<State, Move>[] = [];
  const seen = new Set<string>();
  const open: Turn<State, Move>[] = [{ moves: [], state }];
  for (const { moves, state: now } of open) {
    for (const move of legalMoves(now)) {
      const after = { moves: [...moves, move], state: apply(now, move) };
      if (move.kind === 'end' || move.kind === 'push' || move.kind === 'astern') ends.push(after);
      else {
        const key = turnKey(after.state);
        if (!seen.has(key)) open.push(after);
        seen.add(key);
      }
    }
  }
  return ends;
};

export const turns: Turns<State, Move, Options> = {
  game,
  mind,
  casualMoves,
  tables: CASES.map(({ options }) => options),
  mayWin,
  waysToWin,
  isWon,
  every,
};
