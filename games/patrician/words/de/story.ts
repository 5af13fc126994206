import type { StoryPhrases } from '../story-phrases';

const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const points = (count: number): string => times(count, 'Punkt', 'Punkte');

export const story: StoryPhrases = {
  note: 'Punkte nach jeder Runde; Türmchen: ein Turm ist gewonnen',
  again: 'Dieselben Karten noch einmal',
  whole: 'Die Städte am Ende',
  and: 'und',

  points,
  details: (towers, portraits) => `Türme ${towers} · Porträts ${portraits}`,
  messengers: (count) => `Boten ${count}`,

  building: 'Bester Bau',
  wins: (builder, city, winner, count) =>
    builder === winner
      ? `${builder} vollendet ${city} und gewinnt dort ${points(count)}.`
      : `${builder} vollendet ${city}, und ${winner} gewinnt dort ${points(count)}.`,

  awards: {
    towers: { title: 'Meiste Türme', text: (names, count) => `${names}: ${count}` },
    sets: {
      title: 'Beste Sammlung',
      text: (names, count) => `${names}: ${times(count, 'Dreierreihe', 'Dreierreihen')} Porträts`,
    },
    cities: { title: 'Der letzte Stein', text: (names, count) => `${names}: ${times(count, 'Stadt', 'Städte')} vollendet` },
    lead: { title: 'Längste Führung', text: (names, count) => `${names}: ${count} Runden am Stück` },
    moves: {
      title: 'Meister im Versetzen',
      text: (names, count) => `${names}: ${times(count, 'Stockwerk', 'Stockwerke')} versetzt`,
    },
  },
};
