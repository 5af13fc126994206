import { counted } from './names';

/** The story of a game. Names of players come in as they are; several are a list. */
export const story = {
  note: 'points, round by round; small fish: a pair has met',
  again: 'Same tiles again',
  whole: 'The roofs at the end',
  and: 'and',

  points: (count: number) => counted(count, 'point', 'points').replace('-', '−'),
  details: (fish: number, cans: number) => `${fish} fish · ${counted(cans, 'can', 'cans')}`,
  catsLeft: (cats: number) => `${counted(cats, 'cat', 'cats')} left out`,

  toll: 'Dearest walk',
  pays: (name: string, from: string, to: string, cans: number, payment: string) =>
    `${name} walks from ${from} to ${to} for ${counted(cans, 'can', 'cans')} (${payment}).`,
  fish: 'First fish',
  meets: (name: string, roof: string) => `The first pair of ${name} meets on ${roof}.`,

  awards: {
    fish: { title: 'Most fish', text: (names: string, count: number) => `${names}: ${count}` },
    tolls: {
      title: 'Toll keeper',
      text: (names: string, count: number) => `${names}: ${counted(count, 'can', 'cans')} from others`,
    },
    walks: { title: 'Great walker', text: (names: string, count: number) => `${names}: ${counted(count, 'walk', 'walks')}` },
    built: { title: 'Builder', text: (names: string, count: number) => `${names}: ${count} catwalks and shelters` },
    lead: { title: 'Longest lead', text: (names: string, count: number) => `${names}: ${count} rounds in a row` },
  },
} as const;
