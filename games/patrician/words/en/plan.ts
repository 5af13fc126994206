import { names } from './names';

const floors = (count: number): string => (count === 1 ? '1 floor' : `${count} floors`);

/** What a plan does, in sentences. */
export const plan = {
  you: 'You',
  towers: names.towers,
  build: (city: string) => `Build in ${city}`,
  move: (city: string) => `Move a floor in ${city}`,
  take: (city: string) => `Take the card at ${city}`,
  place: (one: string, other: string) => `Messenger between ${one} and ${other}`,
  onTower: (tower: string) => `One floor on the ${tower}.`,
  bothOnTower: (tower: string) => `Both floors on the ${tower}.`,
  onEach: 'One floor on each tower.',
  moves: (owner: string, tower: string) => `${owner}’s top floor goes to the ${tower}.`,
  movesOwn: (tower: string) => `Your top floor goes to the ${tower}.`,
  completes: 'It completes the city.',
  missing: (count: number) => `${floors(count)} still missing.`,
  youWin: (points: string) => `You take ${points}.`,
  wins: (name: string, points: string) => `${name} takes ${points}.`,
  /** The same card elsewhere in that city. */
  otherwise: (tower: string, name: string, points: string) => `On the ${tower} ${name} would take ${points}.`,
  otherwiseYou: (tower: string, points: string) => `On the ${tower} you would take ${points}.`,
  thenTake: 'Then you take the card lying there.',
  thenTakeElsewhere: 'Then you take an open card of another city: none lies there.',
  thenTakeAny: 'Then you may take any open card.',
  thenMove: 'Then you may move a floor in another city.',
  thenPlace: 'After that you may place a messenger.',
  lastMessenger: 'This is your last chance to place a messenger. Leave him out all the same?',
  takes: (card: string) => `${card} comes into your hand.`,
  bonus: (one: string, other: string) => `Each tower of ${one} and ${other} that is scored from now on brings 2 points more.`,
  noBonus: (city: string) => `${city} is scored already: it brings nothing there.`,

  /** Beside a tower: who would win it and why. */
  most: (count: number) => `${floors(count)}, most`,
  alone: (count: number) => `${floors(count)}, alone`,
  higher: (count: number) => `tie ${count}\u00a0:\u00a0${count}, stands higher`,
  taller: (name: string) => `${name}, taller`,
  lower: (name: string) => `${name}, lower`,
  /** Of two towers, what each may still bring. */
  either: (high: number, low: number) => `${high} or ${low}`,
  level: (high: number, low: number) => `Equal height so far: the tower that ends taller brings ${high}, the other ${low}.`,
  nobody: 'nobody yet',
  complete: (city: string) => `${city} is complete`,
  scored: (city: string) => `${city} is scored`,
  missingIn: (city: string, count: number) => `${city}: ${floors(count)} missing`,
} as const;
