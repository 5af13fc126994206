/** The types of one game, bundled. */
export interface PlannerTypes {
  readonly state: object;
  readonly move: unknown;
  /** What can be clicked on the table. */
  readonly target: unknown;
  /** One complete answer to the question, with its result. */
  readonly plan: { readonly moves: readonly unknown[] };
  /** What is chosen so far; each field is `undefined` until then. */
  readonly held: object;
  /** Buttons, and commands that only keys have. */
  readonly command: string;
  /** The remainder of a plan that waits for another seat. */
  readonly rest: unknown;
}
