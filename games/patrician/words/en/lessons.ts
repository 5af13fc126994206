/** The lessons in words. Steps and failures by their ids; see the lessons beside. */
export const lessons = {
  chapters: {
    patrician: 'Patrician',
    messengers: 'The Messengers',
  },
  lessons: {
    'first-floors': {
      title: 'First floors',
      summary: 'Play a card, build, take a card.',
      steps: {
        welcome:
          'Welcome to Italy, master builder! Each city wants two towers. You hold three cards: the crest on a card says where you build, and every crest is one floor of yours. You are Black.',
        first: {
          text: 'Play your Siena card and build a floor there, on whichever site you like. Then you take the card lying at Siena.',
          done: 'Play, build, take: that is a whole turn.',
        },
        gain: 'The Lucca card that lay at Siena is yours: you always get the card of the city you build in. A new one from the pile lies there now.',
        double: {
          text: 'It shows two crests, so it builds two floors: both on one site, or one on each. Play it, and give Lucca a floor on each site.',
          done: 'Two floors with one card, and a foot in both towers.',
        },
      },
      failures: {
        'other-card': 'That was another card. Play the marked one this time.',
        'one-tower': 'Both floors stand in one tower. That is allowed, but try the other way: one on each site.',
      },
      finished: 'You can play a turn. There is no passing: every card gets played.',
    },
    towers: {
      title: 'Who rules a tower',
      summary: 'Most floors, and who sits higher.',
      steps: {
        rulers:
          'A tower belongs to whoever has the most floors in it. In Siena White rules both: two floors to none on the left, and on the right one each, but White sits higher.',
        most: {
          text: 'Play your Siena card and build so that one of its towers is yours.',
          done: 'Two floors to one: the right tower is yours.',
        },
        tie: {
          text: 'Now Bologna, where White has two floors in each tower. Build where one floor is enough: in a tie, whoever has the highest floor of those tied wins.',
          done: 'Two each, and you sit above White. Red has only one floor and does not matter.',
        },
        'two-at-once': {
          text: 'Two crests for Milano. Nobody has more than one floor in a tower there: make both towers yours with one card.',
          done: 'One floor on top of each is enough, for now. Anybody may still build above you.',
        },
      },
      failures: {
        'other-card': 'That card is for later. Play the marked one.',
        behind: 'White still has two floors to your one in the left tower. Build on the right.',
        'too-few': 'You have one floor there, White has two. In the right tower you already have one.',
        'only-one': 'Only one tower is yours that way. One floor on each wins both ties.',
      },
      finished: 'You read towers: count the floors first, then look who sits higher.',
    },
    'open-cards': {
      title: 'The open cards',
      summary: 'Build here today for tomorrow there.',
      steps: {
        shop: 'The cards at the cities lie open for all. They need not belong there: at Verona lies a double card for Bologna, where White rules both towers.',
        fetch: {
          text: 'Get that card: build in the city where it lies.',
          done: 'You built in Verona and thought of Bologna.',
        },
        use: {
          text: 'Now play it, and win one of the two towers of Bologna.',
          done: 'Two each, and you sit higher.',
        },
        deny: {
          text: 'Mind your tower in Roma: the double Roma card at Milano would put White on top. Take it away!',
          done: 'A card in your hand cannot hurt you.',
        },
      },
      failures: {
        'not-fetched': 'You take the card of the city you build in. Play your Verona card.',
        'other-card': 'Play the Bologna card that you have just fetched.',
        split: 'One floor on each is not enough: White has two in both. Put both floors on one tower.',
        'left-there': 'The Roma card still lies at Milano. Play your Milano card to get it.',
      },
      finished: 'Each card is two things: a floor here, and a way to the card lying there.',
    },
    'complete-cities': {
      title: 'Completing a city',
      summary: 'The last floor, and who gets the tokens.',
      steps: {
        tokens:
          'The number beside its name says how many floors complete a city: five in Parma. Then it is scored at once. The taller tower brings its ruler just as many points, the shorter one three fewer.',
        'empty-site': {
          text: 'Parma has four floors, all on one site. In the end both sites must be built on, so the last floor has only one place. Complete Parma.',
          done: 'White takes 5 for the tall tower, you take 2 with a single floor.',
        },
        taller: {
          text: 'Lucca lacks one floor, and both towers are equally tall. The left one is yours, the right one White’s. Make yours the taller.',
          done: 'Seven for you, four for White. These numbers are odd, so one tower is always taller.',
        },
        both: {
          text: 'Verona lacks two floors, and you have two crests. One player may win both towers: do it!',
          done: 'Five and two, both yours. You still take the card there, but no new one comes to a complete city.',
        },
      },
      failures: {
        'other-card': 'That card is for another step. Play the marked one.',
        shorter: 'Now the right tower is the taller: 7 for White, only 4 for you.',
        'only-one': 'The left tower stays White’s that way. It needs at least one floor of yours.',
      },
      finished: 'You complete cities when it suits you, and leave them to others when it does not.',
    },
    signs: {
      title: 'Two signs',
      summary: 'Any card, and a floor that moves.',
      steps: {
        'any-card':
          'Some cards show a question mark. You build as usual, but then you may take the card of any city, even of a complete one.',
        choose: {
          text: 'Play your Bologna card, and take the double Siena card that lies at Ferrara.',
          done: 'The new card comes to Ferrara, where you took the old one.',
        },
        'move-floor':
          'Your Roma card moves a floor: the top of a tower, anybody’s, goes to the other site of its city. You need a floor in that city; complete ones and the one you have just built in are barred.',
        move: {
          text: 'In Milano’s left tower you and White have two floors each, White on top. Play the Roma card, then move that top floor away.',
          done: 'Two to one: the tower is yours, and it was not even your floor that moved.',
        },
      },
      failures: {
        'other-card': 'That card has no such sign. Play the marked one.',
        'not-taken': 'You took another card. Choose the one lying at Ferrara.',
        declined: 'Nothing was moved. You may leave it, but here a move wins you a tower.',
        'wrong-floor': 'White still rules Milano’s left tower. Move the floor on top of it to the right.',
      },
      finished: 'You know both signs. A portrait is the third thing a card may show.',
    },
    portraits: {
      title: 'Portraits and the end',
      summary: 'Three of a kind, and the last card.',
      steps: {
        faces:
          'All you have played lies in your pile. At the end, every three portraits of the same patrician are worth 6 points: lady, red cap or beard. You have two ladies.',
        third: {
          text: 'A third lady lies open in a city where you can build. Get her.',
          done: 'The Verona card with the lady is yours.',
        },
        set: {
          text: 'She counts once she is played. Play her, and build in Verona where you like.',
          done: 'Three ladies, 6 points. A fourth and a fifth count nothing before the sixth.',
        },
        bare: 'Another game, near its end: no cards are left to take, all play out their hands. Siena lacks two floors: one is on your card, one on White’s. Whoever builds last there has the say.',
        wait: {
          text: 'So let White go first in Siena: complete Firenze now, and win both its towers.',
          done: 'Nine and six for you, and three ladies. White has no choice but Siena.',
        },
        last: {
          text: 'The last card of the game is yours. One tower of Siena wins you the game, the other loses it.',
          done: 'Seven for the taller tower, and three beards.',
        },
        count:
          'All cards are played, so all cities are complete. Tokens and portraits make 74 for you, 73 for White. Every floor counted!',
      },
      failures: {
        'no-lady': 'No lady lay there. She lies at Parma, so play your Parma card.',
        'other-card': 'Play the Verona card, the one with the lady.',
        'too-early': 'Now White builds last in Siena and has the say. Play Firenze first.',
        'gave-six':
          'White keeps the left tower and takes 6. Built on top of it, your floor leads there three to two, and the right tower is yours anyway.',
        lost: 'The shorter tower pays only 4, and the taller one gives White 7. In the taller one you can draw level with White and sit higher.',
      },
      finished: 'You can play Patrician. May your towers stand tall!',
    },
    messengers: {
      title: 'A messenger for Lucca',
      summary: 'After a star card: two points for each tower.',
      steps: {
        news: 'Messengers bring news from city to city. One that stands beside a city adds 2 points to each of its towers when it is scored. In Lucca one floor is missing, and both towers are yours.',
        star: {
          text: 'You may place a messenger at the end of a turn in which you played a star card. Your Siena card has a star: play it.',
          done: 'Built and taken. Now comes the messenger.',
        },
        place: {
          text: 'Place it between Lucca and a neighbour, on one of the marked roads. Not at Siena: you have built there this turn.',
          done: 'It serves both cities at its ends, and it stays there.',
        },
        pay: {
          text: 'As soon as White has played, complete Lucca.',
          done: 'Seven and four for the towers, and two for each by the messenger: 15 points.',
        },
        neutral:
          'A messenger has no master: the 2 points go to whoever rules the tower, no matter who sent it. Two messengers beside a city make it 4 for each tower.',
      },
      failures: {
        'other-card': 'That is not the marked card. Play that one this time.',
        kept: 'You kept your messenger. You may, but it is lost points here: place it beside Lucca.',
        elsewhere: 'There it does not touch Lucca, the city you are about to complete.',
      },
      finished: 'Send messengers where your towers are about to be scored.',
    },
    'messenger-links': {
      title: 'Roads, and a penalty',
      summary: 'Where messengers may stand, and who helped least.',
      steps: {
        limits:
          'Each road has room for one messenger, and each city for two: Lucca is full. Nor may you place one at the city in which you have built this turn.',
        star: {
          text: 'You rule all four towers of Ferrara and Verona, and want a messenger between them. Two of your cards have a star: play the one that leaves this road open.',
          done: 'Bologna lies out of the way.',
        },
        between: {
          text: 'Now place your messenger between Ferrara and Verona.',
          done: 'Two points more for each of four towers.',
        },
        penalty:
          'The end of another game. In all cities that had a messenger when they were scored, each player counts the towers with a floor of their own. Whoever has the fewest loses 3 points; in a tie, whoever has fewer floors there.',
        help: {
          text: 'Bologna, Siena and Firenze: five towers for you, five for White, but White has more floors. Play your last card in Siena so that you have not helped least.',
          done: 'Six towers to five. The tokens are the same, but White loses the 3 points.',
        },
        count: 'You win by 81 to 79. On the other site you would have lost by 78 to 82.',
      },
      failures: {
        'built-there': 'Having built in Ferrara you may not place a messenger there. Play the Bologna star.',
        'no-star': 'That card has no star, so there is no messenger this turn. Play the Bologna star.',
        kept: 'You kept your messenger. Place it between Ferrara and Verona.',
        elsewhere: 'There it is of less use. Parma, say, is already scored and pays nothing more.',
        least: 'Still five towers, and fewer floors than White: you lose 3. Build in the tower where you have none.',
      },
      finished: 'You know The Messengers. A floor in every tower they visit keeps you safe.',
    },
  },
} as const;
