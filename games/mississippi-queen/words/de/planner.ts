import type { Translated } from '@showboat/engine';
import type { planner as english } from '../en/planner';

const coal = (count: number): string => (count === 0 ? 'keine Kohle' : `${count} Kohle`);

export const planner = {
  board: 'Der Fluss',
  boardHelp:
    'Punkt und Komma gehen durch die Felder, die dein Dampfer erreicht, Enter plant einen Weg und fährt ihn. Mit W fragst du nach einem beliebigen Feld.',
  space: (place, price) => `${place}, ${coal(price)}`,
  spaceWithPush: (place, price, ship) => `${place}, ${coal(price)}, drängt ${ship} ab`,
  planned: (place, price, used, all) => `${place}, ${coal(price)}, ${used} von ${all} ${all === 1 ? 'Feld' : 'Feldern'}.`,
  howToSail: 'Wähle es noch einmal, um zu fahren.',
  dropped: 'Der Plan ist verworfen.',
  lostGoal: (place) => `${place} ist jetzt nicht mehr zu erreichen. Wähle einen anderen Weg.`,
  riverGrew: 'Der Fluss geht vor dir weiter. Wähle neu, wohin du fährst.',
  wish: (speed, price) => `Tempo ${speed}, ${coal(price)}.`,
  anySpeed: 'Beliebiges Tempo.',
  undoSpeed: 'Nimm deine Felder zurück, um das Tempo zu ändern.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  doomNotice:
    'Ohne genug Kohle, um weiterzufahren, scheidet dieser Dampfer in seinem nächsten Zug aus. Es blieb kein anderer Weg.',
  asking: (place) => `Frage mit den Pfeiltasten nach einem beliebigen Feld. ${place}`,
  askingOver: 'Zurück zum Dampfer.',
  canEnd: (place, price) => `${place}: Dein Dampfer kann dort halten, ${coal(price)}.`,
  cannotEnd: (place, reason) => `${place}: ${reason}`,
  way: (text, number, all) => `${text}, ${number} von ${all}`,
  barredWay: (text, reason) => `${text}: nicht möglich. ${reason}`,
} as const satisfies Translated<typeof english>;
