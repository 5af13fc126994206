import type { Translated } from '@showboat/engine';
import type { verify as english } from '../en/verify';

export const verify = {
  title: 'Zufall, geprüft',
  checking: 'Die Ziehungen werden nachgerechnet…',
  holds: 'Jede Ziehung stimmt',
  holdsHelp: (draws, ms) =>
    `${draws} von ${draws} Ziehungen wurden in diesem Browser nachgerechnet, in ${ms} ms. Kein Server wurde gefragt.`,
  wrong: (draw) => `Ziehung ${draw} stimmt nicht`,
  wrongHelp: (computed, recorded) => `Die Saat ergibt „${computed}“, in der Aufzeichnung steht „${recorded}“.`,
  agreeBefore: (draws) =>
    draws === 0
      ? 'Es ist die erste Ziehung.'
      : draws === 1
        ? 'Die Ziehung davor stimmt.'
        : `Die ${draws} Ziehungen davor stimmen.`,
  broken: 'Das Siegel passt nicht',
  brokenHelp: 'Die aufgedeckte Saat ist nicht die, die vor dem Start versiegelt wurde.',
  saltGone: 'Dein Salz fehlt',
  saltGoneHelp: 'Es wurde mit einem anderen Salz gezogen als dem, das dieser Browser gegeben hat.',
  closed: 'Das Siegel ist zu',
  closedHelp: 'Es öffnet sich, wenn das Rennen vorbei ist. Dann kann hier jeder jede Ziehung prüfen.',
  unread: 'Das lässt sich nicht prüfen',
  unreadHelp: 'Diesen Tisch gibt es nicht, oder die Datei ist kein Beleg von einem.',
  otherRules:
    'Dieser Browser hat die Regeln dieses Spiels nicht: geprüft wurde nach der Liste dessen, was gezogen werden konnte.',
  noLine: 'Der Server antwortet nicht. Versuche es gleich noch einmal.',
  guest: 'Gast',
  proof: 'Siegel und Saat',
  sealed: 'Versiegelt vor dem Start',
  seed: 'Saat, am Ende aufgedeckt',
  seedFits: 'Ihr SHA-256 ist das Siegel.',
  seedWrong: (hash) => `Ihr SHA-256 ist ${hash}.`,
  salts: 'Eine Prise Salz von allen',
  seat: (number) => `Platz ${number}`,
  yours: 'Deines ist das, was dieser Browser behalten hat.',
  yoursWrong: 'Deines ist nicht das, was dieser Browser behalten hat.',
  save: 'Beleg speichern',
  again: 'Noch einmal prüfen',
  file: 'Datei prüfen…',
  how: 'Wie es geht, in fünf Sätzen',
  sentences: {
    seed: 'Bevor sich jemand setzt, zieht der Server eine geheime Zahl, die Saat, und zeigt ihren SHA-256: das ist das Siegel.',
    salts: 'Alle am Tisch geben eine eigene Zufallszahl dazu, das Salz, wenn sich das Siegel nicht mehr ändern lässt.',
    draw: 'Jede Ziehung ist der HMAC-SHA-256 ihrer Nummer und aller Salze unter der Saat, gelesen als Bruch.',
    choice: 'Der Bruch wählt unter dem, was die Regeln in dem Moment zulassen, nach Gewichten.',
    end: 'Nach dem Ende wird die Saat gezeigt, und dein Browser rechnet all das noch einmal.',
  },
  draws: 'Die Ziehungen',
  caption: 'Jede Ziehung dieses Spiels',
  number: 'Nr.',
  round: 'Runde',
  recorded: 'In der Aufzeichnung',
  signature: 'HMAC von Saat, Nummer, Salzen',
  computed: 'Hier errechnet',
  verdict: 'Urteil',
  agrees: 'stimmt',
  differs: 'weicht ab',
  notComparable: 'nicht vergleichbar',
  means: 'Was das heißt',
  meaning: {
    who: 'Die Aufzeichnung wurde nach dem Spiel geändert, oder der Server hat sich nicht an sein Siegel gehalten. An deinem Browser liegt es nicht.',
    proof: 'Speichere den Beleg: darin sind das Siegel, wie du es bekommen hast, die Saat, die Salze und jeder Zug.',
    anyone: 'Jeder kann damit dieselbe Prüfung machen, hier oder mit „showboat verify“.',
  },
} as const satisfies Translated<typeof english>;
