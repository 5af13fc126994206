import { type CallSeat, type History, type Seat, listed, roundOf } from '@showboat/engine';
import { type Point, type Rect, rectAround } from '@showboat/ui';
import {
  type AwardCount,
  type GameStory,
  type StoryAward,
  type StoryMoment,
  bestAt,
  longestLeads,
  pointsCourse,
} from '@showboat/ui/story';
import { COLOURS, type Move, type State, boardIn, hotTinRoof, scoresOf } from '../../game';
import type { StoryPhrases } from '../../words/story-phrases';
import type { Words } from '../../words/words';
import { sceneOf } from '../quarter/scene';
import { dearestWalk, deedsOf, firstFish } from './deeds';

type Game = History<State, Move>;

const AWARDS = ['fish', 'tolls', 'built', 'walks', 'lead'] as const satisfies readonly (keyof StoryPhrases['awards'])[];

/** About a roof: its house, its cats and its plate. */
const ROOM = 64;

/** The roofs that a move touches; where it touches none, all of them. */
export const lookAt = ({ states, moves }: Game, index: number, words: Words): Rect => {
  const state = states[index];
  const scene = sceneOf(state, 'wide', words);
  const move = index > 0 && index < states.length - 1 ? moves[index - 1] : undefined;
  const points = ((): readonly Point[] => {
    switch (move?.kind) {
      case 'walk':
        return [scene.roofs[move.from], scene.roofs[move.to]];
      case 'shelter':
        return [scene.roofs[move.roof]];
      case 'lay':
        return boardIn(state).gapEnds[move.gap].map((roof) => scene.roofs[roof]);
      default:
        return [];
    }
  })();
  return points.length > 0 ? rectAround(points, ROOM) : scene.rect;
};

const momentsOf = (history: Game, words: Words, name: (seat: Seat) => string, said: StoryPhrases): readonly StoryMoment[] => {
  const { states } = history;
  const roof = (at: number): string => words.nameRoof(states[0], at);
  const moment = (kind: 'toll' | 'fish', move: number, seat: Seat, text: string): StoryMoment => ({
    kind,
    title: said[kind],
    text,
    round: roundOf(hotTinRoof, states[move]),
    index: move + 1,
    move,
    seat,
  });
  const toll = dearestWalk(history);
  if (toll) {
    const { from, to, pays } = toll.walk;
    const text = said.pays(name(toll.seat), roof(from), roof(to), toll.cans, words.sayPayment(pays));
    return [moment('toll', toll.move, toll.seat, text)];
  }
  const fish = firstFish(history);
  return fish ? [moment('fish', fish.move, fish.seat, said.meets(name(fish.seat), roof(fish.walk.to)))] : [];
};

export const tellGame = (history: Game, words: Words, call: CallSeat, said: StoryPhrases): GameStory => {
  const { states, moves } = history;
  const last = states[states.length - 1];
  const name = (seat: Seat): string => call(seat, words.nameSeat(last, seat));
  const course = pointsCourse({
    rounds: moves.map((_, i) => roundOf(hotTinRoof, states[i])),
    whos: COLOURS.slice(0, last.players.length),
    pointsAt: (count) => scoresOf(states[count]).map(({ total }) => total),
    marksAt: (count) => states[count].players.map(({ fish }) => fish),
  });
  const scores = scoresOf(last);
  const { walks, built, tolls } = deedsOf(history);
  const counted: Readonly<Record<(typeof AWARDS)[number], AwardCount>> = {
    fish: { counts: scores.map(({ fish }) => fish) },
    tolls: { counts: tolls },
    built: { counts: built },
    walks: { counts: walks },
    lead: { counts: longestLeads(course), atLeast: 2 },
  };
  return {
    note: said.note,
    course,
    places: scores.map(({ total, fish, cans, catsLeft }) => ({
      figure: said.points(total),
      details: [said.details(fish, cans), ...(catsLeft > 0 ? [said.catsLeft(catsLeft)] : [])].join(' · '),
    })),
    moments: momentsOf(history, words, name, said),
    awards: AWARDS.flatMap((kind): readonly StoryAward[] => {
      const found = bestAt(counted[kind]);
      if (!found) return [];
      const { title, text } = said.awards[kind];
      const whos = found.lines.map((seat) => COLOURS[seat]);
      return [{ kind, title, whos, text: text(listed(found.lines.map(name), said.and), found.count) }];
    }),
    lookAt: (index) => lookAt(history, index, words),
    wholeTitle: said.whole,
  };
};
