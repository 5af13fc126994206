import type { Translated } from '@showboat/engine';
import type { lessons as english } from '../en/lessons';

export const lessons = {
  chapters: {
    school: 'De vaarschool',
    passengers: 'Het passagiersspel',
    'black-rose': 'The Black Rose',
  },
  lessons: {
    'first-steam': {
      title: 'Eerste stoom',
      summary: 'Snelheid, stappen, en waar kolen voor zijn.',
      steps: {
        welcome:
          'Welkom aan boord van de Aurora! Elke beurt heeft twee delen: je stelt de snelheid in, en dan vaar je precies zoveel velden. Op verlichte velden kan deze beurt eindigen; het schijfje toont de prijs in kolen, 0 is gratis.',
        speed: {
          text: 'Zet het rode rad op 2. Eén sneller of trager is elke beurt gratis.',
          done: 'Snelheid 2, en geen kolen verstookt.',
        },
        sail: {
          text: 'Nu varen. Je moet beide stappen gebruiken: kies een verlicht veld of stuur met de toetsen, en beëindig dan je beurt.',
          done: 'Het rode rad zegt hoe ver je vaart. Nooit minder, nooit meer.',
        },
        faster: {
          text: 'Meer stoom! Ga van 2 meteen naar 4. De eerste stap omhoog is gratis, de tweede kost één kolenpunt.',
          done: 'Snelheid 4 voor 1 kolenpunt. Je hebt er zes voor de hele rivier.',
        },
        'all-steps': {
          text: 'Nu vier stappen, allemaal. Pas op voor het eiland vooruit: een boot vaart nooit het land op.',
          done: 'Snelle boten hebben ruimte nodig. Let op wat er komt.',
        },
        brake: {
          text: 'Afremmen gaat net zo. Ga van 4 naar 2: één gratis, één voor een kolenpunt.',
          done: 'Laat remmen kost kolen, vroeg remmen is gratis.',
        },
      },
      failures: {
        'not-two': 'Dat was geen 2. Vanaf 1 is alleen 2 gratis: alles wat sneller is, verstookt kolen.',
        'not-four': 'Zet het rad deze keer op 4, dan zie je wat kolen doen.',
        'not-braked': 'Rem deze keer af naar 2. Dat kost één kolenpunt, omdat je met twee afremt.',
      },
      finished: 'Je kent de twee raderen: rood voor snelheid, zwart voor kolen.',
    },
    steering: {
      title: 'Sturen',
      summary: 'Eén draai is gratis. Meer kost kolen, zolang je die hebt.',
      steps: {
        bow: 'Een stoomboot gaat alleen waarheen zijn boeg wijst. Eén keer per beurt mag je die gratis één zijde van het veld verder draaien.',
        'free-turn': {
          text: 'Voor je ligt een eiland. Vaar erlangs naar het gemarkeerde veld, met je ene gratis draai.',
          done: 'Elke beurt één gratis draai. Dat mag voor, tussen of na je stappen.',
        },
        'round-the-island': {
          text: 'Nu om het eiland heen, naar het gemarkeerde veld erachter. Daar zijn twee draaien voor nodig, en de tweede kost 1 kolenpunt.',
          done: 'Elke draai meer kost één kolenpunt.',
        },
        'empty-bunker': {
          text: 'Een andere dag: de kolen zijn op, de snelheid is 4, en de rivier buigt naar bakboord. Kies een veld vanwaar je de volgende beurt de bocht nog haalt.',
          done: 'Mooi gevaren. Geen kolen is geen ramp, zolang je ze niet nodig hebt.',
        },
      },
      failures: {
        paid: 'Dat kostte kolen. Eén draai is genoeg: eerst vooruit, dan naar bakboord draaien.',
        elsewhere: 'Dat is niet het gemarkeerde veld. Klik erop: de route erheen wordt voor je gepland.',
        'out-of-coal':
          'Zonder kolen haalt de Aurora de bocht niet, dus ligt ze uit de race. Rem af, of draai op tijd naar bakboord.',
      },
      finished: 'Je stuurt met beleid, en je weet hoe je een race verliest: zonder kolen voor een bocht.',
    },
    pushing: {
      title: 'Wegdrukken',
      summary: 'Ligt er iemand in de weg? Duwen maar.',
      steps: {
        'in-the-way':
          'De Belle ligt in de weg. Je mag haar wegdrukken: één stap om op haar veld te komen, nog één om haar eraf te duwen. Het kost geen kolen.',
        push: {
          text: 'Druk de Belle weg. Jij kiest waarheen.',
          done: 'Wegdrukken kost één stap meer, en jij ligt waar zij lag.',
        },
        back: {
          text: 'Naar voren gedrukt heeft ze een veld gewonnen. Druk haar naar achteren, naast je route, naar een van de gemarkeerde velden.',
          done: 'Naar achteren en opzij doet het meest pijn. Op vrij water mogen alleen de velden niet waar je deze beurt overheen voer, ook niet het veld waar je begon.',
        },
        pushed: {
          text: 'Nu drukt zij jou weg. Wie wordt weggedrukt, mag de boeg gratis in elke richting zetten: richt hem stroomafwaarts.',
          done: 'Weggedrukt worden kan zelfs helpen: een gratis draai naar keuze.',
        },
      },
      failures: {
        'not-pushed': 'Je voer om haar heen. Met snelheid 3 bereik je haar en heb je een stap over om te drukken.',
        ahead: 'Je gaf haar een gratis ritje. Druk haar naar achteren, naar een van de gemarkeerde velden.',
        'bad-heading': 'Zo wijst de boeg naar land of naar de oever. Richt hem stroomafwaarts.',
      },
      finished: 'Je kunt wegdrukken, en je weet wat je doet als je zelf wordt weggedrukt.',
    },
    'growing-river': {
      title: 'De rivier groeit',
      summary: 'Niemand weet wat er in de mist ligt.',
      steps: {
        fog: 'Hier houdt de kaart op. De eerste boot die op het voorste rivierdeel komt, ontdekt hoe de rivier verdergaat.',
        foremost: {
          text: 'Wees die boot: bereik deze beurt het nieuwe rivierdeel, met snelheid 2.',
          done: 'Eerst vaar je je beurt uit, dan beslissen de dobbelsteen en de stapel.',
        },
        bend: 'De rivier buigt naar bakboord. Het had ook rechtdoor of naar stuurboord kunnen zijn: alle drie komen even vaak voor.',
        'unknown-water': {
          text: 'Weer lig je voorop, nu met snelheid 3 en zonder kolen. Vaar zo het nieuwe rivierdeel op dat je elke bocht kunt halen.',
          done: 'Langzaam het onbekende in, snel waar je zicht hebt.',
        },
      },
      failures: {
        'too-short': 'Je bent nog niet op het nieuwe rivierdeel. Vaar recht vooruit, tot je erop bent.',
        'too-fast': 'De bocht kwam te snel, en zonder kolen kun je niet twee keer draaien. Rem voor de mist af naar 2.',
      },
      finished: 'Je leidt de vloot het onbekende water in, en er weer uit.',
    },
    landing: {
      title: 'Aankomen',
      summary: 'De pier: wie het eerst komt, wint.',
      steps: {
        pier: 'Daar is de pier! In de vaarschool wint wie als eerste een van zijn drie velden bereikt, met welke snelheid ook.',
        approach: {
          text: 'Voor twee kolen ben je er meteen, voor niets in twee beurten. Leg nu aan, of eindig deze beurt waar de volgende de pier kan halen: de Belle zit je op de hielen.',
          done: 'Goed. Nu komt de laatste beurt.',
        },
        land: {
          text: 'Op naar de pier! Stappen die je overhoudt, vervallen gewoon.',
          done: 'Aangekomen!',
        },
      },
      failures: {
        out: 'Zonder kolen voor de bocht is de race voorbij. Bewaar een kolenpunt voor het einde.',
        beaten: 'De Belle was sneller. Kom in de eerste beurt dichterbij, of vaar in de tweede harder.',
        'too-late': 'De race was beslist voordat je aankwam. Vaar zonder omweg naar de pier.',
      },
      finished: 'Je eerste race is gewonnen. De vaarschool kan je niets meer leren.',
    },
    passengers: {
      title: 'Passagiers',
      summary: 'Twee mensen willen mee.',
      steps: {
        jetty:
          'In het echte spel heb je twee passagiers nodig. Ze wachten aan aanlegsteigers; alleen het veld met de gestippelde ring telt.',
        dock: {
          text: 'Kom daar aan met het rode rad op 1, en neem de passagier op.',
          done: 'Snelheid 1 als je er bent: dat is de hele kunst.',
        },
        second: {
          text: 'De volgende wacht verderop, en het is er maar één. De Belle aast er ook op, dus plan vooruit: lig met snelheid 2 naast de steiger.',
          done: 'Twee aan boord. Van 2 naar 1 is gratis, dus niemand hoeft kolen te verspillen.',
        },
        enough:
          'Elk eiland geeft je één passagier, en je boot heeft plaats voor twee. Met allebei aan boord mag je naar de pier.',
      },
      failures: {
        missed: 'Je ligt niet aan de steiger. Het gemarkeerde veld is één stap vooruit.',
        'too-fast': 'Aan de steiger, maar te snel: het rode rad moet op 1 staan.',
        'left-waiting': 'Je lag aan de steiger en liet de passagier staan. Neem die op voordat je de beurt beëindigt.',
        out: 'De Aurora heeft geen kolen meer en ligt uit de race. Rem eerder: dat is gratis.',
        taken: 'De Belle was hier eerst. Je hebt drie beurten: 2 stappen, 2 stappen, dan 1.',
        passed: 'Je bent de steiger voorbij gevaren. Lig er met snelheid 2 naast en rem dan af naar 1.',
      },
      finished: 'Beide passagiers zijn aan boord. Volgende halte: de pier.',
    },
    'order-of-play': {
      title: 'Beurtvolgorde',
      summary: 'Wie voorop ligt, vaart eerst.',
      steps: {
        strip:
          'Hierboven zie je wie wanneer vaart. Elke ronde begint de boot die het verst stroomafwaarts ligt; die ronde blijft de volgorde zo.',
        lead: {
          text: 'Jij vaart nu als laatste. Vaar zo ver vooruit dat je in de volgende ronde eerste bent.',
          done: 'Vooraan: niemand kan je het beste veld afpakken.',
        },
        level: {
          text: 'Even ver is gelijk, en dan gaat de snelste boot voor. Kom op het gemarkeerde veld naast de Belle, sneller dan zij.',
          done: 'Gelijk, maar sneller: jij vaart eerst.',
        },
        coal: 'Is ook de snelheid gelijk, dan beslissen meer kolen, en daarna wie verder naar stuurboord ligt. Als laatste varen heeft ook voordelen: je ziet wat de anderen doen.',
      },
      failures: {
        behind: 'Er ligt nog iemand voor je. Geef meer stoom, of vaar ertussendoor.',
        'not-level': 'Het gemarkeerde veld ligt gelijk met de Belle. Je bereikt het met drie stappen.',
      },
      finished: 'Je leest de beurtvolgorde voordat ze er is.',
    },
    'whole-race': {
      title: 'De hele race',
      summary: 'Nog één passagier, en met snelheid 1 naar de pier.',
      steps: {
        plan: 'Eén passagier is aan boord, één wacht aan de steiger voor je, en achter de bocht ligt de pier. Alles wat je hebt geleerd in één keer!',
        second: {
          text: 'Haal de tweede passagier: leg met snelheid 1 aan de steiger aan.',
          done: 'Allebei aan boord.',
        },
        land: {
          text: 'Kom nu aan: eindig je zet op een veld van de pier met het rode rad op 1. Bewaar een kolenpunt om te remmen.',
          done: 'Twee passagiers, snelheid 1, aangekomen. Een perfecte race.',
        },
      },
      failures: {
        out: 'Geen kolen voor de bocht: uit de race. Eén per beurt afremmen is gratis.',
        passed: 'Je hebt de passagier laten staan. Zonder twee kun je niet aankomen.',
        'too-late': 'Iemand anders zou al zijn aangekomen. Vaar zonder omweg naar de pier.',
      },
      finished: 'Je kunt Mississippi Queen spelen. De rivier is van jou!',
    },
    'sand-bars': {
      title: 'Zandbanken',
      summary: 'Aan de grond, en weer los.',
      steps: {
        shallows: 'Zandbanken! Een boot mag erop varen, maar daar eindigt zijn zet meteen, en zijn snelheid is 1.',
        aground: {
          text: 'Probeer het: vaar de gemarkeerde zandbank op.',
          done: 'Aan de grond. Op het zand kun je niet draaien, en niemand kan je wegdrukken.',
        },
        astern: {
          text: 'Vooruit kost 1 kolenpunt, en daar komt nog meer zand. Vaar liever achteruit: dat is gratis, en je mag de boeg in elke richting zetten.',
          done: 'De enige plek op de rivier waar een stoomboot achteruit vaart.',
        },
      },
      failures: {
        missed: 'Je voer erlangs. Ga recht vooruit, zo het zand op.',
        ahead: 'Dat kostte een kolenpunt. Houd de snelheid op 1 en ga achteruit.',
      },
      finished: 'Zand houdt je op, maar het hoeft je geen kolen te kosten.',
    },
    'floating-logs': {
      title: 'Drijfhout',
      summary: 'Langzaam door het hout.',
      steps: {
        timber: 'Drijfhout! Elk zo’n veld opvaren kost twee stappen, en aan het einde van de beurt één snelheid.',
        through: {
          text: 'Ploeg door tot het tweede drijfhoutveld. Twee velden drijfhout kosten vier stappen.',
          done: 'Vier stappen weg, en het rad is van 4 naar 2 gezakt.',
        },
        leave: {
          text: 'Drijfhout verlaten kost niets extra. Vaar door naar een van de gemarkeerde velden.',
          done: 'Weer open water.',
        },
      },
      failures: {
        elsewhere: 'Je voer eromheen. Kies snelheid 4 en ga recht vooruit.',
        'not-clear': 'Dat is geen gemarkeerd veld. Eén stap vooruit, dan één draai en nog een stap.',
      },
      finished: 'Je kent de prijs van drijfhout: twee stappen en één snelheid.',
    },
    'coal-supply': {
      title: 'Kolen bijladen',
      summary: 'Zes kolenpunten voor een korte stop.',
      steps: {
        heap: 'Een berg kolen met een eigen steiger, en jij hebt nog één kolenpunt. Leg er aan zoals voor een passagier.',
        approach: {
          text: 'Kom eerst dichtbij: stop vlak voor de steiger, met snelheid 2.',
          done: 'Van 2 naar 1 is straks gratis.',
        },
        fill: {
          text: 'Kom nu aan met snelheid 1 en laad kolen bij.',
          done: 'Zes kolenpunten. Je mag terugkomen zo vaak je wilt.',
        },
      },
      failures: {
        passed: 'Niet dicht genoeg om de volgende beurt aan te leggen. Rem af naar 2 en ga recht vooruit.',
        'not-docked': 'Je moet op het steigerveld eindigen met het rode rad op 1.',
        'not-filled': 'Je lag aan de steiger en nam geen kolen. Laad bij voordat je de beurt beëindigt.',
      },
      finished: 'Met volle bunkers kun je weer draaien en racen.',
    },
    'two-boats': {
      title: 'Elk twee boten',
      summary: 'Een eigen vloot.',
      steps: {
        fleet:
          'Twee spelers, elk twee boten. De Aurora en de Fortuna zijn van jou; elk vaart op haar eigen plaats in de volgorde.',
        both: {
          text: 'Vaar met allebei: eerst de Aurora, en de Fortuna als zij aan de beurt is.',
          done: 'Je tegenstander voer ertussen. De volgorde gaat per boot, niet per speler.',
        },
        shove: {
          text: 'Je eigen boten mogen elkaar wegdrukken. Laat de Fortuna de Aurora naar voren drukken.',
          done: 'Een veld gewonnen, en haar boeg mag alle kanten op. En dat voor één stap van de Fortuna.',
        },
      },
      failures: {
        'not-pushed':
          'De Aurora is niet weggedrukt. Met snelheid 3 bereikt de Fortuna haar en is er een stap over om te drukken.',
        backwards: 'Je drukte de Aurora de verkeerde kant op. Stroomafwaarts, graag!',
      },
      finished: 'Eén van je boten met twee passagiers aan de pier is genoeg om te winnen.',
    },
    'coal-exchange': {
      title: 'Kolen ruilen',
      summary: 'Hulp van boot tot boot.',
      steps: {
        empty:
          'De Aurora heeft geen kolen meer, de Fortuna meer dan genoeg. Naast elkaar en met dezelfde snelheid mogen ze delen.',
        alongside: {
          text: 'De Aurora heeft snelheid 2. Breng de Fortuna naar een veld naast haar, ook met snelheid 2.',
          done: 'Naast elkaar, met dezelfde snelheid.',
        },
        give: {
          text: 'Geef de Aurora minstens 2 kolenpunten voordat je de beurt beëindigt.',
          done: 'Niet aan steigers, op zand of in drijfhout, en één keer per beurt.',
        },
      },
      failures: {
        'other-speed': 'Naast haar, maar niet met haar snelheid. Beide raderen moeten op 2 staan.',
        'not-beside': 'De twee boten liggen niet naast elkaar. Ga twee stappen recht vooruit.',
        'not-given': 'De beurt is voorbij en er zijn geen kolen geruild.',
        'too-little': 'Met één kolenpunt komt ze niet ver. Geef haar er twee of meer.',
      },
      finished: 'Twee boten, één kolenvoorraad, als je ze bij elkaar houdt.',
    },
    'black-rose': {
      title: 'De Black Rose',
      summary: 'Een boot van wie laatste is.',
      steps: {
        neutral: 'De Black Rose is van niemand. Wie laatste is in de volgorde, stuurt haar die ronde, en dat ben jij.',
        shove: {
          text: 'Ze heeft eindeloos kolen, maar mag per beurt maar één kolenpunt verstoken. Laat haar de Belle van je route drukken.',
          done: 'Ze drukt weg en wordt weggedrukt als elke boot. Ze neemt geen passagiers op en komt nooit aan.',
        },
        'take-coal': {
          text: 'En ze geeft kolen: kom naast haar met haar snelheid, en neem 2 kolenpunten. Meer geeft ze niet in een ronde.',
          done: 'Kolen van de Black Rose: laatste zijn heeft zijn voordelen.',
        },
      },
      failures: {
        'not-pushed': 'De Black Rose heeft niemand weggedrukt. De Belle ligt recht voor haar: snelheid 2 is genoeg.',
        'no-coal': 'Eindig met de Aurora naast de Black Rose, met snelheid 2, en neem kolen voordat de beurt eindigt.',
        'too-little': 'Er was meer te halen: neem 2 kolenpunten.',
      },
      finished: 'Pas op voor de Black Rose als je voorop ligt, en gebruik haar als je dat niet doet.',
    },
    'six-players': {
      title: 'Zes spelers',
      summary: 'De werf uit.',
      steps: {
        yard: 'Met zes spelers start de Fortuna op de scheepswerf, en in de eerste ronde vaart ze als laatste.',
        bonus: {
          text: 'Daarvoor krijgt ze één kolenpunt extra, alleen voor haar eerste beurt. Gebruik het: zet de snelheid op 3.',
          done: 'Van 1 naar 3 voor het extra kolenpunt. Je eigen zes blijven onaangeroerd.',
        },
        out: {
          text: 'Nu varen: recht vooruit, of na een draai naar stuurboord. Verstook geen eigen kolen.',
          done: 'De werf uit, en de anderen op de hielen.',
        },
      },
      failures: {
        wasted: 'Het extra kolenpunt is na deze beurt verloren. Zet de snelheid op 3.',
        'own-coal': 'Dat waren je eigen kolen. Eén draai is gratis, een tweede niet.',
      },
      finished: 'Als laatste van de werf is nog niet als laatste aan de pier.',
    },
  },
} as const satisfies Translated<typeof english>;
