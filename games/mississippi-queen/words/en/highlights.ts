import { capital } from '@showboat/engine';
import type { HighlightPhrases } from '../highlights';
import { nameShip, ordinal } from './ships';

const subject = (id: unknown): string => capital(nameShip(id));

export const highlights: HighlightPhrases = {
  shovesYou: (pusher) => `${subject(pusher)} shoves you: point your bow anywhere, free`,
  youShove: (pushed) => `You shove ${nameShip(pushed)} out of the way`,
  shoves: (pusher, pushed) => `${subject(pusher)} shoves ${nameShip(pushed)} out of the way`,
  youLand: (place) => (place === 1 ? 'You moor first: the race is yours' : `You moor ${ordinal(place)}`),
  lands: (ship, place) =>
    place === 1 ? `${subject(ship)} moors first and wins the race` : `${subject(ship)} moors ${ordinal(place)}`,
  youAreOut: (pusher) =>
    pusher === undefined
      ? 'Your race is over: no coal for any move'
      : `Your race is over: after the shove by ${nameShip(pusher)} no coal is left for any move`,
  isOut: (ship, pusher) =>
    pusher === undefined
      ? `${subject(ship)} is out: no coal for any move`
      : `${subject(ship)} is out: after the shove by ${nameShip(pusher)} no coal is left for any move`,
  pier: 'The pier is in sight',
};
