/** The types of one game, in a bundle. */
export interface PlannerTypes {
  readonly state: object;
  readonly move: unknown;
  /** What on the table can be pointed at. */
  readonly target: unknown;
  /** One whole answer to what is asked, with what comes of it. */
  readonly plan: { readonly moves: readonly unknown[] };
  /** What is chosen so far, each thing `undefined` until it is. */
  readonly held: object;
  /** Buttons, and what only keys do. */
  readonly command: string;
  /** What is left of a plan that others must answer first. */
  readonly rest: unknown;
}
