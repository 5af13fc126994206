// A player's mistake is data, never an exception: the test asserts the code, the client translates it, the rule book explains it.

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Refused<Code extends string = string> = { readonly ok: false; readonly refusal: Refusal<Code> };
export type Result<T> = Ok<T> | Refused;

/** What a sentence about a refusal or a reason needs: names and numbers. */
export type Detail = Readonly<Record<string, string | number>>;

/** Why something was refused. `rule` is the number in the game's RULES.md; `detail` holds what a sentence about it needs. */
export interface Refusal<Code extends string = string> {
  /** Each game has its own union, so that the compiler finds a sentence missing in a language. */
  readonly code: Code;
  readonly rule: string;
  readonly field?: string;
  readonly detail?: Detail;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const refused = <Code extends string>(refusal: Refusal<Code>): Refused<Code> => ({ ok: false, refusal });

/** For tests and scripts that expect success: the value, or an exception with the refusal in it. */
export const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
};
