import { nameHere } from '@showboat/ui';
import type { SavedGame, SeatPlan } from '../session/saved';

/** What a list says about a game, before it is put into words. */
export interface Told {
  /** Everybody at the table except the only human player. */
  readonly others: readonly string[];
  readonly turn:
    | { readonly kind: 'you' }
    | { readonly kind: 'other'; readonly name: string }
    /** Chance is to decide; the table takes care of it when opened. */
    | { readonly kind: 'nobody' }
    | { readonly kind: 'over'; readonly winners: readonly string[]; readonly place: number | undefined };
}

/** The only human player; `undefined` if there are several, or only bots. */
const onlyPerson = (seats: readonly SeatPlan[]): number | undefined => {
  const people = seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
};

/** `you`: the name of whoever has no other. */
export const tell = ({ seats, summary }: SavedGame, you: string): Told => {
  const self = onlyPerson(seats);
  const names = seats.map((plan) => nameHere(plan.name, you));
  const others = names.filter((_, seat) => seat !== self);
  const { seat, places } = summary;
  if (places) {
    const winners = names.filter((_, i) => places[i] === 1);
    return { others, turn: { kind: 'over', winners, place: self === undefined ? undefined : places[self] } };
  }
  if (seat === undefined) return { others, turn: { kind: 'nobody' } };
  return { others, turn: seat === self ? { kind: 'you' } : { kind: 'other', name: names[seat] ?? '' } };
};
