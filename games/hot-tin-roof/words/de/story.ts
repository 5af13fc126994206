import type { StoryPhrases } from '../story-phrases';
import { counted, fromRoof, inCans, onRoof, toRoof } from './names';

export const story: StoryPhrases = {
  note: 'Punkte nach jeder Runde; Fischchen: ein Paar hat sich getroffen',
  again: 'Dieselben Plättchen noch einmal',
  whole: 'Die Dächer am Ende',
  and: 'und',

  points: (count) => counted(count, 'Punkt', 'Punkte').replace('-', '−'),
  details: (fish, cans) => `${counted(fish, 'Fisch', 'Fische')} · ${inCans(cans)}`,
  catsLeft: (cats) => `${counted(cats, 'Katze', 'Katzen')} draußen`,

  toll: 'Teuerster Weg',
  pays: (name, from, to, cans, payment) => `${name} läuft ${fromRoof(from)} ${toRoof(to)} für ${inCans(cans)} (${payment}).`,
  fish: 'Der erste Fisch',
  meets: (name, roof) => `Das erste Paar von ${name} trifft sich ${onRoof(roof)}.`,

  awards: {
    fish: { title: 'Meiste Fische', text: (names, count) => `${names}: ${count}` },
    tolls: { title: 'Zollmeister', text: (names, count) => `${names}: ${inCans(count)} von anderen` },
    walks: { title: 'Meiste Wege', text: (names, count) => `${names}: ${count}` },
    built: { title: 'Baumeister', text: (names, count) => `${names}: ${count} Stege und Unterstände` },
    lead: { title: 'Längste Führung', text: (names, count) => `${names}: ${count} Runden am Stück` },
  },
};
