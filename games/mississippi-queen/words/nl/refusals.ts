import type { Sentence } from '@showboat/engine';
import type { RefusalPhrases } from '../phrases';
import { coalPoints, nameShip } from './ships';

const points = (count: unknown): string => (count === 1 ? '1 bewegingspunt' : `${String(count)} bewegingspunten`);

const areLeft = (count: unknown): string =>
  count === 0 ? 'er is er geen meer' : count === 1 ? 'er is er nog 1' : `er zijn er nog ${String(count)}`;

const remains = (left: unknown): string =>
  left === 0 ? 'is niets meer over' : left === 1 ? 'is er nog 1 over' : `zijn er nog ${String(left)} over`;

const roseCoal = (needed: unknown, left: unknown): string =>
  `Dit kost ${coalPoints(needed)}, en van wat de Black Rose in één beurt mag verstoken ${remains(left)}`;

/** A move that is refused. Each says what would have been needed. */
const MOVES = {
  'not-a-move': () => 'Dit is geen zet van dit spel',
  'race-over': () => 'Niemand vaart meer, de race is voorbij',
  'chance-decides': () => 'Eerst moeten de dobbelsteen en de stapel bepalen hoe de rivier verdergaat',
  'not-chance': () => 'Een rivierdeel wordt alleen aangelegd als een boot als eerste op het voorste is gekomen',
  'speed-first': () => 'Een beurt begint met het instellen van de snelheid',
  'speed-already-set': () => 'De snelheid wordt maar één keer ingesteld, aan het begin van de beurt',
  'push-now': () => 'De boot op dit veld moet meteen worden weggedrukt, voor al het andere',
  'align-first': () => 'Eerst moet de boot een vaarrichting krijgen',
  'answer-first': () => 'Eerst moet de eigenaar van de weggedrukte boot nemen of weigeren wat de steiger biedt',
  'place-first': () => 'Eerst moeten de eigenaars de vaarrichting van hun boten kiezen',
  'cannot-move': () => 'De boot kan helemaal niet varen, de beurt kan alleen worden beëindigd',
  'nothing-to-align': () =>
    'Een vaarrichting krijgt alleen een boot die is weggedrukt of die achteruit van een zandbank is gevaren',
  'nothing-offered': () => 'Weigeren kan alleen bij een aanbod aan een weggedrukte boot, en er staat er geen open',
  'no-ship-met': () => 'Wegdrukken kan alleen met een boot op het veld dat net is bereikt',
  'speed-range': ({ lowest, highest }) => `De snelheid moet ${lowest} t/m ${highest} zijn`,
  'speed-coal': ({ needed, left }) => `Deze snelheidsverandering kost ${coalPoints(needed)}, ${areLeft(left)}`,
  'turn-coal': ({ needed, left }) => `Een draai na de gratis draai kost ${coalPoints(needed)}, ${areLeft(left)}`,
  'sand-coal': ({ needed, left }) => `Een zandbank vooruit verlaten kost ${coalPoints(needed)}, ${areLeft(left)}`,
  'rose-coal': ({ needed, left }) => roseCoal(needed, left),
  'rose-in-need': () =>
    'De Black Rose mag niet achterblijven waar ze meer dan 1 kolenpunt nodig heeft, zolang dat te vermijden is',
  'no-way-to-finish': ({ left }) =>
    `Er moet een weg blijven om met de kolen aan boord alle bewegingspunten op open water te verbruiken, en die is er hierna niet: ${areLeft(left)}`,
  'points-spent': () => 'Een stap kost 1 bewegingspunt, er is er geen meer',
  'points-left': ({ left }) => `Eerst moeten alle bewegingspunten worden verbruikt, ${areLeft(left)}`,
  'edge-ahead': () => 'Vooruit moet water zijn, daar is de rand van de rivier',
  'land-ahead': () => 'Vooruit moet water zijn, daar is land',
  'logs-points': ({ needed, left }) => `Drijfhout invaren kost ${points(needed)}, ${areLeft(left)}`,
  'ship-aground': (detail) =>
    `Het veld vooruit moet vrij zijn of vrij te maken, ${nameShip(detail.ship)} ligt op een zandbank en kan niet worden weggedrukt`,
  'push-points': ({ needed, left }) => `Wegdrukken kost ${points(needed)}, ${areLeft(left)}`,
  'push-nowhere': (detail) => `Wegdrukken kan alleen naar een vrij veld, naast ${nameShip(detail.ship)} is er geen`,
  'aground-no-turning': () => 'Draaien kan alleen op open water, de boot ligt op een zandbank',
  'turning-over': () => 'Draaien komt voor het aanleggen en het ruilen van kolen, en is voor deze beurt voorbij',
  'no-reverse': () => 'Achteruit vaart alleen een boot die op een zandbank begint',
  'astern-speed': ({ speed }) => `Achteruit van een zandbank varen kan alleen met snelheid 1, het rad staat op ${speed}`,
  'astern-blocked': () => 'Achteruit van een zandbank varen kan alleen naar een veld zonder boot, land of drijfhout',
  'push-off-river': () => 'De weggedrukte boot moet op het water blijven, daar is de rand van de rivier',
  'push-onto-land': () => 'De weggedrukte boot moet op het water blijven, daar is land',
  'push-back': () => 'De weggedrukte boot moet naar een veld waar de ander deze beurt niet over is gevaren',
  'push-onto-ship': () => 'De weggedrukte boot moet naar een vrij veld, daar ligt een andere boot',
  'push-astern': () => 'De weggedrukte boot moet naar een ander veld dan dat recht achter zich',
  'push-onto-logs-too-dear': ({ needed, left }) => `Het drijfhout in drukken kost nog ${points(needed)}, ${areLeft(left)}`,
  'rose-never-docks': () => 'De Black Rose legt nooit aan: ze neemt geen passagiers en geen kolen op',
  'not-at-jetty': () => 'Een passagier stapt alleen in waar de beweging aan de steiger van een station eindigt',
  'docking-speed': ({ speed }) => `Aanleggen kan alleen met snelheid 1, het rad staat op ${speed}`,
  'cabins-full': () => 'Een passagier heeft een vrije cabine nodig, ze zijn allebei bezet',
  'same-island': () => 'Een passagier moet van een ander eiland komen dan wie al aan boord is',
  'nobody-waiting': () => 'Er moet hier een passagier wachten, er is er geen meer',
  'docked-already': () => 'Aanleggen gebeurt één keer per beurt, en voor het ruilen van kolen',
  'not-at-coal-jetty': () => 'Kolen bijladen kan alleen waar de beweging aan een kolensteiger eindigt',
  'coal-full': () => 'Om bij te laden moet er plaats zijn, er zijn al 6 kolenpunten aan boord',
  'exchanged-already': () => 'Kolen worden één keer per beurt geruild',
  'exchange-off': () => 'Kolen ruilen kan alleen waar één speler twee boten stuurt, met die optie aan',
  'exchange-no-such-ship': () => 'Ruilen kan alleen met een boot die aan de race meedoet',
  'exchange-with-itself': () => 'Voor ruilen zijn twee verschillende boten nodig',
  'exchange-not-sailing': () => 'Ruilen kan alleen met een boot die nog vaart',
  'exchange-other-player': () => 'Ruilen kan alleen tussen twee boten die dezelfde speler stuurt',
  'exchange-not-adjacent': () => 'Ruilen kan alleen tussen twee boten naast elkaar',
  'exchange-speed': () => 'Ruilen kan alleen tussen twee boten met dezelfde snelheid',
  'exchange-nothing': () => 'Er moet minstens 1 kolenpunt worden geruild',
  'exchange-giver-short': () => 'Een boot geeft alleen kolen die hij heeft',
  'exchange-receiver-full': () => 'Een boot neemt kolen aan tot hooguit 6',
  'exchange-not-on-calm-water': () =>
    'Om te ruilen moeten beide boten op rustig water liggen, niet aan een steiger, op een aankomstveld, op een zandbank of in het drijfhout',
  'exchange-rose-cap': () => 'De Black Rose geeft hooguit 2 kolenpunten per ronde',
  'exchange-rose-receives': () => 'De Black Rose geeft kolen en neemt er nooit aan',
  'exit-blocked': () => 'Een rivierdeel moet aan een uitgang liggen waar het geen ander bedekt',
  'first-tile-straight': () => 'Het eerste rivierdeel moet rechtdoor aan het startdeel liggen',
  'tile-not-in-stack': ({ tile }) => `Een rivierdeel moet van de stapel komen, ${tile} ligt daar niet`,
  'not-between-turns': () => 'Opgeven kan alleen tussen twee beurten',
  'seat-not-in-race': () => 'Opgeven kan alleen wie nog een boot op de rivier heeft',
} as const satisfies Readonly<Record<string, Sentence>>;

/** A ship cannot end its turn on a space. */
const ENDS = {
  'not-a-space': () => 'Een beurt eindigt op een rivierdeel dat op tafel ligt',
  'end-on-land': ({ place }) => `Een beurt eindigt op water, ${place} is land`,
  'end-not-now': () => 'Waar een beurt kan eindigen, is alleen bekend van een boot die nu aan de beurt is',
  'end-cannot-move': () => 'De boot kan helemaal niet varen en blijft waar hij is',
  'end-needs-coal': ({ needed, left }) => `Dit kost ${coalPoints(needed)}, ${areLeft(left)}`,
  'end-needs-rose-coal': ({ needed, left }) => roseCoal(needed, left),
  'end-rose-in-need': () => 'Na elke weg erheen heeft de Black Rose meer dan 1 kolenpunt nodig, na andere wegen niet',
  'end-ship-aground': (detail) =>
    `Het veld moet vrij zijn, ${nameShip(detail.ship)} ligt daar op een zandbank en kan niet worden weggedrukt`,
  'end-ship-in-the-way': (detail) =>
    `Het veld moet vrij zijn of door wegdrukken vrijkomen, ${nameShip(detail.ship)} kan daar niet worden weggedrukt`,
  'end-too-far': ({ steps, points: most }) =>
    steps === undefined
      ? 'Het veld moet over water te bereiken zijn, dat is het niet'
      : `Dit kost minstens ${points(steps)}, er ${most === 1 ? 'kan' : 'kunnen'} er ${most} zijn`,
  'end-on-logs': () => 'Drijfhout kost 2 bewegingspunten, en op geen enkele weg blijven er precies zoveel over',
  'end-off-sand-bar': () => 'Van een zandbank vaart een boot alleen recht vooruit of recht achteruit',
  'end-off-river': () => 'Zo ver reikt de rivier nog niet',
  'end-known-later': () => 'Onderweg wegdrukken laat de rivier groeien: pas dan is bekend of een beurt daar kan eindigen',
  'end-ships-between': () => 'Andere boten liggen in de weg, en wegdrukken kost meer bewegingspunten dan er kunnen zijn',
  'end-behind-pier': () => 'Elke weg erheen gaat over de pier, en daar eindigt de vaart',
  'end-behind-logs': () => 'Drijfhout kost 2 bewegingspunten, en elke weg gaat erdoorheen',
  'end-behind-sand': () => 'Wie op een zandbank vaart, blijft daar liggen, en elke weg gaat over een zandbank',
  'end-points-left': () => 'Alle bewegingspunten moeten worden verbruikt, en geen enkele weg hierheen verbruikt ze precies',
} as const satisfies Readonly<Record<string, Sentence>>;

export const refusals: RefusalPhrases = {
  sentences: { ...MOVES, ...ENDS },
  unknown: (code) => `geweigerd (${code})`,
};
