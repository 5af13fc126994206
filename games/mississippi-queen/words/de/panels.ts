import type { PanelPhrases } from '../en/panels';

export const coal = (amount: number): string => `${amount} Kohle`;
const ofSteps = (count: number): string => (count === 1 ? '1 Feld' : `${count} Feldern`);
const turns = (count: number): string => (count === 1 ? '1 Drehung' : `${count} Drehungen`);

export const panels = {
  rose: 'Black Rose',
  you: 'Du',
  round: (round) => `Runde ${round}`,
  tilesTitle: 'Flussteile, die noch kommen',

  board: {
    space: (place, price) => `${place}, ${coal(price)}`,
    push: (place, ship, price) => `${place}, ${ship} abdrängen, ${coal(price)}`,
    ship: (ship, place, speed, bunker) => `${ship}, ${place}, Tempo ${speed}, Kohle ${bunker}`,
    unlimited: 'unbegrenzt',
    pushTo: (ship, place) => `${ship} auf ${place} abdrängen`,
    pushBarred: (ship, way) => `${ship} kann nicht ${way}`,
    pointTo: (ship, way) => `${ship} ausrichten: ${way}`,
    ways: ['nach oben', 'nach rechts oben', 'nach rechts unten', 'nach unten', 'nach links unten', 'nach links oben'],
  },

  plan: {
    speed: (speed, price) => (price === 0 ? `Tempo ${speed}, keine Kohle` : `Tempo ${speed} für ${coal(price)}`),
    speedShort: (speed, price) => `Tempo ${speed}, ${coal(price)}`,
    afterLogs: (speed) => `${speed} nach dem Treibholz`,
    grows: 'der Fluss wächst',
    growsFirst: 'erst wächst der Fluss',
    doomed: 'von hier geht es nicht weiter: nächsten Zug ausgeschieden',
    stepsOf: (used, all, count) => `${used} von ${ofSteps(all)}, ${turns(count)}`,
    hint: 'Wähle ein helles Feld oder steuere mit den Tasten.',
  },

  order: {
    thisRound: 'Diese Runde',
    next: 'Danach wohl',
    nextShort: 'dann',
    moved: 'fertig',
    now: 'jetzt',
    say: (round, ships) => `Reihenfolge in Runde ${round}: ${ships}`,
    sayNext: (ships) => `Voraussichtlich nächste Runde: ${ships}`,
    sayMoved: (ship) => `${ship} hat gezogen`,
    sayNow: (ship) => `${ship} ist jetzt am Zug`,
  },

  steamers: {
    title: 'Dampfer',
    steered: (player) => `diese Runde gesteuert von ${player}`,
    thinking: 'überlegt',
    landed: (place) => `Angelegt auf Platz ${place}`,
    out: 'Ausgeschieden',
    speed: (speed) => `Tempo ${speed}`,
    coal: (amount) => `Kohle ${amount}`,
    aboard: (count, all) => `${count} von ${all} Passagieren an Bord`,
  },

  wheels: {
    speed: 'Tempo',
    coal: 'Kohle',
    nowSpeed: (speed) => `Tempo ${speed}`,
    plannedSpeed: (speed, planned) => `Tempo ${speed}, geplant ${planned}`,
    choose: (speed) => `Tempo ${speed}`,
    nowCoal: (amount) => `Kohle ${amount}`,
    plannedCoal: (amount, left) => `Kohle ${amount}, nach dem Plan ${left}`,
    unlimited: 'Kohle unbegrenzt',
  },

  dock: {
    name: 'Ruder',
    yourTurn: (ship) => `Dein Zug, ${ship}`,
    turnOf: (player, ship) => `${player}, ${ship} gehört dir`,
    yourRose: 'Du steuerst die Black Rose',
    rows: { speed: 'Tempo', steps: 'Felder', turns: 'Drehungen', aboard: 'An Bord' },
    change: (from, to) => (from === to ? String(to) : `${from} → ${to}`),
    of: (used, all) => `${used} von ${all}`,
    free: 'kostenlos',
    coal: (amount) => coal(amount),
    logsTake2: 'Holz: je 2',
    left: (count) => `noch ${count}`,
    keys: {
      slower: 'Langsamer',
      faster: 'Schneller',
      port: 'Backbord',
      ahead: 'Voraus',
      starboard: 'Steuerbord',
      astern: 'Rückwärts',
      undo: 'Zurück',
      redo: 'Nochmal',
      board: 'Passagier aufnehmen',
      refuel: 'Kohle auffüllen',
      exchange: 'Kohle tauschen',
      decline: 'Nichts nehmen',
      sail: 'Fahren',
      end: 'Zug beenden',
    },
    offered: (ship) => `${ship} wurde an einen Steg abgedrängt. Was nimmt sie auf?`,
    push: (ship) => `Wohin mit ${ship}?`,
    pushHelp: 'Markierte Felder sind offen. Ein schraffiertes sagt dir, warum es nicht geht.',
    align: (ship) => `Wohin zeigt der Bug von ${ship}?`,
    alignHelp: 'Wähle einen Pfeil auf dem Fluss oder eine Taste hier.',
    place: (ship) => `${ship} liegt am Start. Wohin zeigt der Bug?`,
    stuck: 'Kein Weg',
    stuckHelp: 'Für keinen Zug sind Kohle oder Platz da. Der Zug kann nur beendet werden.',
    enter: 'Enter',
    whyNot: 'Warum nicht?',
  },

  waiting: {
    speed: 'stellt das Tempo ein',
    sailing: 'ist unterwegs',
    pushing: 'wählt, wohin abgedrängt wird',
    aligning: 'richtet den abgedrängten Dampfer aus',
    offered: 'wählt, was am Steg an Bord kommt',
    placing: 'wählt die Richtung am Start',
    stuck: 'kann nicht ziehen',
    laying: 'Der Fluss wächst',
    layingHelp: 'Ein Flussteil taucht aus dem Nebel auf.',
    closed: 'hat gezogen',
  },

  over: {
    wins: (player) => `${player} gewinnt`,
    youWin: 'Du gewinnst das Rennen',
    nobody: 'Niemand gewinnt',
    place: (place) => `${place}.`,
  },
} as const satisfies PanelPhrases;
