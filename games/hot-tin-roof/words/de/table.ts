import type { LinkWords, RoofWords, Standing, TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { counted, inCans, names } from './names';

const tasks: TaskPhrases = {
  over: 'Die Partie ist vorbei',
  chance: 'Ein Heimplättchen wird aufgedeckt',
  wait: (name) => `Warte auf ${name}`,
  dive: 'Wähle einen Container',
  poor: (income) => `Zu arm für den Einsatz: Nimm ${inCans(income)}`,
  place: 'Setze ein Katzenpaar',
  lay: 'Lege einen Laufsteg oder keinen',
  shelter: 'Baue einen Unterstand oder keinen',
  move: 'Lass deine Katzen laufen, dann beende den Zug',
};

const link = ({ to, gap, owner, isDeluxe }: LinkWords): string => {
  if (gap === undefined) return `${to} (freie Verbindung)`;
  if (owner === undefined) return `${to} (${gap}, offene Lücke)`;
  return `${to} (${gap}, ${isDeluxe ? 'Luxussteg' : 'Laufsteg'} von ${owner})`;
};

const roof = ({ name, id, shelter, cats, links }: RoofWords): string =>
  [
    `${name} (${id})`,
    ...(shelter === undefined ? [] : [`Unterstand von ${shelter}`]),
    ...(cats.length === 0 ? [] : [`Katzen: ${cats.map(({ owner, pose }) => `${owner} ${names.poses[pose]}`).join(', ')}`]),
    links.length === 0 ? 'keine Verbindungen' : `Verbindungen: ${links.map(link).join(', ')}`,
  ].join('; ');

const inFish = (count: number): string => counted(count, 'Fisch', 'Fische');

const standing = ({ name, cans, fish, score, catwalks, deluxe, shelters, pairs }: Standing): string =>
  [
    `${name}: ${inCans(cans)}`,
    inFish(fish),
    `Punktestand ${score}`,
    ...pairs.map(({ pose, roofs }) => `${names.poses[pose]}es Paar ${roofs ? `auf ${roofs.join(' und ')}` : 'in der Hand'}`),
    `${counted(catwalks, 'Laufsteg', 'Laufstege')}${deluxe === 1 ? ' und der Luxussteg' : ''}`,
    counted(shelters, 'Unterstand', 'Unterstände'),
  ].join('; ');

export const table: TablePhrases = {
  endings: {
    fish: 'Der letzte Fisch ist vom Markt.',
    stuck: 'Kein Paar kann sich jemals noch treffen.',
    quiet: 'Zu viele Runden lang ist nichts geschehen.',
  },
  status: (round, fish) => `Runde ${round} · noch ${inFish(fish)}`,
  statusSetUp: 'Der Tisch wird gedeckt',
  statusOver: 'Die Partie ist vorbei',
  roof,
  standing,
  anteWarning: (ante, income) => `Weniger als ${inCans(ante)}: Im nächsten Zug nimmst du nur ${income}.`,
  tasks,
};
