import type { Translated } from '@showboat/engine';
import type { life as english } from '../en/life';

export const life = {
  remarks: {
    push: ['Platz da!', 'Nichts für ungut. Das war die Strömung.', 'Volle Kraft voraus, und Achtung, Heck!'],
    pushed: ['He! Mein frischer Anstrich!', 'Da wollte ich sowieso hin.', 'Das Geländer bezahlst du mir.'],
    board: ['Willkommen an Bord, gnädige Frau.', 'Vorsicht am Steg. Wir legen ab!', 'Erste Klasse oder Deck?'],
    coal: ['Mehr Kohle! Der Kessel hält das aus.', 'Sie schafft das. Glaube ich.'],
    first: ['Erster am Kai! Die Runde geht auf mich.', 'So macht man das auf diesem Fluss.'],
    landed: ['Festgemacht. Nicht als Erster, aber mit Stil.', 'Gut angelegt ist gut gefahren.'],
    out: ['Na ja. Diese Biegung mochte ich noch nie.', 'Alle Mann in die Boote. Bitte höflich.'],
  },
  marks: [
    'Helle Felder erreichst du, die hellsten kostenlos. Klicke eines an, dann noch einmal.',
    'In jedem Zug sind eine Stufe Tempo und eine Drehung frei. Mehr kostet Kohle: Die Zahlen sagen, wie viel.',
    'Halte mit Tempo 1 an einem Steg und nimm einen Passagier auf. Mit zweien legst du am Ziel an, auch mit Tempo 1.',
  ],
  legend: {
    speed: 'Das Tempo eines Dampfers, 1 bis 6.',
    coal: 'Die Kohle, die er noch hat; auf einem hellen Feld: was es kostet, dort zu enden.',
    free: 'Dort zu enden kostet keine Kohle.',
    passenger: 'Ein Passagier: Zwei braucht man zum Anlegen.',
    berth: 'Ein freier Platz an Bord.',
  },
  styles: {
    steady: 'spielt, was er für das Beste hält',
    bold: 'fährt gern schnell',
    thrifty: 'spart gern Kohle',
    pushy: 'schiebt gern',
  },
} as const satisfies Translated<typeof english>;
