import { counted, inWords, nameShip, ordinal } from './ships';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${inWords(count)} times`);

/** The story of a race. Names of ships come in as they are; several are a list. */
export const story = {
  title: 'The race',
  note: 'spaces behind the first; small figures: a passenger comes aboard',
  noteOfSchool: 'spaces behind the first',
  again: 'Same river again',
  whole: 'The whole river',
  and: 'and',

  home: (ship: string, round: number) => `${ship} is first at the pier, in round ${round}.`,
  duel: (one: string, other: string, count: number) => `${one} and ${other} took the lead from each other ${times(count)}.`,
  ledSince: (ship: string, round: number) => `${ship} was in the lead from round ${round} on.`,
  ledAlways: (ship: string) => `${ship} was in the lead from the first round on.`,
  cameThrough: (ship: string) => `${ship} was never in the lead before.`,
  second: (lengths: number) => (lengths < 2 ? 'Second, by a length' : `Second, by ${inWords(lengths)} lengths`),

  inRound: (round: number) => `round ${round}`,
  short: (spaces: number) => `${spaces} short`,
  atPier: 'at the pier',
  out: 'out',
  coalLeft: (coal: number) => `${coal} coal left`,

  round: (round: number) => `Round ${round}.`,
  leads: (ships: string, isOne: boolean) => `${ships} ${isOne ? 'leads' : 'lead'}`,
  behind: (ship: string, spaces: number) => `${ship} ${spaces} behind`,
  boards: (ships: string, isOne: boolean) => `${ships} ${isOne ? 'takes a passenger' : 'take passengers'}.`,
  lands: (ships: string, isOne: boolean) => `${ships} ${isOne ? 'lands' : 'land'}.`,
  out1: (ships: string, isOne: boolean) => `${ships} ${isOne ? 'is' : 'are'} out of the race.`,

  push: 'Biggest push',
  pushes: (pusher: string, pushed: string, back: number, wasFirst: boolean) =>
    `${pusher} pushes ${nameShip(pushed)}${wasFirst ? ', then first,' : ''} ${back > 0 ? 'back upstream' : back < 0 ? 'downstream' : 'aside'}.`,
  fallsTo: (ship: string, place: number) => `${nameShip(ship)} falls to ${ordinal(place)}.`,
  close: 'Closest call',
  closeBy: (ship: string, other: string, spaces: number) =>
    spaces === 0
      ? `${ship} lands while ${other} lies at the pier already.`
      : `${ship} lands with ${other} only ${counted(spaces, 'space', 'spaces')} away from the pier.`,

  awards: {
    pushes: { title: 'Most pushes', text: (ships: string, count: number) => `${ships}: ${count}` },
    pushed: { title: 'Most often pushed', text: (ships: string, count: number) => `${ships}: ${times(count)}` },
    thrift: { title: 'Thriftiest', text: (ships: string, count: number) => `${ships}: ${count} coal burnt` },
    lead: { title: 'Longest lead', text: (ships: string, count: number) => `${ships}: ${count} rounds in a row` },
    full: { title: 'First with both passengers', text: (ships: string, round: number) => `${ships}: in round ${round}` },
  },
  figures: { rounds: 'rounds', pushes: 'pushes', changes: 'lead changes' },
} as const;
