import type { EventPhrases } from '../events';
import { counted, names } from './names';

export const events: EventPhrases = {
  dives: (dumpster, cans) => `dives into the ${names.dumpster(dumpster)} for ${counted(cans, 'can', 'cans')}`,
  isPoor: (income) => `is too poor for the ante and takes ${counted(income, 'can', 'cans')}`,
  places: (pose, one, other) => `places the ${names.poses[pose]} pair on ${one} and ${other}`,
  lays: (one, other, isDeluxe) => `lays a ${isDeluxe ? 'deluxe catwalk' : 'catwalk'} between ${one} and ${other}`,
  shelters: (roof) => `puts a shelter on ${roof}`,
  declines: 'builds nothing',
  walks: (pose, from, to) => `walks the ${names.poses[pose]} cat from ${from} to ${to}`,
  pays: (payment) => `pays ${payment}`,
  meets: (pose, isLast) => `takes ${isLast ? 'the last fish' : 'a fish'} for the ${names.poses[pose]} pair`,
  begins: 'begins',
  turnsUp: (dumpster, one, other) => `shows ${one} – ${other} under the ${names.dumpster(dumpster)}`,
};
