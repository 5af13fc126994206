import type { Seat } from '@showboat/engine';
import type { Roof } from '../rules/board';
import { COLOURS, type Colour, type Dumpster, type Pose, type State, boardIn } from '../rules/state';
import { listed } from './text';

export interface NamePhrases {
  /** As a title; within sentences the same word stands for the player. */
  readonly colours: Readonly<Record<Colour, string>>;
  /** Chance, as a title. */
  readonly stack: string;
  /** By the English name of the file; roofs that are not among them keep that name. */
  readonly roofs: Readonly<Record<string, string>>;
  dumpster(dumpster: Dumpster): string;
  readonly poses: Readonly<Record<Pose, string>>;
  /** Who gets what: "Cream 1". */
  gets(seat: Seat, cans: number): string;
  readonly free: string;
  readonly and: string;
}

export const nameSeat = ({ colours }: NamePhrases, seat: Seat): string => colours[COLOURS[seat]];

export const nameRoof = ({ roofs }: NamePhrases, state: State, roof: Roof): string => {
  const { id, name = id } = boardIn(state).file.roofs[roof];
  return Object.hasOwn(roofs, name) ? roofs[name] : name;
};

export const nameMover = (phrases: NamePhrases, who: string): string => {
  const colour = COLOURS.find((one) => one === who);
  return colour === undefined ? phrases.stack : phrases.colours[colour];
};

export const sayPayment = (phrases: NamePhrases, pays: readonly number[]): string => {
  const parts = pays.flatMap((cans, seat) => (cans > 0 ? [phrases.gets(seat, cans)] : []));
  return parts.length > 0 ? listed(parts, phrases.and) : phrases.free;
};
