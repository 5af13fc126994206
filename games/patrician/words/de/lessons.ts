import type { Translated } from '@showboat/engine';
import type { lessons as english } from '../en/lessons';

export const lessons = {
  chapters: {
    patrician: 'Patrizier',
    messengers: 'Die Boten',
  },
  lessons: {
    'first-floors': {
      title: 'Die ersten Stockwerke',
      summary: 'Eine Karte spielen, bauen, eine Karte nehmen.',
      steps: {
        welcome:
          'Willkommen in Italien, hier wird gebaut! Jede Stadt will zwei Türme. Du hast drei Karten: Das Wappen einer Karte sagt, wo du baust, und jedes Wappen ist ein Stockwerk von dir. Du bist Schwarz.',
        first: {
          text: 'Spiele deine Siena-Karte und baue dort ein Stockwerk, auf welchem Bauplatz du willst. Dann nimmst du die Karte, die bei Siena liegt.',
          done: 'Spielen, bauen, nehmen: Das ist ein ganzer Zug.',
        },
        gain: 'Die Lucca-Karte, die bei Siena lag, gehört dir: Du bekommst immer die Karte bei der Stadt, in der du baust. Jetzt liegt dort eine neue vom Stapel.',
        double: {
          text: 'Sie zeigt zwei Wappen, bringt also zwei Stockwerke: beide auf einen Bauplatz oder auf jeden eines. Spiele sie und baue in Lucca auf jedem Bauplatz ein Stockwerk.',
          done: 'Zwei Stockwerke mit einer Karte, und in beiden Türmen einen Fuß in der Tür.',
        },
      },
      failures: {
        'other-card': 'Das war eine andere Karte. Spiele diesmal die markierte.',
        'one-tower': 'Beide Stockwerke stehen in einem Turm. Das ist erlaubt, aber probier es anders: auf jedem Bauplatz eines.',
      },
      finished: 'Du kannst einen Zug spielen. Passen gibt es nicht: Jede Karte wird gespielt.',
    },
    towers: {
      title: 'Wer in einem Turm führt',
      summary: 'Die meisten Stockwerke, und wer höher steht.',
      steps: {
        rulers:
          'Ein Turm geht an die Farbe mit den meisten Stockwerken darin. In Siena führt Weiß in beiden: links mit zwei zu null, und rechts ist es eins zu eins, aber Weiß steht höher.',
        most: {
          text: 'Spiele deine Siena-Karte und baue so, dass du in einem der Türme führst.',
          done: 'Zwei Stockwerke zu einem: Der rechte Turm gehört dir.',
        },
        tie: {
          text: 'Jetzt Bologna, wo Weiß in jedem Turm zwei Stockwerke hat. Baue dort, wo eines genügt: Bei Gleichstand gewinnt, wer von den Gleichen am höchsten steht.',
          done: 'Zwei zu zwei, und du stehst über Weiß. Rot hat nur ein Stockwerk und zählt nicht.',
        },
        'two-at-once': {
          text: 'Zwei Wappen für Milano. Niemand hat dort mehr als ein Stockwerk in einem Turm: Hol dir mit einer Karte beide Türme.',
          done: 'Auf jedem Turm ein Stockwerk obenauf genügt, vorerst. Noch können alle über dir bauen.',
        },
      },
      failures: {
        'other-card': 'Diese Karte kommt später dran. Spiele die markierte.',
        behind: 'Im linken Turm steht es immer noch zwei zu eins für Weiß. Baue rechts.',
        'too-few': 'Dort hast du ein Stockwerk, Weiß hat zwei. Im rechten Turm hast du schon eines.',
        'only-one': 'So gehört dir nur ein Turm. Mit je einem Stockwerk gewinnst du beide Gleichstände.',
      },
      finished: 'Du kannst Türme lesen: erst die Stockwerke zählen, dann sehen, wer höher steht.',
    },
    'open-cards': {
      title: 'Die offenen Karten',
      summary: 'Heute hier bauen, um morgen dort zu bauen.',
      steps: {
        shop: 'Die Karten bei den Städten liegen offen für alle. Sie müssen nicht zu ihrer Stadt gehören: Bei Verona liegt eine Karte mit zwei Wappen für Bologna, wo Weiß in beiden Türmen führt.',
        fetch: {
          text: 'Hol dir diese Karte: Baue in der Stadt, bei der sie liegt.',
          done: 'Du hast in Verona gebaut und an Bologna gedacht.',
        },
        use: {
          text: 'Jetzt spiele sie und hol dir einen der beiden Türme von Bologna.',
          done: 'Zwei zu zwei, und du stehst höher.',
        },
        deny: {
          text: 'Achte auf deinen Turm in Roma: Mit der Roma-Karte bei Milano, die zwei Wappen hat, käme Weiß über dich. Schnapp sie weg!',
          done: 'Eine Karte auf deiner Hand kann dir nicht schaden.',
        },
      },
      failures: {
        'not-fetched': 'Du nimmst die Karte bei der Stadt, in der du baust. Spiele deine Verona-Karte.',
        'other-card': 'Spiele die Bologna-Karte, die du gerade geholt hast.',
        split: 'Auf jedem Turm eines genügt nicht: Weiß hat in beiden zwei. Baue beide Stockwerke auf einen Turm.',
        'left-there': 'Die Roma-Karte liegt noch bei Milano. Spiele deine Milano-Karte, um sie zu bekommen.',
      },
      finished: 'Jede Karte ist zweierlei: ein Stockwerk hier und ein Weg zu der Karte, die dort liegt.',
    },
    'complete-cities': {
      title: 'Eine Stadt fertig bauen',
      summary: 'Das letzte Stockwerk, und wer die Plättchen bekommt.',
      steps: {
        tokens:
          'Die Zahl neben dem Namen sagt, mit wie vielen Stockwerken eine Stadt fertig ist: Parma mit fünf. Dann wird sie sofort gewertet. Wer im höheren Turm führt, bekommt ebenso viele Punkte, im niedrigeren drei weniger.',
        'empty-site': {
          text: 'Parma hat vier Stockwerke, alle auf einem Bauplatz. Am Ende müssen beide bebaut sein, also gibt es für das letzte nur eine Stelle. Baue Parma fertig.',
          done: 'Weiß bekommt 5 für den hohen Turm, du bekommst 2 mit einem einzigen Stockwerk.',
        },
        taller: {
          text: 'In Lucca fehlt ein Stockwerk, und beide Türme sind gleich hoch. Im linken führst du, im rechten Weiß. Mach deinen zum höheren.',
          done: 'Sieben für dich, vier für Weiß. Die Zahlen sind ungerade, also ist immer ein Turm höher.',
        },
        both: {
          text: 'In Verona fehlen zwei Stockwerke, und du hast zwei Wappen. Man darf auch beide Türme gewinnen: Tu es!',
          done: 'Fünf und zwei, beide für dich. Die Karte dort nimmst du noch, aber zu einer fertigen Stadt kommt keine neue.',
        },
      },
      failures: {
        'other-card': 'Diese Karte gehört zu einem anderen Schritt. Spiele die markierte.',
        shorter: 'Jetzt ist der rechte Turm höher: 7 für Weiß, nur 4 für dich.',
        'only-one': 'So bleibt der linke Turm bei Weiß. Er braucht mindestens ein Stockwerk von dir.',
      },
      finished: 'Du baust Städte fertig, wenn es dir passt, und überlässt sie anderen, wenn nicht.',
    },
    signs: {
      title: 'Zwei Symbole',
      summary: 'Freie Wahl, und ein Stockwerk, das umzieht.',
      steps: {
        'any-card':
          'Manche Karten zeigen ein Fragezeichen. Du baust wie sonst, aber dann darfst du die Karte bei einer beliebigen Stadt nehmen, auch bei einer fertigen.',
        choose: {
          text: 'Spiele deine Bologna-Karte und nimm die Siena-Karte mit zwei Wappen, die bei Ferrara liegt.',
          done: 'Die neue Karte kommt zu Ferrara, wo du die alte genommen hast.',
        },
        'move-floor':
          'Deine Roma-Karte versetzt ein Stockwerk: Das oberste eines Turms, egal wessen, kommt auf den anderen Bauplatz seiner Stadt. Du brauchst dort ein eigenes Stockwerk; verboten sind fertige Städte und die, in der du gerade gebaut hast.',
        move: {
          text: 'Im linken Turm von Milano habt ihr, du und Weiß, je zwei Stockwerke, Weiß obenauf. Spiele die Roma-Karte, dann versetze dieses oberste Stockwerk.',
          done: 'Zwei zu eins: Der Turm gehört dir, und versetzt wurde nicht einmal ein Stockwerk von dir.',
        },
      },
      failures: {
        'other-card': 'Diese Karte hat kein solches Symbol. Spiele die markierte.',
        'not-taken': 'Du hast eine andere Karte genommen. Wähle die, die bei Ferrara liegt.',
        declined: 'Nichts wurde versetzt. Du darfst verzichten, aber hier gewinnst du damit einen Turm.',
        'wrong-floor': 'Weiß führt noch im linken Turm von Milano. Versetze dessen oberstes Stockwerk nach rechts.',
      },
      finished: 'Du kennst beide Symbole. Ein Porträt ist das Dritte, was eine Karte zeigen kann.',
    },
    portraits: {
      title: 'Porträts und das Ende',
      summary: 'Drei gleiche, und die letzte Karte.',
      steps: {
        faces:
          'Alles, was du gespielt hast, liegt in deiner Ablage. Am Ende bringen je drei Porträts desselben Patriziers 6 Punkte: Dame, rote Kappe oder Bart. Du hast zwei Damen.',
        third: {
          text: 'Eine dritte Dame liegt offen bei einer Stadt, in der du bauen kannst. Hol sie dir.',
          done: 'Die Verona-Karte mit der Dame gehört dir.',
        },
        set: {
          text: 'Die Dame zählt, sobald sie gespielt ist. Spiele sie und baue in Verona, wo du willst.',
          done: 'Drei Damen, 6 Punkte. Eine vierte und eine fünfte zählen nichts, bis die sechste kommt.',
        },
        bare: 'Eine andere Partie, kurz vor dem Ende: Es gibt keine Karten mehr zu nehmen, alle spielen ihre Hand aus. In Siena fehlen zwei Stockwerke: eines ist auf deiner Karte, eines auf der von Weiß. Wer dort zuletzt baut, entscheidet.',
        wait: {
          text: 'Also lass Weiß in Siena den Vortritt: Baue jetzt Firenze fertig und gewinne dort beide Türme.',
          done: 'Neun und sechs für dich, und drei Damen. Weiß bleibt nur noch Siena.',
        },
        last: {
          text: 'Die letzte Karte der Partie ist deine. Mit dem einen Turm von Siena gewinnst du die Partie, mit dem anderen verlierst du sie.',
          done: 'Sieben für den höheren Turm, und drei Bärte.',
        },
        count:
          'Alle Karten sind gespielt, also sind alle Städte fertig. Plättchen und Porträts ergeben 74 für dich, 73 für Weiß. Jedes Stockwerk hat gezählt!',
      },
      failures: {
        'no-lady': 'Dort lag keine Dame. Sie liegt bei Parma, also spiele deine Parma-Karte.',
        'other-card': 'Spiele die Verona-Karte, die mit der Dame.',
        'too-early': 'Jetzt baut Weiß in Siena zuletzt und entscheidet. Spiele zuerst Firenze.',
        'gave-six':
          'Weiß behält den linken Turm und bekommt 6. Baust du dort obenauf, führst du mit drei zu zwei, und der rechte Turm gehört dir ohnehin.',
        lost: 'Der niedrigere Turm bringt nur 4, und der höhere gibt Weiß 7. Im höheren kannst du mit Weiß gleichziehen und stehst dann höher.',
      },
      finished: 'Du kannst Patrizier spielen. Mögen deine Türme hoch stehen!',
    },
    messengers: {
      title: 'Ein Bote für Lucca',
      summary: 'Nach einer Sternkarte: zwei Punkte für jeden Turm.',
      steps: {
        news: 'Boten bringen Nachrichten von Stadt zu Stadt. Steht einer neben einer Stadt, bringt bei ihrer Wertung jeder ihrer Türme 2 Punkte mehr. In Lucca fehlt ein Stockwerk, und in beiden Türmen führst du.',
        star: {
          text: 'Am Ende eines Zuges, in dem du eine Sternkarte gespielt hast, darfst du einen Boten setzen. Deine Siena-Karte hat einen Stern: Spiele sie.',
          done: 'Gebaut und genommen. Jetzt kommt der Bote.',
        },
        place: {
          text: 'Setze ihn zwischen Lucca und eine Nachbarstadt, auf eine der markierten Verbindungen. Nicht bei Siena: Dort hast du in diesem Zug gebaut.',
          done: 'Er dient den Städten an beiden Enden, und er bleibt dort.',
        },
        pay: {
          text: 'Sobald Weiß gespielt hat, baue Lucca fertig.',
          done: 'Sieben und vier für die Türme, und je zwei durch den Boten: 15 Punkte.',
        },
        neutral:
          'Ein Bote gehört niemandem: Die 2 Punkte bekommt, wer im Turm führt, egal wer den Boten gesetzt hat. Zwei Boten neben einer Stadt machen daraus 4 je Turm.',
      },
      failures: {
        'other-card': 'Das ist nicht die markierte Karte. Spiele diesmal die.',
        kept: 'Du hast deinen Boten behalten. Das darfst du, aber hier verschenkst du Punkte: Setze ihn neben Lucca.',
        elsewhere: 'Dort berührt er Lucca nicht, die Stadt, die du gleich fertig baust.',
      },
      finished: 'Schicke Boten dorthin, wo deine Türme bald gewertet werden.',
    },
    'messenger-links': {
      title: 'Verbindungen und Minuspunkte',
      summary: 'Wo Boten stehen dürfen, und wer am wenigsten geholfen hat.',
      steps: {
        limits:
          'Jede Verbindung hat Platz für einen Boten und jede Stadt für zwei: Lucca ist voll. Auch bei der Stadt, in der du in diesem Zug gebaut hast, darfst du keinen setzen.',
        star: {
          text: 'In Ferrara und Verona führst du in allen vier Türmen und willst einen Boten dazwischen. Zwei deiner Karten haben einen Stern: Spiele die, bei der diese Verbindung offen bleibt.',
          done: 'Bologna kommt dir nicht in die Quere.',
        },
        between: {
          text: 'Jetzt setze deinen Boten zwischen Ferrara und Verona.',
          done: 'Zwei Punkte mehr für jeden der vier Türme.',
        },
        penalty:
          'Das Ende einer anderen Partie. In allen Städten, die bei ihrer Wertung einen Boten hatten, zählen alle die Türme, in denen sie ein Stockwerk haben. Wer die wenigsten hat, verliert 3 Punkte; bei Gleichstand, wer dort weniger Stockwerke hat.',
        help: {
          text: 'Bologna, Siena und Firenze: fünf Türme für dich, fünf für Weiß, aber Weiß hat mehr Stockwerke. Spiele deine letzte Karte in Siena so, dass nicht du am wenigsten geholfen hast.',
          done: 'Sechs Türme zu fünf. Die Plättchen bleiben gleich, aber Weiß verliert die 3 Punkte.',
        },
        count: 'Du gewinnst mit 81 zu 79. Auf dem anderen Bauplatz hättest du mit 78 zu 82 verloren.',
      },
      failures: {
        'built-there': 'Wenn du in Ferrara gebaut hast, darfst du dort keinen Boten setzen. Spiele den Stern von Bologna.',
        'no-star': 'Diese Karte hat keinen Stern, also gibt es in diesem Zug keinen Boten. Spiele den Stern von Bologna.',
        kept: 'Du hast deinen Boten behalten. Setze ihn zwischen Ferrara und Verona.',
        elsewhere: 'Dort nützt er weniger. Parma zum Beispiel ist schon gewertet und bringt nichts mehr.',
        least: 'Immer noch fünf Türme und weniger Stockwerke als Weiß: Du verlierst 3. Baue in dem Turm, in dem du keines hast.',
      },
      finished: 'Du kennst Die Boten. Mit einem Stockwerk in jedem Turm, den sie besuchen, kann dir nichts passieren.',
    },
  },
} as const satisfies Translated<typeof english>;
