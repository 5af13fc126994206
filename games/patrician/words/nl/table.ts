import { listed } from '@showboat/engine';
import type { TowerForecast } from '../../rules/forecast';
import { type NameSeat, nameCity } from '../names';
import type { Standing, TablePhrases } from '../table';
import type { TaskPhrases } from '../tasks';
import { counted, floors, nameCard, names } from './names';

const tasks: TaskPhrases = {
  over: 'De partij is voorbij',
  chance: 'Er wordt een kaart getrokken',
  wait: (name) => `Wacht op ${name}`,
  play: 'Speel een kaart',
  build: (city, left) => `Bouw ${floors(left)} in ${nameCity(city)}`,
  move: 'Verplaats een verdieping, of laat alles staan',
  take: (city) => `Neem de kaart bij ${nameCity(city)}`,
  takeAny: 'Neem een kaart bij een stad naar keuze',
  takeElsewhere: 'Neem een kaart bij een andere stad',
  messenger: 'Plaats een bode, of bewaar hem',
};

const tower = ({ site, height, floors: own, leader, tied, token }: TowerForecast, nameOf: NameSeat): string => {
  if (leader === undefined) return `${names.towers[site]} leeg`;
  const counts = own.flatMap((count, seat) => (count > 0 ? [`${nameOf(seat)} ${count}`] : []));
  const by = tied.length > 0 ? `, staat hoger dan ${listed(tied.map(nameOf), names.and)}` : '';
  return `${names.towers[site]} ${height} hoog (${counts.join(', ')}): ${nameOf(leader)}${token === undefined ? '' : ` voor ${token}`}${by}`;
};

const portraits = ([lady, cap, beard]: readonly number[]): string => `portretten dame ${lady}, rode muts ${cap}, baard ${beard}`;

const standing = ({ prestige, bonus, messengers, hand, played, top, portraits: faces }: Standing, name: string): string =>
  [
    `${name}: prestige ${prestige}`,
    ...(messengers === undefined
      ? []
      : [counted(bonus, 'tweepuntsfiche', 'tweepuntsfiches'), counted(messengers, 'bode', 'boden')]),
    `${counted(hand, 'kaart', 'kaarten')} in de hand`,
    `${played} gespeeld${top === undefined ? '' : `, als laatste ${nameCard(top)}`}`,
    ...(faces === undefined ? [] : [portraits(faces)]),
  ].join('; ');

export const table: TablePhrases = {
  endings: { 'all-scored': 'Alle kaarten zijn gespeeld en alle steden zijn gewaardeerd.' },
  status: (turn, turns, pile) => `Beurt ${turn}/${turns} · stapel ${pile === 0 ? 'leeg' : pile}`,
  statusSetUp: 'Kaarten worden gedeeld',
  statusOver: 'De partij is voorbij',
  city: ({ city, missing, bonus, towers }, card, nameOf) =>
    [
      `${nameCity(city)}: ${missing === 0 ? 'voltooid' : `nog ${counted(missing, 'verdieping', 'verdiepingen')} te bouwen`}`,
      ...towers.map((one) => tower(one, nameOf)),
      ...(bonus > 0 ? [`${bonus === 1 ? 'een bode geeft' : 'boden geven'} elke toren ${2 * bonus} extra`] : []),
      card === undefined ? 'er ligt geen kaart' : `er ligt ${nameCard(card)}`,
    ].join('; '),
  standing,
  tasks,
};
