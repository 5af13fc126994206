import { type Game, type GameRecord, type OptionValues, type Seat, isEqual, play, setUp, unwrap } from '@showboat/engine';

/** Moves of a record that belong together: all those of one decision, or one chance move. */
export interface Stretch<State, Move> {
  /** Of its first move in the record. */
  readonly index: number;
  readonly by: Seat | 'chance';
  readonly before: State;
  readonly moves: readonly Move[];
}

/**
 * Splits a record into decisions: moves of one seat up to where another seat or chance decides, the turn ends, or another piece of the
 * same seat must respond. Moves out of turn (resigning) have no better alternative, and are left out.
 * The record is trusted to be one of this game: anything else throws.
 */
export const stretchesOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { options, moves }: GameRecord<Move>,
): readonly Stretch<State, Move>[] => {
  const stretches: Stretch<State, Move>[] = [];
  let open: { readonly by: Seat; readonly name: string; readonly moves: Move[] } | undefined;
  let state = unwrap(setUp(game, options));
  for (const [index, move] of moves.entries()) {
    const by = game.actor(state);
    const name = game.notation.nameOf(state, move);
    if (by === 'nobody' || game.asides(state).some((aside) => isEqual(aside, move))) open = undefined;
    else if (by === 'chance') {
      stretches.push({ index, by, before: state, moves: [move] });
      open = undefined;
    } else if (open?.by === by && open.name === name && !game.notation.opensLine(state, move)) open.moves.push(move);
    else {
      open = { by, name, moves: [move] };
      stretches.push({ index, by, before: state, moves: open.moves });
    }
    state = unwrap(play(game, state, move));
  }
  return open && isWithinTurn(game, state, open.by) ? stretches.slice(0, -1) : stretches;
};

/** A record may stop anywhere, and half a turn is not a decision yet. */
const isWithinTurn = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  state: State,
  by: Seat,
): boolean => game.actor(state) === by && !game.notation.opensLine(state, game.legalMoves(state)[0]);
