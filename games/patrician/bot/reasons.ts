import type { Advisor, Choice, Reason, Seat } from '@showboat/engine';
import { REASONS, type ReasonCode } from '../rules/codes';
import { CARDS, type Card, CITY_OF, PATRICIAN_OF, PORTRAITS_OF } from '../rules/cards';
import { CITIES, type City, FLOORS, LINK_ENDS, TOKEN_VALUES } from '../rules/cities';
import { SET_SIZE, portraitsOf, setsIn } from '../rules/finish';
import type { Move } from '../rules/moves';
import { controllerOf, floorsBySeat } from '../rules/scoring';
import { NO_CARD, type State, floorsIn } from '../rules/state';

// Reasons for a turn, as far as a comparison of the board before and after it shows them. The search decides by playing on and gives no
// reasons of its own; these are what an experienced player would point out.

type Turn = Choice<State, Move>;
type Detail = Reason['detail'];

interface Look {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  /** The city built in; `undefined` where only a messenger is placed. */
  readonly built: City | undefined;
  readonly choice: Turn;
  readonly others: readonly Turn[];
}

const cityBuilt = (before: State, { moves }: Turn): City | undefined => {
  const [first] = moves;
  if (first?.kind === 'play') return CITY_OF[first.card];
  return before.phase.kind === 'placing' ? undefined : CITY_OF[before.players[before.turn].played.at(-1) ?? -1];
};

const isSoInMost = (others: readonly Turn[], isSo: (other: Turn) => boolean): boolean =>
  others.length > 0 && 2 * others.filter(isSo).length >= others.length;

/** The card taken, while it still lies on the board before. */
const cardTaken = ({ before, choice }: Look): Card | undefined => {
  const take = choice.moves.find((move) => move.kind === 'take');
  if (take?.kind !== 'take' || before.lying[take.city] === NO_CARD) return undefined;
  return before.lying[take.city];
};

/** Towers of the city built in with their leaders before and after, open ones only. */
const leadIn = ({ before, after, seat, built }: Look, wasLeading: boolean): Detail | undefined => {
  if (built === undefined || floorsIn(after.towers, built) === FLOORS[built]) return undefined;
  for (const tower of [2 * built, 2 * built + 1]) {
    if (before.towers[tower] === after.towers[tower] || controllerOf(after.towers[tower]) !== seat) continue;
    if ((controllerOf(before.towers[tower]) === seat) !== wasLeading) continue;
    const isTaller = after.towers[tower].length >= after.towers[tower ^ 1].length;
    return { city: CITIES[built], points: TOKEN_VALUES[2 * built + (isTaller ? 1 : 0)] };
  }
  return undefined;
};

const winsTower = ({ before, after, seat }: Look): Detail | undefined => {
  const won = after.players[seat].tokens.filter((token) => !before.players[seat].tokens.includes(token));
  if (won.length === 0) return undefined;
  const bonus = 2 * (after.players[seat].bonus - before.players[seat].bonus);
  return { city: CITIES[won[0] >> 1], points: won.reduce((sum, token) => sum + TOKEN_VALUES[token], bonus) };
};

/** A portrait that brings a set nearer than it was. */
const takesPortrait = (look: Look): Detail | undefined => {
  const card = cardTaken(look);
  if (card === undefined || PORTRAITS_OF[card] === 0) return undefined;
  const { hand, played } = look.before.players[look.seat];
  const own = portraitsOf({ ...look.before.players[look.seat], played: [...played, ...hand] })[PATRICIAN_OF[card]];
  return (own % SET_SIZE) + PORTRAITS_OF[card] >= SET_SIZE ? { card: CARDS[card].id } : undefined;
};

const raisesStakes = ({ after, seat, choice }: Look): Detail | undefined => {
  const placed = choice.moves.find((move) => move.kind === 'messenger');
  if (placed?.kind !== 'messenger') return undefined;
  const city = LINK_ENDS[placed.link].find((end) => {
    const isOpen = floorsIn(after.towers, end) < FLOORS[end];
    return (
      isOpen &&
      [2 * end, 2 * end + 1].some(
        (tower) => floorsBySeat(after.towers[tower])[seat] > 0 && controllerOf(after.towers[tower]) === seat,
      )
    );
  });
  return city === undefined ? undefined : { city: CITIES[city] };
};

/** Whether a turn leaves a city that one card can complete. */
const leavesLastFloors = (before: State, turn: Turn): boolean => {
  const city = cityBuilt(before, turn);
  if (city === undefined) return false;
  const missing = FLOORS[city] - floorsIn(turn.state.towers, city);
  return missing === 1 || missing === 2;
};

const FINDERS: Readonly<Record<ReasonCode, (look: Look) => Detail | undefined>> = {
  'wins-tower': winsTower,
  'completes-set': ({ before, after, seat }) => {
    const sets = setsIn(portraitsOf(after.players[seat])) - setsIn(portraitsOf(before.players[seat]));
    return sets > 0 ? { sets } : undefined;
  },
  'takes-lead': (look) => leadIn(look, false),
  'defends-lead': (look) => leadIn(look, true),
  'takes-double-crest': (look) => {
    const card = cardTaken(look);
    return card !== undefined && CARDS[card].crests === 2 ? { card: CARDS[card].id } : undefined;
  },
  'takes-portrait': takesPortrait,
  'takes-special': (look) => {
    const card = cardTaken(look);
    return card !== undefined && CARDS[card].symbol !== undefined ? { card: CARDS[card].id } : undefined;
  },
  'raises-stakes': raisesStakes,
  'gives-nothing-away': ({ before, choice, others }) =>
    !leavesLastFloors(before, choice) && isSoInMost(others, (other) => leavesLastFloors(before, other)) ? {} : undefined,
};

const reasons = (before: State, choice: Turn, others: readonly Turn[]): readonly Reason[] => {
  const look: Look = { before, after: choice.state, seat: before.turn, built: cityBuilt(before, choice), choice, others };
  return REASONS.flatMap((code) => {
    const detail = FINDERS[code](look);
    return detail ? [{ code, detail }] : [];
  });
};

export const advisor: Advisor<State, Move> = { reasons };
