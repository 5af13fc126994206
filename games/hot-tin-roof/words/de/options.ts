import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: ['Spieler', 'Spieler am Tisch.'],
    deluxe: [
      'Luxusstege',
      'Alle haben einen siebten Laufsteg, der die anderen zwei Dosen kostet; er darf gelegt werden, sobald alle einen Fisch haben.',
    ],
    'fishByPlayers.3': ['Fische zu dritt', 'Fische auf dem Markt bei drei Spielern.'],
    'fishByPlayers.4': ['Fische zu viert', 'Fische auf dem Markt bei vier Spielern.'],
    penaltyPerCatLeft: ['Abzug je Katze', 'Dosen, die jede eigene Katze kostet, die am Ende noch auf dem Spielplan ist.'],
    startCans: ['Dosen zu Beginn', 'Dosen, mit denen alle beginnen.'],
    ante: ['Einsatz', 'Der Einsatz, ein Vielfaches von fünf: Auf jeden Container kommt ein Fünftel davon.'],
    pauperIncome: ['Einkommen der Armen', 'Dosen aus dem Vorrat, wenn es für den Einsatz nicht reicht.'],
    'dumpsterStart.home': ['Dosen auf Heimcontainern', 'Dosen auf jedem Heimcontainer zu Beginn.'],
    'dumpsterStart.catwalk': ['Dosen auf dem Laufstegcontainer', 'Dosen auf dem Laufstegcontainer zu Beginn.'],
    'dumpsterStart.shelter': ['Dosen auf dem Unterstandcontainer', 'Dosen auf dem Unterstandcontainer zu Beginn.'],
    tributeCatwalk: ['Wegegeld für einen Laufsteg', 'Dosen für das Überqueren eines fremden Laufstegs.'],
    tributeDeluxe: ['Wegegeld für einen Luxussteg', 'Dosen für das Überqueren eines fremden Luxusstegs.'],
    tributeShelter: ['Wegegeld für einen Unterstand', 'Dosen für das Betreten eines fremden Unterstands.'],
    fishValue: ['Wert eines Fisches', 'Dosen, die ein Fisch am Ende zählt.'],
    catwalksEach: ['Laufstege je Spieler', 'Laufstege, die alle haben.'],
    sheltersEach: ['Unterstände je Spieler', 'Unterstände, die alle haben.'],
    pairsEach: ['Paare je Spieler', 'Katzenpaare, die alle haben.'],
    noProgressRounds: [
      'Ruhige Runden',
      'Die Partie endet nach so vielen Runden, in denen nichts gesetzt oder gebaut und kein Fisch genommen wurde.',
    ],
    board: ['Spielplan', 'Der Spielplan: unser eigenes Viertel oder eine Spielplandatei, für alle, die den gedruckten besitzen.'],
  },
  values: { board: { standard: 'Unser eigenes Viertel', own: 'Ein eigener Spielplan' } },
  on: 'An',
  off: 'Aus',
  presets: {
    'hot-tin-roof': ['Hot Tin Roof', 'Katzen, Laufstege und Sardinen auf fünfzehn Dächern.'],
    deluxe: [
      'Hot Tin Roof mit Luxusstegen',
      'Sobald alle einen Fisch haben, dürfen alle je einen Laufsteg legen, der die anderen zwei Dosen kostet.',
    ],
  },
};
