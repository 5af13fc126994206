import type { StoryPhrases } from '../story-phrases';
import { cans as blikjes, counted } from './names';

export const story: StoryPhrases = {
  note: 'punten, ronde na ronde; visjes: een paar heeft elkaar gevonden',
  again: 'Dezelfde tegels nog eens',
  whole: 'De daken aan het eind',
  and: 'en',

  points: (count) => counted(count, 'punt', 'punten').replace('-', '−'),
  details: (fish, cans) => `${counted(fish, 'vis', 'vissen')} · ${blikjes(cans)}`,
  catsLeft: (cats) => `${counted(cats, 'kat', 'katten')} buiten`,

  toll: 'Duurste wandeling',
  pays: (name, from, to, cans, payment) => `${name} loopt van ${from} naar ${to} voor ${blikjes(cans)} (${payment}).`,
  fish: 'De eerste vis',
  meets: (name, roof) => `Het eerste paar van ${name} ontmoet elkaar op ${roof}.`,

  awards: {
    fish: { title: 'Meeste vissen', text: (names, count) => `${names}: ${count}` },
    tolls: { title: 'Tolbaas', text: (names, count) => `${names}: ${blikjes(count)} van anderen` },
    walks: { title: 'Meeste wandelingen', text: (names, count) => `${names}: ${count}` },
    built: { title: 'Bouwmeester', text: (names, count) => `${names}: ${count} loopplanken en schuilplaatsen` },
    lead: { title: 'Langst op kop', text: (names, count) => `${names}: ${count} rondes achter elkaar` },
  },
};
