import type { EventPhrases } from '../events';
import { catOf, catwalkOf, fromRoof, inCans, names, onRoof, pairOf, toRoof } from './names';

export const events: EventPhrases = {
  dives: (dumpster, cans) => `wühlt ${inCans(cans)} aus dem ${names.dumpster(dumpster)}`,
  isPoor: (income) => `ist zu arm für den Einsatz und nimmt ${inCans(income)}`,
  places: (pose, one, other) => `setzt ${pairOf(pose)} auf ${one} und ${other}`,
  lays: (one, other, isDeluxe) => `legt ${catwalkOf(isDeluxe)} zwischen ${one} und ${other}`,
  shelters: (roof) => `baut ${onRoof(roof)} einen Unterstand`,
  declines: 'baut nichts',
  walks: (pose, from, to) => `läuft mit ${catOf(pose)} ${fromRoof(from)} ${toRoof(to)}`,
  pays: (payment) => `zahlt ${payment}`,
  meets: (pose, isLast) => `nimmt für ${pairOf(pose)} ${isLast ? 'den letzten Fisch' : 'einen Fisch'}`,
  begins: 'beginnt',
  turnsUp: (dumpster, one, other) => `zeigt ${one} – ${other} unter dem ${names.dumpster(dumpster)}`,
};
