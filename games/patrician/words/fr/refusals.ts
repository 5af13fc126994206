import { nameMover } from '../names';
import type { RefusalPhrases } from '../phrases';
import { cardNamer, city, link, otherSite, towerNamer } from '../refusals';
import { nameCard, names } from './names';

const card = cardNamer(nameCard);
const tower = towerNamer(names);

/** A move that is refused. Each says what would have been needed. */
export const refusals: RefusalPhrases = {
  sentences: {
    'not-a-move': () => 'Ce n’est pas un coup de ce jeu',
    'game-over': () => 'Plus personne ne joue, toutes les cartes sont jouées',
    'chance-decides': () => 'Une carte doit d’abord être tirée de la pioche',
    'not-chance': () => 'On ne tire des cartes de la pioche qu’à la mise en place et pour regarnir une case à carte',
    'play-first': () => 'Un tour commence par une carte à jouer',
    'played-already': (detail) => `On joue une seule carte par tour, c’était ${card(detail.card)}`,
    'card-not-in-hand': (detail) => `On ne joue qu’une carte de sa main, ${card(detail.card)} n’y est pas`,
    'build-first': () => 'Il faut d’abord construire un étage pour chaque blason de la carte',
    'nothing-to-build': () => 'On construit un étage par blason de la carte jouée, il n’en reste plus',
    'last-floor-elsewhere': (detail) =>
      `Le dernier étage de ${city(detail.city)} doit aller sur la ${tower(otherSite(detail.site))}, encore vide`,
    'move-or-decline': () => 'Il faut d’abord déplacer un étage, ou choisir n pour n’en déplacer aucun',
    'no-move-now': (detail) =>
      `On ne déplace un étage qu’avec le symbole de déplacement et avant de prendre une carte, or la carte jouée est ${card(detail.card)}`,
    'city-not-in-play': (detail) => `La ville doit être en jeu, or ${city(detail.city)} ne l’est pas`,
    'move-where-built': (detail) =>
      `On déplace un étage dans une autre ville que celle où l’on vient de construire, or c’est ${city(detail.city)}`,
    'move-without-floor': (detail) =>
      `On ne déplace un étage que là où l’on en a un soi-même, or vous n’en avez aucun à ${city(detail.city)}`,
    'move-in-complete-city': (detail) =>
      `On ne déplace un étage que dans une ville inachevée, or la ville de ${city(detail.city)} est achevée`,
    'move-from-empty-site': (detail) =>
      `Il faut un étage à déplacer, or la ${tower(detail.site)} de ${city(detail.city)} est vide`,
    'move-would-empty-site': (detail) =>
      `À cette table, une tour doit garder un étage, or la ${tower(detail.site)} de ${city(detail.city)} n’en a qu’un`,
    'take-first': () => 'Il faut d’abord prendre une carte',
    'no-take-now': () => 'On prend une seule carte par tour, elle est déjà prise',
    'no-card-there': (detail) => `Il faut qu’une carte s’y trouve, or il n’y en a pas à ${city(detail.city)}`,
    'take-where-built': (detail) => `La carte se prend là où l’on a construit, à ${city(detail.city)}`,
    'place-or-decline': () => 'Il faut d’abord placer un messager, ou choisir n pour n’en placer aucun',
    'no-messenger-now': () => 'On ne place un messager qu’à la fin d’un tour où l’on a joué une carte à étoile',
    'link-not-in-play': (detail) =>
      `Les deux villes d’une route doivent être en jeu, ce n’est pas le cas sur ${link(detail.link)}`,
    'messenger-where-built': (detail) =>
      `Un messager doit éviter la ville où l’on a construit, or ${link(detail.link)} la touche`,
    'link-taken': (detail) => `Une route porte un seul messager, ${link(detail.link)} a déjà le sien`,
    'city-has-two-messengers': (detail) =>
      `Deux messagers au plus touchent une même ville, sur ${link(detail.link)} ce serait le troisième`,
    'first-player-drawn': () => 'Il faut d’abord tirer au sort qui commence',
    'no-such-seat': (detail) => `Il faut un joueur de cette table, qui en compte ${detail.seats}`,
    'deal-in-order': (detail) =>
      `Les mains se distribuent dans l’ordre des sièges, c’est à ${nameMover(names, String(detail.seat))} de recevoir`,
    'not-a-star-card': (detail) => `Une main de départ se compose de cartes à étoile, ${card(detail.card)} n’en est pas une`,
    'turn-up-elsewhere': (detail) => `La carte doit être révélée à ${city(detail.city)}`,
    'card-not-in-pile': (detail) => `La carte doit être dans la pioche, ${card(detail.card)} n’y est pas`,
  },
  unknown: (code) => `refusé (${code})`,
};
