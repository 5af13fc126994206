import {
  type Actor,
  type Chance,
  type OptionValues,
  type Outcome,
  type Refusal,
  type Result,
  type Seat,
  chooseChance,
  formatHistory,
  isEqual,
  knownTo,
  ok,
  seenHistory,
  setUp,
  statesFrom,
} from '@showboat/engine';
import type { CatalogEntry, Entry } from '@showboat/games/catalog';
import type { By, LogEntry } from './entries';
import { createHashing } from './state-hash';

/** The number in [0, 1) that decides the draw with this index. */
export type Fraction = (index: number) => number;

/** One numbered thing, with everything that its line in a stream needs. */
export type Happening =
  | {
      readonly kind: 'move';
      readonly by: By;
      readonly name: string;
      readonly token: string;
      /** As each seat, and last an onlooker, sees it; left out where all see the same. */
      readonly seen: readonly string[] | undefined;
    }
  | { readonly kind: 'takeback'; readonly to: number };

/** What would happen next. Nothing has changed until it is adopted, which is done when it is stored. */
export interface Plan {
  readonly entries: readonly LogEntry[];
  /** How many of the entries are moves of the seat; the rest was drawn. */
  readonly moves: number;
  readonly actor: Actor;
  readonly outcome: Outcome | undefined;
  readonly result: string | undefined;
  hash(): string;
  adopt(): void;
}

/** Why a batch is refused: by a rule, or because it is not the seat's to make. `index` is that of the move. */
export interface Barred {
  readonly index: number;
  /** `undefined`: chance or another seat decides. */
  readonly refusal: Refusal | undefined;
}

export interface DrawMade {
  readonly seq: number;
  readonly chances: readonly (readonly [string, number])[];
  readonly token: string;
}

/** A game under way, whatever game it is: the types of its states and moves stay inside. */
export interface Run {
  readonly seq: number;
  readonly actor: Actor;
  readonly outcome: Outcome | undefined;
  /** Of the present state. */
  hash(): string;
  /** In order; number n is at n - 1. */
  readonly happenings: readonly Happening[];
  /** Lets chance decide as long as it is to. */
  begin(): Plan;
  play(seat: Seat, tokens: readonly string[]): Plan | Barred;
  /** Back to the moment after this number; `undefined` if that is not a decision of the seat, or something was drawn since. */
  takeBack(seat: Seat, to: number): Plan | undefined;
  line(): string;
  position(seat: Seat | undefined): unknown;
  legal(seat: Seat | undefined): readonly string[];
  picture(seat: Seat | undefined): string;
  record(seat: Seat | undefined): string;
  draws(): readonly DrawMade[];
  /** What the seat sees, or knows from watching. */
  known(seat: Seat, isRemembering: boolean): unknown;
  /** Moves of the acting seat, as a bot decides on them, in text. */
  tokensOf(moves: readonly unknown[]): readonly string[];
}

interface Step<State, Move> {
  readonly entry: LogEntry;
  readonly happening: Happening;
  readonly move: Move;
  readonly after: State;
}

const openRun = <State, Move, Options extends OptionValues>(
  { game }: Entry<State, Move, Options>,
  options: OptionValues,
  first: State,
  seats: number,
  fraction: Fraction,
): Run => {
  const { notation } = game;
  const audience: readonly (Seat | undefined)[] = [...Array.from({ length: seats }, (_, seat) => seat), undefined];
  const happenings: Happening[] = [];
  let state = first;
  /** The moves that led to the present, and the number of each. */
  let moves: Move[] = [];
  let numbers: number[] = [];
  let draws = 0;
  const hashOf = createHashing();

  const seenBy = (before: State, move: Move, token: string): readonly string[] | undefined => {
    let seen: string[] | undefined;
    for (const [index, seat] of audience.entries()) {
      const told = game.seenMove(before, move, seat);
      const text = told === move ? token : game.formatMove(game.view(before, seat), told);
      if (text === token && !seen) continue;
      seen ??= audience.slice(0, index).map(() => token);
      seen.push(text);
    }
    return seen;
  };

  const happened = (before: State, move: Move, by: By, token: string): Happening => {
    return { kind: 'move', by, name: notation.nameOf(before, move), token, seen: seenBy(before, move, token) };
  };

  const stepFrom = (before: State, move: Move, by: By): Step<State, Move> => {
    const token = game.formatMove(before, move);
    const entry = { kind: 'move', by, token } as const;
    return { entry, happening: happened(before, move, by, token), move, after: game.apply(before, move) };
  };

  const presentAfter = (steps: readonly Step<State, Move>[]): State => steps.at(-1)?.after ?? state;

  /** With everything that chance decides after them. */
  const planOf = (steps: readonly Step<State, Move>[]): Plan => {
    const all = [...steps];
    let index = draws;
    for (let at = presentAfter(all); game.actor(at) === 'chance'; at = presentAfter(all)) {
      all.push(stepFrom(at, chooseChance(game.chances(at), fraction(index++)), 'chance'));
    }
    const end = presentAfter(all);
    const outcome = game.outcome(end);
    return {
      entries: all.map(({ entry }) => entry),
      moves: steps.length,
      actor: game.actor(end),
      outcome,
      result: outcome && notation.formatResult(outcome),
      hash: () => hashOf(end),
      adopt: () => {
        for (const step of all) {
          happenings.push(step.happening);
          moves.push(step.move);
          numbers.push(happenings.length);
        }
        draws = index;
        state = end;
      },
    };
  };

  const asideOf = (seat: Seat, token: string): Move | undefined =>
    game.asides(state, seat).find((aside) => game.formatMove(state, aside) === token);

  const play = (seat: Seat, tokens: readonly string[]): Plan | Barred => {
    const aside = tokens.length === 1 ? asideOf(seat, tokens[0]) : undefined;
    if (aside !== undefined) return planOf([stepFrom(state, aside, seat)]);
    const steps: Step<State, Move>[] = [];
    for (const [index, token] of tokens.entries()) {
      const before = presentAfter(steps);
      if (game.actor(before) !== seat) return { index, refusal: undefined };
      const parsed = game.parseMove(before, token);
      const refusal = parsed.ok ? game.refuse(before, parsed.value) : parsed.refusal;
      if (!parsed.ok || refusal) return { index, refusal };
      // Out of turn moves come alone: they may be another seat's, or end what the others were to be.
      if (game.asides(before).some((one) => isEqual(one, parsed.value))) return { index, refusal: undefined };
      steps.push(stepFrom(before, parsed.value, seat));
    }
    return planOf(steps);
  };

  /** How many moves led to the moment after this number, on the way that led to the present. */
  const movesAt = (number: number): number | undefined => {
    let at = number;
    for (let happening = happenings[at - 1]; happening?.kind === 'takeback'; happening = happenings[at - 1]) at = happening.to;
    if (at === 0) return 0;
    const index = numbers.indexOf(at);
    return index < 0 ? undefined : index + 1;
  };

  const backTo = (count: number, to: number): Plan => {
    const kept = moves.slice(0, count);
    const end = statesFrom(game, first, kept)[count];
    return {
      entries: [{ kind: 'takeback', to }],
      moves: 1,
      actor: game.actor(end),
      outcome: undefined,
      result: undefined,
      hash: () => hashOf(end),
      adopt: () => {
        happenings.push({ kind: 'takeback', to });
        moves = kept;
        numbers = numbers.slice(0, count);
        state = end;
      },
    };
  };

  const takeBack = (seat: Seat, to: number): Plan | undefined => {
    const count = to < happenings.length ? movesAt(to) : undefined;
    if (count === undefined || count >= moves.length || game.outcome(state)) return undefined;
    const isDrawn = numbers.slice(count).some((number) => {
      const happening = happenings[number - 1];
      return happening.kind === 'move' && happening.by === 'chance';
    });
    const plan = isDrawn ? undefined : backTo(count, to);
    return plan?.actor === seat ? plan : undefined;
  };

  const history = (): { readonly states: readonly State[]; readonly moves: readonly Move[] } => ({
    states: statesFrom(game, first, moves),
    moves,
  });

  const listed = (before: State, { move, weight }: Chance<Move>): readonly [string, number] => [
    game.formatMove(before, move),
    weight,
  ];

  return {
    get seq() {
      return happenings.length;
    },
    get actor() {
      return game.actor(state);
    },
    get outcome() {
      return game.outcome(state);
    },
    hash: () => hashOf(state),
    happenings,
    begin: () => planOf([]),
    play,
    takeBack,
    line: () => {
      const [move] = game.legalMoves(state);
      return move === undefined ? '' : `${notation.numberOf(state)}. ${notation.nameOf(state, move)}`.trimEnd();
    },
    position: (seat) => {
      const position = game.formatView(state, seat);
      return position.ok ? position.value : undefined;
    },
    legal: (seat) => {
      if (seat === undefined || game.actor(state) !== seat) return [];
      const view = game.view(state, seat);
      return game.legalMoves(view).map((move) => game.formatMove(view, move));
    },
    picture: (seat) => game.draw(game.view(state, seat)),
    record: (seat) => {
      const whole = history();
      return formatHistory(game, options, game.outcome(state) ? whole : seenHistory(game, whole, seat));
    },
    draws: () => {
      const { states } = history();
      return moves.flatMap((move, i) => {
        const happening = happenings[numbers[i] - 1];
        if (happening.kind !== 'move' || happening.by !== 'chance') return [];
        const chances = game.chances(states[i]).map((chance) => listed(states[i], chance));
        return [{ seq: numbers[i], chances, token: game.formatMove(states[i], move) }];
      });
    },
    known: (seat, isRemembering) => (isRemembering ? knownTo(game, first, moves, seat) : game.view(state, seat)),
    tokensOf: (given) => {
      let at = state;
      return given.map((one) => {
        // A door: bots answer in plain data, and `play` checks every token.
        const move = one as Move;
        const token = game.formatMove(at, move);
        at = game.apply(at, move);
        return token;
      });
    },
  };
};

/** A game at its first moment, before chance has decided anything. */
export const createRun = (entry: CatalogEntry, options: OptionValues, fraction: Fraction): Result<Run> =>
  entry.use((one) => {
    const first = setUp(one.game, options);
    if (!first.ok) return first;
    const { seats } = one.game.optionsOf(first.value);
    return ok(openRun(one, one.game.optionsOf(first.value), first.value, Number(seats), fraction));
  });
