import { capital } from '@showboat/engine';
import { findCard } from '../../rules/cards';
import type { ReasonPhrases } from '../phrases';
import { nameCard } from './names';

const city = (name: unknown): string => capital(String(name));

const card = (id: unknown): string => nameCard(findCard(String(id)) ?? -1);

export const reasons: ReasonPhrases = {
  'wins-tower': (detail) => `wins ${detail.points} points in ${city(detail.city)}`,
  'completes-set': (detail) => `completes ${detail.sets === 1 ? 'a set' : `${detail.sets} sets`} of portraits`,
  'takes-lead': (detail) => `takes the lead in a tower of ${city(detail.city)} worth ${detail.points}`,
  'defends-lead': (detail) => `makes the lead in ${city(detail.city)} safer`,
  'takes-double-crest': (detail) => `takes ${card(detail.card)}, two floors in one turn`,
  'takes-portrait': (detail) => `takes ${card(detail.card)} for a set of portraits`,
  'takes-special': (detail) => `takes ${card(detail.card)}`,
  'raises-stakes': (detail) => `sends a messenger to ${city(detail.city)}, where the lead is its own`,
  'gives-nothing-away': () => 'leaves nobody a city to complete at once',
};
