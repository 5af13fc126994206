import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: { title: 'Spieler', help: 'Spieler am Tisch.' },
    deluxe: {
      title: 'Luxusstege',
      help: 'Alle haben einen siebten Laufsteg, der die anderen zwei Dosen kostet; er darf gelegt werden, sobald alle einen Fisch haben.',
    },
    'fishByPlayers.3': { title: 'Fische zu dritt', help: 'Fische auf dem Markt bei drei Spielern.' },
    'fishByPlayers.4': { title: 'Fische zu viert', help: 'Fische auf dem Markt bei vier Spielern.' },
    penaltyPerCatLeft: {
      title: 'Abzug je Katze',
      help: 'Dosen, die jede eigene Katze kostet, die am Ende noch auf dem Spielplan ist.',
    },
    startCans: { title: 'Dosen zu Beginn', help: 'Dosen, mit denen alle beginnen.' },
    ante: { title: 'Einsatz', help: 'Der Einsatz, ein Vielfaches von fünf: Auf jeden Container kommt ein Fünftel davon.' },
    pauperIncome: { title: 'Einkommen der Armen', help: 'Dosen aus dem Vorrat, wenn es für den Einsatz nicht reicht.' },
    'dumpsterStart.home': { title: 'Dosen auf Heimcontainern', help: 'Dosen auf jedem Heimcontainer zu Beginn.' },
    'dumpsterStart.catwalk': { title: 'Dosen auf dem Laufstegcontainer', help: 'Dosen auf dem Laufstegcontainer zu Beginn.' },
    'dumpsterStart.shelter': { title: 'Dosen auf dem Unterstandcontainer', help: 'Dosen auf dem Unterstandcontainer zu Beginn.' },
    tributeCatwalk: { title: 'Wegegeld für einen Laufsteg', help: 'Dosen für das Überqueren eines fremden Laufstegs.' },
    tributeDeluxe: { title: 'Wegegeld für einen Luxussteg', help: 'Dosen für das Überqueren eines fremden Luxusstegs.' },
    tributeShelter: { title: 'Wegegeld für einen Unterstand', help: 'Dosen für das Betreten eines fremden Unterstands.' },
    fishValue: { title: 'Wert eines Fisches', help: 'Dosen, die ein Fisch am Ende zählt.' },
    catwalksEach: { title: 'Laufstege je Spieler', help: 'Laufstege, die alle haben.' },
    sheltersEach: { title: 'Unterstände je Spieler', help: 'Unterstände, die alle haben.' },
    pairsEach: { title: 'Paare je Spieler', help: 'Katzenpaare, die alle haben.' },
    noProgressRounds: {
      title: 'Ruhige Runden',
      help: 'Die Partie endet nach so vielen Runden, in denen nichts gesetzt oder gebaut und kein Fisch genommen wurde.',
    },
    board: {
      title: 'Spielplan',
      help: 'Der Spielplan: unser eigenes Viertel oder eine Spielplandatei, für alle, die den gedruckten besitzen.',
    },
  },
  values: { board: { standard: 'Unser eigenes Viertel', own: 'Ein eigener Spielplan' } },
  on: 'An',
  off: 'Aus',
  presets: {
    'hot-tin-roof': { title: 'Hot Tin Roof', help: 'Katzen, Laufstege und Sardinen auf fünfzehn Dächern.' },
    deluxe: {
      title: 'Hot Tin Roof mit Luxusstegen',
      help: 'Sobald alle einen Fisch haben, dürfen alle je einen Laufsteg legen, der die anderen zwei Dosen kostet.',
    },
  },
};
