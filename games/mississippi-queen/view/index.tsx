import { computed } from '@preact/signals';
import { lateLoaders } from '@showboat/engine';
import { createCamera, type GameView, type TableFrame, type TableParts, tableKeys } from '@showboat/ui';
import type { JSX } from 'preact';
import { type Move, type Options, type State, isEliminated, mississippiQueen } from '../game';
import { loadWords } from '../words/load';
import type { Words } from '../words/words';
import { Board } from './board';
import { createPlanner } from './planner/create-planner';
import { shipInQuestion } from './planner/dials';
import { KEYS } from './planner/keys';
import { loadAnswers } from './planner/why-not';
import { CallOuts, Die, Parting, PlanGhost, Question, Route, TilesToCome, Ways, keyWords, loadParts } from './late-parts';
import { Chips, DockPhone, loadPhone } from './late-phone';
import { LogBadge, colourOf } from './log-badge';
import { paceOf } from './pace';
import { Dock, OrderStrip, SteamerCards } from './panels';
import './colours.css';

const SPECTATOR = -1;

const open = (frame: TableFrame<State, Move>, words: Words): TableParts => {
  const phrases = words.phrases;
  const { nameShip, describeMove } = words;
  const { sayRefusal } = frame.why;
  const planner = createPlanner(frame, {
    phrases: phrases.planner,
    notes: phrases.panels.plan,
    nameShip,
    sayRefusal,
    describeMove,
  });
  const camera = createCamera(frame.look);
  const props = { planner, phrases: phrases.panels, words };
  return {
    status: computed(() => words.describeStatus(frame.state.value)),
    mover: computed(() =>
      typeof mississippiQueen.actor(frame.state.value) === 'number' ? shipInQuestion(frame.state.value)?.id : undefined,
    ),
    task: computed(() => words.describeTask(frame.state.value, frame.seat.value ?? frame.self.value ?? SPECTATOR)),
    Board: (): JSX.Element => <Board {...props} camera={camera} />,
    Strip: (): JSX.Element => <OrderStrip {...props} />,
    Players: (): JSX.Element => <SteamerCards {...props} notePlace={words.notePlace} />,
    Chips: (): JSX.Element => <Chips {...props} />,
    Dock: (): JSX.Element => (frame.layout.value === 'phone' ? <DockPhone {...props} /> : <Dock {...props} />),
    Badge: LogBadge,
    colourOf,
    beside: {
      title: phrases.panels.tilesTitle,
      Content: (): JSX.Element => <TilesToCome {...props} />,
    },
    loadPlaces: async () => (await loadParts()).placesOn(frame, camera),
    ...tableKeys(planner, camera, '.river-board', KEYS, () => keyWords(words.language)),
  };
};

export const mississippiQueenView: GameView<State, Move, Options, Words> = {
  game: mississippiQueen,
  loadPositions: async () => (await import('../positions')).positions,
  loadWords,
  ...lateLoaders(() => import('../words/load-late')),
  loadHighlights: async (language) => (await loadParts()).loadHighlights(language),
  loadLayout: async (layout) => {
    if (layout === 'phone') await loadPhone();
  },
  loadLater: async (language) => {
    (await loadParts()).laterPhrases(language);
    for (const part of [CallOuts, Die, Parting, PlanGhost, Question, Route, Ways]) await part.load();
    await loadAnswers();
  },
  open,
  loadLife: async (language) => (await loadParts()).loadLife(language),
  loadSchool: async (language) => (await import('./school')).loadSchool(language),
  loadStory: async (language) => (await import('./story')).loadStory(language),
  // The first question is where to sail.
  quickStart: { preset: 'passenger-game', seats: 4, options: { startFacing: 'downstream' } },
  pace: paceOf,
  resignation: (state, seat) => mississippiQueen.asides(state, seat)[0],
  isEliminated,
};
