import type { ReadonlySignal } from '@preact/signals';
import type { CallSeat, Seat } from '@showboat/engine';
import type { PlayerInfo } from '../view';

/** How many people are at this screen. */
export const countHere = (players: readonly PlayerInfo[]): number => players.filter(({ kind }) => kind === 'here').length;

/** Alone at the screen a person is "you". */
export const isYou = (players: readonly PlayerInfo[], seat: Seat): boolean =>
  players[seat]?.kind === 'here' && countHere(players) === 1;

/** Default names in all languages: the game may have been started in another one. */
const PRONOUNS: ReadonlySet<string> = new Set(['you', 'du', 'vous', 'jij']);

const isPronoun = (name: string): boolean => PRONOUNS.has(name.trim().toLowerCase());

/** The name of somebody who sits here: the default is the word of the language in use. */
export const nameHere = (name: string, you: string): string => (isPronoun(name) ? you : name);

/** The name that others read: the default is nobody to them, and what the game calls the seat stands in for it. */
export const nameElsewhere = (name: string): string => (isPronoun(name) ? '' : name);

/**
 * For sentences in the third person: the bare name if it is unambiguous. "You" does not fit such a sentence, and two players may share
 * a name: then it follows what the game calls the seat, "Ginger (You)".
 */
export const thirdPerson = (players: readonly PlayerInfo[], seat: Seat, own: string): string => {
  const name = players[seat]?.name.trim() ?? '';
  const isSame = (other: PlayerInfo): boolean => other.name.trim().toLowerCase() === name.toLowerCase();
  if (name === '') return own;
  return isPronoun(name) || players.filter(isSame).length > 1 ? `${own} (${name})` : name;
};

/** Looked up for every sentence: names may change. */
export const callPlayers =
  (players: ReadonlySignal<readonly PlayerInfo[]>): CallSeat =>
  (seat, own) =>
    thirdPerson(players.value, seat, own);

/** `you`: the word for a player who is alone here. */
export const sayPlayer = (players: readonly PlayerInfo[], you: string, seat: Seat): string =>
  isYou(players, seat) ? you : (players[seat]?.name ?? '');

/** The level of a bot in words; `undefined` for a person. */
export const levelOf = (player: PlayerInfo): string => (player.kind === 'bot' ? player.level : '');
