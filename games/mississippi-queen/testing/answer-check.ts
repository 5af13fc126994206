import { type Random, createRandom } from '@showboat/engine';
import { formatPlace, placeOf } from '../rules/cells';
import { chartOf } from '../rules/chart';
import { explainer } from '../rules/explain';
import type { State } from '../rules/state';
import { legalStops } from '../rules/stops';
import { problemOfAnswer } from './answer-truths';
import { CASES, startOf, wanderFrom } from './cases';
import { begun, crowd, steered } from './crowd';
import { drawnBy } from './ends';
import { worldsOf } from './worlds';

// "Why not?" at random moments: every reason that is given is held against every turn there is.

/** Off the table as well: beyond the river, and what was removed. */
const beyondRiver = ({ river }: State): readonly number[] => [
  placeOf(river.tiles.length, 7),
  ...(river.first > 0 ? [placeOf(river.first - 1, 7)] : []),
];

const SAILS: readonly State['phase']['kind'][] = ['speed', 'sailing', 'pushing'];

/** Every space that is not lit is asked about. Counts the reasons that are given. */
export const problemsOfAnswers = (state: State, random: Random, given: Map<string, number>): readonly string[] => {
  const lit: ReadonlyMap<number, unknown> = SAILS.includes(state.phase.kind) ? legalStops(state) : new Map();
  const why = explainer(state);
  const worlds = worldsOf(state, drawnBy(random));
  const first = placeOf(state.river.first, 0);
  const spaces = Array.from({ length: chartOf(state.river, state.options).marks.length - first }, (_, i) => first + i);
  return [...spaces, ...beyondRiver(state)].flatMap((place) => {
    if (lit.has(place)) return [];
    const answer = why(place);
    const code = answer.kind === 'can-end' ? answer.kind : answer.refusal.code;
    given.set(code, (given.get(code) ?? 0) + 1);
    const problem = problemOfAnswer(worlds, place, answer);
    return problem === undefined ? [] : [`${formatPlace(place)}: ${problem}`];
  });
};

/** A race as it may be, or a crowd as it seldom is. */
const momentOf = (options: Readonly<Record<string, unknown>>, random: Random): State | 'out' => {
  if (random() < 0.3) return wanderFrom(startOf(options), Math.floor(random() * 400), random);
  const opened = crowd(begun(options, random), random);
  return opened === 'out' || opened.phase.kind !== 'speed' ? opened : steered(opened, random);
};

export interface AnswerReport {
  readonly moments: number;
  /** How often each reason was given. */
  readonly given: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
}

export const checkAnswers = (moments: number, seed: string): AnswerReport => {
  const random = createRandom(seed);
  const given = new Map<string, number>();
  const problems: string[] = [];
  for (let round = 0; round < moments; round++) {
    const table = CASES[round % CASES.length];
    const state = momentOf(table.options, random);
    if (state === 'out') continue;
    for (const problem of problemsOfAnswers(state, random, given)) problems.push(`${table.name}, ${round}: ${problem}`);
  }
  return { moments, given, problems };
};
