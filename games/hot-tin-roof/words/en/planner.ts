/** What the planner says to screen readers, and on the help page. */
export const planner = {
  board: 'The quarter',
  boardHelp:
    'Choose a dumpster with its number. The left and right arrow keys go through what is possible, up and down through your cats. Enter does what is planned, E ends the turn.',
  dropped: 'The plan is dropped.',
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to do again.',
  keys: {
    dumpsters: 'Choose a dumpster',
    plans: 'Go through the possible places',
    cats: 'Go through your cats',
    cat: 'The next cat',
    enter: 'Do what is planned, or end the turn',
    other: 'The same otherwise: another pair, catwalk or payment',
    decline: 'Build nothing',
    end: 'End the turn',
    undo: 'Take back',
    redo: 'Do again',
    escape: 'Drop the plan',
    chart: 'Move the map',
    zoom: 'Nearer, further away',
    whole: 'The whole quarter',
    centre: 'Back to the whole quarter',
  },
} as const;
