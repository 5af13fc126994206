import type { RefusalPhrases } from '../phrases';
import { names, theDumpster } from './names';

/** As it stands before a noun: "zittende". */
const pose = (letter: unknown): string => `${letter === 's' ? names.poses.s : names.poses.l}e`;

const DUMPSTER_IDS = ['home1', 'home2', 'home3', 'catwalk', 'shelter'];

const dumpster = (id: unknown): string => theDumpster(Math.max(0, DUMPSTER_IDS.indexOf(String(id))));

/** A move that is refused. Each says what would have been needed. */
export const refusals: RefusalPhrases = {
  sentences: {
    'not-a-move': () => 'Dit is geen zet van dit spel',
    'game-over': () => 'Niemand is meer aan de beurt, de partij is voorbij',
    'chance-decides': () => 'Eerst moet er een thuistegel worden opengedraaid',
    'not-chance': () => 'Tegels worden alleen opengedraaid bij de voorbereiding en nadat een paar is geplaatst',
    'dive-first': () => 'Een beurt begint met een container',
    'too-poor': ({ cans, ante, income }) =>
      `De inleg is ${ante} blikjes, met ${cans} kun je er alleen ${income} nemen en is je beurt voorbij`,
    'not-poor': ({ cans, ante }) => `Alleen met minder dan ${ante} blikjes betaal je geen inleg, je hebt er ${cans}`,
    'dived-already': () => 'Per beurt wordt één container gekozen, dat is al gebeurd',
    'no-pair-in-hand': () => 'Voor een thuiscontainer is een paar katten in de hand nodig, al je katten zijn op de daken',
    'place-first': () => 'Eerst moet een paar op de twee daken van de tegel worden geplaatst',
    'pair-not-in-hand': (detail) =>
      `Alleen een paar uit de hand kan worden geplaatst, het ${pose(detail.pose)} paar zit daar niet bij`,
    'nothing-to-place': () => 'Een paar wordt alleen na een thuiscontainer geplaatst',
    'build-or-decline': () => 'Eerst moet er iets worden gebouwd, of - worden gekozen om niets te bouwen',
    'nothing-to-decline': () => 'Van bouwen afzien kan alleen na de loopplank- of de schuilplaatscontainer',
    'no-catwalk-now': () => 'Een loopplank wordt alleen na de loopplankcontainer gelegd',
    'no-catwalk-left': () => 'Er moet een loopplank in de hand zijn, die van jou zijn allemaal gelegd',
    'gap-taken': ({ gap }) => `In een gat past één loopplank, in ${gap} ligt er al een`,
    'no-deluxe-left': () => 'Er moet een luxe loopplank in de hand zijn, je hebt er geen',
    'deluxe-too-early': (detail) =>
      `Een luxe loopplank mag worden gelegd zodra alle spelers een vis hebben, ${detail.seat} heeft er geen`,
    'no-shelter-now': () => 'Een schuilplaats wordt alleen na de schuilplaatscontainer neergezet',
    'no-shelter-left': () => 'Er moet een schuilplaats in de hand zijn, die van jou zijn allemaal neergezet',
    'patio-taken': ({ roof }) => `Op een dakterras past één schuilplaats, op ${roof} staat er al een`,
    'no-such-cat': (detail) => `Alleen een eigen kat kan lopen, op ${detail.from} is geen ${pose(detail.pose)} kat van jou`,
    'cat-moved-already': ({ from }) => `Elke kat loopt één keer per beurt, die op ${from} heeft al gelopen`,
    'already-there': ({ from }) => `Een kat moet naar een ander dak lopen, op ${from} is ze al`,
    'no-way': ({ from, to }) => `Er moet een weg over gelegde loopplanken zijn, van ${from} naar ${to} is er geen`,
    'too-many-ways': ({ most }) => `Deze kat heeft meer dan ${most} mogelijke zetten, en alleen de goedkoopste worden aangeboden`,
    'too-dear': ({ price, cans }) => `De weg moet helemaal worden betaald, hij kost ${price} en je hebt ${cans}`,
    'other-payment': ({ payments }) => `De betaling moet een van de kleinste zijn, dat zijn: ${payments}`,
    'first-player-drawn': () => 'Eerst moet worden geloot wie begint',
    'no-such-seat': ({ seats }) => `Die speler moet er zijn, deze tafel heeft er ${seats}`,
    'turn-up-elsewhere': (detail) => `De tegel moet onder ${dumpster(detail.dumpster)} worden opengedraaid`,
    'tile-not-in-stack': ({ tile }) => `De tegel moet in de stapel zitten, ${tile} zit daar niet in`,
  },
  gap: (one, other) => `dat tussen ${one} en ${other}`,
  unknown: (code) => `geweigerd (${code})`,
};
