import type { ReasonPhrases } from '../phrases';
import { boxes } from './names';

const cans = (count: unknown): string => boxes(Number(count));

export const reasons: ReasonPhrases = {
  'wins-fish': ({ fish }) => `gagne ${fish === 1 ? 'un poisson' : `${fish} poissons`}`,
  'ends-ahead': ({ lead }) => `finit la partie avec ${lead} ${Number(lead) < 2 ? 'point' : 'points'} d’avance`,
  'takes-cans': (detail) => `prend ${cans(detail.cans)} dans une benne bien remplie`,
  'places-pair': ({ steps }) => `place une paire à ${steps} toits de distance seulement`,
  'joins-pair': ({ price }) => `relie une paire qui peut se retrouver pour ${cans(price)}`,
  'earns-tribute': ({ rivals }) =>
    `construit là où ${rivals} ${Number(rivals) < 2 ? 'adversaire devra payer' : 'adversaires devront payer'}`,
  'brings-nearer': ({ steps }) => `rapproche une paire ${steps === 1 ? 'd’un toit' : `de ${steps} toits`}`,
  'pays-own-way': () => 'passe gratuitement par ses propres constructions',
  'keeps-ante': (detail) => `garde ${cans(detail.cans)} pour la mise suivante`,
};
