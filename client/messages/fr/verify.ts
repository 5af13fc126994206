import type { Translated } from '@showboat/engine';
import type { verify as english } from '../en/verify';

export const verify = {
  title: 'Le hasard, vérifié',
  checking: 'Les tirages sont recalculés…',
  holds: 'Chaque tirage est juste',
  holdsHelp: (draws, ms) =>
    `${draws} tirages sur ${draws} ont été recalculés dans ce navigateur, en ${ms} ms. Aucun serveur n’a été interrogé.`,
  wrong: (draw) => `Le tirage ${draw} n’est pas juste`,
  wrongHelp: (computed, recorded) =>
    `La graine donne «\u00a0${computed}\u00a0»\u00a0; la notation dit «\u00a0${recorded}\u00a0».`,
  agreeBefore: (draws) =>
    draws === 0
      ? 'C’est le premier tirage.'
      : draws === 1
        ? 'Le tirage précédent concorde.'
        : `Les ${draws} tirages précédents concordent.`,
  broken: 'Le sceau ne correspond pas',
  brokenHelp: 'La graine révélée n’est pas celle qui fut scellée avant le départ.',
  saltGone: 'Votre sel manque',
  saltGoneHelp: 'Les tirages ont été faits avec un autre sel que celui donné par ce navigateur.',
  closed: 'Le sceau est fermé',
  closedHelp: 'Il s’ouvre quand la course est finie. Alors chacun peut vérifier ici chaque tirage.',
  unread: 'Ceci ne peut pas être vérifié',
  unreadHelp: 'Cette table n’existe pas, ou le fichier n’en est pas une preuve.',
  otherRules:
    'Ce navigateur n’a pas les règles de cette partie\u00a0: on a vérifié d’après la liste de ce qui pouvait être tiré.',
  noLine: 'Le serveur ne répond pas. Réessayez dans un instant.',
  guest: 'Invité',
  proof: 'Le sceau et la graine',
  sealed: 'Scellé avant le départ',
  seed: 'Graine, révélée à la fin',
  seedFits: 'Son SHA-256 est le sceau.',
  seedWrong: (hash) => `Son SHA-256 est ${hash}.`,
  salts: 'Une pincée de sel de chacun',
  seat: (number) => `Place ${number}`,
  yours: 'Le vôtre est celui que ce navigateur a gardé.',
  yoursWrong: 'Le vôtre n’est pas celui que ce navigateur a gardé.',
  save: 'Enregistrer la preuve',
  again: 'Vérifier de nouveau',
  file: 'Vérifier un fichier…',
  how: 'Comment ça marche, en cinq phrases',
  sentences: {
    seed: 'Avant que quiconque s’assoie, le serveur tire un nombre secret, la graine, et montre son SHA-256\u00a0: c’est le sceau.',
    salts: 'Chacun à la table ajoute son propre nombre au hasard, le sel, quand le sceau ne peut plus changer.',
    draw: 'Chaque tirage est le HMAC-SHA-256 de son numéro et de tous les sels sous la graine, lu comme une fraction.',
    choice: 'La fraction choisit parmi ce que les règles permettent à ce moment, selon les poids.',
    end: 'Après la fin la graine est montrée, et votre navigateur refait tout cela.',
  },
  draws: 'Les tirages',
  caption: 'Chaque tirage de cette partie',
  number: 'N°',
  round: 'Tour',
  recorded: 'Dans la notation',
  signature: 'HMAC de graine, numéro, sels',
  computed: 'Calculé ici',
  verdict: 'Résultat',
  agrees: 'concorde',
  differs: 'diffère',
  notComparable: 'pas comparable',
  means: 'Ce que cela veut dire',
  meaning: {
    who: 'La notation a été changée après la partie, ou le serveur n’a pas respecté son sceau. Votre navigateur n’y est pour rien.',
    proof: 'Enregistrez la preuve\u00a0: elle contient le sceau tel que vous l’avez reçu, la graine, les sels et chaque coup.',
    anyone: 'Chacun peut la vérifier de même, ici ou avec «\u00a0showboat verify\u00a0».',
  },
} as const satisfies Translated<typeof english>;
