/** What a translation of these messages must have: the same keys, and functions of the same arguments. English is the original. */
export type Translated<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string
    ? string
    : Original[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Translated<Original[Key]>;
};
