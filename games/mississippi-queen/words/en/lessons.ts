/** The lessons in words. Steps and failures by their ids; see the lessons beside. */
export const lessons = {
  chapters: {
    school: 'The driving school',
    passengers: 'The passenger game',
    'black-rose': 'The Black Rose',
  },
  lessons: {
    'first-steam': {
      title: 'First steam',
      summary: 'Speed, steps, and what coal is for.',
      steps: {
        welcome:
          'Welcome aboard the Aurora! Each turn has two parts: you set the speed, then you sail exactly that many spaces. Lit spaces are those where this turn can end; the disc on each is its price in coal, 0 is free.',
        speed: {
          text: 'Set the red wheel to 2 and steam one space ahead. One step faster or slower is free, every turn.',
          done: 'Speed 2, and not a lump of coal burned.',
        },
        sail: {
          text: 'Both steps must be used. Sail on, with the keys or by choosing a lit space, then end your turn.',
          done: 'The red wheel says how far you sail. Never less, never more.',
        },
        faster: {
          text: 'More steam! Set the wheel from 2 straight to 4 and go ahead. The first step up is free, the second costs one lump of coal.',
          done: 'Speed 4 for 1 coal. You have six lumps for the whole river.',
        },
        'all-steps': {
          text: 'Four steps, all of them, then end your turn. Mind the island ahead: a ship never sails onto land.',
          done: 'Fast ships need room. Keep an eye on what comes next.',
        },
        brake: {
          text: 'Braking works the same way. Slow down from 4 to 2 and sail on: one step free, one for coal.',
          done: 'Braking late costs coal, braking early is free.',
        },
      },
      failures: {
        'not-two': 'That was not 2. From 1, only 2 is free: anything faster burns coal.',
        'not-four': 'Set the wheel to 4 this time, so that you see what coal does.',
        'not-braked': 'Slow down to 2 this time. It costs one lump, because you brake by two.',
      },
      finished: 'You know the two wheels: red for speed, black for coal.',
    },
    steering: {
      title: 'Steering',
      summary: 'One turn is free. Coal buys more, while it lasts.',
      steps: {
        bow: 'A steamer only goes where its bow points. Once a turn you may swing it by one side of a space for free.',
        'free-turn': {
          text: 'An island lies ahead. Sail past it to the marked space, with your one free turn.',
          done: 'One free turn each turn. It may come before, between or after your steps.',
        },
        'round-the-island': {
          text: 'Now round the island to the marked space behind it. That takes two turns, and the second costs 1 coal.',
          done: 'Every further turn costs one lump.',
        },
        'empty-bunker': {
          text: 'Another day: the bunker is empty, the speed is 4, and the river bends to port. Choose a space from which you can still get round next turn.',
          done: 'Well sailed. No coal is no disaster, as long as you need none.',
        },
      },
      failures: {
        paid: 'That burned coal. One turn is enough: go ahead first, then turn to port.',
        elsewhere: 'Not the marked space. Click it: the way there is planned for you.',
        'out-of-coal':
          'The Aurora cannot make the bend without coal, so she is out of the race. Slow down, or turn to port in time.',
      },
      finished: 'You steer with care, and you know how races are lost: no coal before a bend.',
    },
    pushing: {
      title: 'Pushing',
      summary: 'Somebody in the way? Shove.',
      steps: {
        'in-the-way':
          'The Belle lies in your way. You may push her: one step to enter her space, one more to shove her out. It costs no coal.',
        push: {
          text: 'Push the Belle. You choose where she goes.',
          done: 'A push costs one step more, and you stand where she was.',
        },
        back: {
          text: 'Pushed ahead, she has won a space. Push her back beside your way, to one of the marked spaces.',
          done: 'Backwards and sideways hurt most. On free water only the spaces you crossed in this turn are barred, the one you set out from, too.',
        },
        pushed: {
          text: 'Now it is her turn to push you. Whoever is pushed may point the bow anywhere, free of charge: point it downstream.',
          done: 'A push can even help: a free turn to any side.',
        },
      },
      failures: {
        'not-pushed': 'You sailed round her. With speed 3 you reach her and have a step left for the push.',
        ahead: 'You gave her a free ride. Push her back to one of the marked spaces.',
        'bad-heading': 'From there the bow points at land or at the bank. Point it downstream.',
      },
      finished: 'You push, and you know what to do when you are pushed.',
    },
    'growing-river': {
      title: 'The growing river',
      summary: 'Nobody knows what lies in the fog.',
      steps: {
        fog: 'The chart ends here. The first ship to come onto the foremost tile finds out how the river goes on.',
        foremost: {
          text: 'Be that ship: reach the new tile this turn, with speed 2.',
          done: 'You finish your move first, then the die and the stack decide.',
        },
        bend: 'The river bends to port. It might have gone straight on or to starboard: each happens as often.',
        'unknown-water': {
          text: 'Again you lead, now with speed 3 and an empty bunker. Sail onto the new tile so that any bend can be taken.',
          done: 'Slow into the unknown, fast where you can see.',
        },
      },
      failures: {
        'too-short': 'You are not on the new tile yet. Sail straight ahead and on to it.',
        'too-fast': 'The bend came too fast, and without coal you cannot turn twice. Slow down to 2 before the fog.',
      },
      finished: 'You lead the fleet into unknown water and come out again.',
    },
    landing: {
      title: 'Landing',
      summary: 'The pier: who is first, wins.',
      steps: {
        pier: 'There is the pier! In the driving school, whoever reaches one of its three spaces first wins, at any speed.',
        approach: {
          text: 'For two lumps of coal you are there at once, for nothing in two turns. Land now, or end this turn where the next can reach the pier: the Belle is close behind.',
          done: 'Good. Now comes the last turn.',
        },
        land: {
          text: 'Steam for the pier! Left-over steps are simply lost.',
          done: 'Landed!',
        },
      },
      failures: {
        out: 'Without coal for the bend the race is over. Keep a lump for the end.',
        beaten: 'The Belle was faster. Come nearer in the first turn, or faster in the second.',
        'too-late': 'The race was decided before you landed. Head for the pier without a detour.',
      },
      finished: 'You won your first race. The driving school has nothing more to teach you.',
    },
    passengers: {
      title: 'Passengers',
      summary: 'Two people want to come along.',
      steps: {
        jetty: 'In the real game you need two passengers. They wait at jetties; only the space with the dotted ring will do.',
        dock: {
          text: 'Arrive there with the red wheel at 1, and take the passenger aboard.',
          done: 'Speed 1 when you arrive: that is all the art.',
        },
        second: {
          text: 'The next one waits further down, and only one. The Belle wants it too, so plan ahead: be next to the jetty at speed 2.',
          done: 'Two aboard. From 2 to 1 is free, so nobody needs to waste coal.',
        },
        enough: 'Each island gives you one passenger, and your ship holds two. With both aboard you may go for the pier.',
      },
      failures: {
        missed: 'You are not at the jetty. The marked space is one step ahead.',
        'too-fast': 'At the jetty, but too fast: the red wheel must show 1.',
        'left-waiting': 'You stood at the jetty and left the passenger waiting. Take them aboard before you end the turn.',
        out: 'The Aurora is out of coal and out of the race. Brake earlier: that is free.',
        taken: 'The Belle was here first. You have three turns: 2 steps, 2 steps, then 1.',
        passed: 'You have sailed past the jetty. Be beside it with speed 2, then slow down to 1.',
      },
      finished: 'Both passengers are aboard. Next stop: the pier.',
    },
    'order-of-play': {
      title: 'Order of play',
      summary: 'Who is ahead moves first.',
      steps: {
        strip:
          'Up here you see who moves when. Each round, the ship furthest downstream goes first; the order is then kept for that round.',
        lead: {
          text: 'You move last now. Sail so far ahead that you will be first in the next round.',
          done: 'First in line: nobody can take the best space before you.',
        },
        level: {
          text: 'Same level means a tie, and the faster ship goes first. Draw level with the Belle on the marked space, faster than she is.',
          done: 'Level, but faster: you move first.',
        },
        coal: 'If the speed is the same too, more coal decides, and then who is further to starboard. Moving last has its good side: you see what the others do.',
      },
      failures: {
        behind: 'Somebody is still ahead of you. Use more steam, or pass between them.',
        'not-level': 'The marked space is level with the Belle. You reach it with three steps.',
      },
      finished: 'You read the order of play before it happens.',
    },
    'whole-race': {
      title: 'The whole race',
      summary: 'One more passenger, and to the pier at speed 1.',
      steps: {
        plan: 'One passenger is aboard, one waits at the jetty ahead, and behind the bend lies the pier. All you have learned in one go!',
        second: {
          text: 'Fetch the second passenger: be at the jetty with speed 1.',
          done: 'Both aboard.',
        },
        land: {
          text: 'Now land: end your move on a space of the pier with the red wheel at 1. Keep a lump of coal for braking.',
          done: 'Two passengers, speed 1, landed. A perfect race.',
        },
      },
      failures: {
        out: 'No coal for the bend: out of the race. Braking by one a turn is free.',
        passed: 'You have left the passenger behind. Without two you cannot land.',
        'too-late': 'Somebody else would have landed by now. Head for the pier without a detour.',
      },
      finished: 'You can play Mississippi Queen. The river is yours!',
    },
    'sand-bars': {
      title: 'Sand bars',
      summary: 'Aground, and off again.',
      steps: {
        shallows: 'Sand bars! A ship may sail onto one, but there its move ends at once, and its speed is 1.',
        aground: {
          text: 'Try it: run onto the marked sand bar.',
          done: 'Aground. On the sand you cannot turn, and nobody can push you.',
        },
        astern: {
          text: 'Ahead costs 1 coal, and here comes more sand. Back off astern instead: that is free, and you may point the bow anywhere.',
          done: 'The only place on the river where a steamer goes backwards.',
        },
      },
      failures: {
        missed: 'You sailed past. Go straight ahead, right onto the sand.',
        ahead: 'That cost a lump of coal. Keep the speed at 1 and go astern.',
      },
      finished: 'Sand holds you up, but it need not cost you coal.',
    },
    'floating-logs': {
      title: 'Floating logs',
      summary: 'Slow going through timber.',
      steps: {
        timber: 'Logs! Each such space takes two steps to enter, and costs you one speed at the end of the turn.',
        through: {
          text: 'Plough into the second logs space. Two spaces of logs take four steps.',
          done: 'Four steps gone, and the wheel dropped from 4 to 2.',
        },
        leave: {
          text: 'Leaving logs costs nothing extra. Sail on to one of the marked spaces.',
          done: 'Clear water again.',
        },
      },
      failures: {
        elsewhere: 'You went round them. Set speed 4 and go straight ahead.',
        'not-clear': 'Not one of the marked spaces. One step ahead, then one turn and another step.',
      },
      finished: 'You know the price of timber: two steps and one speed.',
    },
    'coal-supply': {
      title: 'Coal supply',
      summary: 'Six lumps for a short stop.',
      steps: {
        heap: 'A heap of coal with a jetty of its own, and you have one lump left. Dock there as for a passenger.',
        approach: {
          text: 'First come close: stop right before the jetty, with speed 2.',
          done: 'From 2 to 1 will be free.',
        },
        fill: {
          text: 'Now arrive with speed 1 and fill the bunker.',
          done: 'Six lumps. You may come as often as you like.',
        },
      },
      failures: {
        passed: 'Not close enough to dock next turn. Slow down to 2 and go straight ahead.',
        'not-docked': 'You must end on the jetty space with the red wheel at 1.',
        'not-filled': 'You were at the jetty and did not take any coal. Fill up before you end the turn.',
      },
      finished: 'With a full bunker you can turn and race again.',
    },
    'two-boats': {
      title: 'Two boats each',
      summary: 'A fleet of your own.',
      steps: {
        fleet: 'Two players, two boats each. The Aurora and the Fortuna are yours; each moves at its own place in the order.',
        both: {
          text: 'Move both: first the Aurora, and the Fortuna when she is called.',
          done: 'Your opponent moved in between. The order is by ship, not by player.',
        },
        shove: {
          text: 'Your own ships may push each other. Let the Fortuna push the Aurora ahead.',
          done: 'A space won, and she may point her bow anywhere. All for a step of the Fortuna.',
        },
      },
      failures: {
        'not-pushed': 'The Aurora was not pushed. With speed 3 the Fortuna reaches her and has a step for the push.',
        backwards: 'You pushed the Aurora the wrong way. Downstream, please!',
      },
      finished: 'One of your boats at the pier with two passengers is enough to win.',
    },
    'coal-exchange': {
      title: 'Coal exchange',
      summary: 'Help from ship to ship.',
      steps: {
        empty: 'The Aurora has no coal left, the Fortuna has plenty. Side by side and at the same speed they may share.',
        alongside: {
          text: 'The Aurora has speed 2. Bring the Fortuna to a space next to her, with speed 2 as well.',
          done: 'Side by side at the same speed.',
        },
        give: {
          text: 'Give the Aurora at least 2 coal before you end the turn.',
          done: 'Not at jetties, sand or logs, and once a turn.',
        },
      },
      failures: {
        'other-speed': 'Beside her, but not at her speed. Both wheels must show 2.',
        'not-beside': 'The two ships are not neighbours. Go two steps straight ahead.',
        'not-given': 'The turn is over and no coal has changed hands.',
        'too-little': 'One lump will not take her far. Give her two or more.',
      },
      finished: 'Two boats, one bunker, if you keep them together.',
    },
    'black-rose': {
      title: 'The Black Rose',
      summary: 'A ship that belongs to whoever is last.',
      steps: {
        neutral: 'The Black Rose belongs to nobody. Whoever is last in the order moves her in that round, and that is you.',
        shove: {
          text: 'She has coal without end, but may burn only one lump a move. Let her push the Belle off your way.',
          done: 'She pushes and is pushed like any ship. She takes no passengers and never lands.',
        },
        'take-coal': {
          text: 'And she gives coal: come beside her at her speed, and take 2 lumps. She gives no more than that in a round.',
          done: 'Coal from the Rose: being last has its comforts.',
        },
      },
      failures: {
        'not-pushed': 'The Rose has not pushed anybody. The Belle lies right ahead of her: speed 2 is enough.',
        'no-coal': 'End the Aurora’s move beside the Rose with speed 2, then take coal before the turn ends.',
        'too-little': 'You could have had more: take 2 lumps.',
      },
      finished: 'Beware of the Rose when you lead, and use her when you do not.',
    },
    'six-players': {
      title: 'Six players',
      summary: 'Out of the shipyard.',
      steps: {
        yard: 'With six players the Fortuna starts in the shipyard, and moves last in the first round.',
        bonus: {
          text: 'For that she gets one lump more, for her first turn only. Use it: set the speed to 3 and go ahead.',
          done: 'From 1 to 3 for the extra lump. Your own six are untouched.',
        },
        out: {
          text: 'Now sail: straight ahead, or after a turn to starboard. Do not burn any coal of your own.',
          done: 'Out of the yard, and on the heels of the others.',
        },
      },
      failures: {
        wasted: 'The extra lump is lost after this turn. Set the speed to 3.',
        'own-coal': 'That was coal of your own. One turn of the bow is free, a second is not.',
      },
      finished: 'Last out of the yard need not be last at the pier.',
    },
  },
} as const;
