import { type Refusal, isIn, isOfKind, refusing } from '@showboat/engine';
import { isBarredFrom } from './building';
import { CARDS, CITY_OF, HIDDEN, IS_STAR } from './cards';
import { CITIES, LINKS } from './cities';
import { barToMoveFrom, barToMoveIn } from './floor-moves';
import { barToLink } from './messengers';
import { DEALS_UNSEEN, type Move, isSameMove } from './moves';
import { legalMoves } from './rules';
import { COLOURS, NO_CARD, type State, cardPlayed } from './state';

/** Every way a move can be refused, with the rule that does it. */
export const REFUSALS = {
  'not-a-move': 'FORMAT',
  'game-over': 'PAT-END-1',
  'chance-decides': 'PAT-REFILL-2',
  'not-chance': 'PAT-TURN-1',
  'play-first': 'PAT-TURN-3',
  'played-already': 'PAT-TURN-1',
  'card-not-in-hand': 'PAT-TURN-1',
  'build-first': 'PAT-TURN-4',
  'nothing-to-build': 'PAT-BUILD-1',
  'last-floor-elsewhere': 'PAT-BUILD-4',
  'move-or-decline': 'PAT-TURN-1',
  'no-move-now': 'PAT-CARD-3',
  'city-not-in-play': 'PAT-COMP-2',
  'move-where-built': 'PAT-MOVE-2',
  'move-without-floor': 'PAT-MOVE-3',
  'move-in-complete-city': 'PAT-MOVE-5',
  'move-from-empty-site': 'PAT-MOVE-1',
  'move-would-empty-site': 'PAT-MOVE-6',
  'take-first': 'PAT-REFILL-7',
  'no-take-now': 'PAT-TURN-1',
  'no-card-there': 'PAT-REFILL-1',
  'take-where-built': 'PAT-REFILL-1',
  'place-or-decline': 'PAT-MSG-3',
  'no-messenger-now': 'PAT-MSG-3',
  'link-not-in-play': 'PAT-MSG-4',
  'messenger-where-built': 'PAT-MSG-6',
  'link-taken': 'PAT-MSG-7',
  'city-has-two-messengers': 'PAT-MSG-7',
  'first-player-drawn': 'PAT-SETUP-7',
  'no-such-seat': 'PAT-SETUP-7',
  'deal-in-order': 'PAT-SETUP-4',
  'not-a-star-card': 'PAT-SETUP-4',
  'turn-up-elsewhere': 'PAT-REFILL-2',
  'card-not-in-pile': 'PAT-REFILL-2',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof REFUSALS;

const because = refusing(REFUSALS);

const KINDS: readonly Move['kind'][] = [
  'play', 'build', 'move', 'take', 'messenger', 'decline', 'first', 'deal', 'turn-up',
]; // biome-ignore format: a list

/** In a view: a card that somebody else is dealt. Whoever sees one card of a hand is dealt the others openly, too. */
const isUnseenDeal = ({ phase, pile, players }: State, move: Move): boolean =>
  phase.kind === 'dealing' &&
  pile.includes(HIDDEN) &&
  isSameMove(DEALS_UNSEEN[phase.seat], move) &&
  players[phase.seat].hand.every((card) => card === HIDDEN);

/** `undefined` exactly for what `legalMoves` lists, in views also for what is seen of a deal. */
export const refuse = (state: State, move: Move): Refusal<RefusalCode> | undefined => {
  if (!isOfKind(move, KINDS)) return because('not-a-move');
  if (legalMoves(state).some((legal) => isSameMove(legal, move)) || isUnseenDeal(state, move)) return undefined;
  return isWellFormed(move) ? (barOfMoment(state, move) ?? because('not-a-move')) : because('not-a-move');
};

/** Every field has the right type, and there are no others. */
const isWellFormed = (move: Move): boolean => {
  const fields = Object.keys(move).length;
  switch (move.kind) {
    case 'play':
      return fields === 2 && isIn(CARDS, move.card);
    case 'build':
      return fields === 2 && (move.site === 'A' || move.site === 'B');
    case 'move':
      return fields === 3 && isIn(CITIES, move.city) && (move.from === 'A' || move.from === 'B');
    case 'take':
      return fields === 2 && isIn(CITIES, move.city);
    case 'messenger':
      return fields === 2 && isIn(LINKS, move.link);
    case 'decline':
      return fields === 1;
    case 'first':
      return fields === 2 && isIn(COLOURS, move.seat);
    case 'deal':
      return fields === 3 && isIn(COLOURS, move.seat) && isIn(CARDS, move.card);
    case 'turn-up':
      return fields === 3 && isIn(CITIES, move.city) && isIn(CARDS, move.card);
  }
};

const isOfChance = ({ kind }: Move): boolean => kind === 'first' || kind === 'deal' || kind === 'turn-up';

/** A move of a kind that this moment does not wait for. */
const outOfPlace = (state: State, move: Move, first: RefusalCode): Refusal<RefusalCode> => {
  if (isOfChance(move)) return because('not-chance');
  if (move.kind === 'messenger') return because('no-messenger-now');
  if (first !== 'play-first' && move.kind === 'play') return because('played-already', { card: CARDS[cardPlayed(state)].id });
  return because(first);
};

/** What is done too late is told by what it would have been, not by what comes next. */
const tooLate = (state: State, move: Move, first: RefusalCode): Refusal<RefusalCode> => {
  if (move.kind === 'build') return because('nothing-to-build');
  if (move.kind === 'move') return because('no-move-now', { card: CARDS[cardPlayed(state)].id });
  return outOfPlace(state, move, first);
};

const barOfMoment = (state: State, move: Move): Refusal<RefusalCode> | undefined => {
  const { phase } = state;
  switch (phase.kind) {
    case 'over':
      return because('game-over');
    case 'first':
      if (move.kind === 'first') return because('no-such-seat', { seats: state.options.seats });
      return because(isOfChance(move) ? 'first-player-drawn' : 'chance-decides');
    case 'dealing':
      return barToDeal(phase.seat, move);
    case 'opening':
    case 'refilling':
      return barToTurnUp(phase.city, move);
    case 'playing':
      return move.kind === 'play'
        ? because('card-not-in-hand', { card: CARDS[move.card].id })
        : outOfPlace(state, move, 'play-first');
    case 'building':
      return barToBuild(state, move);
    case 'moving':
      return barToMove(state, move);
    case 'taking':
      return barToTake(state, move);
    case 'placing':
      return barToMessenger(state, move);
  }
};

const barToDeal = (seat: number, move: Move): Refusal<RefusalCode> => {
  if (move.kind !== 'deal') return because(isOfChance(move) ? 'deal-in-order' : 'chance-decides', { seat: COLOURS[seat] });
  if (move.seat !== seat) return because('deal-in-order', { seat: COLOURS[seat] });
  return because(IS_STAR[move.card] ? 'card-not-in-pile' : 'not-a-star-card', { card: CARDS[move.card].id });
};

const barToTurnUp = (city: number, move: Move): Refusal<RefusalCode> => {
  if (!isOfChance(move)) return because('chance-decides');
  if (move.kind !== 'turn-up' || move.city !== city) return because('turn-up-elsewhere', { city: CITIES[city] });
  return because('card-not-in-pile', { card: CARDS[move.card].id });
};

const barToBuild = (state: State, move: Move): Refusal<RefusalCode> => {
  if (move.kind !== 'build') return outOfPlace(state, move, 'build-first');
  const city = CITIES[CITY_OF[cardPlayed(state)]];
  return isBarredFrom(state, move.site) ? because('last-floor-elsewhere', { city, site: move.site }) : because('not-a-move');
};

const barToMove = (state: State, move: Move): Refusal<RefusalCode> => {
  if (move.kind === 'build') return because('nothing-to-build');
  if (move.kind !== 'move') return outOfPlace(state, move, 'move-or-decline');
  const detail = { city: CITIES[move.city], site: move.from };
  const bar = barToMoveIn(state, move.city) ?? barToMoveFrom(state, 2 * move.city + (move.from === 'A' ? 0 : 1));
  return bar ? because(bar, detail) : because('not-a-move');
};

const barToTake = (state: State, move: Move): Refusal<RefusalCode> => {
  if (move.kind === 'decline') return because('take-first');
  if (move.kind !== 'take') return tooLate(state, move, 'take-first');
  if (state.lying[move.city] === NO_CARD) return because('no-card-there', { city: CITIES[move.city] });
  return because('take-where-built', { city: CITIES[CITY_OF[cardPlayed(state)]] });
};

const barToMessenger = (state: State, move: Move): Refusal<RefusalCode> => {
  if (move.kind === 'take') return because('no-take-now');
  if (move.kind !== 'messenger') return tooLate(state, move, 'place-or-decline');
  const bar = barToLink(state, move.link);
  return bar ? because(bar, { link: LINKS[move.link] }) : because('not-a-move');
};
