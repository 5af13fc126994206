import type { Translated } from '@showboat/engine';
import type { panels as english } from '../en/panels';
import { plan } from './plan';

const counted = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`;

/** Elided before names that begin with a vowel. */
const ofPlayer = (name: string): string => (/^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

/** The verb goes with whom it is said of: the person alone at the screen is « Vous ». */
const isYou = (name: string): boolean => name === plan.you;

export const panels = {
  dock: {
    // « Coup » and not « tour », which would be read as a tower.
    name: 'Votre main et votre coup',
    hand: 'Votre main',
    handOf: (name) => `Main ${ofPlayer(name)}`,
    hiddenCard: 'Carte cachée',
    choose: 'Jouez une carte',
    chooseHelp: 'Choisissez une carte, puis une tour de sa ville.',
    towerHelp: 'Choisissez la tour de gauche ou celle de droite.',
    secondHelp: 'Choisissez où va le second étage.',
    move: 'Déplacer un étage ?',
    moveHelp: 'Choisissez une tour dont l’étage du haut passe sur l’autre tour de sa ville.',
    take: 'Prenez une carte',
    takeHelp: 'Choisissez l’une des cartes éclairées.',
    place: 'Placer un messager ?',
    placeHelp: 'Choisissez une route éclairée entre deux villes.',
    turnOf: (name) => `${name}, à vous de jouer`,
    keys: {
      build: 'Construire',
      move: 'Déplacer',
      take: 'Prendre',
      place: 'Placer',
      other: 'Ailleurs',
      otherTower: 'Autre tour',
      decline: 'Non merci',
      undo: 'Annuler',
      redo: 'Refaire',
    },
    enter: 'Entrée',
    waits: (name) => `À ${isYou(name) ? 'vous' : name} de jouer`,
    deals: 'On distribue les cartes',
    refills: 'On révèle une carte',
  },
  pile: {
    title: 'Votre pile',
    titleOf: (name) => `Pile ${ofPlayer(name)}`,
    patricians: { lady: 'la dame', cap: 'l’homme au bonnet rouge', beard: 'le barbu' },
    portraits: (who, count, sets) =>
      sets === 0 ? `${who} : ${count} sur 3` : `${who} : ${count}, ${sets === 1 ? 'une série' : `${sets} séries`}`,
    of: (count) => `${count} sur 3`,
    sets: (count) => (count === 1 ? 'une série' : `${count} séries`),
    points: (points) => `+ ${points}`,
    sayPoints: (points) => `${counted(points, 'point')} pour les portraits`,
  },
  players: {
    title: 'Joueurs',
    columns: 'carte du dessus, points',
    you: 'vous',
    thinking: 'réfléchit',
    floors: (count) => (count === 0 ? 'plus aucun étage' : `encore ${counted(count, 'étage')}`),
    ahead: (points) => `en tête pour ${points}`,
    messengers: (count) => `encore ${counted(count, 'messager')}`,
    points: (points) => counted(points, 'point'),
    top: (card) => `Sur le dessus de la pile : ${card}`,
    note: 'Les portraits se comptent à la fin.',
  },
  order: {
    thisRound: 'Cette manche',
    now: 'joue',
    moved: 'a joué',
    say: (players) => `Ordre de cette manche : ${players}`,
    sayNow: (name) => (isYou(name) ? 'vous jouez maintenant' : `${name} joue maintenant`),
    sayMoved: (name) => (isYou(name) ? 'vous avez joué' : `${name} a joué`),
  },
  tally: {
    title: 'Points',
    prestige: 'Prestige',
    portraits: 'Portraits',
    messengers: 'Messagers',
    penalty: 'Pénalité',
    total: 'Total',
  },
  memory: {
    title: 'Cartes vues',
    show: 'Montrer les cartes que les autres ont prises à découvert',
    help: 'Tout le monde a pu voir prendre ces cartes. Celles distribuées au départ restent cachées.',
    none: 'rien de pris et gardé pour l’instant',
    holds: (name) => `${name} a pris et garde encore`,
    unseen: (count) => (count < 2 ? `${count} autre carte, pas vue` : `${count} autres cartes, pas vues`),
    pile: 'Que vous n’avez pas encore vues',
  },
} as const satisfies Translated<typeof english>;
