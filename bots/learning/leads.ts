import type { Reading } from './reading';

/** Names of what `writeLeads` writes. */
export const LEADS = ['lead over the best', 'lead over the second', 'lead over the third', 'leads', 'behind by far'] as const;

const inUnits = (lead: number, unit: number): number => Math.max(-2, Math.min(2, lead / unit));

/** How far a seat is ahead of the best others, by the standings; `unit` is a lead that means much. */
export const writeLeads = ({ standing, seats, own }: Reading, seat: number, at: number, unit: number): void => {
  let first = -Infinity;
  let second = -Infinity;
  let third = -Infinity;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const theirs = standing[other];
    if (theirs > first) {
      third = second;
      second = first;
      first = theirs;
    } else if (theirs > second) {
      third = second;
      second = theirs;
    } else if (theirs > third) third = theirs;
  }
  const mine = standing[seat];
  own[at] = inUnits(mine - first, unit);
  own[at + 1] = second === -Infinity ? 0 : inUnits(mine - second, unit);
  own[at + 2] = third === -Infinity ? 0 : inUnits(mine - third, unit);
  own[at + 3] = mine > first ? 1 : 0;
  own[at + 4] = mine < first - unit ? 1 : 0;
};
