import type { Translated } from '@showboat/engine';
import type { plan as english } from '../en/plan';

const cans = (count: number): string => (count === 1 ? '1 blikje' : `${count} blikjes`);

export const plan = {
  you: 'Jij',
  poses: { s: 'zittende', l: 'liggende' },
  cat: (pose, roof) => `De ${pose} kat op ${roof}`,
  // Without an article: some dumpsters have a number.
  dive: (dumpster) => `Duik: ${dumpster}`,
  diveGain: (ante, taken) => `Je betaalt ${cans(ante)} en neemt ${cans(taken)}.`,
  pairTo: (pose, one, other) => `Je ${pose} paar gaat naar ${one} en ${other}.`,
  apart: (roofs) => `De afstand is ${roofs === 1 ? '1 dak' : `${roofs} daken`}.`,
  thenLay: 'Dan mag je een loopplank leggen.',
  thenShelter: 'Dan mag je een schuilplaats neerzetten.',
  thenNothing: 'Er is niets meer te bouwen: daarna lopen je katten.',
  place: (pose) => `Het ${pose} paar plaatsen`,
  lay: (one, other) => `Loopplank tussen ${one} en ${other}`,
  layDeluxe: (one, other) => `Luxe loopplank tussen ${one} en ${other}`,
  toll: (count) => `Anderen betalen je ${cans(count)} om eroverheen te lopen.`,
  shelter: (roof) => `Schuilplaats op ${roof}`,
  rent: (count) => `Anderen betalen je ${cans(count)} om er te komen.`,
  left: (count) => (count === 0 ? 'Daarna heb je er geen meer in de hand.' : `Daarna heb je er nog ${count} in de hand.`),
  leftAndDeluxe: (count) => `Daarna heb je er nog ${count} en de luxe loopplank in de hand.`,
  leftRegular: (count) =>
    count === 0 ? 'Daarna heb je er geen meer in de hand.' : `Daarna heb je er nog ${count} gewone in de hand.`,
  run: (roof) => `Lopen naar ${roof}`,
  meet: (roof) => `Ontmoeting op ${roof}`,
  free: 'De weg is gratis.',
  pay: (payees, left) => `Betaal ${payees}. Je houdt ${cans(left)} over.`,
  payee: (name, count) => `${name} ${count}`,
  meets: 'Het paar vindt elkaar: één vis.',
  lastFish: 'Het is de laatste vis: de partij eindigt.',
  poor: (ante, income) => `Je hebt minder dan ${cans(ante)}: je neemt er ${income} en je beurt is voorbij.`,
  leaving: (pose, price) =>
    `Je ${pose} paar kan elkaar nog ${price === 0 ? 'gratis' : `voor ${cans(price)}`} ontmoeten: een vis. Toch de beurt beëindigen?`,
  choices: (count) => `${count} manieren om te betalen: kies met ‘Andere weg’.`,
} as const satisfies Translated<typeof english>;
