import { small } from '../small';

const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`.replace('-', '−');
const list = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

/** The page after the end of a game. */
export const story = {
  loading: 'The logbook is being opened…',
  link: 'The story of the game',
  running: 'This game is not over yet',
  runningHelp: 'Its story is told when it is.',
  toTable: 'To the table',
  board: 'The board',

  youWin: 'You win!',
  wins: (name: string) => `${name} wins!`,
  shared: (names: readonly string[]) => `${list(names)} win together!`,
  nobody: 'Nobody wins',
  again: 'Once more',

  places: 'Places',
  place: (place: number) => `Place ${place}`,
  you: 'you',
  bot: 'bot',

  game: 'The game',
  prospects: 'Prospects',
  prospectsNote: (captain: string) => `how the ${small(captain)} saw everybody’s prospects, in per cent, round by round`,
  chart: 'The course of the game, round by round: use the arrow keys',
  inTheLead: 'in the lead',
  lead: 'lead',
  first: 'first',
  behind: (spaces: number) => `${spaces} behind`,
  round: (round: number) => `Round ${round}`,
  hint: 'Arrow keys or the pointer step through the rounds.',

  points: {
    wins: (name: string, count: number) => `${name} wins with ${points(count)}.`,
    ahead: (name: string, count: number, other: string) => `${name} wins with ${points(count)} ahead of ${other}.`,
    level: (names: readonly string[], count: number) => `${list(names)} share the victory with ${points(count)} each.`,
    tie: (name: string, count: number, other: string) =>
      `${name} and ${other} both have ${points(count)}; the tie-break decides for ${name}.`,
    since: (name: string, round: number) => `${name} was in the lead from round ${round} on.`,
    changes: (count: number) => `The lead changed ${count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`}.`,
    second: (count: number) => `Second, by ${count === 1 ? 'a point' : points(count)}`,
    secondLevel: 'Second, on a tie-break',
    roundOf: (round: number, standings: string) => `Round ${round}. ${standings}.`,
    has: (name: string, count: number) => `${name} ${count}`.replace('-', '−'),
    rounds: 'rounds',
    leadChanges: 'lead changes',
  },

  cards: 'Moments',
  looksBack: (captain: string) => `The ${small(captain)} looks back…`,
  looksBackAt: (done: number, total: number) => `${done} of ${total}`,
  notLooked: (captain: string) => `The ${small(captain)} could not look back.`,
  tryAgain: 'Try again',
  turning: 'Turning point',
  turnedFor: (name: string) => `From here on ${name} was in front.`,
  best: 'Best decision',
  luck: 'Luckiest draw',
  inRound: (round: number, text: string) => (round > 0 ? `Round ${round}: ${text}` : text),
  yours: (before: number, after: number) => `Your prospects ${before} → ${after} %`,
  theirs: (name: string, before: number, after: number) => `${name} ${before} → ${after} %`,
  gains: (name: string, gain: number) => `${name} ${gain < 0 ? '−' : '+'}${Math.abs(gain)} %`,
  youGain: (gain: number) => `You ${gain < 0 ? '−' : '+'}${Math.abs(gain)} %`,
  prospectsHelp: '100 %: first place is certain; 0 %: last place is.',
  seeIt: 'See it',
  seeWhat: (what: string) => `See it: ${what}`,

  awards: 'Awards',
  luckiest: 'Luckiest',
  luckiestBy: (name: string, gain: number) => `${name}: ${gain > 0 ? '+' : ''}${gain} % by all draws together`,

  sealOpen: 'The seal is open',
  sealHeld: (draws: number) =>
    `${draws === 1 ? 'The only draw comes' : `All ${draws} draws come`} from the seed that was sealed at the start. Checked in this browser.`,
  sealHeldOnline: (draws: number) =>
    `${draws === 1 ? 'The only draw agrees' : `All ${draws} draws agree`} with the seal you got before the start. Checked in this browser.`,
  sealBroken: 'The seal does not hold',
  sealBrokenHelp: 'The draws do not follow from what was sealed at the start.',
  sealNone: 'No seal',
  sealNoneHelp: 'How chance was drawn in this game cannot be checked.',
  sealChecking: 'Every draw is computed again…',
  showSeal: 'Show the seal',
  checkDraws: 'Check every draw',

  replay: 'Replay and review',
  share: 'Share a picture',
  sharing: 'Drawing…',
  shareFailed: 'This browser could not draw the picture.',
  save: 'Save the record',
  toStart: 'To the start page',
  shareWins: (name: string) => `${name} wins`,
  shareTogether: 'A shared victory',
  before: (name: string, others: readonly string[]) => `${name}, before ${list(others)}`,
  beforeThem: (others: readonly string[]) => `before ${list(others)}`,

  rematch: 'Rematch',
  yes: 'yes',
  open: '…',
  saidYes: (name: string) => `${name} says yes`,
  notYet: (name: string) => `${name} has not answered yet`,
} as const;
