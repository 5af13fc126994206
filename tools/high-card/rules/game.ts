import { type Game, type Result, ok, pick, refused } from '@showboat/engine';
import { positions } from './positions';
import {
  COLOURS,
  FACE_DOWN,
  type Move,
  type Options,
  ROUNDS,
  type State,
  actor,
  apply,
  chances,
  dealtTo,
  legalMoves,
  mover,
  outcome,
  refuse,
  roundOf,
  unseen,
  view,
} from './state';

const parseMove = (_state: State, text: string): Result<Move> => {
  const [, kind, card] = /^(deal|lay) (\d{1,2}|\?)$/.exec(text) ?? [];
  if (kind !== 'deal' && kind !== 'lay') return refused({ code: 'unknown-token', rule: 'HC-1' });
  return ok({ kind, card: card === '?' ? FACE_DOWN : Number(card) });
};

/** Cards 1 to 24: everybody holds a secret one, is dealt another, and lays one of the two; the highest sum wins. */
export const highCard: Game<State, Move, Options> = {
  ...positions,
  id: 'high-card',
  rulesVersion: '1',
  options: { seats: { kind: 'number', fallback: 2, min: 2, max: 3, rules: ['HC-1'] } },
  presets: [{ id: 'high-card', seats: [2, 3], options: {} }],
  endings: ['laid'],
  setup: (options) => {
    const none = Array.from({ length: options.seats }, () => []);
    return ok({ options, hands: none, laid: none });
  },
  optionsOf: ({ options }) => options,
  actor,
  legalMoves,
  chances,
  asides: () => [],
  refuse,
  apply,
  outcome,
  view,
  seenMove: (state, move, seat) =>
    move.kind === 'deal' && dealtTo(state) !== seat && move.card !== FACE_DOWN ? { kind: 'deal', card: FACE_DOWN } : move,
  redeal: ({ isView: _isView, ...state }, _seat, random) => {
    let left = unseen(state);
    const draw = (): number => {
      const card = pick(random, left);
      left = left.filter((one) => one !== card);
      return card;
    };
    return { ...state, hands: state.hands.map((hand) => hand.map((card) => (card === FACE_DOWN ? draw() : card))) };
  },
  formatMove: (_state, { kind, card }) => `${kind} ${card === FACE_DOWN ? '?' : card}`,
  parseMove,
  notation: {
    names: [...COLOURS, 'chance'],
    wordsIn: (word) => (word === 'deal' || word === 'lay' ? 2 : 1),
    nameOf: (state, { kind }) => (kind === 'deal' ? 'chance' : COLOURS[mover(state)]),
    numberOf: (state) => (state.hands.some(({ length }) => length === 0) ? 0 : Math.min(roundOf(state), ROUNDS)),
    opensLine: (state, { kind }) =>
      kind === 'deal' &&
      (state.hands.every(({ length }) => length === 0) ||
        (mover(state) === 0 && state.hands.every(({ length }) => length === 1))),
    formatResult: ({ places, ending }) => `${places.join(' ')} ${ending}`,
  },
};
