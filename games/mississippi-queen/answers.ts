// What may be asked about a moment, and seldom is: loaded with the first question.

export { type Explanation, explain } from './rules/explain';
export { type TurnOutcome, outcomesFrom, outcomesOfTurn } from './rules/turns';
