import type { RefusalPhrases } from '../phrases';
import { PAIRS, names, of } from './names';

const pose = (letter: unknown): string => (letter === 's' ? names.poses.s : names.poses.l);

const pair = (letter: unknown): string => (letter === 's' ? PAIRS.s : PAIRS.l);

const DUMPSTER_IDS = ['home1', 'home2', 'home3', 'catwalk', 'shelter'];

const dumpster = (id: unknown): string => names.dumpster(Math.max(0, DUMPSTER_IDS.indexOf(String(id))));

/** A move that is refused. Each says what would have been needed. */
export const refusals: RefusalPhrases = {
  sentences: {
    'not-a-move': () => 'Ce n’est pas un coup de ce jeu',
    'game-over': () => 'Plus personne ne joue, la partie est finie',
    'chance-decides': () => 'Une tuile Logis doit d’abord être révélée',
    'not-chance': () => 'On ne révèle des tuiles qu’à la mise en place et après avoir placé une paire',
    'dive-first': () => 'Un tour commence par une benne',
    'too-poor': ({ cans, ante, income }) =>
      `La mise est de ${ante} boîtes, avec ${cans} vous ne pouvez qu’en prendre ${income} et votre tour finit`,
    'not-poor': ({ cans, ante }) => `On ne saute la mise qu’avec moins de ${ante} boîtes, or vous en avez ${cans}`,
    'dived-already': () => 'On choisit une seule benne par tour, c’est déjà fait',
    'no-pair-in-hand': () => 'Une benne Logis demande une paire de chats en main, or tous les vôtres sont sur les toits',
    'place-first': () => 'Il faut d’abord placer une paire sur les deux toits de la tuile',
    'pair-not-in-hand': (detail) => `On ne place qu’une paire de sa main, les ${pair(detail.pose)} n’y sont pas`,
    'nothing-to-place': () => 'On ne place une paire qu’après une benne Logis',
    'build-or-decline': () => 'Il faut d’abord construire, ou choisir - pour ne rien construire',
    'nothing-to-decline': () => 'On ne renonce à construire qu’après la benne Passerelle ou la benne Abri',
    'no-catwalk-now': () => 'On ne pose une passerelle qu’après la benne Passerelle',
    'no-catwalk-left': () => 'Il faut une passerelle en main, or toutes les vôtres sont posées',
    'gap-taken': ({ gap }) => `Une brèche porte une seule passerelle, ${gap} a déjà la sienne`,
    'no-deluxe-left': () => 'Il faut une passerelle de luxe en main, or vous n’en avez pas',
    'deluxe-too-early': (detail) =>
      `On ne pose une passerelle de luxe que lorsque tout le monde a un poisson, or ${detail.seat} n’en a pas`,
    'no-shelter-now': () => 'On ne dresse un abri qu’après la benne Abri',
    'no-shelter-left': () => 'Il faut un abri en main, or tous les vôtres sont dressés',
    'patio-taken': ({ roof }) => `Une terrasse porte un seul abri, ${roof} a déjà le sien`,
    'no-such-cat': (detail) =>
      `On ne déplace que ses propres chats, or vous n’avez pas de chat ${pose(detail.pose)} sur ${detail.from}`,
    'cat-moved-already': ({ from }) => `Chaque chat se déplace une fois par tour, celui ${of(String(from))} l’a déjà fait`,
    'already-there': ({ from }) => `Un chat doit aller sur un autre toit, or il est déjà sur ${from}`,
    'no-way': ({ from, to }) => `Il faut un chemin de passerelles posées, or il n’y en a pas ${of(String(from))} à ${to}`,
    'too-many-ways': ({ most }) => `Ce chat a plus de ${most} déplacements possibles, et seuls les moins chers sont proposés`,
    'too-dear': ({ price, cans }) => `Le chemin se paie en entier, il coûte ${price} et vous avez ${cans}`,
    'other-payment': ({ payments }) => `Le paiement doit être minimal, au choix : ${payments}`,
    'first-player-drawn': () => 'Il faut d’abord tirer au sort qui commence',
    'no-such-seat': ({ seats }) => `Il faut un joueur de cette table, qui en compte ${seats}`,
    'turn-up-elsewhere': (detail) => `La tuile doit être révélée sous la ${dumpster(detail.dumpster)}`,
    'tile-not-in-stack': ({ tile }) => `La tuile doit être dans la pioche, ${tile} n’y est pas`,
  },
  gap: (one, other) => `celle entre ${one} et ${other}`,
  unknown: (code) => `refusé (${code})`,
};
