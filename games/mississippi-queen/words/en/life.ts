/** What makes a table lively: what bots say now and then, and what their styles are. */
export const life = {
  remarks: {
    push: ['Make way!', 'Nothing personal. It is the current.', 'Full ahead, and mind your stern!'],
    pushed: ['Hey! Mind my paint!', 'I was going there anyway.', 'You will pay for that railing.'],
    board: ['Welcome aboard, madam.', 'Mind the gangway. We are off!', 'First class or deck?'],
    coal: ['More coal! Never mind the boiler.', 'She can take it. I think.'],
    first: ['First at the pier! Drinks are on me.', 'And that is how it is done on this river.'],
    landed: ['Moored. Not first, but in style.', 'A safe landing is a good landing.'],
    out: ['Well. I never liked this bend.', 'Every man to the boats. Politely.'],
  },
  /** Said once, one in each of the first turns that somebody ever plays here. */
  marks: [
    'A lit space is one you can reach; the bright ones are free. Click it, then click again.',
    'One step of speed and one turn of the bow are free each turn. More burns coal: the figures say how much.',
    'Stop at a jetty with speed 1 to take a passenger. Two passengers and the pier, at speed 1, win.',
  ],
  legend: {
    speed: 'The speed of a ship, 1 to 6.',
    coal: 'The coal it has left; on a lit space, what it costs to end there.',
    free: 'No coal needed to end there.',
    passenger: 'A passenger: two are needed to land.',
    berth: 'An empty berth.',
  },
  styles: {
    steady: 'plays what it thinks best',
    bold: 'likes to go fast',
    thrifty: 'likes to keep its coal',
    pushy: 'likes to push',
  },
} as const;
