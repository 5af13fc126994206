const cans = (count: number): string => (count === 1 ? '1 can' : `${count} cans`);

/** What a plan does, in sentences. */
export const plan = {
  you: 'You',
  poses: { s: 'sitting', l: 'lying' },
  cat: (pose: string, roof: string) => `The ${pose} cat on ${roof}`,
  dive: (dumpster: string) => `Dive into the ${dumpster}`,
  diveGain: (ante: number, taken: number) => `You pay ${cans(ante)} and take ${cans(taken)}.`,
  pairTo: (pose: string, one: string, other: string) => `Your ${pose} pair goes to ${one} and ${other}.`,
  apart: (roofs: number) => `They are ${roofs} roofs apart.`,
  thenLay: 'Then you may lay a catwalk.',
  thenShelter: 'Then you may put up a shelter.',
  thenNothing: 'There is nothing left to build: then you move.',
  place: (pose: string) => `Place the ${pose} pair`,
  lay: (one: string, other: string) => `Catwalk from ${one} to ${other}`,
  layDeluxe: (one: string, other: string) => `Deluxe catwalk from ${one} to ${other}`,
  toll: (count: number) => `Others pay you ${cans(count)} to cross it.`,
  shelter: (roof: string) => `Shelter on ${roof}`,
  rent: (count: number) => `Others pay you ${cans(count)} to enter it.`,
  left: (count: number) => `${count} left in your hand after that.`,
  leftAndDeluxe: (count: number) => `${count} and the deluxe one left in your hand after that.`,
  leftRegular: (count: number) => `${count} regular left in your hand after that.`,
  run: (roof: string) => `Run to ${roof}`,
  meet: (roof: string) => `Meet at ${roof}`,
  free: 'The way is free.',
  pay: (payees: string, left: number) => `Pay ${payees}. You keep ${cans(left)}.`,
  payee: (name: string, count: number) => `${name} ${count}`,
  meets: 'The pair meets: one fish.',
  lastFish: 'It is the last fish: the game ends.',
  poor: (ante: number, income: number) => `You have fewer than ${cans(ante)}: you take ${income} and your turn ends.`,
  /** Before the end of a turn in which a pair could meet. */
  leaving: (pose: string, price: number) =>
    `Your ${pose} pair can still meet ${price === 0 ? 'for free' : `for ${cans(price)}`}: a fish. End the turn all the same?`,
  choices: (count: number) => `${count} ways to pay: choose with “Other way”.`,
} as const;
