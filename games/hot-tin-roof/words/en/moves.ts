import type { MovePhrases } from '../moves';
import { counted, names } from './names';

export const moves: MovePhrases = {
  dive: (dumpster, cans, roofs) =>
    `dive into the ${names.dumpster(dumpster)} for ${counted(cans, 'can', 'cans')}${roofs ? ` (${roofs[0]} – ${roofs[1]})` : ''}`,
  poor: (income) => `take ${counted(income, 'can', 'cans')}, too poor for the ante`,
  place: (pose, one, other) => `place the ${names.poses[pose]} pair on ${one} and ${other}`,
  lay: (one, other, isDeluxe) => `lay a ${isDeluxe ? 'deluxe catwalk' : 'catwalk'} between ${one} and ${other}`,
  shelter: (roof) => `put a shelter on ${roof}`,
  declineCatwalk: 'lay no catwalk',
  declineShelter: 'put up no shelter',
  walk: (pose, from, to, payment, isMeeting) =>
    `walk the ${names.poses[pose]} cat from ${from} to ${to}, ${payment}${isMeeting ? ': the pair meets' : ''}`,
  end: 'end the turn',
  first: (name) => `${name} begins`,
  turnUp: (dumpster, one, other) => `turn up ${one} – ${other} under the ${names.dumpster(dumpster)}`,
};
