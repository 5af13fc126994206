import type { Translated } from '@showboat/engine';
import type { planner as english } from '../en/planner';

const coal = (count: number): string => (count === 0 ? 'sans charbon' : `${count} ${count === 1 ? 'charbon' : 'charbons'}`);

export const planner = {
  board: 'Le fleuve',
  boardHelp:
    'Point et virgule parcourent les cases que votre bateau peut atteindre, Entrée prépare un trajet puis le suit. Appuyez sur W pour interroger n’importe quelle case.',
  space: (place, price) => `${place}, ${coal(price)}`,
  spaceWithPush: (place, price, ship) => `${place}, ${coal(price)}, pousse ${ship}`,
  planned: (place, price, used, all) => `${place}, ${coal(price)}, ${used} ${used < 2 ? 'point' : 'points'} sur ${all}.`,
  howToSail: 'Choisissez-la encore pour partir.',
  dropped: 'Le trajet est abandonné.',
  lostGoal: (place) => `${place} est désormais hors de portée. Choisissez un autre trajet.`,
  riverGrew: 'Le fleuve continue devant vous. Choisissez de nouveau où aller.',
  wish: (speed, price) => `Vitesse ${speed}, ${coal(price)}.`,
  anySpeed: 'Vitesse libre.',
  undoSpeed: 'Annulez vos déplacements pour changer de vitesse.',
  nothingToUndo: 'Il n’y a rien à annuler.',
  nothingToRedo: 'Il n’y a rien à refaire.',
  doomNotice:
    'Sans assez de charbon pour continuer, ce bateau sera hors course à son prochain tour. Il n’y avait pas d’autre issue.',
  asking: (place) => `Interrogez n’importe quelle case avec les flèches. ${place}`,
  askingOver: 'Retour au bateau.',
  canEnd: (place, price) => `${place} : votre bateau peut y finir, ${coal(price)}.`,
  cannotEnd: (place, reason) => `${place} : ${reason}`,
  way: (text, number, all) => `${text}, ${number} sur ${all}`,
  barredWay: (text, reason) => `${text} : impossible. ${reason}`,
} as const satisfies Translated<typeof english>;
