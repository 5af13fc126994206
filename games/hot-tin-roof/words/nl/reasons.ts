import type { ReasonPhrases } from '../phrases';
import { cans as cansOf, counted } from './names';

const cans = (count: unknown): string => cansOf(Number(count));

export const reasons: ReasonPhrases = {
  'wins-fish': ({ fish }) => `levert ${fish === 1 ? 'een vis' : `${fish} vissen`} op`,
  'ends-ahead': ({ lead }) => `beëindigt de partij met ${counted(Number(lead), 'punt', 'punten')} voorsprong`,
  'takes-cans': (detail) => `neemt ${cans(detail.cans)} uit een volle container`,
  'places-pair': ({ steps }) => `plaatst een paar op maar ${counted(Number(steps), 'dak', 'daken')} afstand`,
  'joins-pair': ({ price }) => `verbindt een paar dat elkaar voor ${cans(price)} kan vinden`,
  'earns-tribute': ({ rivals }) =>
    `bouwt waar ${counted(Number(rivals), 'tegenstander', 'tegenstanders')} tol ${rivals === 1 ? 'moet' : 'moeten'} betalen`,
  'brings-nearer': ({ steps }) => `brengt een paar ${steps === 1 ? 'één dak' : `${steps} daken`} dichter bij elkaar`,
  'pays-own-way': () => 'loopt gratis over eigen loopplanken en schuilplaatsen',
  'keeps-ante': (detail) => `houdt ${cans(detail.cans)} over voor de volgende inleg`,
};
