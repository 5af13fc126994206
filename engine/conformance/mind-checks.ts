import { chooseChance } from '../chance';
import { wander } from '../fuzz';
import type { Game, Seat } from '../game';
import { type Choice, type Player, STYLES } from '../mind';
import type { OptionValues } from '../options';
import { createRandom, pick } from '../random';
import { unwrap } from '../result';
import { setUp } from '../setup';
import type { Plan } from './played';

export interface Position<State> {
  readonly name: string;
  readonly state: State;
}

/** Where minds are tested: moments of random games, and the positions of the game's fixtures. */
export interface PositionPlan {
  readonly cases: Plan<unknown>['cases'];
  /** How many moves apart the moments are. */
  readonly stride: number;
  /** A file of the fixtures. */
  read(name: string): string;
}

export const positionsOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { cases, stride, read }: PositionPlan,
): readonly Position<State>[] => [
  ...cases.flatMap(({ name, options }) =>
    [1, 2, 3, 4].map((seed) => ({
      name: `${name}, seed ${seed}`,
      state: wander(game, unwrap(setUp(game, options)), seed * stride, createRandom(seed)),
    })),
  ),
  ...read('expected.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0])
    .map((name) => ({ name, state: unwrap(game.parsePosition(JSON.parse(read(name)))) })),
];

/** A position in which a seat decides, with all the mind's choices. */
export interface Decision<State, Move> extends Position<State> {
  readonly seat: Seat;
  readonly choices: readonly Choice<State, Move>[];
}

export const decisionsOf = <State, Move, Options extends OptionValues>(
  { game, mind }: Player<State, Move, Options>,
  positions: readonly Position<State>[],
): readonly Decision<State, Move>[] =>
  positions.flatMap(({ name, state }) => {
    const seat = game.actor(state);
    return typeof seat === 'number' ? [{ name, state, seat, choices: mind.choices(state) }] : [];
  });

export interface Asked<State, Move> {
  readonly positions: readonly Position<State>[];
  readonly decisions: readonly Decision<State, Move>[];
  /** Whether a choice extends as far as it should. */
  isWhole(state: State, choice: Choice<State, Move>): boolean;
  /** Not set where likely choices are searched separately: finding none, such a mind searches further than it does for all. */
  readonly isLikelyFewer: boolean;
}

export type MindCheck = <State, Move, Options extends OptionValues>(
  player: Player<State, Move, Options>,
  asked: Asked<State, Move>,
) => readonly string[];

export const checkLegal: MindCheck = ({ game }, { decisions }) =>
  decisions.flatMap(({ name, state, choices }) =>
    choices.flatMap(({ moves, state: end }) => {
      let now = state;
      for (const move of moves) {
        const refusal = game.refuse(now, move);
        if (refusal) return [`${name}: ${JSON.stringify(move)} of ${JSON.stringify(moves)}: ${refusal.code}`];
        now = game.apply(now, move);
      }
      return JSON.stringify(now) === JSON.stringify(end) ? [] : [`${name}: ${JSON.stringify(moves)} leads elsewhere`];
    }),
  );

export const checkWhole: MindCheck = (_player, { decisions, isWhole }) =>
  decisions.flatMap(({ name, state, choices }) =>
    choices
      .filter((choice) => !isWhole(state, choice))
      .map(({ moves }) => `${name}: ${JSON.stringify(moves)} stops within the turn`),
  );

export const checkBestFirst: MindCheck = ({ mind }, { decisions, isLikelyFewer }) =>
  decisions.flatMap(({ name, state, seat, choices }) => {
    const own = choices.map(({ values }) => values[seat]);
    const likely = mind.choices(state, 'likely');
    return [
      ...(choices.length > 0 && likely.length > 0 ? [] : [`${name}: nothing to choose`]),
      ...(likely.length <= choices.length || !isLikelyFewer ? [] : [`${name}: more choices are likely than there are`]),
      ...(own.every((value, i) => i === 0 || value <= own[i - 1]) ? [] : [`${name}: the best is not first: ${own.join(' ')}`]),
    ];
  });

const areValues = (values: readonly number[], seats: number): boolean =>
  values.length === seats && values.every((value) => value >= 0 && value <= 1);

export const checkValues: MindCheck = ({ game, mind }, { positions, decisions }) => {
  const seatsIn = <State>(state: State, options: (state: State) => OptionValues): number => Number(options(state).seats);
  return [
    ...positions
      .filter(({ state }) => !areValues(mind.evaluate(state), seatsIn(state, game.optionsOf)))
      .map(({ name, state }) => `${name}: worth ${mind.evaluate(state).join(' ')}`),
    ...decisions.flatMap(({ name, state, choices }) =>
      choices
        .filter(({ values }) => !areValues(values, seatsIn(state, game.optionsOf)))
        .map(({ moves, values }) => `${name}: ${JSON.stringify(moves)} is worth ${values.join(' ')}`),
    ),
  ];
};

export const checkEndings: MindCheck = ({ game, mind }, { positions }) =>
  positions.flatMap(({ name, state }) => {
    const places = game.outcome(state)?.places ?? [];
    const values = mind.evaluate(state);
    return places.flatMap((place, seat) =>
      places
        .map((other, rival) => [other, values[rival]] as const)
        .filter(([other, value]) => Math.sign(other - place) !== Math.sign(values[seat] - value))
        .map(([other, value]) => `${name}: place ${place} is worth ${values[seat]}, place ${other} ${value}`),
    );
  });

export const checkSeen: MindCheck = ({ game, mind }, { decisions }) =>
  decisions.flatMap(({ name, state, seat, choices }) => {
    const tokensOf = (all: typeof choices): string =>
      all
        .map(({ moves }) => JSON.stringify(moves))
        .toSorted()
        .join(' ');
    return tokensOf(mind.choices(game.view(state, seat))) === tokensOf(choices) ? [] : [`${name}: other choices on the view`];
  });

export const checkStyles: MindCheck = ({ mind }, { decisions }) =>
  decisions.flatMap(({ name, state, choices }) =>
    choices.flatMap((choice) =>
      STYLES.flatMap((style) => {
        const liking = mind.flavour(state, choice, style);
        const isFair = style === 'steady' ? liking === 0 : Math.abs(liking) <= 1;
        return isFair ? [] : [`${name}: ${style} likes ${JSON.stringify(choice.moves)} by ${liking}`];
      }),
    ),
  );

/** The place reached in a game in which one seat plays greedily and the others at random. */
export const placeAtFirstGlance = <State, Move, Options extends OptionValues>(
  { game, mind }: Player<State, Move, Options>,
  options: Readonly<Record<string, unknown>>,
  seat: Seat,
  seed: string,
): number => {
  const random = createRandom(seed);
  let state = unwrap(setUp(game, options));
  for (let end = game.outcome(state); ; end = game.outcome(state)) {
    if (end) return end.places[seat];
    const actor = game.actor(state);
    if (actor === 'chance') state = game.apply(state, chooseChance(game.chances(state), random()));
    else if (actor === seat) state = mind.choices(game.view(state, seat), 'likely')[0].moves.reduce(game.apply, state);
    else state = game.apply(state, pick(random, game.legalMoves(state)));
  }
};
