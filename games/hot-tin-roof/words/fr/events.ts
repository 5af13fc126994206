import type { EventPhrases } from '../events';
import { PAIRS, boxes, names, of } from './names';

export const events: EventPhrases = {
  dives: (dumpster, cans) => `fouille la ${names.dumpster(dumpster)} pour ${boxes(cans)}`,
  isPoor: (income) => `n’a pas de quoi miser et prend ${boxes(income)}`,
  places: (pose, one, other) => `place les ${PAIRS[pose]} sur ${one} et ${other}`,
  lays: (one, other, isDeluxe) => `pose une ${isDeluxe ? 'passerelle de luxe' : 'passerelle'} entre ${one} et ${other}`,
  shelters: (roof) => `dresse un abri sur ${roof}`,
  declines: 'ne construit rien',
  walks: (pose, from, to) => `mène le chat ${names.poses[pose]} ${of(from)} à ${to}`,
  pays: (payment) => `paie ${payment}`,
  meets: (pose, isLast) => `prend ${isLast ? 'le dernier poisson' : 'un poisson'} pour les ${PAIRS[pose]}`,
  begins: 'commence',
  turnsUp: (dumpster, one, other) => `révèle ${one} – ${other} sous la ${names.dumpster(dumpster)}`,
};
