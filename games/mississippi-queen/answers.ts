// What may be asked about a moment, and seldom is, or not in the first turn: loaded with the first question.

export { type Explanation, explain } from './rules/explain';
export { canLandNext } from './rules/threats';
export { type TurnOutcome, outcomesFrom, outcomesOfTurn } from './rules/turns';
