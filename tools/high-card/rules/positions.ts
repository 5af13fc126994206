import { type Positions, type Result, ok, refused } from '@showboat/engine';
import { COLOURS, DECK, FACE_DOWN, ROUNDS, type State, apply, dealtTo, legalMoves, mover, outcome, sumOf, view } from './state';

const isRow = (value: unknown, least: number, most: number): value is readonly number[] =>
  Array.isArray(value) &&
  value.length >= least &&
  value.length <= most &&
  value.every((card) => card === FACE_DOWN || DECK.includes(card));

const isRows = (value: unknown, seats: number, least: number, most: number): value is readonly (readonly number[])[] =>
  Array.isArray(value) && value.length === seats && value.every((row) => isRow(row, least, most));

const parsePosition = (value: unknown): Result<State> => {
  const bad = refused({ code: 'bad-position', rule: 'HC-3' });
  const fields = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const [game, hands, laid] = ['game', 'hands', 'laid'].map((key) => fields.get(key));
  const seats = Array.isArray(hands) ? hands.length : 0;
  if (fields.size !== 3 || game !== 'high-card' || seats < 2 || seats > COLOURS.length) return bad;
  if (!isRows(hands, seats, 1, 1) || !isRows(laid, seats, 0, ROUNDS)) return bad;
  const known = [...hands, ...laid].flat().filter((card) => card !== FACE_DOWN);
  const turns = laid.map(({ length }) => length);
  const isInOrder = turns.every((count, seat) => count === turns[0] || (count === turns[0] - 1 && turns[seat - 1] >= count));
  if (new Set(known).size < known.length || laid.flat().includes(FACE_DOWN) || !isInOrder) return bad;
  const state: State = { options: { seats }, hands, laid };
  return outcome(state) ? bad : ok(state);
};

const formatPosition = (state: State): Result<unknown> =>
  !outcome(state) && state.hands.every(({ length }) => length === 1) && dealtTo(state) !== undefined
    ? ok({ game: 'high-card', hands: state.hands, laid: state.laid })
    : refused({ code: 'within-a-turn', rule: 'HC-3' });

export const positions: Positions<State> = {
  formatPosition,
  parsePosition,
  formatView: (state, seat) => formatPosition(view(state, seat)),
  turns: (position) => {
    const start = parsePosition(position);
    if (!start.ok) return start;
    const seat = mover(start.value);
    const dealt = legalMoves(start.value).map((move) => apply(start.value, move));
    const lines = dealt.flatMap((state) => legalMoves(state).map(({ card }) => `${COLOURS[seat]} lays ${card}`));
    return ok([...new Set(lines)].sort());
  },
  draw: (state) =>
    state.hands
      .map((hand, seat) => {
        const secret = hand.map((card) => (card === FACE_DOWN ? '?' : card));
        return `${COLOURS[seat]}: ${state.laid[seat].join(' ')} = ${sumOf(state, seat)} (${secret.join(' ')})`;
      })
      .join('\n'),
};
