import { capital } from '@showboat/engine';
import type { HighlightPhrases } from '../highlights';
import { nameShip, ordinal } from './ships';

const subject = (id: unknown): string => capital(nameShip(id));

export const highlights: HighlightPhrases = {
  shovesYou: (pusher) => `${subject(pusher)} drukt je weg: richt je boeg waarheen je wilt, gratis`,
  youShove: (pushed) => `Je drukt ${nameShip(pushed)} weg`,
  shoves: (pusher, pushed) => `${subject(pusher)} drukt ${nameShip(pushed)} weg`,
  youLand: (place) => (place === 1 ? 'Je meert als eerste aan: de race is voor jou' : `Je meert als ${ordinal(place)} aan`),
  lands: (ship, place) =>
    place === 1 ? `${subject(ship)} meert als eerste aan en wint de race` : `${subject(ship)} meert als ${ordinal(place)} aan`,
  youAreOut: (pusher) =>
    pusher === undefined
      ? 'Je race is voorbij: de kolen zijn voor geen enkele zet meer genoeg'
      : `Je race is voorbij: na de duw van ${nameShip(pusher)} zijn de kolen voor geen enkele zet meer genoeg`,
  isOut: (ship, pusher) =>
    pusher === undefined
      ? `${subject(ship)} valt uit: de kolen zijn voor geen enkele zet meer genoeg`
      : `${subject(ship)} valt uit: na de duw van ${nameShip(pusher)} zijn de kolen voor geen enkele zet meer genoeg`,
  pier: 'De pier is in zicht',
};
