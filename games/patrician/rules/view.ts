import type { Seat } from '@showboat/engine';
import { type Card, HIDDEN } from './cards';
import { DEALS_UNSEEN, type Move } from './moves';
import { type Player, type State, topOf } from './state';

const hidden = (cards: readonly Card[]): readonly Card[] => cards.map(() => HIDDEN);

/** Everything of another player that is open to all: written out, so that what is added later stays hidden until somebody decides. */
const seenByOthers = (player: Player, areOpen: boolean): Player => {
  const { played } = player;
  return {
    hand: hidden(player.hand),
    played: areOpen || played.length === 0 ? played : [...hidden(played.slice(1)), topOf(player)],
    tokens: player.tokens,
    bonus: player.bonus,
    messengers: player.messengers,
  };
};

/** PAT-TURN-5: what a seat, or an onlooker, may know. When the game is over everything is open. */
export const view = (state: State, seat: Seat | undefined): State => {
  if (state.phase.kind === 'over') return state;
  return {
    options: state.options,
    towers: state.towers,
    lying: state.lying,
    players: state.players.map((player, i) => (i === seat ? player : seenByOthers(player, state.options.openPiles))),
    pile: hidden(state.pile),
    placed: state.placed,
    turn: state.turn,
    phase: state.phase,
  };
};

/** All cards are played, taken and turned up in the open; only those dealt to others are not seen. */
export const seenMove = (_state: State, move: Move, seat: Seat | undefined): Move =>
  move.kind === 'deal' && move.seat !== seat ? DEALS_UNSEEN[move.seat] : move;

/** The cards in a hand that were taken in the open, as far as whoever knows this state has seen it. */
export const openlyTaken = ({ players }: State, seat: Seat): readonly Card[] =>
  players[seat].hand.filter((card) => card !== HIDDEN);

/** Whether something of a state is masked. */
export const isVeiled = ({ players, pile }: State): boolean =>
  pile.includes(HIDDEN) || players.some(({ hand, played }) => hand.includes(HIDDEN) || played.includes(HIDDEN));
