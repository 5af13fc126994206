import type { Translated } from '@showboat/engine';
import type { plan as english } from '../en/plan';
import { names } from './names';

const floors = (count: number): string => `${count} ${count < 2 ? 'étage' : 'étages'}`;

export const plan = {
  you: 'Vous',
  towers: names.towers,
  build: (city) => `Construire à ${city}`,
  move: (city) => `Déplacer un étage à ${city}`,
  take: (city) => `Prendre la carte posée à ${city}`,
  place: (one, other) => `Messager entre ${one} et ${other}`,
  onTower: (tower) => `Un étage sur la ${tower}.`,
  bothOnTower: (tower) => `Les deux étages sur la ${tower}.`,
  onEach: 'Un étage sur chacune des tours.',
  moves: (owner, tower) => `L’étage du haut (${owner}) passe sur la ${tower}.`,
  movesOwn: (tower) => `Votre étage du haut passe sur la ${tower}.`,
  completes: 'La ville est achevée.',
  missing: (count) => `Il manque encore ${floors(count)}.`,
  youWin: (points) => `Vous gagnez ${points} points.`,
  wins: (name, points) => `${name} gagne ${points} points.`,
  otherwise: (tower, name, points) => `Sur la ${tower}, ${name} gagnerait ${points} points.`,
  otherwiseYou: (tower, points) => `Sur la ${tower}, vous gagneriez ${points} points.`,
  thenTake: 'Puis vous prenez la carte posée là.',
  thenTakeElsewhere: 'Puis vous prenez une carte visible d’une autre ville : il n’y en a pas ici.',
  thenTakeAny: 'Puis vous pouvez prendre n’importe quelle carte visible.',
  thenMove: 'Puis vous pouvez déplacer un étage dans une autre ville.',
  thenPlace: 'Ensuite, vous pouvez placer un messager.',
  lastMessenger: 'C’est votre dernière occasion de placer un messager. Y renoncer quand même ?',
  takes: (card) => `${card} rejoint votre main.`,
  bonus: (one, other) => `Chacune des tours de ${one} et ${other} décomptées désormais rapporte 2 points de plus.`,
  noBonus: (city) => `${city} est déjà décomptée : il n’y rapporte rien.`,

  most: (count) => `${floors(count)}, majorité`,
  alone: (count) => `${floors(count)}, sans rival`,
  higher: (count) => `égalité ${count} à ${count}, étage plus haut`,
  taller: (name) => `${name}, tour plus haute`,
  lower: (name) => `${name}, tour moins haute`,
  either: (high, low) => `${high} ou ${low}`,
  level: (high, low) => `Même hauteur pour l’instant : la tour la plus haute à la fin rapporte ${high}, l’autre ${low}.`,
  nobody: 'personne encore',
  complete: (city) => `${city} est achevée`,
  scored: (city) => `${city} est décomptée`,
  missingIn: (city, count) => `${city} : il manque ${floors(count)}`,
} as const satisfies Translated<typeof english>;
