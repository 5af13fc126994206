import { capital } from '@showboat/engine';
import type { ReasonPhrases } from '../phrases';
import { nameShip, nameTile, ordinal } from './ships';

const turns = (count: unknown): string => (count === 1 ? '1 Zug' : `${String(count).replace('.', ',')} Züge`);

const tileOf = (tile: unknown): string => nameTile(Number(tile));

export const reasons: ReasonPhrases = {
  lands: ({ place }) => `legt als ${capital(ordinal(Number(place)))} an`,
  'stays-in-race': () => 'hält den Dampfer im Rennen',
  'takes-passenger': ({ tile, aboard }) => `nimmt auf ${tileOf(tile)} den ${ordinal(Number(aboard))}n Passagier auf`,
  'denies-passenger': ({ tile, ship }) => `lässt auf ${tileOf(tile)} niemanden für ${nameShip(ship)} zurück`,
  'right-speed-for-jetty': ({ tile, speed }) => `kann dank Tempo ${speed} im nächsten Zug am Steg von ${tileOf(tile)} anlegen`,
  'pushes-rival': (detail) => `kostet ${nameShip(detail.ship)} ${turns(detail.turns)}`,
  'gains-turns': (detail) => `bringt den Dampfer ${turns(detail.turns)} näher an die Mole`,
  'better-heading': (detail) => `liegt besser für den weiteren Weg, um ${turns(detail.turns)}`,
  refuels: ({ coal, before }) => `füllt den Kohlevorrat von ${before} auf ${coal} auf`,
  'saves-coal': ({ coal }) => `spart ${coal} Kohle`,
  'burns-coal': ({ coal }) => `ist ${coal} Kohle wert`,
  'keeps-options': () => 'braucht im nächsten Zug keine Kohle',
  'leads-the-order': () => 'liegt in der Zugreihenfolge vorn',
  faster: ({ speed }) => `ist schneller, mit Tempo ${speed}`,
};
