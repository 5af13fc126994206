import type { StoryPhrases } from '../story-phrases';
import { boxes, counted, of } from './names';

export const story: StoryPhrases = {
  note: 'points, tour après tour ; petits poissons : une paire s’est retrouvée',
  again: 'Les mêmes tuiles encore',
  whole: 'Les toits à la fin',
  and: 'et',

  points: (count) => counted(count, 'point', 'points').replace('-', '−'),
  details: (fish, cans) => `${counted(fish, 'poisson', 'poissons')} · ${boxes(cans)}`,
  catsLeft: (cats) => `${counted(cats, 'chat', 'chats')} dehors`,

  toll: 'Le trajet le plus cher',
  pays: (name, from, to, cans, payment) => `${name} va ${of(from)} à ${to} pour ${boxes(cans)} (${payment}).`,
  fish: 'Le premier poisson',
  meets: (name, roof) => `La première paire ${of(name)} se retrouve sur ${roof}.`,

  awards: {
    fish: { title: 'Le plus de poissons', text: (names, count) => `${names} : ${count}` },
    tolls: { title: 'Maître du péage', text: (names, count) => `${names} : ${boxes(count)} des autres` },
    walks: { title: 'Le plus de trajets', text: (names, count) => `${names} : ${count}` },
    built: { title: 'Grand bâtisseur', text: (names, count) => `${names} : ${count} passerelles et abris` },
    lead: { title: 'La plus longue avance', text: (names, count) => `${names} : ${count} tours de suite` },
  },
};
