import type { Translated } from '@showboat/engine';
import type { lessons as english } from '../en/lessons';

export const lessons = {
  chapters: {
    'hot-tin-roof': 'Hot Tin Roof',
    deluxe: 'Luxusstege',
  },
  lessons: {
    'first-dive': {
      title: 'Das erste Wühlen',
      summary: 'Der Einsatz, ein Container und ein Katzenpaar.',
      steps: {
        welcome:
          'Guten Abend! Du bist Zimt, und hier oben sind Sardinendosen erst dein Geld und am Ende deine Punkte. Jeder Zug beginnt mit dem Einsatz: eine Dose auf jeden der fünf Container. Miauen hilft nicht.',
        tiles:
          'Dann wühlst du in einem Container und behältst alle Dosen, auch deine eigene. Drei Container haben ein Heimplättchen mit zwei Dächern: Wühlst du dort, zieht eines deiner Paare ein, auf jedes Dach eine Katze.',
        dive: {
          text: 'Ein Paar, das draußen ist, will sich treffen, also ist nah gut. Wähle einen Heimcontainer, um den Abstand seiner Dächer zu sehen, und beim kleinsten Abstand „Wühlen“.',
          done: 'Fünf Dosen gezahlt, fünf genommen, ein Paar draußen. Das benutzte Plättchen ist weg, und ein neues wird aufgedeckt.',
        },
        end: {
          text: 'Deine Katzen sehen schon den Schornstein der anderen, aber alle Rohre zwischen den Dächern sind kaputt: Ohne Laufsteg kommt keine Katze hinüber, um keinen Preis. Noch kann keine laufen, also beende den Zug.',
          done: 'Einsatz, Wühlen, Laufen: Das ist ein ganzer Zug.',
        },
        fullest: {
          text: 'Sobald Creme und Lakritz gewühlt haben, bist du wieder am Zug. Ihre Einsätze haben gefüllt, was sie liegen ließen. Du zahlst immer fünf, also wühle im vollsten Container.',
          done: 'Fünf gezahlt, acht genommen: drei Dosen reicher.',
        },
      },
      failures: {
        far: 'Diese beiden bräuchten eine sehr lange Nacht. Zwischen Kaminhaus und Mandolinenhaus ist der Abstand nur drei Dächer.',
        'no-tile': 'Dieser Container hat kein Heimplättchen: Er ist zum Bauen da. Wähle einen der drei, die zwei Dächer zeigen.',
        lean: 'Da war mehr zu holen: Auf dem Laufstegcontainer lagen sieben Dosen, mit deinem Einsatz sogar acht.',
      },
      finished: 'Du kannst einsetzen und wühlen. Wozu der Laufstegcontainer gut ist, zeigt die nächste Lektion.',
    },
    catwalks: {
      title: 'Ein Brett am rechten Fleck',
      summary: 'Leg einen Laufsteg, und ein Paar kann sich treffen.',
      steps: {
        pipes:
          'Deine sitzenden Katzen sind auf Kaminhaus und Mandolinenhaus, mit drei Lücken dazwischen. In zweien liegt schon ein Laufsteg von dir, eine ist noch offen.',
        dive: {
          text: 'Laufstege kommen aus dem Laufstegcontainer. Wühle darin.',
          done: 'Fünf Dosen, und ein Brett zum Legen.',
        },
        lay: {
          text: 'Du darfst einen deiner Laufstege in irgendeine Lücke legen, in der noch keiner liegt, überall im Viertel. Lege ihn so, dass deine beiden Katzen verbunden sind.',
          done: 'Der Weg ist lückenlos: drei Bretter, alle von dir, und gratis für deine Katzen.',
        },
        meet: {
          text: 'Jetzt wird gelaufen. Wähle eine der beiden Katzen, dann ein helles Dach und „Laufen“: Egal wie weit, es ist nur ein Lauf. Lass sie sich auf einem Dach treffen.',
          done: 'Sie treffen sich! Ein Fisch vom Markt, und beide Katzen sind wieder in deiner Hand, bereit für ein neues Plättchen.',
        },
        stay: 'In eine Lücke passt ein Laufsteg, und er bleibt bis zum Ende der Partie. Alle dürfen darüber, aber die anderen zahlen dir jedes Mal eine Dose. Du hast noch drei Laufstege.',
      },
      failures: {
        'other-dumpster': 'Das war ein anderer Container. Wühle in dem mit den Laufstegen.',
        'nothing-laid':
          'Du darfst die Dosen nehmen und nichts bauen, aber deine Katzen würden dir das nie verzeihen. Lege den Laufsteg.',
        'not-joined':
          'Ein schönes Brett, aber es verbindet deine Katzen nicht. Die offene Lücke ist zwischen Fingerhuteck und Teekannenhof.',
        apart: 'Der Zug ist vorbei, und das Paar ist noch getrennt. Lass eine Katze bis zur anderen laufen.',
      },
      finished: 'Ein Fisch zählt am Ende zehn Punkte, mehr, als auf den meisten Containern je liegt. Also verbinde deine Paare!',
    },
    tribute: {
      title: 'Wer dein Geld bekommt',
      summary: 'Laufstege und Unterstände der anderen kosten Dosen.',
      steps: {
        prices:
          'Einen fremden Laufsteg zu überqueren kostet eine Dose, eine Terrasse mit fremdem Unterstand zu betreten zwei, auch im Vorbeilaufen. Sie gehen sofort an die Farbe, die dort gebaut hat. Einen Unterstand zu verlassen ist gratis, und alles Eigene auch.',
        leave: {
          text: 'Gewühlt hast du schon. Deine liegenden Katzen sind auf dem Wetterhahnturm und im Unterstand von Lakritz auf dem Wäscheweg. Sieh dir die Preise für beide Katzen an und bring sie für eine einzige Dose zusammen.',
          done: 'Gratis aus dem Unterstand, eine Dose für den Laufsteg von Creme, ein Fisch für dich.',
        },
        payee: {
          text: 'Deine sitzenden Katzen können sich auf zwei Arten treffen: Die eine bringt Creme eine Dose, die andere Lakritz. Creme hat vier Fische, Lakritz nur einen. Wähle das Dach der Partnerin, dann „Anderer Weg“, bis Lakritz die Dose bekommt, und „Laufen“.',
          done: 'Noch ein Fisch, und diesmal keine einzige Sardine für Creme an der Spitze.',
        },
        limits:
          'Was du nicht ganz zahlen kannst, kannst du nicht laufen: Auf den Dächern gibt es keinen Kredit, und Fische sind kein Kleingeld. Wege, auf denen nur jemand mehr bekäme als nötig, stehen gar nicht erst zur Wahl.',
      },
      failures: {
        'other-pair': 'Das war eine sitzende Katze. Zuerst sind die liegenden dran.',
        dear: 'Das hat mehr als eine Dose gekostet. Den Unterstand zu betreten kostet zwei, ihn zu verlassen nichts: Lass die Katze auf dem Wäscheweg laufen.',
        apart: 'Der Zug ist vorbei, und das Paar ist noch getrennt. Eine Katze muss auf dem Dach ihrer Partnerin ankommen.',
        'paid-cream':
          'Diese Dose ging an Creme, und Creme führt. Derselbe Lauf kann sie stattdessen Lakritz bringen: Drücke „Anderer Weg“.',
      },
      finished: 'Du kennst die Preise und weißt, dass es nicht egal ist, wer die Dosen bekommt.',
    },
    shelters: {
      title: 'Miete für eine Terrasse',
      summary: 'Ein Unterstand, wo andere vorbeimüssen.',
      steps: {
        rent: 'Du hast drei Unterstände. Jeder darf auf irgendeine Terrasse, auf der noch keiner steht, und die anderen zahlen dir zwei Dosen für jede Katze, die ihn betritt, jedes Mal. Also baue, wo viel los ist.',
        dive: {
          text: 'Unterstände kommen aus dem Unterstandcontainer. Wühle darin.',
          done: 'Fünf Dosen, und ein Unterstand zum Bauen.',
        },
        where: {
          text: 'Die sitzenden Katzen von Creme und die liegenden von Lakritz treffen sich gleich. Finde ein Dach, das beide Paare betreten müssen, egal, wo sie sich treffen, und baue dort deinen Unterstand.',
          done: 'Hier kommt niemand vorbei, ohne Miete zu zahlen.',
        },
        wait: {
          text: 'Von dir ist keine Katze draußen, also beende den Zug und sieh zu.',
          done: 'Zwei Dosen von Creme, zwei von Lakritz, und du hast keine Pfote gerührt.',
        },
        free: 'Nur das Betreten kostet: Eine Katze, die in einen Unterstand gesetzt wird, darin bleibt oder ihn verlässt, zahlt nichts. Auf eine Terrasse passt ein Unterstand, und wie ein Laufsteg bleibt er für immer.',
      },
      failures: {
        'other-dumpster': 'Das war ein anderer Container. Wühle in dem mit den Unterständen.',
        'nothing-built': 'Du darfst aufs Bauen verzichten, aber dann zahlt dir auch niemand. Baue den Unterstand.',
        unvisited:
          'Beide Paare können sich treffen, ohne ihn zu betreten. Über Fingerhuteck und Teekannenhof müssen alle: Nimm eines von beiden.',
      },
      finished: 'Ein guter Unterstand verdient, während du schläfst, und Katzen schlafen viel.',
    },
    'next-ante': {
      title: 'Fünf Dosen für morgen',
      summary: 'Was den Armen passiert, und wie du nicht dazugehörst.',
      steps: {
        poor: {
          text: 'Deine sitzenden Katzen könnten sich für vier Dosen treffen, und vier hast du. Leider kommt zuerst der Einsatz: Wer weniger als fünf hat, nimmt zwei Dosen aus dem Vorrat, und der Zug ist vorbei. Drücke „Nehmen“.',
          done: 'Jetzt sechs Dosen, aber kein Wühlen, kein Laufen: Ein Zug ist dahin.',
        },
        evening:
          'Eine andere Nacht: Du hast gewühlt, du hast sieben Dosen, und die Lücke vor dem Mandolinenhaus ist noch offen. Heute gibt es also keinen Fisch. Blieben dir nach einem Lauf weniger als fünf Dosen, warnt dich ein Hinweis.',
        keep: {
          text: 'Die Katze auf dem Kaminhaus darf vorauslaufen, für vier Dosen sogar bis zum Teekannenhof, oder bleiben, wo sie ist. Behalte mindestens fünf Dosen für den nächsten Einsatz, dann beende den Zug.',
          done: 'Geduld steht jeder Katze: Der Einsatz ist sicher.',
        },
        bridge: {
          text: 'Wenn du wieder am Zug bist, wühle im Laufstegcontainer und schließe die Lücke zwischen Teekannenhof und Mandolinenhaus.',
          done: 'Sieben Dosen aus dem Container, und der Weg ist lückenlos.',
        },
        meet: {
          text: 'Heute ist der Lauf seinen Preis wert. Lass das Paar sich treffen, und rechne, bevor du zahlst.',
          done: 'Vier Dosen für einen Fisch, und fünf bleiben für den nächsten Einsatz.',
        },
      },
      failures: {
        spent:
          'So bleiben dir weniger als fünf Dosen: In deinem nächsten Zug könntest du nur zwei nehmen. Gib diesmal weniger aus.',
        'other-dumpster': 'Ohne Laufsteg gibt es keinen Fisch. Wühle im Laufstegcontainer.',
        'nothing-laid': 'Die Lücke ist noch offen. Lege deinen Laufsteg hinein.',
        'not-joined':
          'Dort verbindet ein Laufsteg deine Katzen nicht: Die Lücke vor dem Mandolinenhaus ist noch offen. Lege ihn da hinein.',
        apart: 'Der Zug ist vorbei, und das Paar ist noch getrennt. Die Dosen hattest du: Lass die beiden sich treffen.',
      },
      finished: 'Zähl bis fünf, bevor eine Katze losläuft. Nur der letzte Lauf der Partie ist eine Ausnahme.',
    },
    'last-fish': {
      title: 'Oberkatze',
      summary: 'Der letzte Fisch, und was dann zählt.',
      steps: {
        market:
          'Auf dem Markt liegt noch ein Fisch. Ist er weg, endet die Partie sofort. Jede Dose zählt einen Punkt, jeder Fisch zehn, und jede eigene Katze, die noch auf den Dächern ist, kostet zwei.',
        dive: {
          text: 'Deine sitzenden Katzen treffen sich heute. Vorher wühle für möglichst viele Punkte: Ein Heimcontainer schickt noch zwei Katzen hinaus. Deine Laufstege sind alle gelegt, beim Container dafür nimmst du also die Dosen und machst weiter.',
          done: 'Sechs Dosen, und keine weiteren Katzen auf den Dächern.',
        },
        meet: {
          text: 'Der letzte Fisch kostet drei Dosen an Creme oder vier an Lakritz. Creme hat vier Fische, neun Dosen und zwei Katzen draußen; du wirst vier Fische haben. Rechne nach, und zahl mit „Anderer Weg“ an die richtige Farbe.',
          done: 'Der letzte Fisch gehört dir, und die Partie ist vorbei.',
        },
        count:
          'Du hast 46 Punkte, Creme 45, Lakritz 40. Der teurere Weg war der bessere: Mit drei Dosen an Creme hättest du mit 47 zu 48 verloren.',
      },
      failures: {
        'cats-out':
          'Dosen, ja, aber die zwei Katzen, die dazukommen, bleiben draußen und kosten dich vier Punkte. Wühle dort, wo keine mitkommen.',
        fewer: 'Dort sind es fünf Dosen. Der Laufstegcontainer bringt sechs.',
        'paid-cream':
          'Eine Dose an Creme zählt doppelt: Du verlierst sie, und Creme gewinnt sie. So wird Creme zur Oberkatze. Zahl diesmal an Lakritz.',
        'paid-twice':
          'Beide Katzen haben den Unterstand von Lakritz betreten, und Creme gewinnt um ein Schnurrhaar. Lass nur eine Katze dort durch.',
        apart: 'Kein Treffen, kein Fisch, und Creme reibt sich die Pfoten. Bring deine sitzenden Katzen zusammen.',
      },
      finished: 'Du kannst Hot Tin Roof spielen. Mögest du immer auf die Pfoten fallen!',
    },
    deluxe: {
      title: 'Der Luxussteg',
      summary: 'Ein siebtes Brett, das die anderen zwei Dosen kostet.',
      steps: {
        seventh:
          'Jetzt haben alle einen siebten Laufsteg, einen Luxussteg: Die anderen zahlen zwei Dosen, um ihn zu überqueren. Gelegt werden darf aber keiner, bis alle einen Fisch gewonnen haben. Creme und Lakritz sind so weit; nur du hast noch Hunger.',
        first: {
          text: 'Gewühlt hast du schon. Bring deine sitzenden Katzen zusammen, und die Luxusstege sind allen erlaubt.',
          done: 'Jetzt haben alle einen Fisch, und Fische gehen nie verloren.',
        },
        again: {
          text: 'Wie jeder Laufsteg wird auch der Luxussteg nach dem Wühlen im Laufstegcontainer gelegt. Also beende den Zug, und wühle dort, sobald die anderen gespielt haben.',
          done: 'Sieben Dosen. Und jetzt das gute Holz.',
        },
        lay: {
          text: 'Den sitzenden Katzen von Creme fehlt nur noch ein Steg in der markierten Lücke. Wähle sie, dann „Anderer Steg“ für den Luxussteg, und lege ihn.',
          done: 'Er liegt dort statt eines normalen, der dir in der Hand bleibt.',
        },
        toll: {
          text: 'Beende den Zug. Creme kann es kaum erwarten.',
          done: 'Zwei Dosen von Creme für ein einziges Überqueren.',
        },
        own: 'Deine eigenen Katzen überqueren ihn gratis. Sonst ist er ein Laufsteg wie jeder andere: einer je Lücke, und er bleibt. Du musst deinen nicht legen, aber in der Hand ist er nichts wert.',
      },
      failures: {
        apart:
          'Der Zug ist vorbei, und du hast immer noch keinen Fisch. Lass das sitzende Paar sich treffen: Es kostet eine Dose.',
        'other-dumpster': 'Das war ein anderer Container. Alle Laufstege, auch Luxusstege, kommen aus dem Laufstegcontainer.',
        regular: 'Das war ein normaler, und Creme müsste nur eine Dose zahlen. „Anderer Steg“ macht daraus den Luxussteg.',
        elsewhere: 'Dort hat es niemand eilig. Creme braucht die Lücke zwischen Fingerhuteck und Teekannenhof.',
        'nothing-laid': 'Du hast deine Laufstege behalten. Das darfst du, aber Creme wartet mit Dosen: Lege den Luxussteg.',
      },
      finished: 'Du kennst die Luxusstege. Leg deinen dorthin, wo die anderen nicht widerstehen können.',
    },
  },
} as const satisfies Translated<typeof english>;
