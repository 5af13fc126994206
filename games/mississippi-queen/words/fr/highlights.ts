import { capital } from '@showboat/engine';
import type { HighlightPhrases } from '../highlights';
import { inPlace, nameShip, ofShip } from './ships';

const subject = (id: unknown): string => capital(nameShip(id));

export const highlights: HighlightPhrases = {
  shovesYou: (pusher) => `${subject(pusher)} vous pousse : orientez votre proue à votre gré, c’est gratuit`,
  youShove: (pushed) => `Vous poussez ${nameShip(pushed)} hors de votre route`,
  shoves: (pusher, pushed) => `${subject(pusher)} pousse ${nameShip(pushed)} hors de sa route`,
  youLand: (place) =>
    place === 1 ? 'Vous accostez en première place : la course est à vous' : `Vous accostez ${inPlace(place)}`,
  lands: (ship, place) =>
    place === 1
      ? `${subject(ship)} accoste en première place et remporte la course`
      : `${subject(ship)} accoste ${inPlace(place)}`,
  youAreOut: (pusher) =>
    pusher === undefined
      ? 'Votre course est finie : plus assez de charbon pour bouger'
      : `Votre course est finie : pas assez de charbon pour bouger, après la poussée ${ofShip(pusher)}`,
  isOut: (ship, pusher) =>
    pusher === undefined
      ? `${subject(ship)} quitte la course : plus assez de charbon pour bouger`
      : `${subject(ship)} quitte la course : pas assez de charbon pour bouger, après la poussée ${ofShip(pusher)}`,
  pier: 'La jetée est en vue',
};
