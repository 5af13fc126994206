import type { Seat } from '@showboat/engine';
import type { PlayerInfo } from '../view';

/** The first letter of a name that no player before has; a name without one gets its seat's number. */
export const lettersOf = (players: readonly PlayerInfo[]): readonly string[] => {
  const taken = new Set<string>();
  return players.map(({ name }, seat) => {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    // A name may itself be a figure that another seat would have got.
    const letter = [...letters, String(seat + 1), ...'123456789'].find((one) => !taken.has(one)) ?? '';
    taken.add(letter);
    return letter;
  });
};

/** Alone at the screen a person is "you". */
export const isYou = (players: readonly PlayerInfo[], seat: Seat): boolean =>
  players[seat]?.isHere === true && players.filter(({ isHere }) => isHere).length === 1;

/** For sentences in the third person: a person who is alone here may be called "You", so the game's own name for the seat is better. */
export const thirdPerson = (players: readonly PlayerInfo[], seat: Seat): string | undefined =>
  isYou(players, seat) ? undefined : players[seat]?.name;

/** `you`: the word for a person who is alone here. */
export const sayPlayer = (players: readonly PlayerInfo[], you: string, seat: Seat): string =>
  isYou(players, seat) ? you : (players[seat]?.name ?? '');
