/** What makes a table lively: what bots say now and then, and what their styles are. */
export const life = {
  remarks: {
    fish: ['Worth every can.', 'Fish tastes best in company.'],
    dive: ['Dinner is where you find it.', 'Lid up, nose first.'],
    poor: ['Not a can to my name.', 'Even a proud cat begs now and then.'],
    toll: ['Passing through? Kindly leave a can.', 'Do come again, and bring cans.'],
    shelter: ['My cushion, my rules.', 'Finally, a place to be unimpressed.'],
    lay: ['A plank is a promise.', 'Mind the middle. It creaks.'],
  },
  /** Said once, one in each of the first turns that somebody ever plays here. */
  marks: [
    'First a dumpster: you pay a can to each, take all the cans of one, and do what it says.',
    'Then move your cats. Your own pieces are free to walk on; those of others cost cans.',
    'Bring a pair together on one roof: that wins a fish, and fish decide the game.',
  ],
  legend: {
    can: 'A can: walking over what others have built costs some.',
    fish: 'A fish: yours when your pair meets.',
    catwalk: 'A catwalk over a gap; others pay its owner.',
    deluxe: 'A deluxe catwalk; others pay its owner more.',
    shelter: 'A shelter on a roof; others pay to come in.',
  },
  styles: {
    steady: 'plays what it thinks best',
    bold: 'likes to bring out pairs and to run',
    thrifty: 'likes to keep its cans',
    pushy: 'likes to build where others walk',
  },
} as const;
