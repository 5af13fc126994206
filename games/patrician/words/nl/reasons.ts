import { capital } from '@showboat/engine';
import { findCard } from '../../rules/cards';
import type { ReasonPhrases } from '../phrases';
import { nameCard } from './names';

const city = (name: unknown): string => capital(String(name));

const card = (id: unknown): string => nameCard(findCard(String(id)) ?? -1);

export const reasons: ReasonPhrases = {
  'wins-tower': (detail) => `wint ${detail.points} punten in ${city(detail.city)}`,
  'completes-set': (detail) => `maakt ${detail.sets === 1 ? 'een portrettenset' : `${detail.sets} portrettensets`} compleet`,
  'takes-lead': (detail) => `neemt de leiding in een toren van ${city(detail.city)} die ${detail.points} punten waard is`,
  'defends-lead': (detail) => `verstevigt de leiding in ${city(detail.city)}`,
  'takes-double-crest': (detail) => `neemt ${card(detail.card)}, twee verdiepingen in één beurt`,
  'takes-portrait': (detail) => `neemt ${card(detail.card)} voor een portrettenset`,
  'takes-special': (detail) => `neemt ${card(detail.card)}`,
  'raises-stakes': (detail) => `stuurt een bode naar ${city(detail.city)}, waar de leiding al in eigen handen is`,
  'gives-nothing-away': () => 'geeft niemand een stad om meteen te voltooien',
};
