import type { Translated } from '@showboat/engine';
import type { planner as english } from '../en/planner';

const coal = (count: number): string => (count === 0 ? 'geen kolen' : count === 1 ? '1 kolenpunt' : `${count} kolenpunten`);

export const planner = {
  board: 'De rivier',
  boardHelp:
    'Punt en komma gaan langs de velden die je boot kan bereiken, Enter plant een route en vaart die. Druk op W om naar een willekeurig veld te vragen.',
  space: (place, price) => `${place}, ${coal(price)}`,
  spaceWithPush: (place, price, ship) => `${place}, ${coal(price)}, drukt ${ship} weg`,
  planned: (place, price, used, all) => `${place}, ${coal(price)}, ${used} van ${all} ${all === 1 ? 'stap' : 'stappen'}.`,
  howToSail: 'Kies het nog eens om te varen.',
  dropped: 'Het plan is geschrapt.',
  lostGoal: (place) => `${place} is nu buiten bereik. Kies een andere route.`,
  riverGrew: 'De rivier gaat voor je verder. Kies opnieuw waarheen je vaart.',
  wish: (speed, price) => `Snelheid ${speed}, ${coal(price)}.`,
  anySpeed: 'Elke snelheid.',
  undoSpeed: 'Neem je stappen terug om de snelheid te veranderen.',
  nothingToUndo: 'Er is niets om terug te nemen.',
  nothingToRedo: 'Er is niets om opnieuw te doen.',
  doomNotice: 'Zonder genoeg kolen om verder te varen valt deze boot de volgende beurt uit. Er was geen andere weg.',
  asking: (place) => `Vraag met de pijltjestoetsen naar een willekeurig veld. ${place}`,
  askingOver: 'Terug naar de boot.',
  canEnd: (place, price) => `${place}: je boot kan daar eindigen, ${coal(price)}.`,
  cannotEnd: (place, reason) => `${place}: ${reason}`,
  way: (text, number, all) => `${text}, ${number} van ${all}`,
  barredWay: (text, reason) => `${text}: niet mogelijk. ${reason}`,
} as const satisfies Translated<typeof english>;
