import type { Translated } from '@showboat/engine';
import type { lessons as english } from '../en/lessons';

export const lessons = {
  chapters: {
    school: 'Die Fahrschule',
    passengers: 'Das Passagierspiel',
    'black-rose': 'The Black Rose',
  },
  lessons: {
    'first-steam': {
      title: 'Erster Dampf',
      summary: 'Tempo, Felder und wozu Kohle gut ist.',
      steps: {
        welcome:
          'Willkommen an Bord der Aurora! Jeder Zug hat zwei Teile: Du stellst die Geschwindigkeit ein, dein Tempo, und fährst dann genau so viele Felder. Auf hellen Feldern kann dieser Zug enden; die Scheibe darauf ist der Preis in Kohle, 0 kostet nichts.',
        speed: {
          text: 'Stelle das rote Rad auf 2. Um eins schneller oder langsamer ist kostenlos, jeden Zug.',
          done: 'Tempo 2, und kein Stück Kohle verheizt.',
        },
        sail: {
          text: 'Jetzt fahr los. Beide Felder müssen sein: Wähle ein helles Feld oder steuere mit den Tasten, dann beende den Zug.',
          done: 'Das rote Rad sagt, wie weit du fährst. Nie weniger, nie mehr.',
        },
        faster: {
          text: 'Mehr Dampf! Geh von 2 gleich auf 4. Um eins schneller ist kostenlos, das Zweite kostet ein Stück Kohle.',
          done: 'Tempo 4 für 1 Kohle. Du hast sechs Stück für den ganzen Fluss.',
        },
        'all-steps': {
          text: 'Jetzt vier Felder, und zwar alle. Achte auf die Insel voraus: Ein Dampfer fährt nie auf Land.',
          done: 'Schnelle Dampfer brauchen Platz. Behalte im Auge, was kommt.',
        },
        brake: {
          text: 'Bremsen geht genauso. Bremse von 4 auf 2: um eins kostenlos, um eins für Kohle.',
          done: 'Spät bremsen kostet Kohle, früh bremsen nichts.',
        },
      },
      failures: {
        'not-two': 'Das war nicht 2. Von 1 aus ist nur 2 kostenlos: Alles Schnellere verheizt Kohle.',
        'not-four': 'Stelle das Rad diesmal auf 4, damit du siehst, was Kohle kann.',
        'not-braked': 'Bremse diesmal auf 2. Das kostet ein Stück Kohle, weil du um zwei bremst.',
      },
      finished: 'Du kennst die beiden Räder: Rot für das Tempo, Schwarz für die Kohle.',
    },
    steering: {
      title: 'Steuern',
      summary: 'Eine Drehung ist kostenlos. Weitere kosten Kohle, solange sie reicht.',
      steps: {
        bow: 'Ein Dampfer fährt nur dorthin, wohin sein Bug zeigt. Einmal je Zug darfst du ihn kostenlos um eine Feldseite drehen.',
        'free-turn': {
          text: 'Voraus liegt eine Insel. Fahre mit deiner kostenlosen Drehung an ihr vorbei auf das markierte Feld.',
          done: 'Jeder Zug hat eine kostenlose Drehung. Sie darf vor, zwischen oder nach deinen Feldern kommen.',
        },
        'round-the-island': {
          text: 'Jetzt um die Insel herum auf das markierte Feld dahinter. Das braucht zwei Drehungen, und die zweite kostet 1 Kohle.',
          done: 'Jede weitere Drehung kostet ein Stück Kohle.',
        },
        'empty-bunker': {
          text: 'Ein andermal: Die Kohle ist alle, das Tempo ist 4, und der Fluss biegt nach Backbord ab. Wähle ein Feld, von dem du im nächsten Zug noch herumkommst.',
          done: 'Gut gefahren. Keine Kohle ist kein Unglück, solange du keine brauchst.',
        },
      },
      failures: {
        paid: 'Das hat Kohle gekostet. Eine Drehung genügt: Fahre erst voraus, dann drehe nach Backbord.',
        elsewhere: 'Das ist nicht das markierte Feld. Wähle es: Der Weg dorthin wird für dich geplant.',
        'out-of-coal':
          'Ohne Kohle schafft die Aurora die Biegung nicht und scheidet aus. Bremse oder drehe rechtzeitig nach Backbord.',
      },
      finished: 'Du steuerst mit Bedacht und weißt, wie man Rennen verliert: ohne Kohle vor einer Biegung.',
    },
    pushing: {
      title: 'Abdrängen',
      summary: 'Jemand im Weg? Weg damit.',
      steps: {
        'in-the-way':
          'Die Belle liegt dir im Weg. Du darfst sie abdrängen: ein Bewegungspunkt für ihr Feld, noch einer, um sie wegzuschieben. Kohle kostet es nicht.',
        push: {
          text: 'Dränge die Belle ab. Du wählst, wohin.',
          done: 'Abdrängen kostet einen Bewegungspunkt mehr, und du liegst, wo sie war.',
        },
        back: {
          text: 'Nach vorn abgedrängt, hat sie ein Feld gewonnen. Dränge sie neben deinem Weg nach hinten ab, auf eines der markierten Felder.',
          done: 'Nach hinten und zur Seite tut am meisten weh. Auf freiem Wasser sind nur die Felder verboten, über die du in diesem Zug gefahren bist, auch das, auf dem du losfuhrst.',
        },
        pushed: {
          text: 'Jetzt drängt sie dich ab. Wer abgedrängt wird, richtet den Bug kostenlos aus, wohin er will: Richte ihn flussabwärts.',
          done: 'Abgedrängt werden kann sogar helfen: eine freie Drehung in jede Richtung.',
        },
      },
      failures: {
        'not-pushed': 'Du bist an ihr vorbeigefahren. Mit Tempo 3 erreichst du sie und kannst sie noch abdrängen.',
        ahead: 'Du hast sie ein Stück mitgenommen. Dränge sie nach hinten ab, auf eines der markierten Felder.',
        'bad-heading': 'So zeigt der Bug auf Land oder aufs Ufer. Richte ihn flussabwärts.',
      },
      finished: 'Du drängst ab und weißt, was zu tun ist, wenn man dich abdrängt.',
    },
    'growing-river': {
      title: 'Der Fluss wächst',
      summary: 'Niemand weiß, was im Nebel liegt.',
      steps: {
        fog: 'Hier endet die Karte. Der erste Dampfer auf dem vordersten Flussteil findet heraus, wie der Fluss weitergeht.',
        foremost: {
          text: 'Sei dieser Dampfer: Erreiche das neue Flussteil in diesem Zug, mit Tempo 2.',
          done: 'Erst beendest du deine Bewegung, dann entscheiden Würfel und Stapel.',
        },
        bend: 'Der Fluss biegt nach Backbord ab. Er hätte geradeaus oder nach Steuerbord weitergehen können: Alles ist gleich wahrscheinlich.',
        'unknown-water': {
          text: 'Wieder bist du vorn, jetzt mit Tempo 3 und ohne Kohle. Fahre so auf das neue Flussteil, dass du jede Biegung nehmen kannst.',
          done: 'Langsam ins Unbekannte, schnell bei klarer Sicht.',
        },
      },
      failures: {
        'too-short': 'Du bist noch nicht auf dem neuen Flussteil. Fahre geradeaus und hinüber.',
        'too-fast': 'Die Biegung kam zu schnell, und ohne Kohle kannst du nicht zweimal drehen. Bremse vor dem Nebel auf 2.',
      },
      finished: 'Du führst die Flotte ins Unbekannte und kommst wieder heraus.',
    },
    landing: {
      title: 'Anlegen',
      summary: 'Die Mole: Wer zuerst da ist, gewinnt.',
      steps: {
        pier: 'Da ist die Mole! In der Fahrschule gewinnt, wer zuerst eines ihrer drei Anlegefelder erreicht, mit jedem Tempo.',
        approach: {
          text: 'Für zwei Kohle bist du sofort dort, umsonst in zwei Zügen. Lande jetzt, oder beende diesen Zug dort, wo der nächste die Mole erreicht: Die Belle ist dicht hinter dir.',
          done: 'Gut. Jetzt kommt der letzte Zug.',
        },
        land: {
          text: 'Volldampf zur Mole! Felder, die übrig sind, verfallen einfach.',
          done: 'Angelegt!',
        },
      },
      failures: {
        out: 'Ohne Kohle für die Biegung ist das Rennen vorbei. Hebe ein Stück für den Schluss auf.',
        beaten: 'Die Belle war schneller. Fahre im ersten Zug näher heran oder im zweiten schneller.',
        'too-late': 'Das Rennen war entschieden, bevor du angelegt hast. Fahre ohne Umweg zur Mole.',
      },
      finished: 'Du hast dein erstes Rennen gewonnen. In der Fahrschule lernst du nichts mehr.',
    },
    passengers: {
      title: 'Passagiere',
      summary: 'Zwei Leute wollen mit.',
      steps: {
        jetty:
          'Im eigentlichen Spiel brauchst du zwei Passagiere. Sie warten an Anlegestegen; nur das Feld mit dem gepunkteten Ring zählt.',
        dock: {
          text: 'Komm dort mit dem roten Rad auf 1 an und nimm den Passagier an Bord.',
          done: 'Tempo 1 bei der Ankunft: Das ist die ganze Kunst.',
        },
        second: {
          text: 'Der nächste wartet weiter unten, und nur einer. Die Belle will ihn auch, also plane voraus: Sei mit Tempo 2 neben dem Steg.',
          done: 'Zwei an Bord. Von 2 auf 1 ist kostenlos, niemand muss dafür Kohle verschwenden.',
        },
        enough: 'Von jeder Insel bekommst du einen Passagier, und dein Dampfer fasst zwei. Sind beide an Bord, geht es zur Mole.',
      },
      failures: {
        missed: 'Du bist nicht am Steg. Das markierte Feld liegt ein Feld voraus.',
        'too-fast': 'Am Steg, aber zu schnell: Das rote Rad muss 1 zeigen.',
        'left-waiting': 'Du lagst am Steg und hast den Passagier warten lassen. Nimm ihn an Bord, bevor du den Zug beendest.',
        out: 'Die Aurora hat keine Kohle mehr und scheidet aus. Bremse früher: Das kostet nichts.',
        taken: 'Die Belle war zuerst da. Du hast drei Züge: 2 Felder, 2 Felder, dann 1.',
        passed: 'Du bist am Steg vorbeigefahren. Sei mit Tempo 2 daneben, dann bremse auf 1.',
      },
      finished: 'Beide Passagiere sind an Bord. Nächster Halt: die Mole.',
    },
    'order-of-play': {
      title: 'Zugreihenfolge',
      summary: 'Wer vorn liegt, zieht zuerst.',
      steps: {
        strip:
          'Hier oben siehst du, wer wann zieht. In jeder Runde beginnt der Dampfer, der am weitesten flussabwärts liegt; die Reihenfolge gilt dann für die ganze Runde.',
        lead: {
          text: 'Jetzt ziehst du als Letzter. Fahre so weit voraus, dass du in der nächsten Runde der Erste bist.',
          done: 'Ganz vorn: Niemand nimmt dir das beste Feld weg.',
        },
        level: {
          text: 'Gleichauf heißt Gleichstand, und der schnellere Dampfer zieht zuerst. Zieh auf dem markierten Feld mit der Belle gleich, schneller als sie.',
          done: 'Gleichauf, aber schneller: Du ziehst zuerst.',
        },
        coal: 'Ist auch das Tempo gleich, entscheidet mehr Kohle und dann, wer weiter rechts liegt. Als Letzter zu ziehen hat sein Gutes: Du siehst, was die anderen tun.',
      },
      failures: {
        behind: 'Jemand ist noch vor dir. Gib mehr Dampf oder fahre zwischen ihnen durch.',
        'not-level': 'Das markierte Feld liegt auf gleicher Höhe mit der Belle. Du erreichst es mit drei Feldern.',
      },
      finished: 'Du erkennst die Zugreihenfolge, bevor sie da ist.',
    },
    'whole-race': {
      title: 'Das ganze Rennen',
      summary: 'Noch ein Passagier, und mit Tempo 1 zur Mole.',
      steps: {
        plan: 'Ein Passagier ist an Bord, einer wartet am Steg voraus, und hinter der Biegung liegt die Mole. Alles Gelernte auf einmal!',
        second: {
          text: 'Hol den zweiten Passagier: Sei mit Tempo 1 am Steg.',
          done: 'Beide an Bord.',
        },
        land: {
          text: 'Jetzt leg an: Beende die Bewegung auf einem Anlegefeld der Mole mit dem roten Rad auf 1. Hebe ein Stück Kohle zum Bremsen auf.',
          done: 'Zwei Passagiere, Tempo 1, angelegt. Ein perfektes Rennen.',
        },
      },
      failures: {
        out: 'Keine Kohle für die Biegung: ausgeschieden. Um eins je Zug zu bremsen ist kostenlos.',
        passed: 'Du hast den Passagier zurückgelassen. Ohne zwei kannst du nicht anlegen.',
        'too-late': 'Jemand anders hätte inzwischen angelegt. Fahre ohne Umweg zur Mole.',
      },
      finished: 'Du kannst Mississippi Queen spielen. Der Fluss gehört dir!',
    },
    'sand-bars': {
      title: 'Sandbänke',
      summary: 'Aufgelaufen und wieder flott.',
      steps: {
        shallows: 'Sandbänke! Ein Dampfer darf darauf fahren, aber dort endet seine Bewegung sofort, und sein Tempo ist 1.',
        aground: {
          text: 'Probier es: Lauf auf die markierte Sandbank.',
          done: 'Aufgelaufen. Auf dem Sand kannst du nicht drehen, und niemand kann dich abdrängen.',
        },
        astern: {
          text: 'Voraus kostet 1 Kohle, und da kommt noch mehr Sand. Setz lieber zurück: Das ist kostenlos, und du richtest den Bug aus, wohin du willst.',
          done: 'Nur hier auf dem ganzen Fluss fährt ein Dampfer rückwärts.',
        },
      },
      failures: {
        missed: 'Du bist vorbeigefahren. Fahre geradeaus, mitten auf den Sand.',
        ahead: 'Das hat ein Stück Kohle gekostet. Bleib bei Tempo 1 und fahre rückwärts.',
      },
      finished: 'Sand hält dich auf, aber Kohle muss er dich nicht kosten.',
    },
    'floating-logs': {
      title: 'Treibholz',
      summary: 'Langsam durchs Holz.',
      steps: {
        timber: 'Treibholz! Jedes solche Feld zählt wie zwei und kostet dich am Ende des Zuges eins an Tempo.',
        through: {
          text: 'Pflüge bis aufs zweite Feld mit Treibholz. Zwei solche Felder zählen wie vier.',
          done: 'Vier Bewegungspunkte weg, und das Rad fällt von 4 auf 2.',
        },
        leave: {
          text: 'Treibholz zu verlassen kostet nichts extra. Fahre weiter auf eines der markierten Felder.',
          done: 'Wieder freies Wasser.',
        },
      },
      failures: {
        elsewhere: 'Du bist außen herum gefahren. Stelle Tempo 4 ein und fahre geradeaus.',
        'not-clear': 'Keines der markierten Felder. Ein Feld voraus, dann eine Drehung und noch ein Feld.',
      },
      finished: 'Du kennst den Preis von Treibholz: zwei Bewegungspunkte und eins an Tempo.',
    },
    'coal-supply': {
      title: 'Kohlenachschub',
      summary: 'Sechs Stück Kohle für einen kurzen Halt.',
      steps: {
        heap: 'Ein Kohlehaufen mit eigenem Steg, und du hast noch ein Stück. Lege dort an wie für einen Passagier.',
        approach: {
          text: 'Komm erst heran: Halte mit Tempo 2 direkt vor dem Steg.',
          done: 'Von 2 auf 1 ist dann kostenlos.',
        },
        fill: {
          text: 'Jetzt komm mit Tempo 1 an und fülle den Kohlevorrat auf.',
          done: 'Sechs Stück. Du darfst kommen, so oft du willst.',
        },
      },
      failures: {
        passed: 'Nicht nah genug, um nächsten Zug anzulegen. Bremse auf 2 und fahre geradeaus.',
        'not-docked': 'Du musst auf dem Feld mit dem Steg halten, mit dem roten Rad auf 1.',
        'not-filled': 'Du warst am Steg und hast keine Kohle genommen. Fülle auf, bevor du den Zug beendest.',
      },
      finished: 'Mit vollem Kohlevorrat kannst du wieder drehen und rasen.',
    },
    'two-boats': {
      title: 'Je zwei Dampfer',
      summary: 'Deine eigene Flotte.',
      steps: {
        fleet:
          'Zwei Spieler, je zwei Dampfer. Die Aurora und die Fortuna gehören dir; jede zieht an ihrem eigenen Platz in der Reihenfolge.',
        both: {
          text: 'Zieh beide: erst die Aurora, dann die Fortuna, wenn sie an der Reihe ist.',
          done: 'Dein Gegner hat dazwischen gezogen. Die Reihenfolge geht nach Dampfern, nicht nach Spielern.',
        },
        shove: {
          text: 'Deine eigenen Dampfer dürfen einander abdrängen. Lass die Fortuna die Aurora nach vorn abdrängen.',
          done: 'Ein Feld gewonnen, und sie darf den Bug beliebig ausrichten. Alles für einen Bewegungspunkt der Fortuna.',
        },
      },
      failures: {
        'not-pushed': 'Die Aurora wurde nicht abgedrängt. Mit Tempo 3 erreicht die Fortuna sie und kann sie noch abdrängen.',
        backwards: 'Du hast die Aurora in die falsche Richtung abgedrängt. Flussabwärts, bitte!',
      },
      finished: 'Zum Sieg genügt einer deiner Dampfer an der Mole, mit zwei Passagieren.',
    },
    'coal-exchange': {
      title: 'Kohletausch',
      summary: 'Hilfe von Dampfer zu Dampfer.',
      steps: {
        empty: 'Die Aurora hat keine Kohle mehr, die Fortuna reichlich. Nebeneinander und mit gleichem Tempo dürfen sie teilen.',
        alongside: {
          text: 'Die Aurora hat Tempo 2. Bring die Fortuna auf ein Feld neben ihr, auch mit Tempo 2.',
          done: 'Seite an Seite mit gleichem Tempo.',
        },
        give: {
          text: 'Gib der Aurora mindestens 2 Kohle, bevor du den Zug beendest.',
          done: 'Nicht an Stegen, auf Sand oder im Treibholz, und einmal je Zug.',
        },
      },
      failures: {
        'other-speed': 'Neben ihr, aber nicht mit ihrem Tempo. Beide Räder müssen 2 zeigen.',
        'not-beside': 'Die beiden Dampfer sind keine Nachbarn. Fahre zwei Felder geradeaus.',
        'not-given': 'Der Zug ist vorbei, und keine Kohle wurde getauscht.',
        'too-little': 'Mit einem Stück kommt sie nicht weit. Gib ihr zwei oder mehr.',
      },
      finished: 'Zwei Dampfer, ein Kohlevorrat, wenn du sie zusammenhältst.',
    },
    'black-rose': {
      title: 'Die Black Rose',
      summary: 'Ein Dampfer für den, der Letzter ist.',
      steps: {
        neutral:
          'Die Black Rose gehört niemandem. Wer in der Reihenfolge Letzter ist, zieht sie in dieser Runde, und das bist du.',
        shove: {
          text: 'Sie hat endlos Kohle, darf aber je Zug nur ein Stück verheizen. Lass sie die Belle aus deinem Weg abdrängen.',
          done: 'Sie drängt ab und wird abgedrängt wie jeder Dampfer. Sie nimmt keine Passagiere auf und legt nie an.',
        },
        'take-coal': {
          text: 'Und sie gibt Kohle: Komm mit ihrem Tempo neben sie und nimm 2 Stück. Mehr gibt sie in einer Runde nicht.',
          done: 'Kohle von der Black Rose: Letzter zu sein hat seine Vorteile.',
        },
      },
      failures: {
        'not-pushed': 'Die Black Rose hat niemanden abgedrängt. Die Belle liegt direkt vor ihr: Tempo 2 genügt.',
        'no-coal': 'Beende den Weg der Aurora mit Tempo 2 neben der Black Rose und nimm Kohle, bevor der Zug endet.',
        'too-little': 'Du hättest mehr haben können: Nimm 2 Stück.',
      },
      finished: 'Hüte dich vor der Black Rose, wenn du führst, und nutze sie, wenn nicht.',
    },
    'six-players': {
      title: 'Zu sechst',
      summary: 'Aus der Werft.',
      steps: {
        yard: 'Zu sechst startet die Fortuna in der Werft und zieht in der ersten Runde als Letzte.',
        bonus: {
          text: 'Dafür bekommt sie ein Stück Kohle mehr, nur für ihren ersten Zug. Nutze es: Stelle das Tempo auf 3.',
          done: 'Von 1 auf 3 für das zusätzliche Stück. Deine eigenen sechs sind unberührt.',
        },
        out: {
          text: 'Jetzt fahr los: geradeaus oder nach einer Drehung nach Steuerbord. Verheize keine eigene Kohle.',
          done: 'Aus der Werft, den anderen auf den Fersen.',
        },
      },
      failures: {
        wasted: 'Das zusätzliche Stück verfällt nach diesem Zug. Stelle das Tempo auf 3.',
        'own-coal': 'Das war eigene Kohle. Eine Drehung ist kostenlos, eine zweite nicht.',
      },
      finished: 'Wer als Letzter aus der Werft kommt, muss nicht als Letzter an der Mole sein.',
    },
  },
} as const satisfies Translated<typeof english>;
