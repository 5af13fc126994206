import type { StoryPhrases } from '../story-phrases';

const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const points = (count: number): string => times(count, 'punt', 'punten');

export const story: StoryPhrases = {
  note: 'punten, ronde na ronde; torentjes: een toren is gewonnen',
  again: 'Dezelfde kaarten nog eens',
  whole: 'De steden aan het eind',
  and: 'en',

  points,
  details: (towers, portraits) => `torens ${towers} · portretten ${portraits}`,
  messengers: (count) => `boden ${count}`,

  building: 'Mooiste bouwwerk',
  wins: (builder, city, winner, count) =>
    builder === winner
      ? `${builder} voltooit ${city} en wint er ${points(count)}.`
      : `${builder} voltooit ${city}, waar ${winner} ${points(count)} wint.`,

  awards: {
    towers: { title: 'Meeste torens', text: (names, count) => `${names}: ${count}` },
    sets: { title: 'Mooiste verzameling', text: (names, count) => `${names}: ${times(count, 'serie', 'series')} portretten` },
    cities: { title: 'De laatste steen', text: (names, count) => `${names}: ${times(count, 'stad', 'steden')} voltooid` },
    lead: { title: 'Langst op kop', text: (names, count) => `${names}: ${count} rondes achter elkaar` },
    moves: { title: 'Meeste verplaatsingen', text: (names, count) => `${names}: ${times(count, 'verdieping', 'verdiepingen')}` },
  },
};
