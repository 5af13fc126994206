import type { RefusalPhrases } from '../phrases';
import { fromRoof, names, onRoof, toRoof } from './names';

const pose = (letter: unknown): string => (letter === 's' ? names.poses.s : names.poses.l);

const DUMPSTER_IDS = ['home1', 'home2', 'home3', 'catwalk', 'shelter'];

const dumpster = (id: unknown): string => names.dumpster(Math.max(0, DUMPSTER_IDS.indexOf(String(id))));

/** A move that is refused. Each says what would have been needed. */
export const refusals: RefusalPhrases = {
  sentences: {
    'not-a-move': () => 'Das ist kein Zug dieses Spiels',
    'game-over': () => 'Niemand zieht mehr, die Partie ist vorbei',
    'chance-decides': () => 'Zuerst muss ein Heimplättchen aufgedeckt werden',
    'not-chance': () => 'Plättchen werden nur bei der Spielvorbereitung und nach dem Setzen eines Paars aufgedeckt',
    'dive-first': () => 'Ein Zug beginnt mit einem Container',
    'too-poor': ({ cans, ante, income }) =>
      `Der Einsatz sind ${ante} Dosen, mit ${cans} kannst du nur ${income} nehmen, und dein Zug ist vorbei`,
    'not-poor': ({ cans, ante }) => `Nur mit weniger als ${ante} Dosen entfällt der Einsatz, du hast ${cans}`,
    'dived-already': () => 'Je Zug wird ein Container gewählt, das ist schon geschehen',
    'no-pair-in-hand': () => 'Für einen Heimcontainer brauchst du ein Katzenpaar in der Hand, alle sind auf den Dächern',
    'place-first': () => 'Zuerst muss ein Paar auf die beiden Dächer des Plättchens gesetzt werden',
    'pair-not-in-hand': (detail) => `Gesetzt wird nur ein Paar aus der Hand, das ${pose(detail.pose)}e ist nicht dort`,
    'nothing-to-place': () => 'Ein Paar wird nur nach einem Heimcontainer gesetzt',
    'build-or-decline': () => 'Zuerst muss gebaut oder mit - darauf verzichtet werden',
    'nothing-to-decline': () => 'Auf das Bauen verzichtet man nur nach dem Laufsteg- oder Unterstandcontainer',
    'no-catwalk-now': () => 'Ein Laufsteg wird nur nach dem Laufstegcontainer gelegt',
    'no-catwalk-left': () => 'Dazu brauchst du einen Laufsteg in der Hand, deine sind alle gelegt',
    'gap-taken': ({ gap }) => `In einer Lücke liegt nur ein Laufsteg, in ${gap} liegt schon einer`,
    'no-deluxe-left': () => 'Dazu brauchst du einen Luxussteg in der Hand, du hast keinen',
    'deluxe-too-early': (detail) =>
      `Ein Luxussteg darf erst gelegt werden, wenn alle einen Fisch haben, ${detail.seat} hat keinen`,
    'no-shelter-now': () => 'Ein Unterstand wird nur nach dem Unterstandcontainer gebaut',
    'no-shelter-left': () => 'Dazu brauchst du einen Unterstand in der Hand, deine sind alle gebaut',
    'patio-taken': ({ roof }) => `Auf einer Terrasse steht nur ein Unterstand, ${onRoof(String(roof))} steht schon einer`,
    'no-such-cat': (detail) =>
      `Laufen kann nur eine eigene Katze, ${onRoof(String(detail.from))} ist keine ${pose(detail.pose)}e von dir`,
    'cat-moved-already': ({ from }) => `Jede Katze läuft nur einmal je Zug, die ${onRoof(String(from))} ist schon gelaufen`,
    'already-there': ({ from }) => `Eine Katze muss auf ein anderes Dach laufen, ${onRoof(String(from))} ist sie schon`,
    'no-way': ({ from, to }) =>
      `Es muss einen Weg über gelegte Laufstege geben, ${fromRoof(String(from))} ${toRoof(String(to))} gibt es keinen`,
    'too-many-ways': ({ most }) => `Diese Katze hat mehr als ${most} Läufe, und nur die billigsten stehen zur Wahl`,
    'too-dear': ({ price, cans }) => `Der Weg muss ganz bezahlt werden, er kostet ${price}, und du hast ${cans}`,
    'other-payment': ({ payments }) => `Niemand darf mehr bekommen als nötig, möglich ist: ${payments}`,
    'first-player-drawn': () => 'Zuerst muss ausgelost werden, wer beginnt',
    'no-such-seat': ({ seats }) => `Den Spieler muss es geben, an diesem Tisch sitzen ${seats}`,
    'turn-up-elsewhere': (detail) => `Das Plättchen muss unter dem ${dumpster(detail.dumpster)} aufgedeckt werden`,
    'tile-not-in-stack': ({ tile }) => `Das Plättchen muss im Stapel sein, ${tile} ist es nicht`,
  },
  gap: (one, other) => `der zwischen ${one} und ${other}`,
  unknown: (code) => `abgelehnt (${code})`,
};
