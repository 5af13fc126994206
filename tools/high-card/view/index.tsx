import { computed } from '@preact/signals';
import { type GameView, type TableFrame, type TableParts, schoolOf } from '@showboat/ui';
import type { JSX } from 'preact';
import { COLOURS, type Move, type Options, type State, highCard } from '..';
import { type Words, wordsIn } from '../words/words';

const open = (frame: TableFrame<State, Move>, words: Words): TableParts => {
  const Nothing = (): JSX.Element => <></>;
  const isAsked = (): boolean => frame.seat.value !== undefined;
  return {
    status: computed(() => words.describeStatus(frame.state.value)),
    mover: computed(() => {
      const actor = highCard.actor(frame.state.value);
      return typeof actor === 'number' ? COLOURS[actor] : undefined;
    }),
    task: computed(() => words.describeTask(frame.state.value, frame.seat.value ?? -1)),
    Board: (): JSX.Element => <pre class="high-card-board">{highCard.draw(frame.state.value)}</pre>,
    Strip: Nothing,
    Players: Nothing,
    Chips: Nothing,
    Dock: (): JSX.Element => (
      <>
        {isAsked() &&
          highCard.legalMoves(frame.state.value).map((move) => (
            <button key={move.card} type="button" class="btn high-card-lay" onClick={() => frame.play([move])}>
              {words.describeMove(frame.state.value, move)}
            </button>
          ))}
      </>
    ),
    Badge: ({ who }): JSX.Element => <b>{who.charAt(0)}</b>,
    onKey: () => false,
    keys: () => [],
    close: () => undefined,
  };
};

export const highCardView: GameView<State, Move, Options, Words> = {
  game: highCard,
  loadPositions: async () => highCard,
  loadWords: async (language) => wordsIn(language),
  loadWhyWords: async (language) => wordsIn(language),
  loadMoreWords: async (language) => wordsIn(language),
  loadRules: async () => (await import('../RULES.md?raw')).default,
  loadLayout: async () => undefined,
  open,
  loadSchool: async () => schoolOf([], { chapters: {}, lessons: {} }, { namePlace: () => undefined }),
  quickStart: { preset: 'high-card', seats: 3 },
  pace: () => 0,
  resignation: () => undefined,
  isEliminated: () => false,
};
