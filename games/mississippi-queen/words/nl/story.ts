import type { StoryPhrases } from '../story-phrases';
import { coalPoints, inWords, nameShip, ordinal, spaces as fields } from './ships';

const times = (count: number): string => (count === 1 ? 'één keer' : `${inWords(count)} keer`);

export const story: StoryPhrases = {
  title: 'De race',
  note: 'velden achter de eerste; poppetjes: een passagier komt aan boord',
  noteOfSchool: 'velden achter de eerste',
  again: 'Dezelfde rivier nog eens',
  whole: 'De hele rivier',
  and: 'en',

  home: (ship, round) => `${ship} is als eerste bij de pier, in ronde ${round}.`,
  duel: (one, other, count) => `${one} en ${other} namen elkaar ${times(count)} de leiding af.`,
  ledSince: (ship, round) => `${ship} lag sinds ronde ${round} op kop.`,
  ledAlways: (ship) => `${ship} lag vanaf de eerste ronde op kop.`,
  cameThrough: (ship) => `${ship} had nog nooit op kop gelegen.`,
  second: (lengths) => (lengths < 2 ? 'Tweede, op één lengte' : `Tweede, op ${inWords(lengths)} lengtes`),

  inRound: (round) => `ronde ${round}`,
  short: (spaces) => `${fields(spaces)} te kort`,
  atPier: 'bij de pier',
  out: 'uitgeschakeld',
  coalLeft: (coal) => `nog ${coalPoints(coal)}`,

  round: (round) => `Ronde ${round}.`,
  leads: (ships, isOne) => `${ships} ${isOne ? 'ligt' : 'liggen'} op kop`,
  behind: (ship, spaces) => `${ship} ${spaces} erachter`,
  boards: (ships, isOne) => `${ships} ${isOne ? 'neemt een passagier' : 'nemen passagiers'} aan boord.`,
  lands: (ships, isOne) => `${ships} ${isOne ? 'meert' : 'meren'} aan.`,
  out1: (ships, isOne) => `${ships} ${isOne ? 'ligt' : 'liggen'} uit de race.`,

  push: 'Grootste duw',
  pushes: (pusher, pushed, back, wasFirst) =>
    `${pusher} duwt ${nameShip(pushed)}${wasFirst ? ', toen eerste,' : ''} ${back > 0 ? 'terug stroomopwaarts' : back < 0 ? 'stroomafwaarts' : 'opzij'}.`,
  fallsTo: (ship, place) => `${nameShip(ship)} is nog maar ${ordinal(place)}.`,
  close: 'Op het nippertje',
  closeBy: (ship, other, spaces) =>
    spaces === 0
      ? `${ship} meert aan terwijl ${other} al bij de pier ligt.`
      : `${ship} meert aan als ${other} nog maar ${fields(spaces)} van de pier is.`,

  awards: {
    pushes: { title: 'Meeste duwen', text: (ships, count) => `${ships}: ${count}` },
    pushed: { title: 'Vaakst geduwd', text: (ships, count) => `${ships}: ${times(count)}` },
    thrift: { title: 'Zuinigste', text: (ships, count) => `${ships}: ${coalPoints(count)} verstookt` },
    lead: { title: 'Langst op kop', text: (ships, count) => `${ships}: ${count} rondes achter elkaar` },
    full: { title: 'Als eerste twee passagiers', text: (ships, round) => `${ships}: in ronde ${round}` },
  },
  figures: { rounds: 'rondes', pushes: 'duwen', changes: 'wisselingen aan kop' },
};
