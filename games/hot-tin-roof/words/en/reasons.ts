import type { ReasonPhrases } from '../phrases';
import { counted } from './names';

const cans = (count: unknown): string => counted(Number(count), 'can', 'cans');

export const reasons: ReasonPhrases = {
  'wins-fish': ({ fish }) => `wins ${fish === 1 ? 'a fish' : `${fish} fish`}`,
  'ends-ahead': ({ lead }) => `ends the game ${lead} points ahead`,
  'takes-cans': (detail) => `takes ${cans(detail.cans)} from a full dumpster`,
  'places-pair': ({ steps }) => `brings a pair out only ${steps} roofs apart`,
  'joins-pair': ({ price }) => `joins a pair that can meet for ${cans(price)}`,
  'earns-tribute': ({ rivals }) => `builds where ${counted(Number(rivals), 'rival', 'rivals')} will have to pay`,
  'brings-nearer': ({ steps }) => `brings a pair ${steps === 1 ? 'one roof' : `${steps} roofs`} nearer`,
  'pays-own-way': () => 'walks for free over its own pieces',
  'keeps-ante': (detail) => `keeps ${cans(detail.cans)} for the next ante`,
};
