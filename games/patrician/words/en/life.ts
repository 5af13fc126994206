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
  styles: {
    steady: 'plays what it thinks best',
    bold: 'likes the great cities',
    thrifty: 'likes to collect portraits',
    pushy: 'likes to build on others and move their floors',
  },
} as const;
