import { listed } from '@showboat/engine';
import type { TowerForecast } from '../../rules/forecast';
import { type NameSeat, nameCity } from '../names';
import type { Standing, TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { cards, counted, floors as floorsOf, nameCard, names } from './names';

const tasks: TaskPhrases = {
  over: 'La partie est finie',
  chance: 'On tire une carte',
  wait: (name) => `Attendez ${name}`,
  play: 'Jouez une carte',
  build: (city, left) => `Construisez ${floorsOf(left)} à ${nameCity(city)}`,
  move: 'Déplacez un étage, ou aucun',
  take: (city) => `Prenez la carte posée à ${nameCity(city)}`,
  takeAny: 'Prenez une carte dans une ville au choix',
  takeElsewhere: 'Prenez une carte dans une autre ville',
  messenger: 'Placez un messager, ou gardez-le',
};

const tower = ({ site, height, floors, leader, tied, token }: TowerForecast, nameOf: NameSeat): string => {
  if (leader === undefined) return `${names.towers[site]} vide`;
  const counts = floors.flatMap((count, seat) => (count > 0 ? [`${nameOf(seat)} ${count}`] : []));
  const by = tied.length > 0 ? `, placé plus haut que ${listed(tied.map(nameOf), names.and)}` : '';
  return `${names.towers[site]}, ${floorsOf(height)} (${counts.join(', ')}) : ${nameOf(leader)}${token === undefined ? '' : ` pour ${token}`}${by}`;
};

const portraits = ([lady, cap, beard]: readonly number[]): string =>
  `portraits : dame ${lady}, bonnet rouge ${cap}, barbu ${beard}`;

const standing = ({ prestige, bonus, messengers, hand, played, top, portraits: faces }: Standing, name: string): string =>
  [
    `${name} : prestige ${prestige}`,
    ...(messengers === undefined
      ? []
      : [counted(bonus, 'un', 'jeton de 2 points', 'jetons de 2 points'), counted(messengers, 'un', 'messager', 'messagers')]),
    `${cards(hand)} en main`,
    `${counted(played, 'une', 'jouée', 'jouées')}${top === undefined ? '' : `, en dernier ${nameCard(top)}`}`,
    ...(faces === undefined ? [] : [portraits(faces)]),
  ].join(' ; ');

export const table: TablePhrases = {
  endings: { 'all-scored': 'Toutes les cartes sont jouées et toutes les villes décomptées.' },
  // « Manche » and not « tour », which would be read as a tower: turns and rounds have the same number here.
  // « Pioche vide » would be too long.
  status: (turn, turns, pile) => `Manche ${turn}/${turns} · pioche ${pile}`,
  statusSetUp: 'On distribue les cartes',
  statusOver: 'La partie est finie',
  city: ({ city, missing, bonus, towers }, card, nameOf) =>
    [
      `${nameCity(city)} : ${missing === 0 ? 'ville achevée' : `il manque ${floorsOf(missing)}`}`,
      ...towers.map((one) => tower(one, nameOf)),
      ...(bonus > 0 ? [`les messagers ajoutent ${2 * bonus} à chacune des tours`] : []),
      card === undefined ? 'aucune carte à prendre' : `carte à prendre : ${nameCard(card)}`,
    ].join(' ; '),
  standing,
  tasks,
};
