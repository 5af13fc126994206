import type { Translated } from '@showboat/engine';
import type { lessons as english } from '../en/lessons';

export const lessons = {
  chapters: {
    'hot-tin-roof': 'Hot Tin Roof',
    deluxe: 'Luxe loopplanken',
  },
  lessons: {
    'first-dive': {
      title: 'De eerste duik',
      summary: 'De inleg, een container en een paar katten.',
      steps: {
        welcome:
          'Goedenavond! Jij bent Gember, en hierboven zijn sardineblikjes eerst je geld en aan het einde je punten. Elke beurt begint met de inleg: één blikje in elk van de vijf containers. Miauwen helpt niet.',
        tiles:
          'Dan duik je in één container en houd je alle blikjes die erin liggen, ook dat van jezelf. Drie containers hebben een thuistegel met twee daken: duik je daar, dan trekt een van je paren erin, op elk dak een kat.',
        dive: {
          text: 'Een paar dat buiten is, wil elkaar vinden, dus dichtbij is goed. Kies een thuiscontainer om de afstand tussen zijn daken te zien, en bij de kleinste afstand ‘Duiken’.',
          done: 'Vijf blikjes betaald, vijf genomen, één paar buiten. De gebruikte tegel is weg, en er wordt een nieuwe opengedraaid.',
        },
        end: {
          text: 'Je katten kunnen elkaars schoorsteen zien, maar alle pijpen tussen de daken zijn kapot: zonder loopplank komt geen kat aan de overkant, voor geen prijs. Er valt nog niets te lopen, dus beëindig je beurt.',
          done: 'Inleg, duiken, lopen: dat is een hele beurt.',
        },
        fullest: {
          text: 'Zodra Crème en Middernacht hebben gedoken, ben jij weer aan de beurt. Hun inleg heeft gevuld wat ze lieten liggen. Je betaalt er altijd vijf, dus duik in de volste container.',
          done: 'Vijf betaald, acht genomen: drie blikjes rijker.',
        },
      },
      failures: {
        far: 'Die twee zouden een heel lange nacht nodig hebben. Tussen Schoorsteenhuis en Mandolinehuis is de afstand maar drie daken.',
        'no-tile': 'Die container heeft geen thuistegel: hij is om te bouwen. Kies een van de drie die twee daken tonen.',
        lean: 'Er was meer te halen: in de loopplankcontainer lagen zeven blikjes, en met jouw inleg erbij acht.',
      },
      finished: 'Je kunt inleggen en duiken. Waar de loopplankcontainer goed voor is, zie je in de volgende les.',
    },
    catwalks: {
      title: 'Een plank op de juiste plek',
      summary: 'Leg een loopplank, en een paar kan elkaar vinden.',
      steps: {
        pipes:
          'Je zittende katten zijn op Schoorsteenhuis en Mandolinehuis, met drie gaten ertussen. In twee daarvan ligt al een loopplank van jou, één is nog open.',
        dive: {
          text: 'Loopplanken komen uit de loopplankcontainer. Duik erin.',
          done: 'Vijf blikjes, en een plank om te leggen.',
        },
        lay: {
          text: 'Je mag een van je loopplanken in een gat leggen waar er nog geen ligt, waar dan ook in de wijk. Leg hem zo dat je twee katten verbonden zijn.',
          done: 'De weg is compleet: drie planken, allemaal van jou, en gratis voor je katten.',
        },
        meet: {
          text: 'Nu mag er gelopen worden. Kies een van de twee katten, dan een verlicht dak, en ‘Lopen’: hoe ver ook, het telt als één keer. Laat ze elkaar op één dak vinden.',
          done: 'Ze hebben elkaar gevonden! Eén vis van de vismarkt, en beide katten zijn terug in je hand, klaar voor een nieuwe tegel.',
        },
        stay: 'In een gat past één loopplank, en die blijft tot het einde van de partij liggen. Iedereen mag eroverheen, maar anderen betalen je elke keer één blikje. Je hebt nog drie loopplanken.',
      },
      failures: {
        'other-dumpster': 'Dat was een andere container. Duik in die met de loopplanken.',
        'nothing-laid': 'Je mag de blikjes nemen en niets bouwen, maar dat zouden je katten je nooit vergeven. Leg de loopplank.',
        'not-joined':
          'Een mooie plank, maar hij verbindt je katten niet. Het open gat is tussen Vingerhoedshoek en Theepotplein.',
        apart: 'De beurt is voorbij, en het paar is nog niet bij elkaar. Laat één kat helemaal naar de andere lopen.',
      },
      finished:
        'Een vis telt aan het einde voor tien punten, meer dan er ooit in de meeste containers ligt. Verbind dus je paren!',
    },
    tribute: {
      title: 'Aan wie betaal je?',
      summary: 'Loopplanken en schuilplaatsen van anderen kosten blikjes.',
      steps: {
        prices:
          'Over de loopplank van een ander lopen kost één blikje, een dakterras met andermans schuilplaats betreden twee, ook in het voorbijgaan. De eigenaar krijgt de tol meteen. Een schuilplaats verlaten is gratis, en alles wat van jou is ook.',
        leave: {
          text: 'Je hebt al gedoken. Je liggende katten zijn op Weerhaanhal en in de schuilplaats van Middernacht op Waslijnsteeg. Bekijk de prijzen voor beide katten, en breng ze voor één enkel blikje bij elkaar.',
          done: 'Gratis de schuilplaats uit, één blikje voor de loopplank van Crème, één vis voor jou.',
        },
        payee: {
          text: 'Je zittende katten kunnen elkaar op twee manieren vinden: de ene levert Crème een blikje op, de andere Middernacht. Crème heeft vier vissen, Middernacht maar één. Kies het dak van de partner, dan ‘Andere weg’ tot Middernacht het blikje krijgt, en ‘Lopen’.',
          done: 'Nog een vis, en deze keer geen enkele sardine voor koploper Crème.',
        },
        limits:
          'Wat je niet helemaal kunt betalen, kun je niet lopen: op de daken krijg je geen krediet, en vissen zijn geen wisselgeld. Wegen waarop iemand alleen maar meer krijgt dan nodig, worden niet eens aangeboden.',
      },
      failures: {
        'other-pair': 'Dat was een zittende kat. Eerst zijn de liggende aan de beurt.',
        dear: 'Dat kostte meer dan één blikje. De schuilplaats betreden kost er twee, verlaten niets: laat de kat op Waslijnsteeg lopen.',
        apart: 'De beurt is voorbij, en het paar is nog niet bij elkaar. Eén kat moet op het dak van haar partner uitkomen.',
        'paid-cream':
          'Dat blikje ging naar Crème, en Crème staat voor. Op dezelfde tocht kan Middernacht het krijgen: druk op ‘Andere weg’.',
      },
      finished: 'Je kent de prijzen, en je weet dat het uitmaakt wie de blikjes krijgt.',
    },
    shelters: {
      title: 'Huur voor een dakterras',
      summary: 'Een schuilplaats waar anderen langs moeten.',
      steps: {
        rent: 'Je hebt drie schuilplaatsen. Elke mag op een dakterras waar er nog geen staat, en anderen betalen je twee blikjes voor elke kat die er een betreedt, elke keer weer. Zet ze dus neer waar het druk is.',
        dive: {
          text: 'Schuilplaatsen komen uit de schuilplaatscontainer. Duik erin.',
          done: 'Vijf blikjes, en een schuilplaats om neer te zetten.',
        },
        where: {
          text: 'De zittende katten van Crème en de liggende van Middernacht gaan elkaar zo vinden. Zoek een dak dat beide paren moeten betreden, waar ze elkaar ook vinden, en zet daar je schuilplaats neer.',
          done: 'Hier komt niemand langs zonder de huisbaas te betalen.',
        },
        wait: {
          text: 'Jij hebt geen kat buiten, dus beëindig je beurt en kijk toe.',
          done: 'Twee blikjes van Crème, twee van Middernacht, en je hoefde er geen poot voor uit te steken.',
        },
        free: 'Alleen betreden kost iets: een kat die in een schuilplaats wordt geplaatst, er blijft of eruit gaat, betaalt niets. Op een dakterras past één schuilplaats, en net als een loopplank blijft die er voorgoed.',
      },
      failures: {
        'other-dumpster': 'Dat was een andere container. Duik in die met de schuilplaatsen.',
        'nothing-built': 'Je mag van bouwen afzien, maar dan betaalt ook niemand je. Zet de schuilplaats neer.',
        unvisited:
          'Beide paren kunnen elkaar vinden zonder hem te betreden. Over Vingerhoedshoek en Theepotplein moet iedereen: neem een van die twee.',
      },
      finished: 'Een goede schuilplaats verdient terwijl jij slaapt, en katten slapen veel.',
    },
    'next-ante': {
      title: 'Vijf blikjes voor morgen',
      summary: 'Wat er met de armen gebeurt, en hoe je er niet bij hoort.',
      steps: {
        poor: {
          text: 'Je zittende katten zouden elkaar voor vier blikjes kunnen vinden, en vier heb je er. Helaas komt eerst de inleg: wie er minder dan vijf heeft, neemt twee blikjes uit de voorraad, en de beurt is voorbij. Druk op ‘Nemen’.',
          done: 'Nu zes blikjes, maar niet gedoken, niet gelopen: een beurt is weg.',
        },
        evening:
          'Een andere nacht: je hebt gedoken, je hebt zeven blikjes, en het gat voor Mandolinehuis is nog open. Vandaag dus geen vis. Zou je na een tocht minder dan vijf blikjes overhouden, dan zie je een waarschuwing.',
        keep: {
          text: 'De kat op Schoorsteenhuis mag vast vooruitlopen, voor vier blikjes zelfs tot Theepotplein, of blijven waar ze is. Houd minstens vijf blikjes over voor de volgende inleg, en beëindig dan je beurt.',
          done: 'Geduld siert een kat: de inleg is veilig.',
        },
        bridge: {
          text: 'Ben je weer aan de beurt, duik dan in de loopplankcontainer en overbrug het gat tussen Theepotplein en Mandolinehuis.',
          done: 'Zeven blikjes uit de container, en de weg is compleet.',
        },
        meet: {
          text: 'Vandaag is de tocht zijn prijs waard. Laat het paar elkaar vinden, en tel voor je betaalt.',
          done: 'Vier blikjes voor een vis, en vijf over voor de volgende inleg.',
        },
      },
      failures: {
        spent:
          'Zo houd je minder dan vijf blikjes over: in je volgende beurt zou je er alleen twee mogen nemen. Geef deze keer minder uit.',
        'other-dumpster': 'Zonder loopplank komt er geen vis. Duik in de loopplankcontainer.',
        'nothing-laid': 'Het gat is nog open. Leg je loopplank erin.',
        'not-joined': 'Daar verbindt een loopplank je katten niet: het gat voor Mandolinehuis is nog open. Leg hem daarin.',
        apart: 'De beurt is voorbij, en het paar is nog niet bij elkaar. Je had de blikjes: laat ze elkaar vinden.',
      },
      finished: 'Tel tot vijf voor je een kat laat lopen. Alleen de laatste tocht van de partij is een uitzondering.',
    },
    'last-fish': {
      title: 'Opperkat',
      summary: 'De laatste vis, en wat er dan telt.',
      steps: {
        market:
          'Er ligt nog één vis op de vismarkt. Gaat die weg, dan eindigt de partij meteen. Elk blikje telt voor één punt, elke vis voor tien, en elke eigen kat die nog op de daken is, kost er twee.',
        dive: {
          text: 'Je zittende katten vinden elkaar vandaag. Duik eerst voor zo veel mogelijk punten: een thuiscontainer stuurt nog twee katten naar buiten. Je loopplanken zijn allemaal gelegd, dus bij die container neem je de blikjes en ga je verder.',
          done: 'Zes blikjes, en geen extra katten op de daken.',
        },
        meet: {
          text: 'De laatste vis kost drie blikjes aan Crème of vier aan Middernacht. Crème heeft vier vissen, negen blikjes en twee katten buiten; jij zult vier vissen hebben. Reken het uit, en betaal met ‘Andere weg’ de juiste.',
          done: 'De laatste vis is van jou, en de partij is voorbij.',
        },
        count:
          'Jij hebt 46 punten, Crème 45, Middernacht 40. De duurste weg was de beste: met drie blikjes voor Crème had je met 47 tegen 48 verloren.',
      },
      failures: {
        'cats-out':
          'Blikjes, ja, maar de twee katten die erbij komen, blijven buiten en kosten je vier punten. Zoek een duik zonder katten.',
        fewer: 'Daar zijn het er vijf. De loopplankcontainer levert zes blikjes op.',
        'paid-cream':
          'Een blikje voor Crème telt dubbel: jij bent het kwijt en Crème heeft het erbij. Zo wordt Crème de opperkat. Betaal deze keer Middernacht.',
        'paid-twice':
          'Beide katten hebben de schuilplaats van Middernacht betreden, en Crème wint met een snorhaar verschil. Laat er maar één kat komen.',
        apart: 'Geen ontmoeting, geen vis, en Crème wrijft zich in de pootjes. Laat je zittende katten elkaar vinden.',
      },
      finished: 'Je kunt Hot Tin Roof spelen. Dat je altijd op je pootjes terecht mag komen!',
    },
    deluxe: {
      title: 'De luxe loopplank',
      summary: 'Een zevende plank, die de anderen twee blikjes kost.',
      steps: {
        seventh:
          'Nu heeft iedereen een zevende loopplank, een luxe: anderen betalen twee blikjes om eroverheen te lopen. Maar er mag er geen worden gelegd tot iedereen een vis heeft gewonnen. Crème en Middernacht zijn zover; alleen jij hebt nog honger.',
        first: {
          text: 'Je hebt al gedoken. Laat je zittende katten elkaar vinden, en iedereen mag luxe loopplanken leggen.',
          done: 'Nu heeft iedereen een vis, en vissen raak je nooit kwijt.',
        },
        again: {
          text: 'Net als elke loopplank leg je de luxe na een duik in de loopplankcontainer. Beëindig dus je beurt, en duik daar zodra de anderen hebben gespeeld.',
          done: 'Zeven blikjes. En nu het goede hout.',
        },
        lay: {
          text: 'De zittende katten van Crème missen alleen nog een plank in het gemarkeerde gat. Kies dat gat, dan ‘Andere plank’ voor de luxe loopplank, en leg die.',
          done: 'Hij ligt er in plaats van een gewone, en die blijft in je hand.',
        },
        toll: {
          text: 'Beëindig je beurt. Crème kan niet wachten.',
          done: 'Twee blikjes van Crème voor één keer oversteken.',
        },
        own: 'Je eigen katten lopen er gratis overheen. Verder is het een loopplank als elke andere: één per gat, en hij blijft liggen. Je hoeft die van jou niet te leggen, maar in je hand is hij niets waard.',
      },
      failures: {
        apart: 'De beurt is voorbij, en je hebt nog steeds geen vis. Laat het zittende paar elkaar vinden: het kost één blikje.',
        'other-dumpster': 'Dat was een andere container. Alle loopplanken, ook luxe, komen uit de loopplankcontainer.',
        regular: 'Dat was een gewone, en Crème zou maar één blikje betalen. Met ‘Andere plank’ wordt het de luxe.',
        elsewhere: 'Daar heeft niemand haast om over te steken. Crème zoekt het gat tussen Vingerhoedshoek en Theepotplein.',
        'nothing-laid': 'Je hebt je loopplanken gehouden. Dat mag, maar Crème staat klaar met blikjes: leg de luxe loopplank.',
      },
      finished: 'Je kent de luxe loopplanken. Leg die van jou waar de anderen hem niet kunnen weerstaan.',
    },
  },
} as const satisfies Translated<typeof english>;
