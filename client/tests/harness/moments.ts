import type { SavedGame } from '../../session/saved';

/** Games that pictures and tests show, by name. */
export type Moments = Readonly<Record<string, () => SavedGame>>;

/** Each made when it is first asked for. */
export const createMoments = <Id extends string>(makers: Readonly<Record<Id, () => SavedGame>>): ((id: Id) => SavedGame) => {
  const made = new Map<Id, SavedGame>();
  return (id) => {
    const saved = made.get(id) ?? makers[id]();
    made.set(id, saved);
    return saved;
  };
};
