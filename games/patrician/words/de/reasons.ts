import { capital } from '@showboat/engine';
import { findCard } from '../../rules/cards';
import type { ReasonPhrases } from '../phrases';
import { nameCard } from './names';

const city = (name: unknown): string => capital(String(name));

const card = (id: unknown): string => nameCard(findCard(String(id)) ?? -1);

export const reasons: ReasonPhrases = {
  'wins-tower': (detail) => `gewinnt in ${city(detail.city)} ${detail.points} Punkte`,
  'completes-set': (detail) => `vollendet ${detail.sets === 1 ? 'einen Porträtsatz' : `${detail.sets} Porträtsätze`}`,
  'takes-lead': (detail) => `übernimmt in ${city(detail.city)} die Führung in einem Turm für ${detail.points} Punkte`,
  'defends-lead': (detail) => `festigt die Führung in ${city(detail.city)}`,
  'takes-double-crest': (detail) => `nimmt ${card(detail.card)}, zwei Stockwerke in einem Zug`,
  'takes-portrait': (detail) => `nimmt ${card(detail.card)} für einen Porträtsatz`,
  'takes-special': (detail) => `nimmt ${card(detail.card)}`,
  'raises-stakes': (detail) => `schickt einen Boten nach ${city(detail.city)}, wo die eigene Farbe führt`,
  'gives-nothing-away': () => 'hinterlässt keine Stadt, die jemand sofort fertig bauen kann',
};
