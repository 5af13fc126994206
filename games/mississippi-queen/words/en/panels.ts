export const coal = (amount: number): string => `${amount} coal`;
const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);
const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`);

/** Everything that the pieces on the river and the panels beside it say. Given names of ships are no words. */
export const panels = {
  rose: 'Black Rose',
  you: 'You',
  round: (round: number) => `Round ${round}`,
  tilesTitle: 'Tiles to come',

  board: {
    space: (place: string, price: number) => `${place}, ${coal(price)}`,
    push: (place: string, ship: string, price: number) => `${place}, push ${ship}, ${coal(price)}`,
    ship: (ship: string, place: string, speed: number, bunker: string) => `${ship}, ${place}, speed ${speed}, coal ${bunker}`,
    unlimited: 'unlimited',
    pushTo: (ship: string, place: string) => `Push ${ship} to ${place}`,
    pushBarred: (ship: string, way: string) => `${ship} cannot go ${way}`,
    pointTo: (ship: string, way: string) => `Point ${ship} ${way}`,
    ways: ['up', 'up to the right', 'down to the right', 'down', 'down to the left', 'up to the left'],
  },

  plan: {
    speed: (speed: number, price: number) => (price === 0 ? `Speed ${speed}, no coal` : `Speed ${speed} for ${coal(price)}`),
    speedShort: (speed: number, price: number) => `Speed ${speed}, ${coal(price)}`,
    afterLogs: (speed: number) => `${speed} after the logs`,
    grows: 'the river grows',
    growsFirst: 'the river grows first',
    onward: (price: number) => (price === 0 ? 'No more coal' : `${coal(price)} more`),
    pushes: (ship: string) => `pushes ${ship}`,
    gains: {
      lands: 'lands',
      boards: 'boards a passenger',
      refuels: 'fills up with coal',
      'too-fast-to-land': 'too fast to land',
      'too-fast-to-board': 'too fast to board',
      'too-fast-to-refuel': 'too fast for coal',
    },
    doomed: 'no way on from here: next turn she is out',
    stepsOf: (used: number, all: number, count: number) => `${used} of ${steps(all)}, ${turns(count)}`,
    hint: 'Choose a lit space, or steer with the keys.',
  },

  order: {
    thisRound: 'This round',
    next: 'Expected next',
    nextShort: 'next',
    moved: 'moved',
    now: 'now',
    say: (round: number, ships: string) => `Order of round ${round}: ${ships}`,
    sayNext: (ships: string) => `Expected next round: ${ships}`,
    sayMoved: (ship: string) => `${ship} has moved`,
    sayNow: (ship: string) => `${ship} to move now`,
  },

  steamers: {
    title: 'Steamers',
    steered: (player: string) => `steered by ${player} this round`,
    thinking: 'thinking',
    landed: (place: number) => `Landed as number ${place}`,
    out: 'Out of the race',
    speed: (speed: number) => `Speed ${speed}`,
    coal: (amount: string) => `Coal ${amount}`,
    aboard: (count: number, all: number) => `${count} of ${all} passengers aboard`,
  },

  wheels: {
    speed: 'Speed',
    coal: 'Coal',
    nowSpeed: (speed: number) => `Speed ${speed}`,
    plannedSpeed: (speed: number, planned: number) => `Speed ${speed}, planned ${planned}`,
    choose: (speed: number) => `Speed ${speed}`,
    nowCoal: (amount: number) => `Coal ${amount}`,
    plannedCoal: (amount: number, left: number) => `Coal ${amount}, ${left} after the plan`,
    unlimited: 'Coal without limit',
  },

  dock: {
    name: 'Helm',
    yourTurn: (ship: string) => `Your turn, ${ship}`,
    turnOf: (player: string, ship: string) => `${player}, ${ship} is yours`,
    yourRose: 'You steer the Black Rose',
    rows: { speed: 'Speed', steps: 'Steps', turns: 'Turns', aboard: 'Aboard' },
    change: (from: number, to: number) => (from === to ? String(to) : `${from} → ${to}`),
    of: (used: number, all: number) => `${used} of ${all}`,
    free: 'free',
    coal: (amount: number) => coal(amount),
    logsTake2: 'logs take 2',
    left: (count: number) => `${count} left`,
    keys: {
      slower: 'Slower',
      faster: 'Faster',
      port: 'Port',
      ahead: 'Ahead',
      starboard: 'Starboard',
      astern: 'Back off',
      undo: 'Undo',
      redo: 'Redo',
      board: 'Take a passenger',
      refuel: 'Fill up with coal',
      exchange: 'Exchange coal',
      decline: 'Take nothing',
      sail: 'Sail',
      dock: 'Take it and end the turn',
      end: 'End turn',
    },
    takeAndEnd: { board: 'Take the passenger and end the turn', refuel: 'Fill up and end the turn' },
    offered: (ship: string) => `${ship} was pushed to a jetty. What does she take?`,
    push: (ship: string) => `Choose where ${ship} goes`,
    pushHelp: 'Marked spaces are open. A hatched one tells you why it is not.',
    align: (ship: string) => `Which way does ${ship} point?`,
    alignHelp: 'Choose an arrow on the river, or a key here.',
    place: (ship: string) => `${ship} is at the start. Which way does she point?`,
    stuck: 'No way to go',
    stuckHelp: 'She has neither coal nor room for any move. Her turn can only be ended.',
    enter: 'Enter',
    whyNot: 'Why not?',
  },

  waiting: {
    speed: 'sets the speed',
    sailing: 'is under way',
    pushing: 'chooses where the pushed ship goes',
    aligning: 'turns the pushed ship',
    offered: 'chooses what to take at the jetty',
    placing: 'chooses a heading at the start',
    stuck: 'has no way to go',
    laying: 'The river grows',
    layingHelp: 'A tile comes out of the fog.',
    closed: 'has moved',
  },

  over: {
    wins: (player: string) => `${player} wins`,
    youWin: 'You win the race',
    nobody: 'Nobody wins',
    place: (place: number) => `${place}.`,
  },
} as const;

export type PanelPhrases = Translated<typeof panels>;
import type { Translated } from '@showboat/engine';
