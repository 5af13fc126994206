import type { Translated } from '@showboat/engine';
import type { plan as english } from '../en/plan';
import { names } from './names';

const floors = (count: number): string => (count === 1 ? '1 verdieping' : `${count} verdiepingen`);

export const plan = {
  you: 'Jij',
  towers: names.towers,
  build: (city) => `Bouwen in ${city}`,
  move: (city) => `Verdieping verplaatsen in ${city}`,
  take: (city) => `Kaart nemen bij ${city}`,
  place: (one, other) => `Bode tussen ${one} en ${other}`,
  onTower: (tower) => `Eén verdieping op de ${tower}.`,
  bothOnTower: (tower) => `Beide verdiepingen op de ${tower}.`,
  onEach: 'Op elke toren één verdieping.',
  moves: (owner, tower) => `De bovenste verdieping van ${owner} gaat naar de ${tower}.`,
  movesOwn: (tower) => `Je bovenste verdieping gaat naar de ${tower}.`,
  completes: 'Daarmee is de stad voltooid.',
  missing: (count) => `Nog ${floors(count)} te bouwen.`,
  youWin: (points) => `Jij krijgt ${points}.`,
  wins: (name, points) => `${name} krijgt ${points}.`,
  otherwise: (tower, name, points) => `Op de ${tower} zou ${name} ${points} krijgen.`,
  otherwiseYou: (tower, points) => `Op de ${tower} zou jij ${points} krijgen.`,
  thenTake: 'Dan neem je de kaart die daar ligt.',
  thenTakeElsewhere: 'Dan neem je een open kaart van een andere stad: daar ligt er geen.',
  thenTakeAny: 'Dan mag je een open kaart naar keuze nemen.',
  thenMove: 'Dan mag je in een andere stad een verdieping verplaatsen.',
  thenPlace: 'Daarna mag je een bode plaatsen.',
  lastMessenger: 'Dit is je laatste kans om een bode te plaatsen. Toch niet doen?',
  takes: (card) => `Je krijgt ${card} in de hand.`,
  bonus: (one, other) => `Elke toren van ${one} en ${other} die vanaf nu wordt gewaardeerd, levert 2 punten extra op.`,
  noBonus: (city) => `${city} is al gewaardeerd: daar levert hij niets op.`,

  most: (count) => `${floors(count)}, de meeste`,
  alone: (count) => `${floors(count)}, als enige`,
  higher: (count) => `gelijk ${count}\u00a0:\u00a0${count}, maar hoger`,
  taller: (name) => `${name}, hoogste`,
  lower: (name) => `${name}, laagste`,
  either: (high, low) => `${high} of ${low}`,
  level: (high, low) => `Nog even hoog: de toren die het hoogst wordt, levert ${high} op, de andere ${low}.`,
  nobody: 'nog niemand',
  complete: (city) => `${city} is voltooid`,
  scored: (city) => `${city} is gewaardeerd`,
  missingIn: (city, count) => `${city}: nog ${floors(count)} te bouwen`,
} as const satisfies Translated<typeof english>;
