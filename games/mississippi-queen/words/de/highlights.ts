import { capital } from '@showboat/engine';
import type { HighlightPhrases } from '../highlights';
import { datively, nameShip, ordinal } from './ships';

const subject = (id: unknown): string => capital(nameShip(id));

export const highlights: HighlightPhrases = {
  shovesYou: (pusher) => `${subject(pusher)} drängt dich ab: Richte deinen Bug beliebig aus, das kostet nichts`,
  youShove: (pushed) => `Du drängst ${nameShip(pushed)} ab`,
  shoves: (pusher, pushed) => `${subject(pusher)} drängt ${nameShip(pushed)} ab`,
  youLand: (place) =>
    place === 1 ? 'Du legst als Erster an: Das Rennen gehört dir' : `Du legst auf dem ${ordinal(place)}n Platz an`,
  lands: (ship, place) =>
    place === 1
      ? `${subject(ship)} legt als Erste an und gewinnt das Rennen`
      : `${subject(ship)} legt als ${capital(ordinal(place))} an`,
  youAreOut: (pusher) =>
    pusher === undefined
      ? 'Dein Rennen ist vorbei: Die Kohle reicht für keinen Zug mehr'
      : `Dein Rennen ist vorbei: Nach dem Stoß von ${datively(pusher)} reicht die Kohle für keinen Zug mehr`,
  isOut: (ship, pusher) =>
    pusher === undefined
      ? `${subject(ship)} scheidet aus: Die Kohle reicht für keinen Zug mehr`
      : `${subject(ship)} scheidet aus: Nach dem Stoß von ${datively(pusher)} reicht die Kohle für keinen Zug mehr`,
  pier: 'Die Mole ist in Sicht',
};
