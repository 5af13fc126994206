import type { Net } from '@showboat/bots/learning';
import type { Choice, Mind, Seat, Style } from '@showboat/engine';
import { carryOut } from '../rules/actions';
import { type Chart, SAND, chartOf, isCoalJetty, isJetty, kindAt } from '../rules/chart';
import { exchanges } from '../rules/exchange';
import { ASTERN, BOARD, END, type Move, REFUEL, SPEEDS } from '../rules/moves';
import { isExchangePossible } from '../rules/options';
import { canBoard, canRefuel } from '../rules/passengers';
import { actor, apply, legalMoves } from '../rules/rules';
import { type State, isRose, moverOf, seatOfShip } from '../rules/state';
import { settle } from '../rules/turn';
import { isInRace, rankSeats } from '../rules/finish';
import { evaluate } from './evaluate';
import { type Finish, answered, hasWon, landingFrom, lastTurnsFrom, leavesRoseAtEase } from './landings';
import { turnsToPass, turnsToStop } from './pace';
import { isHopeless } from './turns';
import { type Voyage, movesOf, voyagesFrom } from './voyages';
import { type Ways, wayToStation, waysOn } from './ways';
import { WEIGHTS, type Weights } from './weights';

/** How many ends of a turn are evaluated in full: the best by a quick estimate. */
const STOPS_WEIGHED = { all: 40, likely: 4 };
const PUSHES_WEIGHED = { all: 24, likely: 2 };
/** Coal considered for one turn deep in a search; more only if there is no other way. */
const COAL_THOUGHT_OF = { all: 99, likely: 1 };

type Found = Choice<State, Move>;

const seatToAct = (state: State): Seat => {
  const seat = actor(state);
  if (typeof seat !== 'number') throw new Error(`nobody to decide: ${seat}`);
  return seat;
};

/** A first glance at the end of a way: turns to the nearest thing worth having, coal against them. */
const glance = (state: State, ways: Ways, chart: Chart, voyage: Voyage, weights: Weights): number => {
  const ship = state.ships[moverOf(state)];
  const node = voyage.place * 6 + voyage.heading;
  let turns = turnsToPass(voyage.speed, ways.ahead[node]) + 2 * (2 - ship.aboard.length);
  if (!isRose(ship) && state.options.mode === 'passengers') {
    if (ship.aboard.length === 2) turns = turnsToStop(voyage.speed, ways.ahead[node]);
    else {
      for (let i = 0; i < ways.tiles.length; i++) {
        if (state.waiting[ways.tiles[i]] === 0 || ship.aboard.includes(ways.tiles[i])) continue;
        const isThere = voyage.place === ways.jetties[i] && voyage.speed === 1;
        turns = Math.min(turns, isThere ? -1 : turnsToStop(voyage.speed, wayToStation(ways, i)[node]));
      }
    }
  }
  const refuels = voyage.speed === 1 && isCoalJetty(chart, voyage.place) ? (6 - ship.coal) * weights.coal[2] : 0;
  let coal = 0;
  for (let piece = 0; piece < Math.min(6, voyage.coal); piece++) coal += weights.coal[piece];
  return coal + refuels - turns;
};

const isLanded = ({ state }: Found): boolean => state.ships.some(({ status }) => status === 'landed');

/** Whether the ship to move belongs to the seat that decides, which may also be answering a push of its own. */
const isOwnTurn = (state: State): boolean =>
  state.phase.kind !== 'placing' && seatOfShip(state, state.ships[moverOf(state)]) === seatToAct(state);

/** Only a few of many are needed: cheaper than sorting them all. */
const indexOfMost = (numbers: readonly number[]): number => {
  let best = 0;
  for (let i = 1; i < numbers.length; i++) if (numbers[i] > numbers[best]) best = i;
  return best;
};

/** Docks where it can: a passenger or coal declined is hardly ever right. */
const docking = (state: State): readonly Move[] => {
  const ship = state.ships[moverOf(state)];
  const chart = chartOf(state.river, state.options);
  if (!isJetty(chart, ship.at) && !isCoalJetty(chart, ship.at)) return [];
  const speed = Math.max(1, ship.speed - state.turn.logs);
  if (canBoard(state, chart, ship, ship.at, speed)) return [BOARD];
  return canRefuel(chart, ship, ship.at, speed) ? [REFUEL] : [];
};

const isAground = (state: State): boolean => kindAt(chartOf(state.river, state.options), state.ships[moverOf(state)].at) === SAND;

/** The largest gift and the largest loan to every partner beside the ship. */
const exchangesWorthTrying = (state: State): readonly Move[] => {
  if (!isExchangePossible(state.options)) return [];
  const possible = exchanges(state, chartOf(state.river, state.options));
  return possible.filter(
    (move) =>
      move.kind === 'exchange' &&
      !possible.some(
        (other) =>
          other.kind === 'exchange' &&
          other.ship === move.ship &&
          other.coal * Math.sign(move.coal) > move.coal * Math.sign(move.coal),
      ),
  );
};

export const createMind = (weights: Weights = WEIGHTS, net?: Net): Mind<State, Move> => {
  const found = (moves: readonly Move[], after: State): Found => ({ moves, state: after, values: evaluate(after, weights, net) });

  const play = (state: State, moves: readonly Move[]): State => moves.reduce(apply, state);

  const stops = (state: State, voyages: readonly Voyage[], most: number): readonly Found[] => {
    const chart = chartOf(state.river, state.options);
    const ways = waysOn(chart, state.river);
    const glances = voyages.map((voyage) => (voyage.meets < 0 ? glance(state, ways, chart, voyage, weights) : -Infinity));
    const ends: Found[] = [];
    while (ends.length < most) {
      const best = indexOfMost(glances);
      if (glances.length === 0 || glances[best] === -Infinity) break;
      glances[best] = -Infinity;
      const voyage = voyages[best];
      const way = movesOf(voyage);
      const stopped = way.reduce(carryOut, state);
      const docks = docking(stopped);
      const docked = docks.reduce(carryOut, stopped);
      const moves = [...way, ...docks];
      if (!leavesRoseAtEase(state, moves, END)) continue;
      ends.push(found([...moves, END], play(docked, [END])));
      for (const exchange of exchangesWorthTrying(docked))
        ends.push(found([...moves, exchange, END], play(docked, [exchange, END])));
    }
    return ends;
  };

  const pushes = (state: State, voyages: readonly Voyage[], most: number): readonly Found[] => {
    const met = voyages.filter(({ meets }) => meets >= 0).sort((a, b) => b.coal - a.coal);
    const ends: Found[] = [];
    for (const voyage of met) {
      if (ends.length >= most) break;
      const way = movesOf(voyage);
      const entered = way.reduce(carryOut, state);
      for (const push of legalMoves(entered)) {
        if (push.kind !== 'push' || !leavesRoseAtEase(state, way, push)) continue;
        ends.push(found([...way, push], apply(entered, push)));
      }
    }
    return ends;
  };

  /** A turn whose end is sure is worth what it ends with. */
  const finished = (state: State, { moves, end }: Finish): Found => {
    const ended = end.phase.kind === 'closed' ? settle(end) : end;
    return { moves, state: play(state, moves), values: evaluate(ended, weights, net), wins: hasWon(ended, seatToAct(state)) };
  };

  /** What the other choices may have left out. */
  const finishes = (state: State, others: readonly Found[], which: 'all' | 'likely'): readonly Found[] => {
    const mover = moverOf(state);
    const isKnown = others.some((one) => one.state.ships[mover].status === 'landed');
    const landing = isKnown ? undefined : landingFrom(state);
    if (landing) return [finished(state, landing)];
    return which === 'all'
      ? lastTurnsFrom(state)
          .slice(0, 1)
          .map((last) => finished(state, last))
      : [];
  };

  const single = (state: State): readonly Found[] =>
    legalMoves(state).map((move) => {
      const after = apply(state, move);
      const now = isOwnTurn(state) ? answered(after) : after;
      const rest = now.phase.kind === 'sailing' && isOwnTurn(state) ? landingFrom(now) : undefined;
      return rest ? { ...finished(now, rest), moves: [move], state: after } : found([move], after);
    });

  const sailing = (state: State, which: 'all' | 'likely'): readonly Found[] => {
    for (const coal of [COAL_THOUGHT_OF[which], 99]) {
      const voyages = voyagesFrom(state, coal);
      const ends = [...stops(state, voyages, STOPS_WEIGHED[which]), ...pushes(state, voyages, PUSHES_WEIGHED[which])];
      if (state.phase.kind === 'speed' && isAground(state)) {
        const slow = apply(state, SPEEDS[0]);
        if (legalMoves(state).includes(SPEEDS[0]) && legalMoves(slow).includes(ASTERN))
          ends.push(found([SPEEDS[0], ASTERN], play(slow, [ASTERN])));
      }
      if (ends.length > 0) return [...ends, ...finishes(state, ends, which)];
    }
    return single(state);
  };

  const choices = (state: State, which: 'all' | 'likely' = 'all'): readonly Found[] => {
    const seat = seatToAct(state);
    const { kind } = state.phase;
    const all = kind === 'speed' || kind === 'sailing' ? sailing(state, which) : single(state);
    const isWinner = (one: Found): boolean => which === 'all' && isLanded(one) && hasWon(one.state, seat);
    // A net may hope for more than a win is worth that leaves places open.
    return all
      .map((one) => (isWinner(one) ? { ...one, wins: true } : one))
      .sort((a, b) => Number(b.wins ?? false) - Number(a.wins ?? false) || b.values[seat] - a.values[seat]);
  };

  return { choices, evaluate: (state) => evaluate(state, weights, net), surrender, flavour };
};

/**
 * AMB-9: ships without hope may sail on for ever, and in everybody's way. A seat that has none gives up as long as somebody else has
 * some; where nobody has any, the rearmost does, and keeps the place that the end of a hundred rounds would give it.
 */
const surrender = (state: State, seat: Seat): Move | undefined => {
  if (state.phase.kind !== 'speed' && state.phase.kind !== 'stuck') return undefined;
  const isWithoutHope = (one: Seat): boolean =>
    state.ships.every((ship) => ship.seat !== one || ship.status !== 'sailing' || isHopeless(state, ship));
  if (!isInRace(state, seat) || !isWithoutHope(seat)) return undefined;
  const racing = rankSeats(state).filter((one) => isInRace(state, one));
  const gives = racing.some((one) => !isWithoutHope(one)) || (racing.length > 1 && racing[racing.length - 1] === seat);
  return gives ? { kind: 'resign', seat } : undefined;
};

/** What a style likes: the bold go fast, the thrifty keep their coal, the pushy push. */
const flavour = (state: State, choice: Found, style: Style): number => {
  const before = state.ships[moverOf(state)];
  const after = choice.state.ships[moverOf(state)];
  switch (style) {
    case 'steady':
      return 0;
    case 'bold':
      return (after.speed - 3) / 3;
    case 'thrifty':
      return isRose(before) ? 0 : Math.max(-1, (after.coal - before.coal) / 2);
    case 'pushy':
      return choice.moves.some(({ kind }) => kind === 'push') ? 1 : 0;
  }
};
