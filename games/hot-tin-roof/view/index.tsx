import { computed } from '@preact/signals';
import { lateLoaders } from '@showboat/engine';
import { createCamera, type GameView, late, lettersOf, type TableFrame, type TableParts, tableKeys } from '@showboat/ui';
import type { JSX } from 'preact';
import { COLOURS, LETTERS, type Move, type Options, STANDARD_FILE, type State, hotTinRoof, isEliminated } from '../game';
import { loadWords } from '../words/load';
import type { Words } from '../words/words';
import { Board } from './board';
import { Chips, DockPhone, Tally, Tiles, loadFinish, loadPhone } from './late-parts';
import { leaving } from './leaving';
import { paceOf } from './pace';
import { Dock, PlayerRows, Strip } from './panels';
import { CatIcon, SeatBadge, seatColours } from './pieces';
import { createPlanner } from './planner/create-planner';
import { KEYS } from './planner/keys';
import { sayCat, sayPlan } from './say-plan';

const SPECTATOR = -1;
const MIDNIGHT = 2;

/** The log names seats by colour, records by letter. */
const seatNamed = (who: string): number => COLOURS.findIndex((colour, seat) => colour === who || LETTERS[seat] === who);

const open = (frame: TableFrame<State, Move>, words: Words): TableParts => {
  const phrases = words.phrases;
  const planner = createPlanner(frame, {
    phrases: phrases.planner,
    sayPlan: (state, plan) => sayPlan({ planner, phrases, words }, state, plan),
    sayCat: (state, cat) => sayCat({ planner, phrases, words }, state, cat),
    leaving: (state, moves) => leaving(state, moves, words),
  });
  const camera = createCamera(frame.look);
  const props = { planner, phrases, words };
  const Finish = late(() => loadFinish(words.language));
  return {
    status: computed(() => words.describeStatus(frame.state.value)),
    mover: computed(() => {
      const actor = hotTinRoof.actor(frame.state.value);
      return typeof actor === 'number' ? COLOURS[actor] : undefined;
    }),
    task: computed(() => words.describeTask(frame.state.value, frame.seat.value ?? frame.self.value ?? SPECTATOR)),
    Mark: ({ size }): JSX.Element => <CatIcon seat={MIDNIGHT} pose="sitting" size={size} />,
    Board: (): JSX.Element => <Board {...props} camera={camera} />,
    Strip: (): JSX.Element => <Strip {...props} />,
    // The chips say who is next: the strip of a phone has room.
    hasRoomInStrip: true,
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
    beside: { title: phrases.panels.tiles.title, Content: (): JSX.Element => <Tiles {...props} /> },
    loadPlaces: async () => (await import('./quarter/logged')).placesOn(frame, camera),
    ...tableKeys(planner, camera, '.roof-board', KEYS, () => phrases.planner.keys),
  };
};

export const hotTinRoofView: GameView<State, Move, Options, Words> = {
  game: hotTinRoof,
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
  isClosing: ({ kind }) => kind === 'end',
  quickStart: { preset: 'hot-tin-roof', seats: 4 },
  checkFile: async (_key, value) => (await import('../positions')).checkBoard(value),
  exampleFile: () => STANDARD_FILE,
  pace: paceOf,
  resignation: () => undefined,
  isEliminated,
};
