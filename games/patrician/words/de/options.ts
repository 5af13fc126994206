import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: ['Spieler', 'Spieler am Tisch; zu fünft gibt es eine zehnte Stadt, Pistoia.'],
    messengers: ['Die Boten', 'Mit Sternkarten darfst du Boten zwischen Städte setzen, die je Turm zwei Punkte mehr bringen.'],
    lateMessengersCountForPenalty: [
      'Späte Boten zählen',
      'Auch Städte, die vor der Ankunft ihres Boten gewertet wurden, zählen am Ende für die Minuspunkte.',
    ],
    moveMayEmptySite: [
      'Versetzen darf einen Bauplatz leeren',
      'Auch das einzige Stockwerk eines Bauplatzes darf versetzt werden; aus: Der Turm muss mindestens zwei haben.',
    ],
    openPiles: [
      'Offene Ablagen',
      'Jeder darf alle gespielten Karten durchsehen; aus: Von jeder Ablage ist nur die oberste Karte zu sehen.',
    ],
    tieBreak: [
      'Gleichstand',
      'Wer gleich viele Punkte hat, teilt sich den Platz, oder es entscheiden mehr Ruhmesplättchen oder mehr Porträtsätze.',
    ],
  },
  values: {
    tieBreak: { shared: 'Geteilter Platz', tokens: 'Mehr Ruhmesplättchen', portraits: 'Mehr Porträtsätze' },
  },
  on: 'An',
  off: 'Aus',
  presets: {
    patrician: ['Patrizier', 'Türme für die Patrizier von neun Städten, zu fünft von zehn.'],
    messengers: ['Patrizier mit Boten', 'Boten zwischen den Städten machen Türme wertvoller.'],
  },
};
