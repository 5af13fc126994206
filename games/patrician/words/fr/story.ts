import type { StoryPhrases } from '../story-phrases';

const times = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
const points = (count: number): string => times(count, 'point', 'points');

export const story: StoryPhrases = {
  note: 'points, tour après tour ; petites tours : une tour est gagnée',
  again: 'La même donne encore',
  whole: 'Les villes à la fin',
  and: 'et',

  points,
  details: (towers, portraits) => `tours ${towers} · portraits ${portraits}`,
  messengers: (count) => `messagers ${count}`,

  building: 'Le plus beau chantier',
  wins: (builder, city, winner, count) =>
    builder === winner
      ? `${builder} achève ${city} et y gagne ${points(count)}.`
      : `${builder} achève ${city}, où ${winner} gagne ${points(count)}.`,

  awards: {
    towers: { title: 'Le plus de tours', text: (names, count) => `${names} : ${count}` },
    sets: {
      title: 'La plus belle collection',
      text: (names, count) => `${names} : ${times(count, 'série', 'séries')} de portraits`,
    },
    cities: {
      title: 'La dernière pierre',
      text: (names, count) => `${names} : ${times(count, 'ville achevée', 'villes achevées')}`,
    },
    lead: { title: 'La plus longue avance', text: (names, count) => `${names} : ${count} tours de suite` },
    moves: { title: 'Le plus d’étages déplacés', text: (names, count) => `${names} : ${count}` },
  },
};
