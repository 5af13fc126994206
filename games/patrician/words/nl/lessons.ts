import type { Translated } from '@showboat/engine';
import type { lessons as english } from '../en/lessons';

export const lessons = {
  chapters: {
    patrician: 'Patrician',
    messengers: 'De Boden',
  },
  lessons: {
    'first-floors': {
      title: 'Eerste verdiepingen',
      summary: 'Een kaart spelen, bouwen, een kaart nemen.',
      steps: {
        welcome:
          'Welkom in Italië, bouwmeester! Elke stad wil twee torens. Je hebt drie kaarten: het wapen op een kaart zegt waar je bouwt, en elk wapen is één verdieping van jou. Jij bent Zwart.',
        first: {
          text: 'Speel je kaart van Siena en bouw daar een verdieping, op welke bouwplaats je maar wilt. Dan neem je de kaart die bij Siena ligt.',
          done: 'Spelen, bouwen, nemen: dat is een hele beurt.',
        },
        gain: 'De kaart van Lucca die bij Siena lag, is van jou: je krijgt altijd de kaart van de stad waar je bouwt. Daar ligt nu een nieuwe van de trekstapel.',
        double: {
          text: 'Er staan twee wapens op, dus bouw je er twee verdiepingen mee: beide op één bouwplaats, of op elke één. Speel de kaart, en geef Lucca op elke bouwplaats een verdieping.',
          done: 'Twee verdiepingen met één kaart, en een voet in beide torens.',
        },
      },
      failures: {
        'other-card': 'Dat was een andere kaart. Speel deze keer de gemarkeerde.',
        'one-tower': 'Beide verdiepingen staan in één toren. Dat mag, maar probeer het anders: één op elke bouwplaats.',
      },
      finished: 'Je kunt een beurt spelen. Passen bestaat niet: elke kaart wordt gespeeld.',
    },
    towers: {
      title: 'Van wie is een toren?',
      summary: 'De meeste verdiepingen, en wie hoger staat.',
      steps: {
        rulers:
          'Een toren is van wie er de meeste verdiepingen in heeft. In Siena heeft Wit ze allebei: links met twee tegen nul, en rechts is het één om één, maar Wit staat hoger.',
        most: {
          text: 'Speel je kaart van Siena en bouw zo dat een van de torens daar van jou is.',
          done: 'Twee verdiepingen tegen één: de rechtertoren is van jou.',
        },
        tie: {
          text: 'Nu Bologna, waar Wit in elke toren twee verdiepingen heeft. Bouw waar één verdieping genoeg is: bij een gelijke stand wint wie van hen de hoogste verdieping heeft.',
          done: 'Elk twee, en jij staat boven Wit. Rood heeft maar één verdieping en telt niet mee.',
        },
        'two-at-once': {
          text: 'Twee wapens voor Milano. Daar heeft niemand meer dan één verdieping in een toren: verover met één kaart beide torens.',
          done: 'Op elke toren één verdieping is genoeg, voor nu. Iedereen mag nog boven je bouwen.',
        },
      },
      failures: {
        'other-card': 'Die kaart is voor later. Speel de gemarkeerde.',
        behind: 'In de linkertoren heeft Wit nog steeds twee verdiepingen en jij één. Bouw rechts.',
        'too-few': 'Daar heb jij één verdieping en Wit twee. In de rechtertoren heb je er al één.',
        'only-one': 'Zo is maar één toren van jou. Met één verdieping op elke toren win je beide keren de gelijke stand.',
      },
      finished: 'Je kunt torens lezen: tel eerst de verdiepingen, kijk dan wie hoger staat.',
    },
    'open-cards': {
      title: 'De open kaarten',
      summary: 'Vandaag hier bouwen voor morgen daar.',
      steps: {
        shop: 'De kaarten bij de steden liggen open voor iedereen. Ze hoeven niet bij die stad te horen: bij Verona ligt een dubbele kaart van Bologna, waar beide torens van Wit zijn.',
        fetch: {
          text: 'Haal die kaart: bouw in de stad waar ze ligt.',
          done: 'Je bouwde in Verona en dacht aan Bologna.',
        },
        use: {
          text: 'Speel haar nu, en verover een van de twee torens van Bologna.',
          done: 'Elk twee, en jij staat hoger.',
        },
        deny: {
          text: 'Let op je toren in Roma: met de dubbele kaart van Roma die bij Milano ligt, zou Wit je daar voorbijgaan. Kaap haar weg!',
          done: 'Een kaart in je eigen hand kan je geen kwaad doen.',
        },
      },
      failures: {
        'not-fetched': 'Je neemt de kaart van de stad waar je bouwt. Speel je kaart van Verona.',
        'other-card': 'Speel de kaart van Bologna die je net hebt gehaald.',
        split: 'Op elke toren één is niet genoeg: Wit heeft er in allebei twee. Zet beide verdiepingen op één toren.',
        'left-there': 'De kaart van Roma ligt nog bij Milano. Speel je kaart van Milano om haar te krijgen.',
      },
      finished: 'Elke kaart is twee dingen: een verdieping hier, en een weg naar de kaart die er ligt.',
    },
    'complete-cities': {
      title: 'Een stad voltooien',
      summary: 'De laatste verdieping, en wie de fiches krijgt.',
      steps: {
        tokens:
          'Het Romeinse cijfer zegt met hoeveel verdiepingen een stad voltooid is: vijf in Parma. Dan wordt ze meteen gewaardeerd. De hoogste toren levert precies zoveel punten op, de laagste drie minder.',
        'empty-site': {
          text: 'Parma heeft vier verdiepingen, allemaal op één bouwplaats. Aan het einde moet op beide zijn gebouwd, dus de laatste verdieping kan maar op één plek. Voltooi Parma.',
          done: 'Wit krijgt 5 voor de hoogste toren, jij 2 met een enkele verdieping.',
        },
        taller: {
          text: 'In Lucca is nog één verdieping te bouwen, en beide torens zijn even hoog. De linker is van jou, de rechter van Wit. Maak die van jou de hoogste.',
          done: 'Zeven voor jou, vier voor Wit. De cijfers zijn oneven, dus is er altijd één toren hoger.',
        },
        both: {
          text: 'In Verona zijn nog twee verdiepingen te bouwen, en jij hebt twee wapens. Eén speler mag beide torens winnen: doe het!',
          done: 'Vijf en twee, allebei voor jou. Je neemt er nog wel de kaart, maar bij een voltooide stad komt geen nieuwe.',
        },
      },
      failures: {
        'other-card': 'Die kaart is voor een andere stap. Speel de gemarkeerde.',
        shorter: 'Nu is de rechtertoren de hoogste: 7 voor Wit, maar 4 voor jou.',
        'only-one': 'Zo blijft de linkertoren van Wit. Daar is minstens één verdieping van jou nodig.',
      },
      finished: 'Je voltooit steden als het jou uitkomt, en laat ze aan anderen als het niet uitkomt.',
    },
    signs: {
      title: 'Twee symbolen',
      summary: 'Een kaart naar keuze, en een verdieping die verhuist.',
      steps: {
        'any-card':
          'Op sommige kaarten staat een vraagteken. Je bouwt zoals altijd, maar daarna mag je de kaart bij een stad naar keuze nemen, ook bij een voltooide.',
        choose: {
          text: 'Speel je kaart van Bologna, en neem de dubbele kaart van Siena die bij Ferrara ligt.',
          done: 'De nieuwe kaart komt bij Ferrara, waar je de oude hebt genomen.',
        },
        'move-floor':
          'Je kaart van Roma verplaatst een verdieping: de bovenste van een toren, van wie ook, gaat naar de andere bouwplaats van die stad. Je moet er zelf een verdieping hebben; voltooide steden en die waar je net hebt gebouwd, mogen niet.',
        move: {
          text: 'In de linkertoren van Milano hebben Wit en jij elk twee verdiepingen, met Wit bovenop. Speel de kaart van Roma, en verplaats dan die bovenste verdieping.',
          done: 'Twee tegen één: de toren is van jou, en het was niet eens jouw verdieping die verhuisde.',
        },
      },
      failures: {
        'other-card': 'Die kaart heeft dat symbool niet. Speel de gemarkeerde.',
        'not-taken': 'Je nam een andere kaart. Kies die bij Ferrara.',
        declined: 'Er is niets verplaatst. Dat mag, maar hier win je er een toren mee.',
        'wrong-floor': 'De linkertoren van Milano is nog van Wit. Verplaats de bovenste verdieping ervan naar rechts.',
      },
      finished: 'Je kent beide symbolen. Een portret is het derde wat een kaart kan tonen.',
    },
    portraits: {
      title: 'Portretten en het einde',
      summary: 'Drie dezelfde, en de laatste kaart.',
      steps: {
        faces:
          'Alles wat je hebt gespeeld, ligt op je eigen stapel. Aan het einde zijn elke drie portretten van dezelfde patriciër 6 punten waard: dame, rode muts of baard. Je hebt twee dames.',
        third: {
          text: 'Een derde dame ligt open bij een stad waar je kunt bouwen. Haal haar.',
          done: 'De kaart van Verona met de dame is van jou.',
        },
        set: {
          text: 'Ze telt pas als ze gespeeld is. Speel haar, en bouw in Verona waar je wilt.',
          done: 'Drie dames, 6 punten. Een vierde en een vijfde tellen niet, tot de zesde er is.',
        },
        bare: 'Een andere partij, bijna voorbij: er zijn geen kaarten meer te nemen, alle handen worden leeggespeeld. In Siena zijn nog twee verdiepingen te bouwen: één met jouw kaart, één met die van Wit. Wie daar als laatste bouwt, beslist.',
        wait: {
          text: 'Laat Wit dus voorgaan in Siena: voltooi nu Firenze, en win er beide torens.',
          done: 'Negen en zes voor jou, en drie dames. Wit kan alleen nog in Siena bouwen.',
        },
        last: {
          text: 'De laatste kaart van de partij is van jou. Met de ene toren van Siena win je de partij, met de andere verlies je die.',
          done: 'Zeven voor de hoogste toren, en drie baarden.',
        },
        count:
          'Alle kaarten zijn gespeeld, dus alle steden zijn voltooid. Met fiches en portretten heb jij 74 punten, Wit 73. Elke verdieping telde!',
      },
      failures: {
        'no-lady': 'Daar lag geen dame. Ze ligt bij Parma, dus speel je kaart van Parma.',
        'other-card': 'Speel de kaart van Verona, die met de dame.',
        'too-early': 'Nu bouwt Wit als laatste in Siena en beslist daar. Speel eerst Firenze.',
        'gave-six':
          'Wit houdt de linkertoren en krijgt 6. Bouw je daar bovenop, dan win je er de gelijke stand, en de rechtertoren is toch al van jou.',
        lost: 'De laagste toren levert maar 4 op, en de hoogste geeft Wit 7. In de hoogste kun je gelijkkomen met Wit en hoger staan.',
      },
      finished: 'Je kunt Patrician spelen. Dat je torens hoog mogen staan!',
    },
    messengers: {
      title: 'Een bode voor Lucca',
      summary: 'Na een sterkaart: twee punten voor elke toren.',
      steps: {
        news: 'Boden brengen nieuws van stad tot stad. Een bode naast een stad geeft elk van haar torens 2 punten extra als ze wordt gewaardeerd. In Lucca is nog één verdieping te bouwen, en beide torens zijn van jou.',
        star: {
          text: 'Aan het einde van een beurt waarin je een sterkaart hebt gespeeld, mag je een bode plaatsen. Je kaart van Siena heeft een ster: speel die.',
          done: 'Gebouwd en genomen. Nu komt de bode.',
        },
        place: {
          text: 'Plaats hem tussen Lucca en een buurstad, op een van de gemarkeerde wegen. Niet bij Siena: daar heb je deze beurt gebouwd.',
          done: 'Hij werkt voor beide steden aan zijn weg, en hij blijft er staan.',
        },
        pay: {
          text: 'Voltooi Lucca zodra Wit heeft gespeeld.',
          done: 'Zeven en vier voor de torens, en twee voor elk door de bode: 15 punten.',
        },
        neutral:
          'Een bode is van niemand: de 2 punten gaan naar wie de toren wint, wie hem ook heeft gestuurd. Met twee boden naast een stad zijn het er 4 per toren.',
      },
      failures: {
        'other-card': 'Dat is niet de gemarkeerde kaart. Speel die deze keer wel.',
        kept: 'Je hield je bode. Dat mag, maar hier kost het punten: plaats hem naast Lucca.',
        elsewhere: 'Daar grenst hij niet aan Lucca, de stad die je zo gaat voltooien.',
      },
      finished: 'Stuur boden naar waar jouw torens bijna worden gewaardeerd.',
    },
    'messenger-links': {
      title: 'Wegen, en strafpunten',
      summary: 'Waar boden mogen staan, en wie het minst hielp.',
      steps: {
        limits:
          'Op elke weg is plaats voor één bode, en bij elke stad voor twee: Lucca is vol. Ook mag je er geen plaatsen bij de stad waar je deze beurt hebt gebouwd.',
        star: {
          text: 'Alle vier de torens van Ferrara en Verona zijn van jou, en je wilt er een bode tussen. Twee van je kaarten hebben een ster: speel die waarmee deze weg vrij blijft.',
          done: 'Bologna ligt niet in de weg.',
        },
        between: {
          text: 'Plaats je bode nu tussen Ferrara en Verona.',
          done: 'Twee punten extra voor elk van vier torens.',
        },
        penalty:
          'Het einde van een andere partij. In alle steden die bij hun waardering een bode hadden, tellen alle spelers de torens met een eigen verdieping. Wie de minste heeft, verliest 3 punten; bij een gelijke stand wie er minder verdiepingen heeft.',
        help: {
          text: 'Bologna, Siena en Firenze: vijf torens voor jou, vijf voor Wit, maar Wit heeft meer verdiepingen. Speel je laatste kaart in Siena zo dat niet jij het minst hebt geholpen.',
          done: 'Zes torens tegen vijf. De fiches blijven gelijk, maar Wit verliest de 3 punten.',
        },
        count: 'Je wint met 81 tegen 79. Op de andere bouwplaats had je met 78 tegen 82 verloren.',
      },
      failures: {
        'built-there': 'Wie in Ferrara heeft gebouwd, mag daar geen bode plaatsen. Speel de sterkaart van Bologna.',
        'no-star': 'Die kaart heeft geen ster, dus deze beurt komt er geen bode. Speel de sterkaart van Bologna.',
        kept: 'Je hield je bode. Plaats hem tussen Ferrara en Verona.',
        elsewhere: 'Daar heb je minder aan hem. Parma bijvoorbeeld is al gewaardeerd en levert niets meer op.',
        least:
          'Nog steeds vijf torens, en minder verdiepingen dan Wit: je verliest 3. Bouw in de toren waar je er nog geen hebt.',
      },
      finished: 'Je kent De Boden. Met een verdieping in elke toren waar ze komen, zit je veilig.',
    },
  },
} as const satisfies Translated<typeof english>;
