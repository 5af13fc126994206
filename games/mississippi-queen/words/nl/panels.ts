import type { Translated } from '@showboat/engine';
import type { panels as english } from '../en/panels';

export const coal = (amount: number): string =>
  amount === 0 ? 'geen kolen' : amount === 1 ? '1 kolenpunt' : `${amount} kolenpunten`;
/** Where it is narrow. */
const coalShort = (amount: number): string => (amount === 0 ? 'geen kolen' : `${amount}×\u00A0kolen`);
const steps = (count: number): string => (count === 1 ? '1 stap' : `${count} stappen`);
const turns = (count: number): string => (count === 1 ? '1 draai' : `${count} draaien`);

export const panels = {
  rose: 'Black Rose',
  you: 'Jij',
  round: (round) => `Ronde ${round}`,
  tilesTitle: 'Rivierdelen die nog komen',

  board: {
    space: (place, price) => `${place}, ${coal(price)}`,
    push: (place, ship, price) => `${place}, ${ship} wegdrukken, ${coal(price)}`,
    ship: (ship, place, speed, bunker) => `${ship}, ${place}, snelheid ${speed}, kolen ${bunker}`,
    unlimited: 'onbeperkt',
    pushTo: (ship, place) => `${ship} wegdrukken naar ${place}`,
    pushBarred: (ship, way) => `${ship} kan niet ${way}`,
    pointTo: (ship, way) => `De boeg van ${ship} ${way} richten`,
    ways: ['naar boven', 'naar rechtsboven', 'naar rechtsonder', 'naar beneden', 'naar linksonder', 'naar linksboven'],
  },

  plan: {
    speed: (speed, price) => (price === 0 ? `Snelheid ${speed}, geen kolen` : `Snelheid ${speed} voor ${coal(price)}`),
    speedShort: (speed, price) => `Snelheid ${speed}, ${coalShort(price)}`,
    afterLogs: (speed) => `${speed} na het drijfhout`,
    grows: 'de rivier groeit',
    growsFirst: 'eerst groeit de rivier',
    onward: (price) => (price === 0 ? 'Geen kolen meer' : `Nog ${coal(price)}`),
    pushes: (ship) => `drukt ${ship} weg`,
    gains: {
      lands: 'legt aan',
      boards: 'neemt een passagier op',
      refuels: 'laadt kolen bij',
      'too-fast-to-land': 'te snel om aan te leggen',
      'too-fast-to-board': 'te snel voor de passagier',
      'too-fast-to-refuel': 'te snel voor de kolen',
    },
    doomed: 'vanhier geen weg verder: volgende beurt valt ze uit',
    stepsOf: (used, all, count) => `${used} van ${steps(all)}, ${turns(count)}`,
    hint: 'Kies een verlicht veld, of stuur met de toetsen.',
  },

  order: {
    thisRound: 'Deze ronde',
    next: 'Verwacht hierna',
    nextShort: 'hierna',
    moved: 'geweest',
    now: 'nu',
    say: (round, ships) => `Volgorde van ronde ${round}: ${ships}`,
    sayNext: (ships) => `Verwacht voor de volgende ronde: ${ships}`,
    sayMoved: (ship) => `${ship} is geweest`,
    sayNow: (ship) => `${ship} is nu aan de beurt`,
  },

  steamers: {
    title: 'Stoomboten',
    steered: (player) => `deze ronde bestuurd door ${player}`,
    thinking: 'denkt na',
    landed: (place) => `Aangekomen als nummer ${place}`,
    out: 'Uit de race',
    speed: (speed) => `Snelheid ${speed}`,
    coal: (amount) => `Kolen ${amount}`,
    aboard: (count, all) => `${count} van ${all} passagiers aan boord`,
  },

  wheels: {
    speed: 'Snelheid',
    coal: 'Kolen',
    nowSpeed: (speed) => `Snelheid ${speed}`,
    plannedSpeed: (speed, planned) => `Snelheid ${speed}, gepland ${planned}`,
    choose: (speed) => `Snelheid ${speed}`,
    nowCoal: (amount) => `Kolen ${amount}`,
    plannedCoal: (amount, left) => `Kolen ${amount}, ${left} na het plan`,
    unlimited: 'Onbeperkt kolen',
  },

  dock: {
    name: 'Stuurwiel',
    yourTurn: (ship) => `Jouw beurt, ${ship}`,
    turnOf: (player, ship) => `${player}, ${ship} is van jou`,
    yourRose: 'Je stuurt de Black Rose',
    rows: { speed: 'Snelheid', steps: 'Stappen', turns: 'Draaien', aboard: 'Aan\u00A0boord' },
    change: (from, to) => (from === to ? String(to) : `${from} → ${to}`),
    of: (used, all) => `${used} van ${all}`,
    free: 'gratis',
    coal: (amount) => coalShort(amount),
    logsTake2: 'drijfhout kost 2',
    left: (count) => `nog ${count}`,
    keys: {
      slower: 'Trager',
      faster: 'Sneller',
      port: 'Bakboord',
      ahead: 'Vooruit',
      starboard: 'Stuurboord',
      astern: 'Achteruit',
      undo: 'Terug',
      redo: 'Opnieuw',
      board: 'Passagier opnemen',
      refuel: 'Kolen bijladen',
      exchange: 'Kolen ruilen',
      decline: 'Niets nemen',
      sail: 'Varen',
      dock: 'Meenemen, einde beurt',
      end: 'Einde beurt',
    },
    takeAndEnd: { board: 'Passagier opnemen, einde beurt', refuel: 'Bijladen, einde beurt' },
    offered: (ship) => `${ship} is naar een steiger gedrukt. Wat neemt ze?`,
    push: (ship) => `Kies waar ${ship} heen gaat`,
    pushHelp: 'Gemarkeerde velden zijn vrij. Een gearceerd veld zegt je waarom het niet kan.',
    align: (ship) => `Waarheen wijst de boeg van ${ship}?`,
    alignHelp: 'Kies een pijl op de rivier, of een toets hier.',
    place: (ship) => `${ship} ligt aan de start. Waarheen wijst de boeg?`,
    stuck: 'Geen uitweg',
    stuckHelp: 'Ze heeft geen kolen en geen ruimte voor welke zet ook. Haar beurt kan alleen worden beëindigd.',
    enter: 'Enter',
    whyNot: 'Waarom niet?',
  },

  waiting: {
    speed: 'stelt de snelheid in',
    sailing: 'is aan het varen',
    pushing: 'kiest waar de weggedrukte boot heen gaat',
    aligning: 'richt de weggedrukte boot',
    offered: 'kiest wat er aan de steiger aan boord komt',
    placing: 'kiest een vaarrichting aan de start',
    stuck: 'kan geen kant op',
    laying: 'De rivier groeit',
    layingHelp: 'Een rivierdeel komt uit de mist.',
    closed: 'is geweest',
  },

  over: {
    wins: (player) => `${player} wint`,
    youWin: 'Je wint de race',
    nobody: 'Niemand wint',
    place: (place) => `${place}e`,
  },
} as const satisfies Translated<typeof english>;
