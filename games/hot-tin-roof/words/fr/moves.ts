import type { MovePhrases } from '../moves';
import { PAIRS, boxes, names, of } from './names';

export const moves: MovePhrases = {
  dive: (dumpster, cans, roofs) =>
    `fouiller la ${names.dumpster(dumpster)} pour ${boxes(cans)}${roofs ? ` (${roofs[0]} – ${roofs[1]})` : ''}`,
  poor: (income) => `prendre ${boxes(income)}, faute de quoi miser`,
  place: (pose, one, other) => `placer les ${PAIRS[pose]} sur ${one} et ${other}`,
  lay: (one, other, isDeluxe) => `poser une ${isDeluxe ? 'passerelle de luxe' : 'passerelle'} entre ${one} et ${other}`,
  shelter: (roof) => `dresser un abri sur ${roof}`,
  declineCatwalk: 'ne poser aucune passerelle',
  declineShelter: 'ne dresser aucun abri',
  walk: (pose, from, to, payment, isMeeting) =>
    `mener le chat ${names.poses[pose]} ${of(from)} à ${to}, ${payment}${isMeeting ? ' : la paire se retrouve' : ''}`,
  end: 'finir le tour',
  first: (name) => `${name} commence`,
  turnUp: (dumpster, one, other) => `révéler ${one} – ${other} sous la ${names.dumpster(dumpster)}`,
};
