import type { Detail, Refusal } from './result';

// What the refusals of a game are made of.

/** Makes refusals by their codes from a table of every way a move can be refused, with the rule that does it. */
export const refusing =
  <Code extends string>(rules: Readonly<Record<Code, string>>): ((code: Code, detail?: Detail) => Refusal<Code>) =>
  (code, detail) =>
    detail ? { code, rule: rules[code], detail } : { code, rule: rules[code] };

/** The door for moves from outside: at least an object of a kind that the game knows. */
export const isOfKind = <Kind extends string>(move: unknown, kinds: readonly Kind[]): move is { readonly kind: Kind } =>
  typeof move === 'object' && move !== null && kinds.some((kind) => Reflect.get(move, 'kind') === kind);

/** Whether this is an index into that list. */
export const isIn = (list: readonly unknown[], index: unknown): boolean =>
  Number.isInteger(index) && list[Number(index)] !== undefined;
