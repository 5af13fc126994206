import type { Translated } from '@showboat/engine';
import type { life as english } from '../en/life';

export const life = {
  remarks: {
    push: ['Place, place !', 'Rien de personnel. C’est le courant.', 'En avant toute, et gare à la poupe !'],
    pushed: ['Hé ! Ma peinture toute fraîche !', 'J’allais justement par là.', 'Vous me paierez cette rambarde.'],
    board: ['Bienvenue à bord, madame.', 'Attention à la passerelle. On part !', 'Première classe ou pont ?'],
    coal: ['Plus de charbon ! La chaudière tiendra.', 'Elle peut le faire. Je crois.'],
    first: ['Premier à quai ! C’est ma tournée.', 'Et voilà comment on navigue ici.'],
    landed: ['Amarré. Pas premier, mais avec élégance.', 'Bien accoster, c’est bien naviguer.'],
    out: ['Bah. Je n’ai jamais aimé ce méandre.', 'Tout le monde aux canots. Poliment.'],
  },
  marks: [
    'Une case éclairée est à votre portée ; les plus claires sont gratuites. Cliquez-la deux fois.',
    'À chaque tour, un cran de vitesse et une rotation sont gratuits. Le reste coûte du charbon : les chiffres disent combien.',
    'Arrêtez-vous à un ponton à la vitesse 1 pour prendre un passager. Avec deux, accostez à l’arrivée, à la vitesse 1.',
  ],
  legend: {
    speed: 'La vitesse d’un bateau, de 1 à 6.',
    coal: 'Le charbon qui lui reste ; sur une case éclairée, ce qu’il en coûte de s’y arrêter.',
    free: 'S’y arrêter ne coûte pas de charbon.',
    passenger: 'Un passager : il en faut deux pour accoster.',
    berth: 'Une place libre à bord.',
  },
  styles: {
    steady: 'joue ce qui lui semble le meilleur',
    bold: 'aime aller vite',
    thrifty: 'aime garder son charbon',
    pushy: 'aime pousser',
  },
} as const satisfies Translated<typeof english>;
