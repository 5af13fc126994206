import type { Reading } from './reading';

/** What a seat may expect: `share` of it is winning, the rest its place. */
export const worthIn = ({ seats, winning, beaten }: Reading, seat: number, share: number): number =>
  share * winning[seat] + ((1 - share) * beaten[seat]) / (seats - 1);

/** What places are worth in the same measure; shared ones split the value of the places they take up. */
export const worthOfPlaces = (places: readonly number[], share: number): readonly number[] =>
  places.map((place) => {
    const shared = places.filter((other) => other === place).length;
    const middle = place + (shared - 1) / 2;
    return (place === 1 ? share / shared : 0) + ((1 - share) * (places.length - middle)) / (places.length - 1);
  });
