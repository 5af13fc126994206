import type { Translated } from '@showboat/engine';
import type { plan as english } from '../en/plan';
import { names } from './names';

const floors = (count: number): string => (count === 1 ? '1 Stockwerk' : `${count} Stockwerke`);

export const plan = {
  you: 'Du',
  // "Turm links", not "linker Turm": it is the same in all cases.
  towers: names.towers,
  build: (city) => `In ${city} bauen`,
  move: (city) => `In ${city} ein Stockwerk versetzen`,
  take: (city) => `Die Karte bei ${city} nehmen`,
  place: (one, other) => `Bote zwischen ${one} und ${other}`,
  onTower: (tower) => `Ein Stockwerk auf den ${tower}.`,
  bothOnTower: (tower) => `Beide Stockwerke auf den ${tower}.`,
  onEach: 'Auf jeden Turm ein Stockwerk.',
  moves: (owner, tower) => `Das oberste Stockwerk von ${owner} kommt auf den ${tower}.`,
  movesOwn: (tower) => `Dein oberstes Stockwerk kommt auf den ${tower}.`,
  completes: 'Damit ist die Stadt fertig.',
  missing: (count) => `Es ${count === 1 ? 'fehlt' : 'fehlen'} noch ${floors(count)}.`,
  youWin: (points) => `Du bekommst ${points} Punkte.`,
  wins: (name, points) => `${name} bekommt ${points} Punkte.`,
  otherwise: (tower, name, points) => `Auf dem ${tower} bekäme ${name} ${points} Punkte.`,
  otherwiseYou: (tower, points) => `Auf dem ${tower} bekämst du ${points} Punkte.`,
  thenTake: 'Danach nimmst du die Karte, die dort liegt.',
  thenTakeElsewhere: 'Danach nimmst du eine offene Karte einer anderen Stadt: Dort liegt keine.',
  thenTakeAny: 'Danach darfst du eine beliebige offene Karte nehmen.',
  thenMove: 'Danach darfst du in einer anderen Stadt ein Stockwerk versetzen.',
  thenPlace: 'Danach darfst du einen Boten setzen.',
  lastMessenger: 'Das ist deine letzte Gelegenheit, einen Boten zu setzen. Trotzdem verzichten?',
  takes: (card) => `${card} kommt auf deine Hand.`,
  bonus: (one, other) => `Jeder Turm von ${one} und ${other}, der ab jetzt gewertet wird, bringt 2 Punkte mehr.`,
  noBonus: (city) => `${city} ist schon gewertet: Dort bringt der Bote nichts.`,

  most: (count) => `${floors(count)}, am meisten`,
  alone: (count) => `${floors(count)}, allein`,
  higher: (count) => `Gleichstand ${count}\u00a0:\u00a0${count}, weiter oben`,
  taller: (name) => `${name}, höher`,
  lower: (name) => `${name}, niedriger`,
  either: (high, low) => `${high} oder ${low}`,
  level: (high, low) => `Noch gleich hoch: Der am Ende höhere Turm bringt ${high}, der andere ${low}.`,
  nobody: 'noch niemand',
  complete: (city) => `${city} ist fertig`,
  scored: (city) => `${city} ist gewertet`,
  missingIn: (city, count) => `${city}: ${floors(count)} ${count === 1 ? 'fehlt' : 'fehlen'}`,
} as const satisfies Translated<typeof english>;
