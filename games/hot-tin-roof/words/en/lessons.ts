/** The lessons in words. Steps and failures by their ids; see the lessons beside. */
export const lessons = {
  chapters: {
    'hot-tin-roof': 'Hot Tin Roof',
    deluxe: 'Deluxe Catwalks',
  },
  lessons: {
    'first-dive': {
      title: 'The first dive',
      summary: 'The ante, a dumpster, and a pair of cats.',
      steps: {
        welcome:
          'Good evening! You are Ginger, and up here sardine cans are money while you play and points in the end. Every turn begins with the ante: one can on each of the five dumpsters. Meowing does not help.',
        tiles:
          'Then you dive into one dumpster and keep every can in it, your own included. Three of them have a home tile with two roofs: dive there, and one of your pairs moves in, a cat on each roof.',
        dive: {
          text: 'A pair that is out wants to meet, so near is good. Choose a home dumpster to see how far apart its roofs are, and “Dive” into the one where it is least.',
          done: 'Five cans paid, five taken, one pair out. The used tile is gone, and a new one is turned up.',
        },
        end: {
          text: 'Your cats can see each other’s chimneys, but every pipe between two roofs is broken: without a catwalk no cat crosses, at any price. There is nothing to move yet, so end your turn.',
          done: 'Ante, dive, move: that is a whole turn.',
        },
        fullest: {
          text: 'As soon as Cream and Midnight have dived, it is your turn again. Their antes have filled what they left alone. You always pay five, so dive into the fullest dumpster.',
          done: 'Five paid, eight taken: three cans richer.',
        },
      },
      failures: {
        far: 'Those two would need a very long night. Old Chimney House and Mandolin House are only three roofs apart.',
        'no-tile': 'That dumpster has no home tile: it is for building. Choose one of the three that show two roofs.',
        lean: 'There was more to be had: the catwalk dumpster held seven cans, and your ante made it eight.',
      },
      finished: 'You can ante and dive. What the catwalk dumpster is good for, the next lesson shows.',
    },
    catwalks: {
      title: 'A plank in the right place',
      summary: 'Lay a catwalk, and a pair can meet.',
      steps: {
        pipes:
          'Your sitting cats are on Old Chimney House and Mandolin House, with three gaps between them. Two of these have a catwalk of yours already, one is still open.',
        dive: {
          text: 'Catwalks come from the catwalk dumpster. Dive into it.',
          done: 'Five cans, and a plank to lay.',
        },
        lay: {
          text: 'You may lay one of your catwalks on any gap that has none, anywhere in the quarter. Lay it so that your two cats are joined.',
          done: 'The way is whole: three planks, all yours, and free for your cats.',
        },
        meet: {
          text: 'Now move. Choose one of the two cats, then a lit roof, and “Run”: any distance is one move. Let them meet on one roof.',
          done: 'They meet! One fish from the market, and both cats are back in your hand, ready for another tile.',
        },
        stay: 'A gap has room for one catwalk, and it stays for the rest of the game. Everybody may cross it, but others pay you one can each time. You have three catwalks left.',
      },
      failures: {
        'other-dumpster': 'That was another dumpster. Dive into the one with the catwalks.',
        'nothing-laid': 'You may take the cans and build nothing, but your cats would never forgive you. Lay the catwalk.',
        'not-joined': 'A fine plank, but it does not join your cats. The open gap is between Thimble Corner and Teapot Terrace.',
        apart: 'The turn is over, and the pair is still apart. Let one cat run all the way to the other.',
      },
      finished: 'A fish counts ten points in the end, more than most dumpsters ever hold. So join your pairs!',
    },
    tribute: {
      title: 'Whom to pay',
      summary: 'Catwalks and shelters of others cost cans.',
      steps: {
        prices:
          'Crossing another player’s catwalk costs one can, entering a patio with their shelter two, even in passing. The owner gets it at once. Leaving a shelter is free, and so is all that is yours.',
        leave: {
          text: 'You have dived already. Your lying cats are on Weathercock Hall and in Midnight’s shelter on Laundry Lane. Look at the prices for both cats, and bring them together for a single can.',
          done: 'Out of the shelter for nothing, one can for Cream’s catwalk, one fish for you.',
        },
        payee: {
          text: 'Your sitting cats can meet in two ways: one pays Cream a can, the other pays Midnight. Cream has four fish, Midnight only one. Choose the partner’s roof, then “Other way” until Midnight gets the can, and “Run”.',
          done: 'Another fish, and not a single sardine for the leader.',
        },
        limits:
          'What you cannot pay in full, you cannot walk: there is no credit on the roofs, and fish are no change. Ways that would only pay somebody more than needed are not even offered.',
      },
      failures: {
        'other-pair': 'That was a sitting cat. The lying ones go first.',
        dear: 'That cost more than one can. Entering the shelter costs two, leaving it nothing: let the cat on Laundry Lane do the running.',
        apart: 'The turn is over, and the pair is still apart. One cat has to end on the roof of its partner.',
        'paid-cream': 'That can went to Cream, who leads. The same run can pay Midnight instead: press “Other way”.',
      },
      finished: 'You know the prices, and that it matters who gets the cans.',
    },
    shelters: {
      title: 'Rent for a patio',
      summary: 'A shelter where others have to pass.',
      steps: {
        rent: 'You have three shelters. Each may go on any patio that has none, and others pay you two cans for every cat that enters, every time. So put them where the traffic is.',
        dive: {
          text: 'Shelters come from the shelter dumpster. Dive into it.',
          done: 'Five cans, and a shelter to put up.',
        },
        where: {
          text: 'Cream’s sitting cats and Midnight’s lying ones are about to meet. Find a roof that both pairs have to enter, wherever they meet, and put up your shelter there.',
          done: 'Nobody gets by without paying the landlord.',
        },
        wait: {
          text: 'No cat of yours is out, so end your turn, and watch.',
          done: 'Two cans from Cream, two from Midnight, and you did not lift a paw.',
        },
        free: 'Only entering costs: a cat that is placed in a shelter, stays there or leaves it pays nothing. One shelter fits on a patio, and like catwalks it stays for good.',
      },
      failures: {
        'other-dumpster': 'That was another dumpster. Dive into the one with the shelters.',
        'nothing-built': 'You may build nothing, but then nobody pays you either. Put up the shelter.',
        unvisited:
          'Both pairs can meet without entering it. Thimble Corner and Teapot Terrace are on everybody’s way: take one of these.',
      },
      finished: 'A good shelter earns while you sleep, and cats sleep a lot.',
    },
    'next-ante': {
      title: 'Five cans for tomorrow',
      summary: 'What happens to the poor, and how not to be.',
      steps: {
        poor: {
          text: 'Your sitting cats could meet for four cans, and four are what you have. Alas, the ante comes first: whoever owns fewer than five takes two cans from the supply, and the turn is over. “Take” them.',
          done: 'Six cans now, but no dive, no run: a turn is gone.',
        },
        evening:
          'Another night: you have dived, you own seven cans, and the gap before Mandolin House is still open. So there is no fish today. If a run would leave you fewer than five cans, a warning says so.',
        keep: {
          text: 'The cat on Old Chimney House may run ahead, even to Teapot Terrace for four cans, or stay where it is. Keep at least five cans for the next ante, then end your turn.',
          done: 'Patience suits a cat: the ante is safe.',
        },
        bridge: {
          text: 'When it is your turn again, dive into the catwalk dumpster and bridge the gap between Teapot Terrace and Mandolin House.',
          done: 'Seven cans from the dumpster, and the way is whole.',
        },
        meet: {
          text: 'Today the run is worth its price. Let the pair meet, and count before you pay.',
          done: 'Four cans for a fish, and five are left for the next ante.',
        },
      },
      failures: {
        spent: 'That leaves you fewer than five cans: at your next turn you would only take two. Spend less this time.',
        'other-dumpster': 'Without a catwalk there will be no fish. Dive into the catwalk dumpster.',
        'nothing-laid': 'The gap is still open. Lay your catwalk there.',
        'not-joined': 'A catwalk there does not join your cats: the gap before Mandolin House is still open. Lay it there.',
        apart: 'The turn is over, and the pair is still apart. You had the cans: let them meet.',
      },
      finished: 'Count to five before you run. Only the last run of the game is an exception.',
    },
    'last-fish': {
      title: 'Top cat',
      summary: 'The last fish, and what counts then.',
      steps: {
        market:
          'One fish is left in the market. When it goes, the game ends at once. Each can counts one point, each fish ten, and each cat still out on the roofs costs its owner two.',
        dive: {
          text: 'Your sitting cats will meet today. First, the dive for most points: a home dumpster would put two more cats out. Your catwalks are all laid, so there you take the cans and go on.',
          done: 'Six cans, and no more cats on the roofs.',
        },
        meet: {
          text: 'The last fish costs three cans to Cream or four to Midnight. Cream has four fish, nine cans and two cats out; you will have four fish. Work it out, and pay the right one with “Other way”.',
          done: 'The last fish is yours, and the game is over.',
        },
        count:
          'You have 46 points, Cream 45, Midnight 40. The dearer way was the better one: with three cans for Cream you would have lost by 47 to 48.',
      },
      failures: {
        'cats-out': 'Cans, yes, but the two cats that come along stay out and cost you four points. Find a dive without cats.',
        fewer: 'Five cans there. The catwalk dumpster gives six.',
        'paid-cream':
          'A can for Cream counts twice: you lose it and Cream gains it. That makes Cream top cat. Pay Midnight this time.',
        'paid-twice': 'Both cats entered Midnight’s shelter, and Cream wins by a whisker. Let only one cat pass there.',
        apart: 'No meeting, no fish, and Cream rubs its paws. Let your sitting cats meet.',
      },
      finished: 'You can play Hot Tin Roof. May you always land on your feet!',
    },
    deluxe: {
      title: 'The deluxe catwalk',
      summary: 'A seventh plank that costs the others two cans.',
      steps: {
        seventh:
          'Now everybody has a seventh catwalk, a deluxe one: others pay two cans to cross it. But none may be laid until every player has won a fish. Cream and Midnight have; only you are still hungry.',
        first: {
          text: 'You have dived already. Let your sitting cats meet, and the deluxe catwalks are open to all.',
          done: 'Now everybody has a fish, and fish are never lost.',
        },
        again: {
          text: 'Like any catwalk, the deluxe one is laid after a dive into the catwalk dumpster. So end your turn, and dive there as soon as the others have played.',
          done: 'Seven cans. And now the good timber.',
        },
        lay: {
          text: 'Cream’s sitting cats lack only the marked gap. Choose it, then “Other catwalk” for the deluxe catwalk, and lay it.',
          done: 'It is laid instead of a regular one, which stays in your hand.',
        },
        toll: {
          text: 'End your turn. Cream can hardly wait.',
          done: 'Two cans from Cream for a single crossing.',
        },
        own: 'Your own cats cross it free. Otherwise it is a catwalk like any other: one on each gap, and it stays. You need not lay yours, but in your hand it is worth nothing.',
      },
      failures: {
        apart: 'The turn is over, and you still have no fish. Let the sitting pair meet: it costs one can.',
        'other-dumpster': 'That was another dumpster. All catwalks, deluxe ones too, come with the catwalk dumpster.',
        regular: 'That was a regular one, and Cream would pay a single can. “Other catwalk” changes it to the deluxe one.',
        elsewhere: 'Nobody is in a hurry to cross there. Cream needs the gap between Thimble Corner and Teapot Terrace.',
        'nothing-laid': 'You kept your catwalks. You may, but Cream is waiting with cans: lay the deluxe one.',
      },
      finished: 'You know Deluxe Catwalks. Lay yours where the others cannot resist.',
    },
  },
} as const;
