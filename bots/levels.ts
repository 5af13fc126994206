import type { Thinking } from '@showboat/engine';

export interface Level {
  readonly title: string;
  /** One honest sentence for the player who picks an opponent. */
  readonly label: string;
  /** Unless the game's mind says otherwise. */
  readonly thinking: Thinking;
  /** Whether it finds every turn that wins at once. */
  readonly seesWins: boolean;
  /** Whether it knows what a net has learned; otherwise the hand-made evaluation is all it has. */
  readonly isLearned: boolean;
  /** Whether it remembers what was visible earlier in the game; otherwise it knows only what it sees. */
  readonly remembers: boolean;
}

/** From weakest to strongest. The numbers are measured, not guessed: `showboat arena` shows what a change does. */
export const LEVELS = {
  random: {
    title: 'Random',
    label: 'Makes any legal move; only good for tests.',
    thinking: { kind: 'random' },
    seesWins: false,
    isLearned: false,
    remembers: false,
  },
  deckhand: {
    title: 'Deckhand',
    label: 'New on board: overlooks good turns, but does nothing silly.',
    thinking: { kind: 'glance', attention: 8, noise: 0.1, hopeless: 0.1 },
    seesWins: false,
    isLearned: false,
    remembers: false,
  },
  greedy: {
    title: 'Greedy',
    label: 'Takes what looks best at the end of this turn and never thinks about the next.',
    thinking: { kind: 'greedy' },
    seesWins: true,
    isLearned: true,
    remembers: false,
  },
  mate: {
    title: 'Mate',
    label: 'Knows the trade, but hardly plans ahead.',
    thinking: { kind: 'search', iterations: 40 },
    seesWins: true,
    isLearned: false,
    // Without it the last turn of Patrician is a guess: whether it wins depends on cards that everybody has seen.
    remembers: true,
  },
  captain: {
    title: 'Captain',
    label: 'Plans several turns ahead; most people lose to it.',
    thinking: { kind: 'search', iterations: 60 },
    seesWins: true,
    isLearned: true,
    remembers: true,
  },
  commodore: {
    title: 'Commodore',
    label: 'The strongest we have: thinks about a second on every turn.',
    thinking: { kind: 'timed', milliseconds: 1000, least: 1000, most: 20_000 },
    seesWins: true,
    isLearned: true,
    remembers: true,
  },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelId = keyof typeof LEVELS;

export const isLevelId = (text: string): text is LevelId => Object.hasOwn(LEVELS, text);

/** The most a style may cost of what a seat expects: it shows in how a bot plays, not in how well. */
export const STYLE_MARGIN = 0.012;
