import type { Translated } from '@showboat/engine';
import type { life as english } from '../en/life';

export const life = {
  remarks: {
    won: ['Ein Turm, der meiner Familie würdig ist.', 'Den sieht man bis Siena.'],
    lost: ['Höher ist nicht edler.', 'Ich spare meine Steine für eine bessere Stadt.'],
    move: ['Was hinaufgeht, geht auch hinüber.', 'Ich räume nur ein wenig auf.'],
    build: ['Ein Stein auf den anderen.', 'Mörtel, bitte. Und leise.'],
    take: ['Dieses Gesicht habe ich gesucht.', 'Meine Galerie wächst.'],
    messenger: ['Reite, und keine Pause beim Wein.', 'Nachrichten reisen schneller als Steine.'],
  },
  marks: [
    'Eine Karte baut ein Stockwerk in ihrer Stadt: Wähle die Karte, dann den linken oder rechten Turm.',
    'Danach nimmst du die Karte, die an dieser Stadt liegt. Drei gleiche Porträts zählen am Ende.',
    'Ist eine Stadt voll, gewinnen die meisten Stockwerke eines Turms sein Plättchen, im höheren das größere.',
  ],
  legend: {
    crest: 'Ein Wappen: Baue in dieser Stadt. Zwei davon: dort zwei Stockwerke.',
    portrait: 'Ein Porträt: Drei gleiche zählen am Ende.',
    any: 'Nimm eine beliebige offene Karte, nicht nur die dort, wo du gebaut hast.',
    move: 'Versetze das oberste Stockwerk eines Turms auf den anderen derselben Stadt.',
    coin: 'Ein Ansehensplättchen: Es geht an den, der in diesem Turm die meisten Stockwerke hat.',
    messenger: 'Ein Bote zwischen zwei Städten.',
  },
  styles: {
    steady: 'spielt, was er für das Beste hält',
    bold: 'mag die großen Städte',
    thrifty: 'sammelt gern Porträts',
    pushy: 'baut gern auf andere und versetzt ihre Stockwerke',
  },
} as const satisfies Translated<typeof english>;
