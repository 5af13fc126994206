import type { FinishPhrases } from '../finish';

export const finish: FinishPhrases = {
  title: 'Die Stapel werden aufgedeckt',
  row: (name, prestige, portraits, rest, total) =>
    `${name}: ${prestige} für Türme, ${portraits} für Porträts${rest}, zusammen ${total}.`,
  bonus: (points) => `, ${points} für Boten`,
  penalty: (points) => `, ${points} weniger für die Städte der Boten`,
};
