import type { ReasonPhrases } from '../phrases';
import { coals, counted, inPlace, nameTile, ordinal, toShip } from './ships';

const turns = (count: unknown): string => counted(count, 'tour', 'tours');

const tileOf = (tile: unknown): string => nameTile(Number(tile));

export const reasons: ReasonPhrases = {
  lands: ({ place }) => `arrive ${inPlace(Number(place))}`,
  'stays-in-race': () => 'garde le bateau dans la course',
  'takes-passenger': ({ tile, aboard }) => `embarque le ${ordinal(Number(aboard))} passager, sur ${tileOf(tile)}`,
  'denies-passenger': ({ tile, ship }) => `ne laisse personne ${toShip(ship)} sur ${tileOf(tile)}`,
  'right-speed-for-jetty': ({ tile, speed }) =>
    `permet d’accoster à l’embarcadère de ${tileOf(tile)} au prochain tour, grâce à la vitesse ${speed}`,
  'pushes-rival': (detail) => `coûte ${turns(detail.turns)} ${toShip(detail.ship)}`,
  'gains-turns': (detail) => `rapproche le bateau de la jetée de ${turns(detail.turns)}`,
  'better-heading': (detail) => `prépare mieux la suite, un gain de ${turns(detail.turns)}`,
  refuels: ({ coal, before }) => `remplit la soute jusqu’à ${coals(coal)}, il en restait ${before}`,
  'saves-coal': ({ coal }) => `économise ${coals(coal)}`,
  'burns-coal': ({ coal }) => `vaut bien ${coals(coal)}`,
  'keeps-options': () => 'n’exige pas de charbon au prochain tour',
  'leads-the-order': () => 'prend la tête de l’ordre de jeu',
  faster: ({ speed }) => `va plus vite, à la vitesse ${speed}`,
};
