import { ENDINGS, type Ending } from '../rules/state';
import { describeEvent, nameShip } from './en-events';
import { describeMove } from './en-moves';
import { sayReason } from './en-reasons';
import { sayRefusal } from './en-refusals';
import { answer, describeTable, drawNear } from './en-table';
import type { Words } from './words';

const ENDING_WORDS = {
  'first-landing': 'The first ship has landed.',
  'places-settled': 'All places are settled.',
  survivor: 'Only one player is left on the river.',
  'nobody-left': 'Nobody is left on the river: there is no winner.',
  'round-limit': 'The last round is over.',
} as const satisfies Record<Ending, string>;

export const en: Words = {
  language: 'en',
  nameShip,
  nameSeat: (state, seat) =>
    state.ships
      .filter((ship) => ship.seat === seat)
      .map((ship) => nameShip(ship.id))
      .join(' and '),
  sayRefusal,
  describeMove,
  describeEvent,
  drawNear,
  describeTable,
  answer,
  sayReason,
  sayEnding: (ending) => {
    const known = ENDINGS.find((one) => one === ending);
    return known === undefined ? ending : ENDING_WORDS[known];
  },
};
