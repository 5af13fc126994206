import { type CallSeat, type History, type Seat, listed, roundOf } from '@showboat/engine';
import type { Rect } from '@showboat/ui';
import {
  type AwardCount,
  type GameStory,
  type StoryAward,
  type StoryMoment,
  bestAt,
  longestLeads,
  pointsCourse,
} from '@showboat/ui/story';
import { COLOURS, type Move, SET_POINTS, type State, patrician, scoresOf } from '../../game';
import type { StoryPhrases } from '../../words/story-phrases';
import type { Words } from '../../words/words';
import { boardRect, cityAt } from '../map';
import { bestBuilding, cityOf, completionsIn, countMoves } from './deeds';

type Game = History<State, Move>;

const AWARDS = ['towers', 'sets', 'cities', 'lead', 'moves'] as const satisfies readonly (keyof StoryPhrases['awards'])[];

/** From the ground between two towers: what is drawn of a city. */
const CITY: Rect = { x: -104, y: -134, width: 208, height: 206 };

/** The city that was built at; where a move touches none, all of them. */
export const lookAt = ({ states, moves }: Game, index: number): Rect => {
  const { seats } = states[0].options;
  const move = moves.at(Math.max(0, index - 1));
  const city = move && index > 0 && index < states.length - 1 ? cityOf(states[index - 1], move) : undefined;
  if (city === undefined) return boardRect('wide', seats);
  const { x, y } = cityAt('wide', city, seats);
  return { ...CITY, x: x + CITY.x, y: y + CITY.y };
};

export const tellGame = (history: Game, words: Words, call: CallSeat, said: StoryPhrases): GameStory => {
  const { states, moves } = history;
  const last = states[states.length - 1];
  const { seats, messengers } = last.options;
  const name = (seat: Seat): string => call(seat, words.nameSeat(last, seat));
  const course = pointsCourse({
    rounds: moves.map((_, i) => roundOf(patrician, states[i])),
    whos: COLOURS.slice(0, seats),
    pointsAt: (count) => scoresOf(states[count]).map(({ total }) => total),
    marksAt: (count) => states[count].players.map(({ tokens }) => tokens.length),
  });
  const completions = completionsIn(history);
  const scores = scoresOf(last);
  const counted: Readonly<Record<(typeof AWARDS)[number], AwardCount>> = {
    towers: { counts: last.players.map(({ tokens }) => tokens.length) },
    sets: { counts: scores.map(({ sets }) => sets) },
    cities: { counts: scores.map((_, seat) => completions.filter(({ builder }) => builder === seat).length) },
    lead: { counts: longestLeads(course), atLeast: 2 },
    moves: { counts: countMoves(history, seats, ({ kind }) => kind === 'move') },
  };
  const best = bestBuilding(completions);
  const building: readonly StoryMoment[] = best
    ? [
        {
          kind: 'building',
          title: said.building,
          text: said.wins(name(best.builder), words.nameCity(best.city), name(best.winner), best.points[best.winner]),
          round: roundOf(patrician, states[best.move]),
          index: best.move + 1,
          move: best.move,
          seat: best.winner,
        },
      ]
    : [];
  return {
    note: said.note,
    course,
    places: scores.map(({ total, prestige, sets, bonus, penalty }) => ({
      figure: said.points(total),
      details: [
        said.details(prestige, SET_POINTS * sets),
        ...(messengers ? [said.messengers(bonus - penalty).replace('-', '−')] : []),
      ].join(' · '),
    })),
    moments: building,
    awards: AWARDS.flatMap((kind): readonly StoryAward[] => {
      const found = bestAt(counted[kind]);
      if (!found) return [];
      const { title, text } = said.awards[kind];
      const whos = found.lines.map((seat) => COLOURS[seat]);
      return [{ kind, title, whos, text: text(listed(found.lines.map(name), said.and), found.count) }];
    }),
    lookAt: (index) => lookAt(history, index),
    wholeTitle: said.whole,
  };
};
