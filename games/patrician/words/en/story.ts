const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The story of a game. Names of players come in as they are; several are a list. */
export const story = {
  note: 'points, round by round; small towers: a tower is won',
  again: 'Same deal again',
  whole: 'The cities at the end',
  and: 'and',

  points: (count: number) => times(count, 'point', 'points'),
  details: (towers: number, portraits: number) => `towers ${towers} · portraits ${portraits}`,
  messengers: (points: number) => `messengers ${points}`,

  building: 'Best building',
  wins: (builder: string, city: string, winner: string, points: number) =>
    builder === winner
      ? `${builder} completes ${city} and wins ${times(points, 'point', 'points')} there.`
      : `${builder} completes ${city}, where ${winner} wins ${times(points, 'point', 'points')}.`,

  awards: {
    towers: { title: 'Most towers', text: (names: string, count: number) => `${names}: ${count}` },
    sets: {
      title: 'Best collection',
      text: (names: string, count: number) => `${names}: ${times(count, 'set', 'sets')} of portraits`,
    },
    cities: {
      title: 'Finishing touch',
      text: (names: string, count: number) => `${names}: ${times(count, 'city', 'cities')} completed`,
    },
    lead: { title: 'Longest lead', text: (names: string, count: number) => `${names}: ${count} rounds in a row` },
    moves: {
      title: 'Mover of floors',
      text: (names: string, count: number) => `${names}: ${times(count, 'floor', 'floors')} moved`,
    },
  },
} as const;
