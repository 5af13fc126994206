import type { Translated } from '@showboat/engine';
import type { life as english } from '../en/life';

export const life = {
  remarks: {
    fish: ['Jede Dose wert.', 'Fisch schmeckt am besten zu zweit.'],
    dive: ['Das Abendbrot liegt, wo man es findet.', 'Deckel hoch, Nase voran.'],
    poor: ['Keine einzige Dose mehr.', 'Auch eine stolze Katze bettelt mal.'],
    toll: ['Auf der Durchreise? Eine Dose, bitte.', 'Komm bald wieder, und bring Dosen mit.'],
    shelter: ['Mein Kissen, meine Regeln.', 'Endlich ein Platz zum Gelangweiltsein.'],
    lay: ['Eine Planke ist ein Versprechen.', 'Vorsicht in der Mitte. Da knarrt sie.'],
  },
  marks: [
    'Zuerst ein Container: Du zahlst jedem eine Dose, nimmst alle Dosen von einem und tust, was er sagt.',
    'Dann laufen deine Katzen. Was dir gehört, ist frei; was anderen gehört, kostet Dosen.',
    'Bring ein Paar auf einem Dach zusammen: Das gewinnt einen Fisch, und Fische entscheiden das Spiel.',
  ],
  legend: {
    can: 'Eine Dose: Über Gebautes anderer zu laufen kostet welche.',
    fish: 'Ein Fisch: deiner, wenn dein Paar sich trifft.',
    catwalk: 'Ein Laufsteg über eine Lücke; andere bezahlen dem, der ihn gelegt hat.',
    deluxe: 'Ein Luxussteg; andere bezahlen dafür mehr.',
    shelter: 'Ein Unterschlupf auf einem Dach; andere bezahlen, um hineinzukommen.',
  },
  styles: {
    steady: 'spielt, was er für das Beste hält',
    bold: 'bringt gern Paare ins Spiel und läuft weit',
    thrifty: 'spart gern Dosen',
    pushy: 'baut gern, wo andere laufen',
  },
} as const satisfies Translated<typeof english>;
