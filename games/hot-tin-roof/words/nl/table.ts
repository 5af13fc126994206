import type { LinkWords, RoofWords, Standing, TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { cans as cansOf, counted, names } from './names';

const tasks: TaskPhrases = {
  over: 'De partij is voorbij',
  chance: 'Er wordt een thuistegel opengedraaid',
  wait: (name) => `Wacht op ${name}`,
  dive: 'Kies een container',
  poor: (income) => `Te arm voor de inleg: neem ${cansOf(income)}`,
  place: 'Plaats een paar katten',
  lay: 'Leg een loopplank, of geen',
  shelter: 'Zet een schuilplaats neer, of geen',
  move: 'Laat je katten lopen en beëindig de beurt',
};

const link = ({ to, gap, owner, isDeluxe }: LinkWords): string => {
  if (gap === undefined) return `${to} (vrije verbinding)`;
  if (owner === undefined) return `${to} (${gap}, open gat)`;
  return `${to} (${gap}, ${isDeluxe ? 'luxe loopplank' : 'loopplank'} van ${owner})`;
};

const roof = ({ name, id, shelter, cats, links }: RoofWords): string =>
  [
    `${name} (${id})`,
    ...(shelter === undefined ? [] : [`schuilplaats van ${shelter}`]),
    ...(cats.length === 0 ? [] : [`katten: ${cats.map(({ owner, pose }) => `${owner} ${names.poses[pose]}`).join(', ')}`]),
    links.length === 0 ? 'geen verbindingen' : `naar ${links.map(link).join(', ')}`,
  ].join('; ');

const standing = ({ name, cans, fish, score, catwalks, deluxe, shelters, pairs }: Standing): string =>
  [
    `${name}: ${cansOf(cans)}`,
    counted(fish, 'vis', 'vissen'),
    counted(score, 'punt', 'punten'),
    ...pairs.map(({ pose, roofs }) => `${names.poses[pose]} paar ${roofs ? `op ${roofs.join(' en ')}` : 'in de hand'}`),
    `${counted(catwalks, 'loopplank', 'loopplanken')}${deluxe === 1 ? ' en de luxe loopplank' : ''}`,
    counted(shelters, 'schuilplaats', 'schuilplaatsen'),
  ].join('; ');

export const table: TablePhrases = {
  endings: {
    fish: 'De laatste vis heeft de markt verlaten.',
    stuck: 'Geen paar kan elkaar ooit nog vinden.',
    quiet: 'Er is te veel rondes lang niets gebeurd.',
  },
  status: (round, fish) => `Ronde ${round} · nog ${counted(fish, 'vis', 'vissen')}`,
  statusSetUp: 'Alles wordt klaargelegd',
  statusOver: 'De partij is voorbij',
  roof,
  standing,
  anteWarning: (ante, income) => `Minder dan ${cansOf(ante)}: volgende beurt neem je er maar ${income}.`,
  tasks,
};
