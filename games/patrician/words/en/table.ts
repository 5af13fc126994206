import { listed } from '@showboat/engine';
import type { TowerForecast } from '../../rules/forecast';
import { type NameSeat, nameCity } from '../names';
import type { Standing, TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { counted, nameCard, names } from './names';

const tasks: TaskPhrases = {
  over: 'The game is over',
  chance: 'A card is drawn',
  wait: (name) => `Wait for ${name}`,
  play: 'Play a card',
  build: (city, left) => `Build ${left === 1 ? 'a floor' : counted(left, 'floor', 'floors')} in ${nameCity(city)}`,
  move: 'Move a floor, or leave them all',
  take: (city) => `Take the card at ${nameCity(city)}`,
  takeAny: 'Take a card of any city',
  takeElsewhere: 'Take a card of another city',
  messenger: 'Place a messenger, or keep it',
};

const tower = ({ site, height, floors, leader, tied, token }: TowerForecast, nameOf: NameSeat): string => {
  if (leader === undefined) return `${names.towers[site]} empty`;
  const counts = floors.flatMap((count, seat) => (count > 0 ? [`${nameOf(seat)} ${count}`] : []));
  const by = tied.length > 0 ? `, standing higher than ${listed(tied.map(nameOf), names.and)}` : '';
  return `${names.towers[site]} ${height} high (${counts.join(', ')}): ${nameOf(leader)}${token === undefined ? '' : ` for ${token}`}${by}`;
};

const portraits = ([lady, cap, beard]: readonly number[]): string => `portraits lady ${lady}, red cap ${cap}, beard ${beard}`;

const standing = ({ prestige, bonus, messengers, hand, played, top, portraits: faces }: Standing, name: string): string =>
  [
    `${name}: prestige ${prestige}`,
    ...(messengers === undefined
      ? []
      : [`${counted(bonus, 'two-point token', 'two-point tokens')}`, counted(messengers, 'messenger', 'messengers')]),
    `${counted(hand, 'card', 'cards')} in hand`,
    `${played} played${top === undefined ? '' : `, the last ${nameCard(top)}`}`,
    ...(faces === undefined ? [] : [portraits(faces)]),
  ].join('; ');

export const table: TablePhrases = {
  endings: { 'all-scored': 'All cards are played and all cities are scored.' },
  status: (turn, turns, pile) => `Turn ${turn} of ${turns} · pile ${pile === 0 ? 'empty' : pile}`,
  statusSetUp: 'Cards are dealt',
  statusOver: 'The game is over',
  city: ({ city, missing, bonus, towers }, card, nameOf) =>
    [
      `${nameCity(city)}: ${missing === 0 ? 'complete' : `${counted(missing, 'floor', 'floors')} missing`}`,
      ...towers.map((one) => tower(one, nameOf)),
      ...(bonus > 0 ? [`messengers add ${2 * bonus} to each tower`] : []),
      card === undefined ? 'no card lies there' : `${nameCard(card)} lies there`,
    ].join('; '),
  standing,
  tasks,
};
