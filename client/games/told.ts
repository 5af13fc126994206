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

export const tell = ({ seats, summary }: SavedGame): Told => {
  const self = onlyPerson(seats);
  const others = seats.filter((_, seat) => seat !== self).map((plan) => plan.name);
  const { seat, places } = summary;
  if (places) {
    const winners = seats.filter((_, i) => places[i] === 1).map((plan) => plan.name);
    return { others, turn: { kind: 'over', winners, place: self === undefined ? undefined : places[self] } };
  }
  if (seat === undefined) return { others, turn: { kind: 'nobody' } };
  return { others, turn: seat === self ? { kind: 'you' } : { kind: 'other', name: seats[seat]?.name ?? '' } };
};
