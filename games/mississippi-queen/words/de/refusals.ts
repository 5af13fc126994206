import type { Sentence } from '@showboat/engine';
import type { RefusalPhrases } from '../phrases';
import { nameShip } from './ships';

const points = (count: unknown): string => (count === 1 ? '1 Bewegungspunkt' : `${String(count)} Bewegungspunkte`);

const coalLeft = (count: unknown): string => (count === 0 ? 'es ist keine mehr da' : `es ist nur ${String(count)} da`);

const pointsLeft = (count: unknown): string =>
  count === 0 ? 'es ist keiner mehr übrig' : count === 1 ? 'es ist noch 1 übrig' : `es sind noch ${String(count)} übrig`;

const roseCoalLeft = (count: unknown): string =>
  `von der Kohle, die die Black Rose in einem Zug verbrauchen darf, ist ${count === 0 ? 'keine mehr' : `nur ${String(count)}`} da`;

/** A move that is refused. Each says what would have been needed. */
const MOVES = {
  'not-a-move': () => 'Das ist kein Zug dieses Spiels',
  'race-over': () => 'Niemand zieht mehr, das Rennen ist vorbei',
  'chance-decides': () => 'Zuerst müssen Würfel und Stapel entscheiden, wie der Fluss weitergeht',
  'not-chance': () => 'Flussteile werden nur angelegt, wenn ein Dampfer als erster auf das vorderste gekommen ist',
  'speed-first': () => 'Ein Zug beginnt mit dem Einstellen der Geschwindigkeit',
  'speed-already-set': () => 'Die Geschwindigkeit wird nur einmal eingestellt, zu Beginn des Zuges',
  'push-now': () => 'Der getroffene Dampfer muss sofort abgedrängt werden, vor allem anderen',
  'align-first': () => 'Zuerst muss der Dampfer ausgerichtet werden',
  'answer-first': () => 'Zuerst muss der Besitzer des abgedrängten Dampfers annehmen oder ablehnen, was der Steg bietet',
  'place-first': () => 'Zuerst müssen die Besitzer die Fahrtrichtungen ihrer Dampfer wählen',
  'cannot-move': () => 'Der Dampfer kann gar nicht ziehen, der Zug kann nur beendet werden',
  'nothing-to-align': () => 'Ausgerichtet wird nur ein abgedrängter Dampfer oder einer, der von einer Sandbank zurückgesetzt hat',
  'nothing-offered': () => 'Ablehnen lässt sich nur ein Angebot an einen abgedrängten Dampfer, und keines ist offen',
  'no-ship-met': () => 'Abgedrängt wird nur ein Dampfer auf dem Feld, das gerade erreicht wurde',
  'speed-range': ({ lowest, highest }) => `Die Geschwindigkeit muss ${lowest} bis ${highest} sein`,
  'speed-coal': ({ needed, left }) => `Diese Änderung der Geschwindigkeit kostet ${needed} Kohle, ${coalLeft(left)}`,
  'turn-coal': ({ needed, left }) => `Eine Drehung nach der kostenlosen kostet ${needed} Kohle, ${coalLeft(left)}`,
  'sand-coal': ({ needed, left }) => `Die Sandbank nach vorn zu verlassen kostet ${needed} Kohle, ${coalLeft(left)}`,
  'rose-coal': ({ needed, left }) => `Das kostet ${needed} Kohle, ${roseCoalLeft(left)}`,
  'rose-in-need': () =>
    'Die Black Rose darf nicht dort bleiben, wo sie mehr als 1 Kohle braucht, solange es sich vermeiden lässt',
  'no-way-to-finish': ({ left }) =>
    `Es muss ein Weg bleiben, mit der Kohle an Bord alle Bewegungspunkte auf freiem Wasser zu verbrauchen, hiernach gibt es keinen und ${pointsLeft(left)}`,
  'points-spent': () => 'Ein Feld weiter kostet 1 Bewegungspunkt, es ist keiner mehr übrig',
  'points-left': ({ left }) => `Erst müssen alle Bewegungspunkte verbraucht werden, ${pointsLeft(left)}`,
  'edge-ahead': () => 'Voraus muss Wasser sein, dort ist der Rand des Flusses',
  'land-ahead': () => 'Voraus muss Wasser sein, dort ist Land',
  'logs-points': ({ needed, left }) => `Ins Treibholz zu fahren kostet ${points(needed)}, ${pointsLeft(left)}`,
  'ship-aground': (detail) =>
    `Das Feld voraus muss frei sein oder frei werden, ${nameShip(detail.ship)} liegt auf einer Sandbank und lässt sich nicht abdrängen`,
  'push-points': ({ needed, left }) => `Abdrängen kostet ${points(needed)}, ${pointsLeft(left)}`,
  'push-nowhere': (detail) => `Abdrängen braucht ein Feld dafür, neben ${nameShip(detail.ship)} ist keines`,
  'aground-no-turning': () => 'Drehen geht nur auf freiem Wasser, der Dampfer liegt auf einer Sandbank',
  'turning-over': () => 'Gedreht wird vor dem Anlegen und dem Kohletausch, damit ist es für diesen Zug vorbei',
  'no-reverse': () => 'Rückwärts fährt nur ein Dampfer, der auf einer Sandbank beginnt',
  'astern-speed': ({ speed }) => `Von einer Sandbank zurücksetzen geht nur mit Tempo 1, das Rad zeigt ${speed}`,
  'astern-blocked': () => 'Zurücksetzen braucht achteraus ein Feld ohne Dampfer, Land oder Treibholz',
  'push-off-river': () => 'Der abgedrängte Dampfer braucht Wasser, dort ist der Rand des Flusses',
  'push-onto-land': () => 'Der abgedrängte Dampfer braucht Wasser, dort ist Land',
  'push-back': () => 'Der abgedrängte Dampfer braucht ein Feld, über das der Abdränger in diesem Zug nicht gefahren ist',
  'push-onto-ship': () => 'Der abgedrängte Dampfer braucht ein freies Feld, dort liegt ein anderer',
  'push-astern': () => 'Der abgedrängte Dampfer braucht ein anderes Feld als das direkt hinter ihm',
  'push-onto-logs-too-dear': ({ needed, left }) => `Ins Treibholz abzudrängen kostet ${points(needed)} mehr, ${pointsLeft(left)}`,
  'rose-never-docks': () => 'Die Black Rose legt nie an: Sie nimmt weder Passagiere noch Kohle auf',
  'not-at-jetty': () => 'Ein Passagier kommt nur an Bord, wo die Bewegung am Steg einer Station endet',
  'docking-speed': ({ speed }) => `Anlegen geht nur mit Tempo 1, das Rad zeigt ${speed}`,
  'cabins-full': () => 'Ein Passagier braucht eine freie Kabine, beide sind belegt',
  'same-island': () => 'Ein Passagier muss von einer anderen Insel kommen als der an Bord',
  'nobody-waiting': () => 'Hier muss ein Passagier warten, es ist keiner mehr da',
  'docked-already': () => 'Angelegt wird einmal je Zug und vor dem Kohletausch',
  'not-at-coal-jetty': () => 'Kohle gibt es nur, wo die Bewegung an einem Kohlesteg endet',
  'coal-full': () => 'Zum Auffüllen muss Platz sein, es sind schon 6 Kohle an Bord',
  'exchanged-already': () => 'Kohle wird nur einmal je Zug getauscht',
  'exchange-off': () => 'Kohletausch gibt es nur, wo ein Spieler zwei Dampfer zieht und die Option an ist',
  'exchange-no-such-ship': () => 'Getauscht wird nur mit einem Dampfer, der am Rennen teilnimmt',
  'exchange-with-itself': () => 'Zum Tauschen gehören zwei verschiedene Dampfer',
  'exchange-not-sailing': () => 'Getauscht wird nur mit einem Dampfer, der noch fährt',
  'exchange-other-player': () => 'Zum Tauschen gehören zwei Dampfer, die derselbe Spieler zieht',
  'exchange-not-adjacent': () => 'Zum Tauschen müssen die beiden Dampfer nebeneinander liegen',
  'exchange-speed': () => 'Zum Tauschen müssen beide Dampfer dieselbe Geschwindigkeit haben',
  'exchange-nothing': () => 'Getauscht wird mindestens 1 Kohle',
  'exchange-giver-short': () => 'Ein Dampfer gibt nur Kohle, die er hat',
  'exchange-receiver-full': () => 'Ein Dampfer nimmt Kohle nur bis 6',
  'exchange-not-on-calm-water': () =>
    'Zum Tauschen müssen beide Dampfer auf ruhigem Wasser liegen, nicht an Stegen oder auf Anlegefeldern, Sandbänken oder im Treibholz',
  'exchange-rose-cap': () => 'Die Black Rose gibt höchstens 2 Kohle je Runde',
  'exchange-rose-receives': () => 'Die Black Rose gibt Kohle und nimmt nie welche',
  'exit-blocked': () => 'Ein Flussteil braucht einen Ausgang, an dem es kein anderes überdeckt',
  'first-tile-straight': () => 'Das erste Flussteil muss geradeaus am Startteil liegen',
  'tile-not-in-stack': ({ tile }) => `Ein Flussteil muss vom Stapel kommen, ${tile} ist nicht darin`,
  'not-between-turns': () => 'Aufgeben geht nur zwischen zwei Zügen',
  'seat-not-in-race': () => 'Aufgeben kann nur, wer noch einen Dampfer auf dem Fluss hat',
} as const satisfies Readonly<Record<string, Sentence>>;

/** A ship cannot end its turn on a space. */
const ENDS = {
  'not-a-space': () => 'Ein Zug endet auf einem Flussteil, das auf dem Tisch liegt',
  'end-on-land': ({ place }) => `Ein Zug endet auf Wasser, ${place} ist Land`,
  'end-not-now': () => 'Wo ein Zug enden kann, weiß nur ein Dampfer, der jetzt an der Reihe ist',
  'end-cannot-move': () => 'Der Dampfer kann gar nicht ziehen, er bleibt, wo er ist',
  'end-needs-coal': ({ needed, left }) => `Das kostet ${needed} Kohle, ${coalLeft(left)}`,
  'end-needs-rose-coal': ({ needed, left }) => `Das kostet ${needed} Kohle, ${roseCoalLeft(left)}`,
  'end-rose-in-need': () => 'Auf jedem Weg dorthin braucht die Black Rose danach mehr als 1 Kohle, auf anderen nicht',
  'end-ship-aground': (detail) =>
    `Das Feld muss frei sein, ${nameShip(detail.ship)} liegt dort auf einer Sandbank und lässt sich nicht abdrängen`,
  'end-ship-in-the-way': (detail) =>
    `Das Feld muss frei sein oder durch Abdrängen frei werden, ${nameShip(detail.ship)} lässt sich von dort nicht abdrängen`,
  'end-too-far': ({ steps, points: most }) =>
    steps === undefined
      ? 'Das Feld muss zu Wasser erreichbar sein, das ist es nicht'
      : `Das braucht mindestens ${points(steps)}, möglich ${most === 1 ? 'ist' : 'sind'} ${most}`,
  'end-on-logs': () => 'Treibholz kostet 2 Bewegungspunkte, und auf keinem Weg bleiben genau so viele übrig',
  'end-off-sand-bar': () => 'Von einer Sandbank fährt ein Dampfer nur geradeaus vor oder zurück',
  'end-off-river': () => 'So weit reicht der Fluss noch nicht',
  'end-known-later': () => 'Ein Abdrängen auf dem Weg lässt den Fluss wachsen: Erst dann steht fest, ob ein Zug dort enden kann',
  'end-ships-between': () => 'Andere Dampfer sind im Weg, und sie abzudrängen kostet mehr Bewegungspunkte, als es gibt',
  'end-behind-pier': () => 'Jeder Weg dorthin führt über die Mole, und dort endet die Fahrt',
  'end-behind-logs': () => 'Treibholz kostet 2 Bewegungspunkte, und jeder Weg führt hindurch',
  'end-behind-sand': () => 'Wer auf eine Sandbank fährt, bleibt dort liegen, und jeder Weg führt über eine',
  'end-points-left': () => 'Alle Bewegungspunkte müssen verbraucht werden, und kein Weg hierher verbraucht sie genau',
} as const satisfies Readonly<Record<string, Sentence>>;

export const refusals: RefusalPhrases = {
  sentences: { ...MOVES, ...ENDS },
  unknown: (code) => `abgelehnt (${code})`,
};
