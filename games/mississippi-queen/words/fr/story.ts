import type { StoryPhrases } from '../story-phrases';
import { coals, inPlace, inWords, nameShip, spaces as cells } from './ships';

const times = (count: number): string => (count === 1 ? 'une fois' : `${inWords(count)} fois`);

export const story: StoryPhrases = {
  title: 'La course',
  note: 'cases derrière la tête ; petites figurines : un passager embarque',
  noteOfSchool: 'cases derrière la tête',
  again: 'Le même fleuve encore',
  whole: 'Tout le fleuve',
  and: 'et',

  home: (ship, round) => `${ship} arrive en tête à la jetée, au tour ${round}.`,
  duel: (one, other, count) => `${one} et ${other} se sont pris la tête ${times(count)}.`,
  ledSince: (ship, round) => `${ship} menait depuis le tour ${round}.`,
  ledAlways: (ship) => `${ship} menait depuis le premier tour.`,
  cameThrough: (ship) => `${ship} n’avait jamais mené auparavant.`,
  second: (lengths) => (lengths < 2 ? 'Deuxième, à une longueur' : `Deuxième, à ${inWords(lengths)} longueurs`),

  inRound: (round) => `tour ${round}`,
  short: (spaces) => `à ${cells(spaces)}`,
  atPier: 'à la jetée',
  out: 'hors course',
  coalLeft: (coal) => `reste ${coals(coal)}`,

  round: (round) => `Tour ${round}.`,
  leads: (ships, isOne) => `${ships} ${isOne ? 'mène' : 'mènent'}`,
  behind: (ship, spaces) => `${ship} à ${spaces}`,
  boards: (ships, isOne) => `${ships} ${isOne ? 'embarque un passager' : 'embarquent des passagers'}.`,
  lands: (ships, isOne) => `${ships} ${isOne ? 'accoste' : 'accostent'}.`,
  out1: (ships, isOne) => `${ships} ${isOne ? 'quitte' : 'quittent'} la course.`,

  push: 'La plus grosse poussée',
  pushes: (pusher, pushed, back, wasFirst) =>
    `${pusher} pousse ${nameShip(pushed)}${wasFirst ? ', alors en tête,' : ''} ${back > 0 ? 'vers l’amont' : back < 0 ? 'vers l’aval' : 'de côté'}.`,
  fallsTo: (ship, place) => `${nameShip(ship)} recule ${inPlace(place)}.`,
  close: 'De justesse',
  closeBy: (ship, other, spaces) =>
    spaces === 0
      ? `${ship} accoste alors que ${other} est déjà à la jetée.`
      : `${ship} accoste quand ${other} n’est plus qu’à ${cells(spaces)} de la jetée.`,

  awards: {
    pushes: { title: 'Le plus de poussées', text: (ships, count) => `${ships} : ${count}` },
    pushed: { title: 'Le plus souvent poussé', text: (ships, count) => `${ships} : ${times(count)}` },
    thrift: { title: 'Le plus économe', text: (ships, count) => `${ships} : ${coals(count)}` },
    lead: { title: 'La plus longue avance', text: (ships, count) => `${ships} : ${count} tours de suite` },
    full: { title: 'Deux passagers avant tous', text: (ships, round) => `${ships} : au tour ${round}` },
  },
  figures: { rounds: 'tours', pushes: 'poussées', changes: 'changements de tête' },
};
