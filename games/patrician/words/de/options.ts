import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: { title: 'Spieler', help: 'Spieler am Tisch; zu fünft gibt es eine zehnte Stadt, Pistoia.' },
    messengers: {
      title: 'Die Boten',
      help: 'Mit Sternkarten darfst du Boten zwischen Städte setzen, die je Turm zwei Punkte mehr bringen.',
    },
    lateMessengersCountForPenalty: {
      title: 'Späte Boten zählen',
      help: 'Auch Städte, die vor der Ankunft ihres Boten gewertet wurden, zählen am Ende für die Minuspunkte.',
    },
    moveMayEmptySite: {
      title: 'Versetzen darf einen Bauplatz leeren',
      help: 'Auch das einzige Stockwerk eines Bauplatzes darf versetzt werden; aus: Der Turm muss mindestens zwei haben.',
    },
    openPiles: {
      title: 'Offene Ablagen',
      help: 'Jeder darf alle gespielten Karten durchsehen; aus: Von jeder Ablage ist nur die oberste Karte zu sehen.',
    },
    tieBreak: {
      title: 'Gleichstand',
      help: 'Wer gleich viele Punkte hat, teilt sich den Platz, oder es entscheiden mehr Ruhmesplättchen oder mehr Porträtsätze.',
    },
  },
  values: {
    tieBreak: { shared: 'Geteilter Platz', tokens: 'Mehr Ruhmesplättchen', portraits: 'Mehr Porträtsätze' },
  },
  on: 'An',
  off: 'Aus',
  presets: {
    patrician: { title: 'Patrizier', help: 'Türme für die Patrizier von neun Städten, zu fünft von zehn.' },
    messengers: { title: 'Patrizier mit Boten', help: 'Boten zwischen den Städten machen Türme wertvoller.' },
  },
};
