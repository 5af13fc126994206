import type { StoryMessages } from '../load';
import { small } from '../small';

const points = (count: number): string => `${count} ${count === 1 ? 'punt' : 'punten'}`.replace('-', '−');
const list = (names: readonly string[]): string => new Intl.ListFormat('nl').format(names);

export const story: StoryMessages = {
  loading: 'Het logboek gaat open…',
  link: 'Het verhaal van het spel',
  running: 'Dit spel is nog niet afgelopen',
  runningHelp: 'Zijn verhaal wordt daarna verteld.',
  toTable: 'Naar de tafel',
  board: 'Het bord',

  youWin: 'Jij wint!',
  wins: (name) => `${name} wint!`,
  shared: (names) => `${list(names)} winnen samen!`,
  nobody: 'Niemand wint',
  again: 'Nog een keer',

  places: 'Plaatsen',
  place: (place) => `Plaats ${place}`,
  you: 'jij',
  bot: 'bot',

  game: 'Het spel',
  prospects: 'Vooruitzichten',
  prospectsNote: (captain) => `hoe de ${small(captain)} ieders vooruitzichten zag, in procenten, ronde na ronde`,
  chart: 'Het verloop van het spel, ronde na ronde: met de pijltoetsen',
  inTheLead: 'op kop',
  lead: 'kop',
  first: 'op kop',
  behind: (spaces) => `${spaces} achter`,
  round: (round) => `Ronde ${round}`,
  hint: 'Pijltoetsen of aanwijzer lopen de rondes af.',

  points: {
    wins: (name, count) => `${name} wint met ${points(count)}.`,
    ahead: (name, count, other) => `${name} wint met ${points(count)} voorsprong op ${other}.`,
    level: (names, count) => `${list(names)} delen de zege met elk ${points(count)}.`,
    tie: (name, count, other) => `${name} en ${other} hebben allebei ${points(count)}; de gelijke stand valt uit voor ${name}.`,
    since: (name, round) => `${name} lag sinds ronde ${round} op kop.`,
    changes: (count) => `De leiding wisselde ${count === 1 ? 'één keer' : `${count} keer`}.`,
    second: (count) => `Tweede, op ${points(count)}`,
    secondLevel: 'Tweede, bij gelijke stand',
    roundOf: (round, standings) => `Ronde ${round}. ${standings}.`,
    has: (name, count) => `${name} ${count}`.replace('-', '−'),
    rounds: 'rondes',
    leadChanges: 'wisselingen aan kop',
  },

  cards: 'Momenten',
  looksBack: (captain) => `De ${small(captain)} kijkt terug…`,
  looksBackAt: (done, total) => `${done} van ${total}`,
  notLooked: (captain) => `De ${small(captain)} kon niet terugkijken.`,
  tryAgain: 'Opnieuw proberen',
  turning: 'Keerpunt',
  turnedFor: (name) => `Vanaf hier lag ${name} voor.`,
  best: 'Beste beslissing',
  luck: 'Gelukkigste trekking',
  inRound: (round, text) => (round > 0 ? `Ronde ${round}: ${text}` : text),
  yours: (before, after) => `Jouw vooruitzichten ${before} → ${after} %`,
  theirs: (name, before, after) => `${name} ${before} → ${after} %`,
  gains: (name, gain) => `${name} ${gain < 0 ? '−' : '+'}${Math.abs(gain)} %`,
  youGain: (gain) => `Jij ${gain < 0 ? '−' : '+'}${Math.abs(gain)} %`,
  prospectsHelp: '100 %: de eerste plaats is zeker; 0 %: de laatste.',
  seeIt: 'Bekijk het',
  seeWhat: (what) => `Bekijk het: ${what}`,

  awards: 'Onderscheidingen',
  luckiest: 'Meeste geluk',
  luckiestBy: (name, gain) => `${name}: ${gain > 0 ? '+' : ''}${gain} % door alle trekkingen samen`,

  sealOpen: 'Het zegel is open',
  sealHeld: (draws) =>
    `${draws === 1 ? 'De enige trekking komt' : `Alle ${draws} trekkingen komen`} uit het getal dat bij het begin verzegeld werd. In deze browser nagerekend.`,
  sealHeldOnline: (draws) =>
    `${draws === 1 ? 'De enige trekking klopt' : `Alle ${draws} trekkingen kloppen`} met het zegel dat je voor de start kreeg. In deze browser nagerekend.`,
  sealBroken: 'Het zegel houdt niet',
  sealBrokenHelp: 'De trekkingen volgen niet uit wat bij het begin verzegeld werd.',
  sealNone: 'Geen zegel',
  sealNoneHelp: 'Hoe het toeval in dit spel trok, is niet na te rekenen.',
  sealChecking: 'Elke trekking wordt nagerekend…',
  showSeal: 'Toon het zegel',
  checkDraws: 'Elke trekking nagaan',

  replay: 'Terugkijken en beoordelen',
  share: 'Plaatje delen',
  sharing: 'Wordt getekend…',
  shareFailed: 'Deze browser kon het plaatje niet tekenen.',
  save: 'Partij bewaren',
  toStart: 'Naar de startpagina',
  shareWins: (name) => `${name} wint`,
  shareTogether: 'Een gedeelde zege',
  before: (name, others) => `${name}, voor ${list(others)}`,
  beforeThem: (others) => `voor ${list(others)}`,

  rematch: 'Revanche',
  yes: 'ja',
  open: '…',
  saidYes: (name) => `${name} zegt ja`,
  notYet: (name) => `${name} heeft nog niet geantwoord`,
};
