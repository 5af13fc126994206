import type { SavedGame } from '../../session/saved';

/** Games for screenshots and tests, by name. */
export type Moments = Readonly<Record<string, () => SavedGame>>;

/** Each created on first use. */
export const createMoments = <Id extends string>(makers: Readonly<Record<Id, () => SavedGame>>): ((id: Id) => SavedGame) => {
  const made = new Map<Id, SavedGame>();
  return (id) => {
    const saved = made.get(id) ?? makers[id]();
    made.set(id, saved);
    return saved;
  };
};
