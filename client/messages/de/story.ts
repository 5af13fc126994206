import type { StoryMessages } from '../load';

const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`.replace('-', '−');
const withPoints = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkten'}`.replace('-', '−');
const list = (names: readonly string[]): string => new Intl.ListFormat('de').format(names);

export const story: StoryMessages = {
  loading: 'Das Logbuch wird aufgeschlagen…',
  link: 'Die Geschichte des Spiels',
  running: 'Dieses Spiel ist noch nicht zu Ende',
  runningHelp: 'Seine Geschichte wird danach erzählt.',
  toTable: 'Zum Tisch',
  board: 'Das Spielbrett',

  youWin: 'Du gewinnst!',
  wins: (name) => `${name} gewinnt!`,
  shared: (names) => `${list(names)} gewinnen gemeinsam!`,
  nobody: 'Niemand gewinnt',
  again: 'Noch einmal',

  places: 'Plätze',
  place: (place) => `Platz ${place}`,
  you: 'du',
  bot: 'Bot',

  game: 'Das Spiel',
  prospects: 'Aussichten',
  prospectsNote: (captain) => `wie der ${captain} die Aussichten sah, in Prozent, Runde für Runde`,
  chart: 'Der Verlauf des Spiels, Runde für Runde: mit den Pfeiltasten',
  inTheLead: 'in Führung',
  lead: 'vorn',
  first: 'vorn',
  behind: (spaces) => `${spaces} zurück`,
  round: (round) => `Runde ${round}`,
  hint: 'Pfeiltasten oder Zeiger führen durch die Runden.',

  points: {
    wins: (name, count) => `${name} gewinnt mit ${withPoints(count)}.`,
    ahead: (name, count, other) => `${name} gewinnt mit ${withPoints(count)} Vorsprung auf ${other}.`,
    level: (names, count) => `${list(names)} teilen sich den Sieg mit je ${withPoints(count)}.`,
    tie: (name, count, other) =>
      `${name} und ${other} haben beide ${points(count)}; der Gleichstand wird für ${name} entschieden.`,
    since: (name, round) => `${name} führte seit Runde ${round}.`,
    changes: (count) => `Die Führung wechselte ${count === 1 ? 'einmal' : `${count}-mal`}.`,
    second: (count) => `Platz zwei, um ${count === 1 ? 'einen Punkt' : points(count)}`,
    secondLevel: 'Platz zwei, bei Gleichstand',
    roundOf: (round, standings) => `Runde ${round}. ${standings}.`,
    has: (name, count) => `${name} ${count}`.replace('-', '−'),
    rounds: 'Runden',
    leadChanges: 'Führungswechsel',
  },

  cards: 'Augenblicke',
  looksBack: (captain) => `Der ${captain} blickt zurück…`,
  looksBackAt: (done, total) => `${done} von ${total}`,
  notLooked: (captain) => `Der ${captain} konnte nicht zurückblicken.`,
  tryAgain: 'Noch einmal versuchen',
  turning: 'Wendepunkt',
  turnedFor: (name) => `Von hier an war ${name} vorn.`,
  best: 'Beste Entscheidung',
  luck: 'Glücklichste Ziehung',
  inRound: (round, text) => (round > 0 ? `Runde ${round}: ${text}` : text),
  yours: (before, after) => `Deine Aussichten ${before} → ${after} %`,
  theirs: (name, before, after) => `${name} ${before} → ${after} %`,
  gains: (name, gain) => `${name} ${gain < 0 ? '−' : '+'}${Math.abs(gain)} %`,
  youGain: (gain) => `Du ${gain < 0 ? '−' : '+'}${Math.abs(gain)} %`,
  prospectsHelp: '100 %: der erste Platz ist sicher; 0 %: der letzte.',
  seeIt: 'Ansehen',
  seeWhat: (what) => `Ansehen: ${what}`,

  awards: 'Auszeichnungen',
  luckiest: 'Am meisten Glück',
  luckiestBy: (name, gain) => `${name}: ${gain > 0 ? '+' : ''}${gain} % durch alle Ziehungen`,

  sealOpen: 'Das Siegel ist offen',
  sealHeld: (draws) =>
    `${draws === 1 ? 'Die einzige Ziehung kommt' : `Alle ${draws} Ziehungen kommen`} aus der Zahl, die zu Beginn versiegelt wurde. In diesem Browser geprüft.`,
  sealHeldOnline: (draws) =>
    `${draws === 1 ? 'Die einzige Ziehung stimmt' : `Alle ${draws} Ziehungen stimmen`} mit dem Siegel überein, das du vor dem Start bekamst. In diesem Browser geprüft.`,
  sealBroken: 'Das Siegel hält nicht',
  sealBrokenHelp: 'Die Ziehungen folgen nicht aus dem, was zu Beginn versiegelt wurde.',
  sealNone: 'Kein Siegel',
  sealNoneHelp: 'Wie in diesem Spiel gezogen wurde, lässt sich nicht prüfen.',
  sealChecking: 'Jede Ziehung wird nachgerechnet…',
  showSeal: 'Das Siegel zeigen',
  checkDraws: 'Jede Ziehung prüfen',

  replay: 'Ansehen und auswerten',
  share: 'Bild teilen',
  sharing: 'Wird gezeichnet…',
  shareFailed: 'Dieser Browser konnte das Bild nicht zeichnen.',
  save: 'Partie speichern',
  toStart: 'Zur Startseite',
  shareWins: (name) => `${name} gewinnt`,
  shareTogether: 'Ein geteilter Sieg',
  before: (name, others) => `${name}, vor ${list(others)}`,
  beforeThem: (others) => `vor ${list(others)}`,

  rematch: 'Revanche',
  yes: 'ja',
  open: '…',
  saidYes: (name) => `${name} sagt ja`,
  notYet: (name) => `${name} hat noch nicht geantwortet`,
};
