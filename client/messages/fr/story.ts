import type { StoryMessages } from '../load';
import { small } from '../small';

const points = (count: number): string => `${count} ${Math.abs(count) < 2 ? 'point' : 'points'}`.replace('-', '−');
const list = (names: readonly string[]): string => new Intl.ListFormat('fr').format(names);

export const story: StoryMessages = {
  loading: 'On ouvre le journal de bord…',
  link: 'L’histoire de la partie',
  running: 'Cette partie n’est pas finie',
  runningHelp: 'Son histoire sera racontée à la fin.',
  toTable: 'À la table',
  board: 'Le plateau',

  youWin: 'Vous gagnez !',
  wins: (name) => `${name} gagne !`,
  shared: (names) => `${list(names)} gagnent ensemble !`,
  nobody: 'Personne ne gagne',
  again: 'Encore une fois',

  places: 'Classement',
  place: (place) => `Place ${place}`,
  you: 'vous',
  bot: 'robot',

  game: 'La partie',
  prospects: 'Perspectives',
  prospectsNote: (captain) => `les perspectives vues par le ${small(captain)}, en pour cent, tour après tour`,
  chart: 'Le déroulement de la partie, tour après tour : avec les flèches',
  inTheLead: 'en tête',
  lead: 'tête',
  first: 'tête',
  behind: (spaces) => `à ${spaces}`,
  round: (round) => `Tour ${round}`,
  hint: 'Les flèches ou le pointeur parcourent les tours.',

  points: {
    wins: (name, count) => `${name} gagne avec ${points(count)}.`,
    ahead: (name, count, other) => `${name} gagne avec ${points(count)} d’avance sur ${other}.`,
    level: (names, count) => `${list(names)} partagent la victoire avec ${points(count)} chacun.`,
    tie: (name, count, other) => `${name} et ${other} ont tous deux ${points(count)} ; l’égalité est tranchée pour ${name}.`,
    since: (name, round) => `${name} menait depuis le tour ${round}.`,
    changes: (count) => `La tête a changé ${count} fois.`,
    second: (count) => `Deuxième, à ${points(count)}`,
    secondLevel: 'Deuxième, à égalité de points',
    roundOf: (round, standings) => `Tour ${round}. ${standings}.`,
    has: (name, count) => `${name} ${count}`.replace('-', '−'),
    rounds: 'tours',
    leadChanges: 'changements de tête',
  },

  cards: 'Moments forts',
  looksBack: (captain) => `Le ${small(captain)} se souvient…`,
  looksBackAt: (done, total) => `${done} sur ${total}`,
  notLooked: (captain) => `Le ${small(captain)} n’a pas pu regarder en arrière.`,
  tryAgain: 'Réessayer',
  turning: 'Le tournant',
  turnedFor: (name) => `Dès lors, ${name} était devant.`,
  best: 'La meilleure décision',
  luck: 'Le tirage le plus chanceux',
  inRound: (round, text) => (round > 0 ? `Tour ${round} : ${text}` : text),
  yours: (before, after) => `Vos perspectives ${before} → ${after} %`,
  theirs: (name, before, after) => `${name} ${before} → ${after} %`,
  gains: (name, gain) => `${name} ${gain < 0 ? '−' : '+'}${Math.abs(gain)} %`,
  youGain: (gain) => `Vous ${gain < 0 ? '−' : '+'}${Math.abs(gain)} %`,
  prospectsHelp: '100 % : la première place est sûre ; 0 % : la dernière.',
  seeIt: 'Voir',
  seeWhat: (what) => `Voir : ${what}`,

  awards: 'Distinctions',
  luckiest: 'Le plus de chance',
  luckiestBy: (name, gain) => `${name} : ${gain > 0 ? '+' : ''}${gain} % sur tous les tirages`,

  sealOpen: 'Le sceau est ouvert',
  sealHeld: (draws) =>
    `${draws === 1 ? 'Le seul tirage vient' : `Les ${draws} tirages viennent`} du nombre scellé au début. Vérifié dans ce navigateur.`,
  sealHeldOnline: (draws) =>
    `${draws === 1 ? 'Le seul tirage s’accorde' : `Les ${draws} tirages s’accordent`} avec le sceau reçu avant le départ. Vérifié dans ce navigateur.`,
  sealBroken: 'Le sceau ne tient pas',
  sealBrokenHelp: 'Les tirages ne découlent pas de ce qui fut scellé au début.',
  sealNone: 'Pas de sceau',
  sealNoneHelp: 'Le hasard de cette partie ne peut pas être vérifié.',
  sealChecking: 'Chaque tirage est recalculé…',
  showSeal: 'Montrer le sceau',
  checkDraws: 'Vérifier chaque tirage',

  replay: 'Revoir et analyser',
  share: 'Partager une image',
  sharing: 'On dessine…',
  shareFailed: 'Ce navigateur n’a pas pu dessiner l’image.',
  save: 'Enregistrer la partie',
  toStart: 'À l’accueil',
  shareWins: (name) => `${name} gagne`,
  shareTogether: 'Une victoire partagée',
  before: (name, others) => `${name}, devant ${list(others)}`,
  beforeThem: (others) => `devant ${list(others)}`,

  rematch: 'Revanche',
  yes: 'oui',
  open: '…',
  saidYes: (name) => `${name} dit oui`,
  notYet: (name) => `${name} n’a pas encore répondu`,
};
