import { coal } from './panels';

/** What a table shows only now and then. */
export const later = {
  exchange: {
    title: 'Exchange coal',
    with: 'With',
    amount: 'How much?',
    give: (amount: number, ship: string) => `Give ${coal(amount)} to ${ship}`,
    take: (amount: number, ship: string) => `Take ${coal(amount)} from ${ship}`,
    none: 'Nothing changes hands',
    less: 'Less to give',
    more: 'More to give',
    bunker: (ship: string, before: string, after: string) => `${ship}: coal ${before}, then ${after}`,
    cancel: 'Cancel',
  },

  warning: {
    title: 'This ends your race',
    text: (ship: string, place: string) =>
      `From ${place} there is no way on: whatever tile comes, ${ship} is out at her next turn (MQ-ELIM-1). Only a push by another ship could save her.`,
    back: 'Back',
    anyway: 'Sail anyway',
  },

  leaving: {
    title: { board: 'Leave the passenger behind?', refuel: 'Leave the coal behind?' },
    text: {
      board: (ship: string) => `A passenger waits at this jetty, and ${ship} has room aboard.`,
      refuel: (ship: string) => `${ship} lies at the coal jetty and could fill up.`,
    },
    anyway: 'End the turn without',
  },

  /** The tiles that nobody has seen on the river yet: everybody may look through them. */
  tiles: {
    note: (coming: number, left: number) =>
      coming === left ? `${left} tiles in any order` : `${coming} of these ${left} tiles will come, in any order`,
    none: 'Every tile lies on the river.',
    passengers: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
    islands: 'islands only',
    coal: 'coal',
    logs: 'logs',
    sandBars: 'sand bars',
  },

  /** What the keys do, for the help page. */
  keys: {
    steer: 'Turn to port, ahead, turn to starboard',
    astern: 'Back off a sand bar',
    speed: 'Slower, faster',
    speeds: 'Set that speed, or choose that way',
    enter: 'Plan the space, sail the plan, end the turn',
    lit: 'Next and previous space in reach',
    why: 'Ask why not: the arrow keys go over all spaces',
    undo: 'Take back',
    redo: 'Do again',
    board: 'Take a passenger',
    refuel: 'Take coal',
    exchange: 'Exchange coal',
    decline: 'Take nothing',
    end: 'End the turn',
    escape: 'Drop the plan',
    chart: 'Move the chart',
    zoom: 'Nearer, further away',
    whole: 'The whole river',
    centre: 'Back to the ship',
  },

  /** All ships on one line, and those outside of the picture. */
  bar: {
    title: 'The race',
    ship: (name: string, place: string, aboard: number | undefined, bunker: string) =>
      `${name}: ${place}, ${aboard === undefined ? '' : `${aboard === 1 ? '1 passenger' : `${aboard} passengers`}, `}${bunker} coal`,
    landed: (name: string, place: number) => `${name} has landed: place ${place}`,
    canLand: (name: string) => `${name} can land next turn`,
    away: (name: string, spaces: number) =>
      spaces === 0 ? `Show ${name}` : `Show ${name}, ${spaces === 1 ? '1 space' : `${spaces} spaces`} away`,
  },
} as const;
