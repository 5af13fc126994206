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
} as const;
