import { capital } from '@showboat/engine';
import { findCard } from '../../rules/cards';
import type { ReasonPhrases } from '../phrases';
import { nameCard } from './names';

const city = (name: unknown): string => capital(String(name));

const card = (id: unknown): string => nameCard(findCard(String(id)) ?? -1);

export const reasons: ReasonPhrases = {
  'wins-tower': (detail) => `gagne ${detail.points} points à ${city(detail.city)}`,
  'completes-set': (detail) => `complète ${detail.sets === 1 ? 'une série' : `${detail.sets} séries`} de portraits`,
  'takes-lead': (detail) => `prend la majorité dans une tour de ${city(detail.city)} qui vaut ${detail.points}`,
  'defends-lead': (detail) => `conforte la majorité à ${city(detail.city)}`,
  'takes-double-crest': (detail) => `prend ${card(detail.card)}, deux étages d’un coup`,
  'takes-portrait': (detail) => `prend ${card(detail.card)} pour une série de portraits`,
  'takes-special': (detail) => `prend ${card(detail.card)}`,
  'raises-stakes': (detail) => `envoie un messager à ${city(detail.city)}, où l’on a la majorité`,
  'gives-nothing-away': () => 'ne laisse à personne une ville à achever aussitôt',
};
