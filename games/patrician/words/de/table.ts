import { listed } from '@showboat/engine';
import type { TowerForecast } from '../../rules/forecast';
import { type NameSeat, nameCity } from '../names';
import type { Standing, TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { cards, floors, messengers as inMessengers, nameCard, names, twoPointTokens } from './names';

const tasks: TaskPhrases = {
  over: 'Die Partie ist vorbei',
  chance: 'Eine Karte wird gezogen',
  wait: (name) => `Warte auf ${name}`,
  play: 'Spiele eine Karte',
  build: (city, left) => `Baue ${floors(left)} in ${nameCity(city)}`,
  move: 'Versetze ein Stockwerk oder lass alle stehen',
  take: (city) => `Nimm die Karte bei ${nameCity(city)}`,
  takeAny: 'Nimm die Karte einer beliebigen Stadt',
  takeElsewhere: 'Nimm die Karte einer anderen Stadt',
  messenger: 'Setze einen Boten oder behalte ihn',
};

const tower = ({ site, height, floors: counts, leader, tied, token }: TowerForecast, nameOf: NameSeat): string => {
  if (leader === undefined) return `${names.towers[site]} leer`;
  const shares = counts.flatMap((count, seat) => (count > 0 ? [`${nameOf(seat)} ${count}`] : []));
  const ahead = token === undefined ? `${nameOf(leader)} vorn` : `${token} Punkte für ${nameOf(leader)}`;
  const by = tied.length > 0 ? `, da höher als ${listed(tied.map(nameOf), names.and)}` : '';
  return `${names.towers[site]} ${height} hoch (${shares.join(', ')}): ${ahead}${by}`;
};

const portraits = ([lady, cap, beard]: readonly number[]): string => `Porträts Dame ${lady}, rote Kappe ${cap}, Bart ${beard}`;

const standing = ({ prestige, bonus, messengers, hand, played, top, portraits: faces }: Standing, name: string): string =>
  [
    `${name}: Ruhm ${prestige}`,
    ...(messengers === undefined ? [] : [twoPointTokens(bonus), inMessengers(messengers)]),
    `${cards(hand)} auf der Hand`,
    `${played} gespielt${top === undefined ? '' : `, zuletzt ${nameCard(top)}`}`,
    ...(faces === undefined ? [] : [portraits(faces)]),
  ].join('; ');

export const table: TablePhrases = {
  endings: { 'all-scored': 'Alle Karten sind gespielt und alle Städte gewertet.' },
  status: (turn, turns, pile) => `Zug ${turn}/${turns} · Stapel ${pile === 0 ? 'leer' : pile}`,
  statusSetUp: 'Karten werden ausgeteilt',
  statusOver: 'Die Partie ist vorbei',
  city: ({ city, missing, bonus, towers }, card, nameOf) =>
    [
      `${nameCity(city)}: ${missing === 0 ? 'fertig' : `es ${missing === 1 ? 'fehlt' : 'fehlen'} ${floors(missing)}`}`,
      ...towers.map((one) => tower(one, nameOf)),
      ...(bonus > 0 ? [`Boten bringen je Turm ${2 * bonus} Punkte dazu`] : []),
      card === undefined ? 'dort liegt keine Karte' : `dort liegt ${nameCard(card)}`,
    ].join('; '),
  standing,
  tasks,
};
