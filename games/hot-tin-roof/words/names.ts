import { type CallSeat, type Seat, listed } from '@showboat/engine';
import type { Roof } from '../rules/board';
import { COLOURS, type Colour, type Dumpster, type Pose, type State, boardIn } from '../rules/state';

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
  gets(name: string, cans: number): string;
  readonly free: string;
  readonly and: string;
}

export const nameSeat = ({ colours }: NamePhrases, seat: Seat): string => colours[COLOURS[seat]];

export type NameSeat = (seat: Seat) => string;

/** Without `call` players go by their colours. */
export const seatNamer =
  (phrases: NamePhrases, call: CallSeat = (_, own) => own): NameSeat =>
  (seat) =>
    call(seat, nameSeat(phrases, seat));

/** By the name in the file. */
export const translateRoof = ({ roofs }: NamePhrases, name: string): string => (Object.hasOwn(roofs, name) ? roofs[name] : name);

export const nameRoof = (phrases: NamePhrases, state: State, roof: Roof): string => {
  const { id, name = id } = boardIn(state).file.roofs[roof];
  return translateRoof(phrases, name);
};

export const nameMover = (phrases: NamePhrases, who: string, nameOf: NameSeat = seatNamer(phrases)): string => {
  const seat = COLOURS.findIndex((colour) => colour === who);
  return seat < 0 ? phrases.stack : nameOf(seat);
};

export const sayPayment = (phrases: NamePhrases, nameOf: NameSeat, pays: readonly number[]): string => {
  const parts = pays.flatMap((cans, seat) => (cans > 0 ? [phrases.gets(nameOf(seat), cans)] : []));
  return parts.length > 0 ? listed(parts, phrases.and) : phrases.free;
};
