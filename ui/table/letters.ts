import type { PlayerInfo } from '../view';

/** The first letter of a name that no earlier player has; a name without one gets its seat number. */
export const lettersOf = (players: readonly PlayerInfo[]): readonly string[] => {
  const taken = new Set<string>();
  return players.map(({ name }, seat) => {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    // A name may itself be a digit that another seat would have got.
    const letter = [...letters, String(seat + 1), ...'123456789'].find((one) => !taken.has(one)) ?? '';
    taken.add(letter);
    return letter;
  });
};
