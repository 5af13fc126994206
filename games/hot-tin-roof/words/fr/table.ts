import type { LinkWords, RoofWords, Standing, TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { PAIRS, boxes, counted, names, of } from './names';

const tasks: TaskPhrases = {
  over: 'La partie est finie',
  chance: 'On révèle une tuile Logis',
  wait: (name) => `Attendez ${name}`,
  dive: 'Choisissez une benne',
  poor: (income) => `Pas de quoi miser : prenez ${boxes(income)}`,
  place: 'Placez une paire de chats',
  lay: 'Posez une passerelle, ou aucune',
  shelter: 'Dressez un abri, ou aucun',
  move: 'Déplacez vos chats, puis finissez le tour',
};

const link = ({ to, gap, owner, isDeluxe }: LinkWords): string => {
  if (gap === undefined) return `${to} (liaison libre)`;
  if (owner === undefined) return `${to} (${gap}, brèche ouverte)`;
  return `${to} (${gap}, ${isDeluxe ? 'passerelle de luxe' : 'passerelle'} ${of(owner)})`;
};

const roof = ({ name, id, shelter, cats, links }: RoofWords): string =>
  [
    `${name} (${id})`,
    ...(shelter === undefined ? [] : [`abri ${of(shelter)}`]),
    ...(cats.length === 0
      ? []
      : [
          `${cats.length === 1 ? 'chat' : 'chats'} : ${cats.map(({ owner, pose }) => `${owner} ${names.poses[pose]}`).join(', ')}`,
        ]),
    links.length === 0 ? 'aucune liaison' : `vers ${links.map(link).join(', ')}`,
  ].join(' ; ');

const standing = ({ name, cans, fish, score, catwalks, deluxe, shelters, pairs }: Standing): string =>
  [
    `${name} : ${boxes(cans)}`,
    counted(fish, 'poisson', 'poissons'),
    `score ${score}`,
    ...pairs.map(({ pose, roofs }) => `${PAIRS[pose]} ${roofs ? `sur ${roofs.join(' et ')}` : 'en main'}`),
    `${counted(catwalks, 'passerelle', 'passerelles')}${deluxe === 1 ? ' et celle de luxe' : ''}`,
    counted(shelters, 'abri', 'abris'),
  ].join(' ; ');

export const table: TablePhrases = {
  endings: {
    fish: 'Le dernier poisson a quitté le marché.',
    stuck: 'Plus aucune paire ne pourra jamais se retrouver.',
    quiet: 'Il ne s’est rien passé depuis trop de manches.',
  },
  status: (round, fish) => `Manche ${round} · ${counted(fish, 'poisson', 'poissons')}`,
  statusSetUp: 'La table est prête',
  statusOver: 'La partie est finie',
  roof,
  standing,
  anteWarning: (ante, income) => `Moins de ${boxes(ante)} : au prochain tour, vous n’en prendrez que ${income}.`,
  tasks,
};
