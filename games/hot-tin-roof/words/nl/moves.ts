import type { MovePhrases } from '../moves';
import { cans, names, theDumpster } from './names';

export const moves: MovePhrases = {
  dive: (dumpster, count, roofs) =>
    `voor ${cans(count)} in ${theDumpster(dumpster)} duiken${roofs ? ` (${roofs[0]} – ${roofs[1]})` : ''}`,
  poor: (income) => `${cans(income)} nemen, te arm voor de inleg`,
  place: (pose, one, other) => `het ${names.poses[pose]}e paar op ${one} en ${other} plaatsen`,
  lay: (one, other, isDeluxe) => `een ${isDeluxe ? 'luxe loopplank' : 'loopplank'} tussen ${one} en ${other} leggen`,
  shelter: (roof) => `een schuilplaats op ${roof} zetten`,
  declineCatwalk: 'geen loopplank leggen',
  declineShelter: 'geen schuilplaats neerzetten',
  walk: (pose, from, to, payment, isMeeting) =>
    `de ${names.poses[pose]}e kat van ${from} naar ${to} sturen, ${payment}${isMeeting ? ': het paar vindt elkaar' : ''}`,
  end: 'de beurt beëindigen',
  first: (name) => `${name} begint`,
  turnUp: (dumpster, one, other) => `${one} – ${other} onder ${theDumpster(dumpster)} opendraaien`,
};
