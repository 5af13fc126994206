import type { MovePhrases } from '../moves';
import { catOf, catwalkOf, fromRoof, inCans, names, onRoof, pairOf, toRoof } from './names';

export const moves: MovePhrases = {
  dive: (dumpster, cans, roofs) =>
    `${inCans(cans)} aus dem ${names.dumpster(dumpster)} wühlen${roofs ? ` (${roofs[0]} – ${roofs[1]})` : ''}`,
  poor: (income) => `${inCans(income)} nehmen, zu arm für den Einsatz`,
  place: (pose, one, other) => `${pairOf(pose)} auf ${one} und ${other} setzen`,
  lay: (one, other, isDeluxe) => `${catwalkOf(isDeluxe)} zwischen ${one} und ${other} legen`,
  shelter: (roof) => `${onRoof(roof)} einen Unterstand bauen`,
  declineCatwalk: 'keinen Laufsteg legen',
  declineShelter: 'keinen Unterstand bauen',
  walk: (pose, from, to, payment, isMeeting) =>
    `mit ${catOf(pose)} ${fromRoof(from)} ${toRoof(to)} laufen, ${payment}${isMeeting ? ': das Paar trifft sich' : ''}`,
  end: 'den Zug beenden',
  first: (name) => `${name} beginnt`,
  turnUp: (dumpster, one, other) => `${one} – ${other} unter dem ${names.dumpster(dumpster)} aufdecken`,
};
