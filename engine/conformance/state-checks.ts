import { isEqual } from '../equal';
import type { Game, Seat } from '../game';
import type { OptionValues } from '../options';
import { createRandom } from '../random';
import { unwrap } from '../result';
import { setUp } from '../setup';
import { attempt, deepFreeze, differenceOf, shown, throughJson } from './json';
import type { Check } from './move-checks';
import { type Moment, momentsOf, playGames } from './played';

export const difference = (where: string, what: string, a: unknown, b: unknown): readonly string[] =>
  isEqual(a, b) ? [] : [`${where}: ${what} (${differenceOf(a, b)})`];

export const audienceOf = (seats: number): readonly (Seat | undefined)[] => [
  undefined,
  ...Array.from({ length: seats }, (_, seat) => seat),
];

export const checkDeterminism: Check = (game, games, plan) => {
  const again = playGames(game, plan);
  return games.flatMap((played, number) => {
    if (!isEqual(again[number].moves, played.moves)) return [`${played.name}: the same seed gives another game`];
    let state = unwrap(setUp(game, played.options));
    const problems = [...difference(played.name, 'a second set-up differs', played.states[0], state)];
    for (const [index, move] of played.moves.entries()) {
      state = game.apply(state, move);
      const where = `${played.name}, after ${index + 1} moves`;
      problems.push(...difference(where, 'the same moves lead to another state', played.states[index + 1], state));
    }
    return problems.slice(0, 3);
  });
};

export const checkJson: Check = (game, games, plan) =>
  momentsOf(games, plan.every).flatMap(({ state, move, played, where }) => {
    const copy = throughJson(state);
    const legal = game.legalMoves(state);
    const problems = [
      ...difference(where, 'the state does not survive JSON', state, copy),
      ...difference(where, 'the legal moves do not survive JSON', legal, throughJson(legal)),
      ...difference(where, 'a copy of the state has other legal moves', legal, game.legalMoves(copy)),
    ];
    for (const seat of audienceOf(played.seats)) {
      const view = game.view(state, seat);
      problems.push(...difference(where, `the view of ${seat ?? 'a spectator'} does not survive JSON`, view, throughJson(view)));
    }
    if (move === undefined) return problems;
    const next = game.apply(copy, throughJson(move));
    return [...problems, ...difference(where, 'a copy of the state goes on differently', game.apply(state, move), next)];
  });

const readAll = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  { played, index }: Moment<State, Move>,
  state: State,
  move: Move | undefined,
): void => {
  game.actor(state);
  game.outcome(state);
  game.chances(state);
  game.asides(state);
  game.formatPosition(state);
  game.draw(state);
  game.optionsOf(state);
  for (const legal of game.legalMoves(state)) game.refuse(state, deepFreeze(throughJson(legal)));
  for (const seat of audienceOf(played.seats)) game.legalMoves(deepFreeze(game.view(state, seat)));
  for (let seat = 0; seat < played.seats; seat++) game.redeal(game.view(state, seat), seat, createRandom(index));
  if (move === undefined) return;
  game.parseMove(state, game.formatMove(state, move), game.notation.nameOf(state, move));
  game.notation.opensLine(state, move);
  game.apply(state, move);
};

/** Writing to a frozen value throws; the comparison catches what cannot be frozen. */
export const checkNothingMutated: Check = (game, games, plan) =>
  momentsOf(games, plan.every).flatMap((moment) => {
    const state = deepFreeze(throughJson(moment.state));
    const before = JSON.stringify(state);
    const done = attempt(() => readAll(game, moment, state, deepFreeze(throughJson(moment.move))));
    if ('thrown' in done) return [`${moment.where}: on frozen values ${done.thrown}`];
    return before === JSON.stringify(state) ? [] : [`${moment.where}: the state was changed`];
  });

export const checkEnds: Check = (game, games, plan) =>
  games.flatMap((played) => {
    const last = played.states[played.states.length - 1];
    return game.outcome(last) ? [] : [`${played.name}: not over after ${played.moves.length} of at most ${plan.maxMoves} moves`];
  });

/** 1 2 2 4, or the same without a first place where nobody wins. */
const isRanking = (places: readonly number[]): boolean =>
  places
    .toSorted((a, b) => a - b)
    .every((place, index, sorted) =>
      index === 0
        ? Number.isInteger(place) && place >= 1 && place <= places.length
        : place === index + 1 || place === sorted[index - 1],
    );

export const checkOutcome: Check = (game, games) =>
  games.flatMap((played) => {
    const outcome = game.outcome(played.states[played.states.length - 1]);
    if (!outcome) return [];
    const problems: string[] = [];
    if (!isRanking(outcome.places)) problems.push(`${played.name}: the places ${outcome.places.join(' ')} are no ranking`);
    if (!game.endings.includes(outcome.ending)) problems.push(`${played.name}: the ending ${outcome.ending} is not declared`);
    const { seats } = played.options;
    if (typeof seats === 'number' && outcome.places.length !== seats) {
      problems.push(`${played.name}: ${outcome.places.length} places for ${seats} seats`);
    }
    return problems;
  });

export const checkViews: Check = (game, games, plan) =>
  momentsOf(games, plan.every).flatMap(({ state, played, index, where }) => {
    const actor = game.actor(state);
    return audienceOf(played.seats).flatMap((seat) => {
      const who = seat === undefined ? 'a spectator' : `seat ${seat}`;
      const view = game.view(state, seat);
      const problems = [...difference(where, `the view of the view of ${who} differs`, view, game.view(view, seat))];
      if (game.actor(view) !== actor) problems.push(`${where}: ${who} sees ${game.actor(view)} to act, not ${actor}`);
      if (actor === seat) {
        problems.push(
          ...difference(where, `${who} has other legal moves on the own view`, game.legalMoves(state), game.legalMoves(view)),
        );
      }
      const other = game.redeal(view, seat, createRandom(`${plan.seed}/${where}`));
      problems.push(...difference(where, `${who} can tell a redealt state from the real one`, view, game.view(other, seat)));
      const same = game.redeal(view, seat, createRandom(`${plan.seed}/${where}`));
      problems.push(...difference(where, 'redeal gives another state from the same numbers', other, same));
      const goesOn = attempt(() => game.legalMoves(other).map((move) => game.actor(game.apply(other, move))));
      if ('thrown' in goesOn) problems.push(`${where}: a state redealt for ${who} throws ${goesOn.thrown}`);
      else if (actor !== 'nobody' && goesOn.value.length === 0)
        problems.push(`${where}: a state redealt for ${who} is stuck at ${index}`);
      return problems;
    });
  });

export const checkOptions: Check = (game, _games, plan) => {
  const problems: string[] = [];
  const given = [
    ...plan.cases,
    ...game.presets.flatMap((preset) =>
      preset.seats.map((seats) => ({
        name: `preset ${preset.id} for ${seats}`,
        options: 'seats' in game.options ? { ...preset.options, seats } : preset.options,
      })),
    ),
  ];
  for (const { name, options } of given) {
    const state = setUp(game, deepFreeze(options));
    if (!state.ok) {
      problems.push(`${name}: set-up refuses ${shown(state.refusal)}`);
      continue;
    }
    const values = game.optionsOf(state.value);
    const again = setUp(game, values);
    for (const [key, value] of Object.entries(options)) {
      if (!isEqual(new Map<string, unknown>(Object.entries(values)).get(key), value))
        problems.push(`${name}: the option ${key} is not kept`);
    }
    if (Object.keys(game.options).some((key) => !Object.hasOwn(values, key)))
      problems.push(`${name}: optionsOf leaves options out`);
    if (!again.ok || !isEqual(again.value, state.value)) problems.push(`${name}: the options of the state set up another one`);
  }
  return problems;
};
