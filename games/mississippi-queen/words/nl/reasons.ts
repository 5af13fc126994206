import type { ReasonPhrases } from '../phrases';
import { coalPoints, nameShip, nameTile, ordinal } from './ships';

const turns = (count: unknown): string => (count === 1 ? '1 beurt' : `${String(count).replace('.', ',')} beurten`);

const tileOf = (tile: unknown): string => nameTile(Number(tile));

export const reasons: ReasonPhrases = {
  lands: ({ place }) => `komt als ${ordinal(Number(place))} aan`,
  'stays-in-race': () => 'houdt de boot in de race',
  'takes-passenger': ({ tile, aboard }) => `neemt op ${tileOf(tile)} de ${ordinal(Number(aboard))} passagier op`,
  'denies-passenger': ({ tile, ship }) => `laat op ${tileOf(tile)} niemand over voor ${nameShip(ship)}`,
  'right-speed-for-jetty': ({ tile, speed }) =>
    `kan met snelheid ${speed} nu de volgende beurt aan de steiger van ${tileOf(tile)} aanleggen`,
  'pushes-rival': (detail) => `kost ${nameShip(detail.ship)} ${turns(detail.turns)}`,
  'gains-turns': (detail) => `brengt de boot ${turns(detail.turns)} dichter bij de pier`,
  'better-heading': (detail) => `ligt beter voor het vervolg, dat scheelt ${turns(detail.turns)}`,
  refuels: ({ coal, before }) => `vult de kolenvoorraad aan van ${before} tot ${coal}`,
  'saves-coal': ({ coal }) => `spaart ${coalPoints(coal)}`,
  'burns-coal': ({ coal }) => `is ${coal === 1 ? 'het' : 'de'} ${coalPoints(coal)} waard`,
  'keeps-options': () => 'heeft de volgende beurt geen kolen nodig',
  'leads-the-order': () => 'staat vooraan in de beurtvolgorde',
  faster: ({ speed }) => `is sneller, met snelheid ${speed}`,
};
