import { isStuck } from '../rules/finish';
import { fishFor } from '../rules/options';
import { DELUXE, HOMES, IN_HAND, NO_TILE, type State, boardIn } from '../rules/state';
import { mostQuiet } from '../rules/turn';

// What holds at every moment of every game. Each problem is a sentence with the values in it.

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const count = (list: readonly number[], value: number): number => list.filter((one) => one === value).length;

/** All cans, of players and on dumpsters. */
export const cansIn = ({ players, dumpsters }: State): number => sum(players.map(({ cans }) => cans)) + sum(dumpsters);

/** HTR-INC-2: what there was at the start, and the income of the poor. */
const canProblems = (state: State, poorTurns: number): readonly string[] => {
  const { options } = state;
  const start =
    options.seats * options.startCans +
    HOMES * options['dumpsterStart.home'] +
    options['dumpsterStart.catwalk'] +
    options['dumpsterStart.shelter'];
  const wanted = start + options.pauperIncome * poorTurns;
  const held = [...state.players.map(({ cans }) => cans), ...state.dumpsters];
  return [
    ...(cansIn(state) === wanted ? [] : [`${cansIn(state)} cans, not ${wanted}`]),
    ...(held.every((cans) => Number.isInteger(cans) && cans >= 0) ? [] : [`cans ${held.join(' ')}`]),
  ];
};

const pieceProblems = ({ players, built, options }: State): readonly string[] =>
  players.flatMap(({ catwalks, deluxe, shelters }, seat) => [
    ...(catwalks + count(built.catwalks, seat) === options.catwalksEach ? [] : [`seat ${seat} lost a catwalk`]),
    ...(deluxe + count(built.catwalks, seat + DELUXE) === (options.deluxe ? 1 : 0) ? [] : [`seat ${seat} lost a deluxe catwalk`]),
    ...(shelters + count(built.shelters, seat) === options.sheltersEach ? [] : [`seat ${seat} lost a shelter`]),
    ...([catwalks, deluxe, shelters].every((pieces) => pieces >= 0) ? [] : [`seat ${seat} owes a piece`]),
  ]);

/** HTR-DLX-3 */
const deluxeProblems = ({ players, built }: State): readonly string[] =>
  built.catwalks.some((owner) => owner >= DELUXE) && players.some(({ fish }) => fish === 0)
    ? ['a deluxe catwalk before everybody has a fish']
    : [];

const catProblems = ({ players, options }: State): readonly string[] =>
  players.flatMap(({ cats }, seat) => [
    ...[0, 2].flatMap((at) => {
      const [one, other] = [cats[at], cats[at + 1]];
      const isRight = one === IN_HAND ? other === IN_HAND : one < other;
      return isRight ? [] : [`a pair of seat ${seat} is on ${one} and ${other}`];
    }),
    ...(options.pairsEach === 1 && cats[2] !== IN_HAND ? [`seat ${seat} has a second pair`] : []),
  ]);

/** HTR-COMP-7 */
const tileProblems = (state: State): readonly string[] => {
  const held = [...state.open.filter((tile) => tile !== NO_TILE), ...state.stack, ...state.discards].sort((a, b) => a - b);
  const { tiles } = boardIn(state);
  const isMissing = state.open.includes(NO_TILE);
  const isTurningUp = ['first', 'opening', 'refilling'].includes(state.phase.kind);
  return [
    ...(held.join() === tiles.map((_, tile) => tile).join() ? [] : [`${held.length} tiles of ${tiles.length}, or others`]),
    ...(isMissing === isTurningUp ? [] : [`a tile is missing in phase ${state.phase.kind}`]),
  ];
};

const fishProblems = ({ players, fish, options }: State): readonly string[] => {
  const all = fish + sum(players.map((player) => player.fish));
  return all === fishFor(options) ? [] : [`${all} fish of ${fishFor(options)}`];
};

/** HTR-END-1, HTR-END-7, HTR-END-8 */
const endProblems = (state: State): readonly string[] => {
  const { phase } = state;
  const isTurnStart = phase.kind === 'diving';
  const problems: string[] = [];
  if ((state.fish === 0) !== (phase.kind === 'over' && phase.ending === 'fish'))
    problems.push(`${state.fish} fish in ${phase.kind}`);
  if (isTurnStart && state.quiet >= mostQuiet(state)) problems.push(`${state.quiet} quiet turns, and it goes on`);
  if (isTurnStart && isStuck(state)) problems.push('stuck, and it goes on');
  return problems;
};

/** `poorTurns` is how many there were so far. */
export const problemsIn = (state: State, poorTurns: number): readonly string[] => [
  ...canProblems(state, poorTurns),
  ...pieceProblems(state),
  ...deluxeProblems(state),
  ...catProblems(state),
  ...tileProblems(state),
  ...fishProblems(state),
  ...endProblems(state),
];
