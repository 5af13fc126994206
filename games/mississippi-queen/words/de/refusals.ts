import type { RefusalPhrases, RefusalSentence } from '../refusals';
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
} as const satisfies Readonly<Record<string, RefusalSentence>>;

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
  'end-points-left': () => 'Alle Bewegungspunkte müssen verbraucht werden, und kein Weg hierher verbraucht sie genau',
} as const satisfies Readonly<Record<string, RefusalSentence>>;

/** Options or a position refused: the field stands before the sentence. */
const FIELDS_AND_OPTIONS = {
  'unreadable-action': ({ text }) => `„${text}“ ist keine Aktion, diese sind es: =3 f l r x4 a @2 p c n . "t red 2"`,
  'unknown-field': () => 'ist kein Feld einer Stellung',
  'within-a-turn': () => 'muss zwischen zwei Zügen stehen, innerhalb eines Zuges gibt es nur Aufzeichnungen',
  'seats-differ': () => 'muss dasselbe sein wie seats oder fehlen',
  'river-without-start': ({ given }) => `muss "start" sein, war "${given}"`,
  'bad-river-entry': ({ given }) => `muss ein Ausgang und ein Flussteil wie "S A5" sein, war "${given}"`,
  'no-such-tile': ({ tile }) => `muss ein Flussteil auf dem Tisch nennen, Flussteil ${tile} liegt dort nicht`,
  'unknown-tile': ({ tile }) => `muss ein bekanntes Flussteil nennen, ${tile} ist keines`,
  'tile-twice': ({ tile }) => `muss jedes Flussteil einmal nennen, ${tile} steht zweimal da`,
  'pier-missing': () => 'muss L, S oder R sein, wenn der Stapel leer ist',
  'pier-too-early': ({ tiles }) =>
    `muss null sein, solange noch ${tiles === 1 ? '1 Flussteil' : `${tiles} Flussteile`} im Stapel ${tiles === 1 ? 'ist' : 'sind'}`,
  'no-station': ({ tile }) =>
    `muss in einem Spiel mit Passagieren zu einem Flussteil mit Station gehören, Flussteil ${tile} hat keine`,
  'too-many-waiting': ({ count }) => `muss höchstens 2 sein, war ${count}`,
  'rose-has-no-seat': () => 'muss null sein, die Black Rose hat keinen Besitzer',
  'ship-without-seat': () => 'muss die Nummer eines Platzes sein, nur die Black Rose hat null',
  'rose-not-in-play': () => 'braucht die Option rose, die Black Rose fährt hier nicht mit',
  'rose-always-sails': () => 'muss "sailing" sein, die Black Rose verlässt den Fluss nie',
  'no-such-seat': ({ seat }) => `muss kleiner als die Zahl der Plätze sein, war ${seat}`,
  'coal-missing': () => 'muss eine Zahl von 0 bis 6 sein, nur die Black Rose hat null',
  'gone-but-placed': () => 'muss null sein, der Dampfer hat den Fluss verlassen',
  'sailing-nowhere': () => 'muss ein Ort wie "1c2" sein, der Dampfer fährt noch',
  'place-while-sailing': () => 'muss fehlen, nur angelegte Dampfer haben einen Platz',
  'bad-place': ({ given }) => `muss ein Flussteil und ein Feld wie "1c2" sein, war "${given}"`,
  'off-the-table': ({ given }) => `muss auf einem Flussteil liegen, das auf dem Tisch liegt, "${given}" tut es nicht`,
  'ship-on-land': ({ given }) => `muss Wasser sein, "${given}" ist Land`,
  'on-frontier': ({ given }) => `muss vor dem vordersten Flussteil liegen, auf "${given}" wäre das nächste angelegt worden`,
  'would-have-landed': ({ given }) =>
    `darf in der Fahrschule kein Anlegefeld sein, ein Dampfer auf "${given}" hat schon angelegt`,
  'speed-on-sand': ({ speed }) => `muss auf einer Sandbank 1 sein, war ${speed}`,
  'ship-twice': (detail) => `muss jeden Dampfer einmal nennen, ${String(detail.ship)} steht zweimal da`,
  'space-taken': ({ given }) => `muss ein eigenes Feld sein, auf "${given}" liegt ein anderer Dampfer`,
  'landed-before-pier': () => 'darf nicht "landed" sein, bevor die Mole liegt',
  'ships-of-seat': ({ seat, count, needed }) =>
    `muss ${needed} für Platz ${seat} enthalten, es ${count === 1 ? 'ist 1' : `sind ${count}`}`,
  'rose-coal-in-position': () => 'muss null sein, die Kohle der Black Rose hat keine Zahl',
  'same-island-in-position': () =>
    'muss zwei verschiedene Flussteile nennen, kein Dampfer befördert zwei Passagiere von einer Insel',
  'rose-missing': () => 'muss "black" enthalten, die Option rose ist an',
  'no-such-ship': (detail) => `muss einen Dampfer dieser Stellung nennen, ${String(detail.ship)} ist keiner`,
  'ship-not-in-order': (detail) => `muss jeden Dampfer enthalten, der noch fährt, ${String(detail.ship)} fehlt`,
  'next-not-sailing': ({ next }) => `muss der Index in order eines Dampfers sein, der noch fährt, war ${next}`,
  'bonus-without-yard': () => 'muss false sein oder fehlen, kein Dampfer liegt in der Werft',
  'school-with-rose': () => 'muss in der Fahrschule false sein',
  'school-with-two-boats': () => 'muss in der Fahrschule 1 sein',
  'school-with-expansion': ({ tile }) =>
    `müssen in der Fahrschule Flussteile des Grundspiels sein${tile === undefined ? '' : `, ${tile} ist keines`}`,
  'both-boats-of-one': () => 'muss one-boat sein, wenn jeder einen Dampfer hat',
  'two-boats-seats': ({ seats }) => `muss mit je zwei Dampfern 2 oder 3 sein, war ${seats}`,
  'too-many-ships': ({ ships, spaces }) => `muss höchstens ${spaces} Dampfer ergeben, es wären ${ships}`,
  'two-seats-alone': ({ seats }) => `muss mit je einem Dampfer und ohne die Black Rose 3 bis 6 sein, war ${seats}`,
  'school-of-six': ({ seats }) => `muss in der Fahrschule 3 bis 5 sein, war ${seats}`,
  'swap-out': ({ tile }) => `muss verschiedene Flussteile des Grundspiels herausnehmen, ${tile} ist keines`,
  'swap-in': ({ tile }) => `muss verschiedene Flussteile der Black Rose hineinnehmen, ${tile} ist keines`,
  'swap-nothing': () => 'muss mindestens ein Paar von Flussteilen wie A9:B1 nennen',
  'too-few-stations': ({ stations, needed }) =>
    `muss mindestens ${needed} Stationen übrig lassen, es ${stations === 1 ? 'ist 1' : `sind ${stations}`}`,
  'too-few-passengers': ({ waiting, needed }) => `muss mindestens ${needed} Passagiere übrig lassen, es sind ${waiting}`,
} as const satisfies Readonly<Record<string, RefusalSentence>>;

export const refusals: RefusalPhrases = {
  sentences: { ...MOVES, ...ENDS, ...FIELDS_AND_OPTIONS },
  unknown: (code) => `abgelehnt (${code})`,
};
