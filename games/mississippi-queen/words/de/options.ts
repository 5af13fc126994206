import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    mode: {
      title: 'Spiel',
      help: 'Das Passagierspiel oder die Fahrschule: drei Flussteile, keine Passagiere, der Erste an der Mole gewinnt.',
    },
    seats: { title: 'Spieler', help: 'Spieler am Tisch.' },
    tileSet: {
      title: 'Flussteile',
      help: 'Die Flussteile aus den Schachteln oder neue für alle, die jene auswendig kennen.',
    },
    expansionTiles: {
      title: 'Flussteile der Black Rose',
      help: 'Die Flussteile der Black Rose weglassen, alle sechs hinzunehmen oder gegen Flussteile deiner Wahl tauschen.',
    },
    swap: {
      title: 'Zu tauschende Flussteile',
      help: 'Welche Flussteile getauscht werden, heraus und hinein. Wer Stationen heraustauscht, macht Passagiere knapp.',
    },
    tiles: {
      title: 'Einzelne Flussteile',
      help: 'Die Flussteile des Stapels einzeln statt der beiden vorigen Angaben.',
    },
    boatsEach: { title: 'Dampfer je Spieler', help: 'Wie viele Dampfer jeder Spieler hat.' },
    rose: { title: 'Die Black Rose', help: 'Die Black Rose fährt mit; wer Letzter ist, zieht sie.' },
    exchange: {
      title: 'Kohletausch',
      help: 'Zwei Dampfer, die derselbe Spieler zieht, dürfen nebeneinander Kohle tauschen.',
    },
    exchangeAtJetties: { title: 'Kohletausch an Stegen', help: 'Kohle darf auch an Stegen getauscht werden.' },
    win: { title: 'Zum Sieg', help: 'Mit zwei Dampfern: einer muss anlegen, oder beide.' },
    playOn: { title: 'Weiterspielen', help: 'Wenn der erste Dampfer angelegt hat, werden die weiteren Plätze ausgespielt.' },
    pushTaboo: {
      title: 'Kein Zurückdrängen',
      help: 'Wohin nicht abgedrängt werden darf: auf jedes Feld, über das der Abdränger in diesem Zug kam, oder nur auf das letzte.',
    },
    startFacing: {
      title: 'Richtung am Start',
      help: 'Die Dampfer starten mit dem Bug, wohin ihre Besitzer wollen, oder flussabwärts.',
    },
    landingSpeed: {
      title: 'Tempo beim Anlegen',
      help: 'Die höchste Geschwindigkeit, mit der ein Dampfer anlegen darf; 2 oder 6 verkürzt das Gedränge an der Mole.',
    },
    noPushAstern: {
      title: 'Kein Abdrängen achteraus',
      help: 'Kein Dampfer wird auf das Feld direkt hinter sich abgedrängt.',
    },
    keepTiles: {
      title: 'Flussteile behalten',
      help: 'Flussteile, die alle Dampfer hinter sich haben, bleiben auf dem Tisch.',
    },
    roundLimit: { title: 'Letzte Runde', help: 'Das Rennen endet nach dieser Runde; 0 heißt ohne Grenze.' },
    sandBars: { title: 'Sandbänke', help: 'Sandbänke halten Dampfer fest; aus: Sie sind ruhiges Wasser.' },
    logs: { title: 'Treibholz', help: 'Treibholz bremst Dampfer; aus: Es ist ruhiges Wasser.' },
    coalSupply: { title: 'Kohlestege', help: 'Kohlestege füllen den Kohlevorrat auf; aus: Sie sind ruhiges Wasser.' },
  },
  values: {
    mode: { passengers: 'Passagierspiel', school: 'Fahrschule' },
    tileSet: { classic: 'Aus den Schachteln', 'new-waters': 'Neue Gewässer' },
    expansionTiles: { none: 'Keine', add: 'Alle sechs dazu', swap: 'Eingetauscht' },
    boatsEach: { 1: 'Ein Dampfer', 2: 'Zwei Dampfer' },
    win: { 'one-boat': 'Ein Dampfer legt an', 'both-boats': 'Beide Dampfer legen an' },
    pushTaboo: { crossed: 'Auf überquerte Felder', left: 'Auf das Feld zuvor' },
    startFacing: { free: 'Nach Wahl', downstream: 'Flussabwärts' },
    landingSpeed: { 1: 'Nur Tempo 1', 2: 'Bis Tempo 2', 6: 'Jedes Tempo' },
    roundLimit: { 0: 'Keine Grenze' },
  },
  on: 'An',
  off: 'Aus',
  presets: {
    'driving-school': { title: 'Fahrschule', help: 'Drei Flussteile, keine Passagiere: Lerne steuern.' },
    'passenger-game': { title: 'Passagierspiel', help: 'Das eigentliche Spiel: zwei Passagiere, dann die Mole.' },
    'two-by-two': {
      title: 'Zu zweit mit je zwei Dampfern',
      help: 'Vier Dampfer, Kohletausch, einige Gewässer der Black Rose.',
    },
    'two-and-rose': {
      title: 'Zu zweit mit der Black Rose',
      help: 'Jeder hat einen Dampfer; wer Letzter ist, zieht auch die Black Rose.',
    },
    six: { title: 'Zu sechst', help: 'Der sechste Dampfer läuft aus der Werft aus.' },
    'three-by-two': { title: 'Zu dritt mit je zwei Dampfern', help: 'Sechs Dampfer auf dem Fluss.' },
    everything: {
      title: 'Alles zusammen',
      help: 'Alle siebzehn Flussteile, je zwei Dampfer, Kohletausch auch an Stegen und die Black Rose.',
    },
  },
};
