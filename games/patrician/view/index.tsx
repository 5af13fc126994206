import { lateLoaders } from '@showboat/engine';
import { createCamera, type GameView, late, lettersOf, type TableFrame, type TableParts, tableKeys } from '@showboat/ui';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { COLOURS, findCity, type Move, type Options, type State, isEliminated, patrician } from '../game';
import { loadWords } from '../words/load';
import type { Words } from '../words/words';
import { Board } from './board';
import { Chips, DockPhone, Memory, Tally, loadFinish, loadPhone } from './late-parts';
import { paceOf } from './pace';
import { Dock, OrderStrip, PlayerRows } from './panels';
import { CrestIcon, SeatBadge, seatColours } from './pieces';
import { leaving } from './leaving';
import { sayPlan } from './say-plan';
import { createPlanner } from './planner/create-planner';
import { KEYS } from './planner/keys';

const SPECTATOR = -1;

const seatNamed = (who: string): number => COLOURS.findIndex((colour) => colour === who);

const open = (frame: TableFrame<State, Move>, words: Words): TableParts => {
  const phrases = words.phrases;
  const { nameCity, nameAmong } = words;
  const planner = createPlanner(frame, {
    phrases: phrases.planner,
    nameCity,
    nameAmong,
    sayPlan: (state, plan) => sayPlan({ planner, phrases, words }, state, plan),
    leaving: (state, moves) => leaving(state, moves, words),
  });
  const camera = createCamera(frame.look);
  const props = { planner, phrases, words };
  const Finish = late(() => loadFinish(words.language));
  return {
    status: computed(() => words.describeStatus(frame.state.value)),
    mover: computed(() => {
      const actor = patrician.actor(frame.state.value);
      return typeof actor === 'number' ? COLOURS[actor] : undefined;
    }),
    task: computed(() => words.describeTask(frame.state.value, frame.seat.value ?? frame.self.value ?? SPECTATOR)),
    Mark: ({ size }): JSX.Element => <CrestIcon city={findCity('roma')} size={size} />,
    Board: (): JSX.Element => <Board {...props} camera={camera} />,
    Strip: (): JSX.Element => <OrderStrip {...props} />,
    Players: (): JSX.Element => <PlayerRows {...props} />,
    Chips: (): JSX.Element => <Chips {...props} />,
    Dock: (): JSX.Element => (frame.layout.value === 'phone' ? <DockPhone {...props} /> : <Dock {...props} />),
    Finish: (show): JSX.Element => <Finish {...props} {...show} />,
    Tally: (): JSX.Element => <Tally planner={planner} phrases={phrases} />,
    Badge: ({ who, size }): JSX.Element => {
      const seat = seatNamed(who);
      return seat < 0 ? (
        <span style={{ width: `${size}px` }} />
      ) : (
        <SeatBadge seat={seat} letter={lettersOf(frame.players.value)[seat]} size={size} />
      );
    },
    colourOf: (who) => seatColours(Math.max(0, seatNamed(who))).body,
    beside: { title: phrases.panels.memory.title, Content: (): JSX.Element => <Memory {...props} /> },
    loadPlaces: async () => (await import('./city/logged')).placesOn(frame, camera),
    ...tableKeys(planner, camera, '.city-board', KEYS, () => phrases.planner.keys),
    // The chips say who is next: the strip of a phone has room.
    hasRoomInStrip: true,
  };
};

export const patricianView: GameView<State, Move, Options, Words> = {
  game: patrician,
  loadPositions: async () => (await import('../positions')).positions,
  loadWords,
  ...lateLoaders(() => import('../words/load-late')),
  loadLayout: async (layout) => {
    if (layout === 'phone') await loadPhone();
  },
  open,
  loadHighlights: async (language) => (await import('./highlights')).loadHighlights(language),
  loadLife: async (language) => (await import('./life')).loadLife(language),
  leaving,
  loadSchool: async (language) => (await import('./school')).loadSchool(language),
  loadStory: async (language) => (await import('./story')).loadStory(language),
  quickStart: { preset: 'patrician', seats: 4 },
  pace: ({ phase }, move) => paceOf(phase.kind, move),
  resignation: () => undefined,
  isEliminated,
};
