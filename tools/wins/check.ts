import { type OptionValues, chooseChance, createRandom, pick } from '@showboat/engine';
import { advise, decide, type LevelId } from '@showboat/bots';
import type { Turns } from '@showboat/bots/turns';
import { type Moment, momentsOf } from './positions';

/** From here up a winning turn is never overlooked. */
export const TESTED_LEVELS = ['mate', 'captain', 'commodore'] as const satisfies readonly LevelId[];

const FEW_ITERATIONS = 40;

/** Decides to the end of the turn; who answers and what is drawn in between is left to chance. */
const winsWith = <State, Move, Options extends OptionValues>(
  turns: Turns<State, Move, Options>,
  { state: start, known, seat }: Moment<State>,
  decideOn: (known: State) => readonly Move[],
): boolean => {
  const { game, isWon } = turns;
  const random = createRandom(1);
  let state = start;
  let seen = known;
  for (;;) {
    const actor = game.actor(state);
    const moves =
      actor === seat
        ? decideOn(seen)
        : [actor === 'chance' ? chooseChance(game.chances(state), random()) : pick(random, game.legalMoves(state))];
    for (const move of moves) {
      seen = game.apply(seen, game.seenMove(state, move, seat));
      state = game.apply(state, move);
      if (isWon(state, seat)) return true;
    }
    if (game.actor(state) === 'nobody') return false;
    const [next] = game.legalMoves(state);
    if (game.notation.opensLine(state, next)) return false;
  }
};

const byLevel =
  <State, Move, Options extends OptionValues>(turns: Turns<State, Move, Options>, seat: number, level: LevelId) =>
  (known: State): readonly Move[] => {
    const budget = level === 'commodore' ? { iterations: FEW_ITERATIONS } : {};
    return decide(turns, known, seat, { level, style: 'bold' }, { random: createRandom(1), ...budget }).moves;
  };

const byAdvice =
  <State, Move, Options extends OptionValues>(turns: Turns<State, Move, Options>, seat: number) =>
  (known: State): readonly Move[] =>
    advise(turns, known, seat, { iterations: FEW_ITERATIONS, random: createRandom(1), count: 1 })[0].moves;

export interface Tally {
  positions: number;
  fromBots: number;
  /** Where others answer, or chance draws, before the turn is over. */
  throughOthers: number;
  /** By level, and of the advice. */
  readonly missed: Record<string, number>;
  /** Positions in which somebody missed a win. */
  readonly examples: unknown[];
}

const MOST_EXAMPLES = 20;

/** So many positions in which a turn wins at once, and who overlooks it. */
export const checkWins = <State, Move, Options extends OptionValues>(
  turns: Turns<State, Move, Options>,
  positions: number,
  seed: string,
  onPosition: (tally: Tally) => void = () => undefined,
): Tally => {
  const who = [...TESTED_LEVELS, 'advice'] as const;
  const tally: Tally = {
    positions: 0,
    fromBots: 0,
    throughOthers: 0,
    missed: Object.fromEntries(who.map((one) => [one, 0])),
    examples: [],
  };
  for (let game = 0; tally.positions < positions; game++) {
    for (const moment of momentsOf(turns, game, seed)) {
      if (!turns.mayWin(moment.state)) continue;
      const ways = turns.waysToWin(moment.state);
      if (ways === 'none') continue;
      tally.positions++;
      if (moment.from === 'bots') tally.fromBots++;
      if (ways === 'through-others') tally.throughOthers++;
      const missing = who.filter((one) => {
        const decideOn = one === 'advice' ? byAdvice(turns, moment.seat) : byLevel(turns, moment.seat, one);
        return !winsWith(turns, moment, decideOn);
      });
      for (const one of missing) tally.missed[one]++;
      if (missing.length > 0 && tally.examples.length < MOST_EXAMPLES)
        tally.examples.push({ missing, ways, game, seat: moment.seat, state: moment.state });
      onPosition(tally);
      if (tally.positions >= positions) break;
    }
  }
  return tally;
};
