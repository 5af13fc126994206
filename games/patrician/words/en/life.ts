/** What makes a table lively: what bots say now and then, and what their styles are. */
export const life = {
  remarks: {
    won: ['A tower worthy of my family.', 'They will see it from Siena.'],
    lost: ['Taller is not nobler.', 'I was saving my stones for a better city.'],
    move: ['What goes up may go across.', 'A little tidying, nothing more.'],
    build: ['One stone upon the other.', 'Mortar, please. And quietly.'],
    take: ['A face I was looking for.', 'My gallery grows.'],
    messenger: ['Ride, and do not stop for wine.', 'News travels faster than stone.'],
  },
  /** Said once, one in each of the first turns that somebody ever plays here. */
  marks: [
    'A card builds a floor in its city: choose the card, then the left or the right tower.',
    'Then you take the card that lies at that city. Three portraits of one person count at the end.',
    'When a city is full, most floors in a tower win its token: the taller tower has the greater one.',
  ],
  legend: {
    crest: 'A coat of arms: build in this city. Two of them: two floors there.',
    portrait: 'A portrait: three of a kind score at the end.',
    any: 'Take any card that lies open, not only the one where you built.',
    move: 'Move the top floor of a tower to the other one of its city.',
    coin: 'A prestige token: it goes to whoever has the most floors in that tower.',
    messenger: 'A messenger between two cities.',
  },
  styles: {
    steady: 'plays what it thinks best',
    bold: 'likes the great cities',
    thrifty: 'likes to collect portraits',
    pushy: 'likes to build on others and move their floors',
  },
} as const;
