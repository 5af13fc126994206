import type { Translated } from '@showboat/engine';
import type { panels as english } from '../en/panels';
import { plan } from './plan';

const counted = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`;

/** The verb goes with whom it is said of: the person alone at the screen is « Vous ». */
const isYou = (name: string): boolean => name === plan.you;

export const panels = {
  dock: {
    name: 'Votre tour',
    path: 'Chemin prévu',
    pathOf: (pose, roofs) => `chat ${pose}, ${roofs === 1 ? 'un toit' : `${roofs} toits`}`,
    own: 'Vos affaires',
    dive: 'Choisissez une benne',
    diveHelp: (part: number) =>
      part === 0
        ? 'Prenez toutes les boîtes de l’une d’elles et faites ce qu’elle indique.'
        : `Misez ${part === 1 ? 'une boîte' : `${part} boîtes`} sur chacune, prenez toutes celles de l’une d’elles et faites ce qu’elle indique.`,
    poor: 'Pas de quoi miser',
    place: 'Placez une paire de chats',
    placeHelp: 'Quelle paire va sur les deux toits de la tuile ?',
    lay: 'Poser une passerelle ?',
    layHelp: 'Choisissez une brèche qui n’en a pas, n’importe où.',
    none: 'Plus rien à construire',
    noneHelp: 'Vous avez pris les boîtes. Continuez et déplacez vos chats.',
    shelter: 'Dresser un abri ?',
    shelterHelp: 'Choisissez une terrasse qui n’en a pas.',
    move: 'Déplacez vos chats',
    moveHelp: 'Choisissez un toit éclairé, ou finissez votre tour.',
    moveNone: 'Aucun chat ne peut aller nulle part. Finissez votre tour.',
    turnOf: (name) => `${name}, à vous de jouer`,
    waits: (name) => `À ${isYou(name) ? 'vous' : name} de jouer`,
    chance: 'On révèle une tuile Logis',
    begins: 'La table est prête',
    keys: {
      dive: 'Fouiller',
      poor: 'Prendre',
      place: 'Placer',
      lay: 'Poser',
      shelter: 'Dresser',
      run: 'Aller',
      end: 'Finir',
      cat: 'Autre chat',
      other: {
        dumpster: 'Autre benne',
        pair: 'Autre paire',
        gap: 'Autre brèche',
        catwalk: 'Autre passerelle',
        roof: 'Autre toit',
        way: 'Autre chemin',
      },
      decline: 'Non merci',
      goOn: 'Continuer',
      undo: 'Annuler',
      redo: 'Refaire',
    },
    enter: 'Entrée',
  },
  players: {
    title: 'Joueurs',
    columns: 'boîtes, poissons',
    you: 'vous',
    thinking: 'réfléchit',
    cans: (count) => counted(count, 'boîte'),
    fish: (count) => counted(count, 'poisson'),
    catwalks: (count) => (count === 0 ? 'plus aucune passerelle' : `encore ${counted(count, 'passerelle')}`),
    deluxe: 'encore la passerelle de luxe',
    shelters: (count) => (count === 0 ? 'plus aucun abri' : `encore ${counted(count, 'abri')}`),
    note: (value) => `Un poisson vaut ${counted(value, 'boîte')} à la fin.`,
    deluxeOpen: 'Tout le monde a un poisson : les passerelles de luxe sont permises.',
    deluxeShut: 'Les passerelles de luxe sont permises dès que tout le monde a un poisson.',
    quiet: (turns) => `Encore ${turns === 1 ? 'un tour' : `${turns} tours`} sans progrès et la partie finit.`,
  },
  phases: { ante: 'Mise', dive: 'Fouille', move: 'Déplacement' },
  order: {
    thisRound: 'Cette manche',
    now: 'joue',
    moved: 'a joué',
    say: (players) => `Ordre du jeu : ${players}`,
    sayNow: (name) => (isYou(name) ? 'vous jouez maintenant' : `${name} joue maintenant`),
    sayMoved: (name) => (isYou(name) ? 'vous avez joué' : `${name} a joué`),
  },
  tally: {
    title: 'Points',
    cans: 'Boîtes',
    fish: 'Poissons',
    penalty: 'Chats dehors',
    total: 'Total',
  },
  tiles: {
    title: 'Tuiles Logis',
    help: 'Les tuiles pas encore utilisées. Celles de la pioche viendront dans n’importe quel ordre.',
    stack: (count) => `Dans la pioche : ${count}`,
    used: (count) => `Utilisées : ${count}`,
  },
} as const satisfies Translated<typeof english>;
