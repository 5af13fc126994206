import type { StoryPhrases } from '../story-phrases';
import { inWords, nameShip, ordinal, spaces as fields } from './ships';

const times = (count: number): string => (count === 1 ? 'einmal' : `${inWords(count)}mal`);

export const story: StoryPhrases = {
  title: 'Das Rennen',
  note: 'Felder hinter der Ersten; Figürchen: ein Passagier kommt an Bord',
  noteOfSchool: 'Felder hinter der Ersten',
  again: 'Derselbe Fluss noch einmal',
  whole: 'Der ganze Fluss',
  and: 'und',

  home: (ship, round) => `${ship} ist als Erste an der Mole, in Runde ${round}.`,
  duel: (one, other, count) => `${one} und ${other} nahmen sich die Führung ${times(count)} ab.`,
  ledSince: (ship, round) => `${ship} führte seit Runde ${round}.`,
  ledAlways: (ship) => `${ship} führte von der ersten Runde an.`,
  cameThrough: (ship) => `${ship} hatte vorher nie geführt.`,
  second: (lengths) => (lengths < 2 ? 'Platz zwei, um eine Länge' : `Platz zwei, um ${inWords(lengths)} Längen`),

  inRound: (round) => `Runde ${round}`,
  short: (spaces) => `${spaces} davor`,
  atPier: 'an der Mole',
  out: 'ausgeschieden',
  coalLeft: (coal) => `noch ${coal} Kohle`,

  round: (round) => `Runde ${round}.`,
  leads: (ships, isOne) => `${ships} ${isOne ? 'führt' : 'führen'}`,
  behind: (ship, spaces) => `${ship} ${spaces} dahinter`,
  boards: (ships, isOne) => `${ships} ${isOne ? 'nimmt einen Passagier' : 'nehmen Passagiere'} an Bord.`,
  lands: (ships, isOne) => `${ships} ${isOne ? 'legt' : 'legen'} an.`,
  out1: (ships, isOne) => `${ships} ${isOne ? 'scheidet' : 'scheiden'} aus.`,

  push: 'Größter Schub',
  pushes: (pusher, pushed, back, wasFirst) =>
    `${pusher} schiebt ${nameShip(pushed)}${wasFirst ? ', bis dahin vorn,' : ''} ${back > 0 ? 'flussaufwärts zurück' : back < 0 ? 'flussabwärts' : 'zur Seite'}.`,
  fallsTo: (ship, place) => `${nameShip(ship)} ist nur noch ${ordinal(place)}.`,
  close: 'Um ein Haar',
  closeBy: (ship, other, spaces) =>
    spaces === 0
      ? `${ship} legt an, als ${other} schon an der Mole liegt.`
      : `${ship} legt an, und ${other} fehlt nur noch ${spaces === 1 ? 'ein Feld' : fields(spaces)} bis zur Mole.`,

  awards: {
    pushes: { title: 'Meiste Schübe', text: (ships, count) => `${ships}: ${count}` },
    pushed: { title: 'Am häufigsten geschoben', text: (ships, count) => `${ships}: ${times(count)}` },
    thrift: { title: 'Am sparsamsten', text: (ships, count) => `${ships}: ${count} Kohle verheizt` },
    lead: { title: 'Längste Führung', text: (ships, count) => `${ships}: ${count} Runden am Stück` },
    full: { title: 'Als Erste mit zwei Passagieren', text: (ships, round) => `${ships}: in Runde ${round}` },
  },
  figures: { rounds: 'Runden', pushes: 'Schübe', changes: 'Führungswechsel' },
};
