// Building blocks for the choices of most games.

/** States are immutable and undo returns the same object, so expensive results are cached by state and detail. */
export const oncePer = <State extends object, Value, Detail = void>(
  find: (state: State, detail: Detail) => Value,
  keyOf: (detail: Detail) => unknown = (detail) => detail,
): ((state: State, detail: Detail) => Value) => {
  const known = new WeakMap<State, Map<unknown, { readonly value: Value }>>();
  return (state, detail) => {
    let details = known.get(state);
    if (!details) known.set(state, (details = new Map()));
    const key = keyOf(detail);
    let found = details.get(key);
    if (!found) details.set(key, (found = { value: find(state, detail) }));
    return found.value;
  };
};

/** The next or previous one, cyclically; without a current one, the first or the last. */
export const cycled = <Item>(items: readonly Item[], at: number, by: 1 | -1): Item | undefined =>
  at < 0 ? items.at(by > 0 ? 0 : -1) : items[(at + by + items.length) % items.length];
