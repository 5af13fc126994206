import { CARDS, CITY_OF } from './cards';
import { CITIES, type City, LINKS, citiesFor } from './cities';
import { prestigeOf } from './finish';
import { mayPlace } from './messengers';
import type { Move } from './moves';
import { actor, apply, legalMoves } from './rules';
import { COLOURS, NO_CARD, type Player, type State, cardPlayed, topOf } from './state';

/** One way a turn can end, or be interrupted by chance. */
export interface TurnOutcome {
  readonly state: State;
  /** One way there. */
  readonly moves: readonly Move[];
}

/** Nothing can happen in a turn that another order of the same steps does not lead to, but for the two floors of one card. */
const keyOf = ({ towers }: State, city: City): string => `${towers[2 * city]}/${towers[2 * city + 1]}`;

/**
 * Every end of the turn of the seat to move, from any moment within it, up to where chance or another seat decides. `A B` and `B A` with
 * one card are one.
 */
export const outcomesFrom = (start: State): readonly TurnOutcome[] => {
  const ends: TurnOutcome[] = [];
  const mover = actor(start);
  if (typeof mover !== 'number') return ends;
  const played = start.players[mover].played.length + (start.phase.kind === 'playing' ? 1 : 0);
  const walk = (state: State, moves: readonly Move[], seen: Set<string>): void => {
    for (const move of legalMoves(state)) {
      const after = apply(state, move);
      const way = [...moves, move];
      const isInTurn = actor(after) === mover && after.phase.kind !== 'playing' && after.players[mover].played.length === played;
      if (move.kind === 'build') {
        const key = keyOf(after, CITY_OF[cardPlayed(state)]);
        if (seen.has(key)) continue;
        seen.add(key);
      }
      if (isInTurn) walk(after, way, move.kind === 'play' ? new Set() : seen);
      else ends.push({ state: after, moves: way });
    }
  };
  walk(start, [], new Set());
  return ends;
};

const cardText = (card: number): string => (card === NO_CARD ? '-' : CARDS[card].id);

const playerText = (player: Player, seat: number): string => {
  const hand = player.hand.length > 0 ? player.hand.map((card) => CARDS[card].id).join('+') : '-';
  const top = player.played.length > 0 ? CARDS[topOf(player)].id : '-';
  return `${COLOURS[seat]}:${hand}/${top}/${prestigeOf(player)}/${player.bonus}/${player.messengers}`;
};

const endText = (state: State): string => {
  const { phase } = state;
  if (phase.kind === 'over') return 'over';
  if (phase.kind !== 'refilling') return 'next';
  return `refill ${CITIES[phase.city]}${mayPlace(state) ? ' messenger' : ''}`;
};

/** A line of `turns`. */
export const outcomeLine = (state: State): string => {
  const cities = citiesFor(state.options.seats).map(
    (city) =>
      `${CITIES[city]}:${state.towers[2 * city] || '-'}/${state.towers[2 * city + 1] || '-'}/${cardText(state.lying[city])}`,
  );
  const messengers = state.placed.map(({ link, late }) => [LINKS[link], ...late.map((city) => CITIES[city])].join('*'));
  return [
    state.players.map(playerText).join(' '),
    cities.join(' '),
    messengers.length > 0 ? messengers.join(' ') : '-',
    endText(state),
  ].join(' | ');
};

/** The lines of `turns`, each once, sorted by bytes (they are plain ASCII). */
export const turnLines = (position: State): readonly string[] =>
  [...new Set(outcomesFrom(position).map(({ state }) => outcomeLine(state)))].sort();
