import type { Seat } from '@showboat/engine';
import type { PlayerInfo } from '@showboat/ui';
import type { Labels } from './labels/labels';

/** The first letter of a name that no player before has; a name without one gets its seat's number. */
export const lettersOf = (players: readonly PlayerInfo[]): readonly string[] => {
  const taken = new Set<string>();
  return players.map(({ name }, seat) => {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const letter = letters.find((one) => !taken.has(one)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
};

/** Alone at the screen a person is "you". */
export const isYou = (players: readonly PlayerInfo[], seat: Seat): boolean =>
  players[seat]?.isHere === true && players.filter(({ isHere }) => isHere).length === 1;

export const sayPlayer = (players: readonly PlayerInfo[], labels: Labels, seat: Seat): string =>
  isYou(players, seat) ? labels.plan.you : (players[seat]?.name ?? '');
