/** What the planner says to screen readers, and on the help page. */
export const planner = {
  board: 'The cities',
  boardHelp:
    'Choose a card with its number, a tower with the left and right arrow keys, and press Enter to build. Arrow keys also go through floors to move, cards to take and roads for a messenger.',
  dropped: 'The plan is dropped.',
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to do again.',
  noCard: (city: string) => `You hold no card of ${city}.`,
  begun: (city: string) => `First floor in ${city}. Choose where the second goes.`,
  keys: {
    cards: 'Choose a card in your hand',
    plans: 'Go through the possible places',
    hand: 'Go through your cards',
    enter: 'Build, move, take or place as planned',
    other: 'The other tower, or the next place',
    decline: 'Move nothing, place no messenger',
    undo: 'Take back',
    redo: 'Do again',
    escape: 'Drop the plan',
    chart: 'Move the map',
    zoom: 'Nearer, further away',
    whole: 'The whole map',
    centre: 'Back to the whole map',
  },
} as const;
