import type { EventPhrases } from '../events';
import { cans, names, theDumpster } from './names';

export const events: EventPhrases = {
  dives: (dumpster, count) => `duikt in ${theDumpster(dumpster)} voor ${cans(count)}`,
  isPoor: (income) => `is te arm voor de inleg en neemt ${cans(income)}`,
  places: (pose, one, other) => `plaatst het ${names.poses[pose]}e paar op ${one} en ${other}`,
  lays: (one, other, isDeluxe) => `legt een ${isDeluxe ? 'luxe loopplank' : 'loopplank'} tussen ${one} en ${other}`,
  shelters: (roof) => `zet een schuilplaats op ${roof}`,
  declines: 'bouwt niets',
  walks: (pose, from, to) => `stuurt de ${names.poses[pose]}e kat van ${from} naar ${to}`,
  pays: (payment) => `betaalt ${payment}`,
  meets: (pose, isLast) => `neemt ${isLast ? 'de laatste vis' : 'een vis'} voor het ${names.poses[pose]}e paar`,
  begins: 'begint',
  turnsUp: (dumpster, one, other) => `toont ${one} – ${other} onder ${theDumpster(dumpster)}`,
};
