const coal = (count: number): string => (count === 0 ? 'no coal' : `${count} coal`);

/** What the planner says: to those who listen. */
export const planner = {
  board: 'The river',
  boardHelp:
    'Full stop and comma go through the spaces your ship can reach, Enter plans a way and sails it. Press W to ask about any space.',
  /** The space that keys look at. */
  space: (place: string, price: number) => `${place}, ${coal(price)}`,
  spaceWithPush: (place: string, price: number, ship: string) => `${place}, ${coal(price)}, pushes ${ship}`,
  planned: (place: string, price: number, used: number, all: number) => `${place}, ${coal(price)}, ${used} of ${all} steps.`,
  howToSail: 'Choose it again to sail.',
  dropped: 'The plan is dropped.',
  lostGoal: (place: string) => `${place} is out of reach now. Choose another way.`,
  riverGrew: 'The river goes on before you. Choose again where to sail.',
  wish: (speed: number, price: number) => `Speed ${speed}, ${coal(price)}.`,
  anySpeed: 'Any speed.',
  undoSpeed: 'Take back your steps to change the speed.',
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to do again.',
  doomNotice: 'Without coal enough to go on, this ship is out in its next turn. No other way was left.',
  asking: (place: string) => `Ask about any space with the arrow keys. ${place}`,
  askingOver: 'Back to the ship.',
  canEnd: (place: string, price: number) => `${place}: your ship can end there, ${coal(price)}.`,
  cannotEnd: (place: string, reason: string) => `${place}: ${reason}`,
  way: (text: string, number: number, all: number) => `${text}, ${number} of ${all}`,
  barredWay: (text: string, reason: string) => `${text}: not possible. ${reason}`,
} as const;
