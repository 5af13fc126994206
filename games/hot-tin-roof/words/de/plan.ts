import type { Translated } from '@showboat/engine';
import { inCans, names, onRoof, toRoof } from './names';
import type { plan as english } from '../en/plan';

export const plan = {
  you: 'Du',
  // Without an ending: each sentence adds its own.
  poses: names.poses,
  cat: (pose, roof) => `Die ${pose}e Katze ${onRoof(roof)}`,
  dive: (dumpster) => `Im ${dumpster} wühlen`,
  diveGain: (ante, taken) => `Du zahlst ${inCans(ante)} und nimmst ${inCans(taken)}.`,
  pairTo: (pose, one, other) => `Dein ${pose}es Paar kommt auf ${one} und ${other}.`,
  apart: (roofs) => `Der Abstand ist ${roofs === 1 ? 'ein Dach' : `${roofs} Dächer`}.`,
  thenLay: 'Danach darfst du einen Laufsteg legen.',
  thenShelter: 'Danach darfst du einen Unterstand bauen.',
  thenNothing: 'Zu bauen gibt es nichts mehr: Danach laufen deine Katzen.',
  place: (pose) => `Das ${pose}e Paar setzen`,
  lay: (one, other) => `Laufsteg zwischen ${one} und ${other}`,
  layDeluxe: (one, other) => `Luxussteg zwischen ${one} und ${other}`,
  toll: (count) => `Andere zahlen dir ${inCans(count)}, um ihn zu überqueren.`,
  shelter: (roof) => `Unterstand ${onRoof(roof)}`,
  rent: (count) => `Andere zahlen dir ${inCans(count)}, um ihn zu betreten.`,
  left: (count) => `Danach hast du noch ${count} in der Hand.`,
  leftAndDeluxe: (count) => `Danach hast du noch ${count} und den Luxussteg in der Hand.`,
  leftRegular: (count) => `Danach hast du noch ${count} gewöhnliche in der Hand.`,
  run: (roof) => `Lauf ${toRoof(roof)}`,
  meet: (roof) => `Treffen ${onRoof(roof)}`,
  free: 'Der Weg ist gratis.',
  pay: (payees, left) => `Wegegeld: ${payees}. Du behältst ${inCans(left)}.`,
  payee: (name, count) => `${name} ${count}`,
  meets: 'Das Paar trifft sich: ein Fisch.',
  lastFish: 'Es ist der letzte Fisch: Die Partie ist vorbei.',
  poor: (ante, income) => `Du hast weniger als ${inCans(ante)}: Du nimmst ${income}, und dein Zug ist vorbei.`,
  leaving: (pose, price) =>
    `Dein ${pose}es Paar kann sich noch ${price === 0 ? 'gratis' : `für ${inCans(price)}`} treffen: ein Fisch. Zug trotzdem beenden?`,
  choices: (count) => `${count} Arten zu zahlen: Wähle mit „Anderer Weg“.`,
} as const satisfies Translated<typeof english>;
