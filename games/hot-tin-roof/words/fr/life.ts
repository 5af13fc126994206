import type { Translated } from '@showboat/engine';
import type { life as english } from '../en/life';

export const life = {
  remarks: {
    fish: ['Ça valait bien ces boîtes.', 'Le poisson est meilleur à deux.'],
    dive: ['Le dîner est là où on le trouve.', 'Le couvercle, puis le museau.'],
    poor: ['Plus une seule boîte.', 'Même une chatte fière mendie parfois.'],
    toll: ['De passage ? Une boîte, s’il vous plaît.', 'Revenez vite, et avec des boîtes.'],
    shelter: ['Mon coussin, mes règles.', 'Enfin un endroit pour bouder.'],
    lay: ['Une planche est une promesse.', 'Attention au milieu. Ça grince.'],
  },
  marks: [
    'D’abord une benne : vous payez une boîte à chacune, prenez toutes celles d’une seule et faites ce qu’elle dit.',
    'Puis vos chats marchent. Ce qui est à vous est gratuit ; ce qui est aux autres coûte des boîtes.',
    'Réunissez une paire sur un toit : elle gagne un poisson, et les poissons décident de la partie.',
  ],
  legend: {
    can: 'Une boîte : passer sur ce que les autres ont bâti en coûte.',
    fish: 'Un poisson : à vous quand votre paire se retrouve.',
    catwalk: 'Une passerelle ; les autres paient son propriétaire.',
    deluxe: 'Une passerelle de luxe ; les autres paient davantage.',
    shelter: 'Un abri sur un toit ; les autres paient pour y entrer.',
  },
  styles: {
    steady: 'joue ce qui lui semble le meilleur',
    bold: 'aime sortir ses paires et courir',
    thrifty: 'aime garder ses boîtes',
    pushy: 'aime bâtir là où les autres passent',
  },
} as const satisfies Translated<typeof english>;
