import type { ReasonPhrases } from '../phrases';
import { counted, inCans } from './names';

const cans = (count: unknown): string => inCans(Number(count));

export const reasons: ReasonPhrases = {
  'wins-fish': ({ fish }) => `gewinnt ${fish === 1 ? 'einen Fisch' : `${fish} Fische`}`,
  'ends-ahead': ({ lead }) => `beendet die Partie mit ${counted(Number(lead), 'Punkt', 'Punkten')} Vorsprung`,
  'takes-cans': (detail) => `wühlt ${cans(detail.cans)} aus einem vollen Container`,
  'places-pair': ({ steps }) => `setzt ein Paar mit nur ${counted(Number(steps), 'Dach', 'Dächern')} Abstand`,
  'joins-pair': ({ price }) => `verbindet ein Paar, das sich für ${cans(price)} treffen kann`,
  'earns-tribute': ({ rivals }) =>
    `baut, wo ${counted(Number(rivals), 'andere Farbe', 'andere Farben')} zahlen ${rivals === 1 ? 'muss' : 'müssen'}`,
  'brings-nearer': ({ steps }) => `bringt ein Paar ${steps === 1 ? 'ein Dach' : `${steps} Dächer`} näher zusammen`,
  'pays-own-way': () => 'läuft gratis über eigene Laufstege und Unterstände',
  'keeps-ante': (detail) => `behält ${cans(detail.cans)} für den nächsten Einsatz`,
};
