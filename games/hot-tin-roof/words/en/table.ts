import type { LinkWords, RoofWords, Standing, TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { counted, names } from './names';

const tasks: TaskPhrases = {
  over: 'The game is over',
  chance: 'A home tile is turned up',
  wait: (name) => `Wait for ${name}`,
  dive: 'Choose a dumpster',
  poor: (income) => `Too poor for the ante: take ${counted(income, 'can', 'cans')}`,
  place: 'Place a pair of cats',
  lay: 'Lay a catwalk, or none',
  shelter: 'Put up a shelter, or none',
  move: 'Move your cats, then end the turn',
};

const link = ({ to, gap, owner, isDeluxe }: LinkWords): string => {
  if (gap === undefined) return `${to} (free connection)`;
  if (owner === undefined) return `${to} (${gap}, open gap)`;
  return `${to} (${gap}, ${isDeluxe ? 'deluxe catwalk' : 'catwalk'} of ${owner})`;
};

const roof = ({ name, id, shelter, cats, links }: RoofWords): string =>
  [
    `${name} (${id})`,
    ...(shelter === undefined ? [] : [`shelter of ${shelter}`]),
    ...(cats.length === 0 ? [] : [`cats ${cats.map(({ owner, pose }) => `${owner} ${names.poses[pose]}`).join(', ')}`]),
    links.length === 0 ? 'no links' : `to ${links.map(link).join(', ')}`,
  ].join('; ');

const standing = ({ name, cans, fish, score, catwalks, deluxe, shelters, pairs }: Standing): string =>
  [
    `${name}: ${counted(cans, 'can', 'cans')}`,
    `${fish} fish`,
    `score ${score}`,
    ...pairs.map(({ pose, roofs }) => `${names.poses[pose]} pair ${roofs ? `on ${roofs.join(' and ')}` : 'in hand'}`),
    `${counted(catwalks, 'catwalk', 'catwalks')}${deluxe === undefined ? '' : deluxe === 1 ? ' and the deluxe one' : ''}`,
    counted(shelters, 'shelter', 'shelters'),
  ].join('; ');

export const table: TablePhrases = {
  endings: {
    fish: 'The last fish has left the market.',
    stuck: 'No pair can ever meet any more.',
    quiet: 'Nothing has happened for too many rounds.',
  },
  status: (round, fish) => `Round ${round} · ${fish} fish left`,
  statusSetUp: 'The table is laid',
  statusOver: 'The game is over',
  roof,
  standing,
  anteWarning: (ante, income) => `Below ${counted(ante, 'can', 'cans')}: next turn you only take ${income}.`,
  tasks,
};
