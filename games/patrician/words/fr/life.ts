import type { Translated } from '@showboat/engine';
import type { life as english } from '../en/life';

export const life = {
  remarks: {
    won: ['Une tour digne de ma famille.', 'On la verra depuis Sienne.'],
    lost: ['Plus haut n’est pas plus noble.', 'Je garde mes pierres pour une ville meilleure.'],
    move: ['Ce qui monte peut changer de côté.', 'Un peu de rangement, rien de plus.'],
    build: ['Pierre sur pierre.', 'Du mortier, je vous prie. Sans bruit.'],
    take: ['Le visage que je cherchais.', 'Ma galerie s’agrandit.'],
    messenger: ['Au galop, et pas d’arrêt à la taverne.', 'Les nouvelles vont plus vite que les pierres.'],
  },
  marks: [
    'Une carte bâtit un étage dans sa ville : choisissez la carte, puis la tour de gauche ou de droite.',
    'Vous prenez ensuite la carte posée près de cette ville. Trois portraits pareils comptent à la fin.',
    'Ville pleine : qui a le plus d’étages dans une tour gagne son jeton, le plus grand pour la plus haute.',
  ],
  legend: {
    crest: 'Un blason : bâtissez dans cette ville. Deux blasons : deux étages.',
    portrait: 'Un portrait : trois pareils comptent à la fin.',
    any: 'Prenez n’importe quelle carte visible, pas seulement celle où vous avez bâti.',
    move: 'Déplacez le dernier étage d’une tour sur l’autre tour de la ville.',
    coin: 'Un jeton de prestige : il revient à qui a le plus d’étages dans cette tour.',
    messenger: 'Un messager entre deux villes.',
  },
  styles: {
    steady: 'joue ce qui lui semble le meilleur',
    bold: 'aime les grandes villes',
    thrifty: 'aime réunir des portraits',
    pushy: 'aime bâtir sur les autres et déplacer leurs étages',
  },
} as const satisfies Translated<typeof english>;
