import {
  type OptionValues,
  type Random,
  type Seat,
  chooseChance,
  createRandom,
  knownAfter,
  pick,
  setUp,
  unwrap,
} from '@showboat/engine';
import type { Turns } from '@showboat/bots/turns';

// Positions from games of careless players. Who could win may go on instead, so that a game has more than one such position, and some
// that no good player ever gets into.

export interface Moment<State> {
  readonly state: State;
  readonly seat: Seat;
  /** What the seat knows from watching. */
  readonly known: State;
  /** Whether the players up to here were bots, or moved at random towards the end. */
  readonly from: 'bots' | 'random';
}

const MOST_MOVES = 5000;
/** How often a careless bot plays something else than what looks best. */
const CARELESS = 0.15;

/** All decisions of one game, as long as somebody asks for them. */
export function* momentsOf<State, Move, Options extends OptionValues>(
  turns: Turns<State, Move, Options>,
  game: number,
  seed: string,
): Generator<Moment<State>> {
  const { game: rules, mind, tables } = turns;
  const random = createRandom(`${seed}/${game}`);
  const options = tables[game % tables.length];
  let state = unwrap(setUp(rules, options));
  let known = Array.from({ length: Number(options.seats) }, (_, seat) => rules.view(state, seat));
  const from = Math.floor(game / tables.length) % 2 === 0 ? 'bots' : 'random';
  let mayBeNear = false;
  for (let made = 0; made < MOST_MOVES; ) {
    const actor = rules.actor(state);
    if (actor === 'nobody') return;
    if (typeof actor === 'number') {
      mayBeNear ||= turns.mayWin(state);
      yield { state, seat: actor, known: known[actor], from };
    }
    const moves =
      actor === 'chance'
        ? [chooseChance(rules.chances(state), random())]
        : from === 'random' && mayBeNear
          ? [randomMove(turns, state, random)]
          : botTurn(mind.choices(rules.view(state, actor), 'likely'), random).moves;
    for (const move of moves) {
      const step = { before: state, move, after: rules.apply(state, move) };
      known = known.map((one, seat) => knownAfter(rules, one, step, seat));
      state = step.after;
      made++;
    }
  }
}

const randomMove = <State, Move, Options extends OptionValues>(
  { game, casualMoves }: Turns<State, Move, Options>,
  state: State,
  random: Random,
): Move => {
  const legal = game.legalMoves(state);
  return pick(random, random() < 0.5 ? casualMoves(state, legal) : legal);
};

const botTurn = <Choice>(choices: readonly Choice[], random: Random): Choice =>
  random() < CARELESS ? pick(random, choices) : choices[0];
