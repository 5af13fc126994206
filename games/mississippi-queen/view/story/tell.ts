import { type History, type Seat, listed } from '@showboat/engine';
import { type Rect, rectAround } from '@showboat/ui';
import {
  type AwardCount,
  type Course,
  type GameStory,
  type StoryAward,
  type StoryMoment,
  type StoryPlace,
  type StoryWords,
  bestAt,
  duelIn,
  leadChanges,
  longestLeads,
  spansOf,
} from '@showboat/ui/story';
import {
  type Move,
  NOWHERE,
  PASSENGERS,
  type ShipId,
  type State,
  isEliminated,
  mississippiQueen,
  moverOf,
  seatOfShip,
} from '../../game';
import type { StoryPhrases } from '../../words/story-phrases';
import type { Words } from '../../words/words';
import { pointOf } from '../layout';
import { biggestPush, deedsOf, firstLanding, pushesIn } from './deeds';
import { courseOf, racers, standingIn, stepsHome, wholeRiver } from './voyage';

type Voyage = History<State, Move>;

interface Telling {
  readonly voyage: Voyage;
  readonly last: State;
  readonly course: Course;
  readonly home: readonly number[];
  readonly said: StoryPhrases;
  readonly words: Words;
  name(racer: number): string;
}

const list = ({ said, name }: Telling, lines: readonly number[]): string => listed(lines.map(name), said.and);

const sentenceOf = (telling: Telling): string => {
  const { voyage, last, course, home, said, words, name } = telling;
  const landing = firstLanding(voyage, home);
  const ending = mississippiQueen.outcome(last)?.ending ?? '';
  const duel = duelIn(course.leaders);
  const more = (): string => {
    if (duel && duel.count > 1) return said.duel(name(duel.lines[0]), name(duel.lines[1]), duel.count);
    const span = spansOf(course.leaders).at(-1);
    if (!landing || span?.line !== landing.racer) return '';
    if (span.from === 0) return said.ledAlways(name(span.line));
    const isNew = span.from === span.to && !course.leaders.slice(0, span.from).includes(span.line);
    return isNew ? said.cameThrough(name(span.line)) : said.ledSince(name(span.line), course.rounds[span.from]);
  };
  const first = landing ? said.home(name(landing.racer), voyage.states[landing.move].round) : words.sayEnding(ending);
  return [first, more()].filter(Boolean).join(' ');
};

const sayRound = (telling: Telling, column: number): string => {
  const { course, said, name } = telling;
  const { lines, rounds } = course;
  const there = lines.flatMap(({ values }, line) => {
    const value = values[column];
    return value === undefined ? [] : [{ line, value }];
  });
  const first = there.filter(({ value }) => value === 0).map(({ line }) => line);
  const rest = there.filter(({ value }) => value > 0).sort((a, b) => a.value - b.value);
  const boarded = lines.flatMap(({ marks }, line) => (marks.includes(column) ? [line] : []));
  const landed = lines.flatMap(({ home }, line) => (home === column ? [line] : []));
  const gone = lines.flatMap(({ values, home }, line) =>
    values[column] === undefined && home === undefined && (column === 0 || values[column - 1] !== undefined) ? [line] : [],
  );
  // Once somebody has landed, those behind are behind the pier.
  const leading = first.filter((line) => !landed.includes(line));
  const order = [
    ...(leading.length > 0 ? [said.leads(list(telling, leading), leading.length === 1)] : []),
    ...rest.map(({ line, value }) => said.behind(name(line), value)),
  ].join(', ');
  const events = [
    [said.lands, landed],
    [said.boards, boarded],
    [said.out1, gone],
  ] as const;
  return [
    said.round(rounds[column]),
    order === '' ? '' : `${order}.`,
    ...events.map(([say, who]) => (who.length === 0 ? '' : say(list(telling, who), who.length === 1))),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Of the ship that made the place: the first of a seat that is settled by one, the last of one that needs both. */
const placeOfSeat = ({ last, course, home, said }: Telling, seat: Seat): StoryPlace => {
  const ships = racers(last).filter((ship) => ship.seat === seat);
  const columns = course.lines.flatMap((line) => (line.seat === seat && line.home !== undefined ? [line.home] : []));
  const needsBoth = last.options.win === 'both-boats' && ships.length > 1;
  const coal = ships.filter(({ status }) => status !== 'out').map((ship) => said.coalLeft(ship.coal));
  const details = coal.length === 1 ? coal[0] : '';
  if (isEliminated(last, seat)) return { figure: said.out, details: '' };
  if (needsBoth ? columns.length === ships.length : columns.length > 0) {
    const column = (needsBoth ? Math.max : Math.min)(...columns);
    return { figure: said.inRound(course.rounds[column]), details };
  }
  const steps = ships.flatMap(({ at }) => (at === NOWHERE ? [] : [home[at]]));
  const least = Math.min(...steps);
  return { figure: least === 0 ? said.atPier : said.short(least), details };
};

/** The first passengers are counted by the round in which the second of them came aboard. */
const fullFirst = ({ course }: Telling): AwardCount => ({
  counts: course.lines.map(({ marks }) => (marks.length >= PASSENGERS ? course.rounds[marks[PASSENGERS - 1]] : undefined)),
  isLeast: true,
});

const AWARDS = ['pushes', 'lead', 'thrift', 'full', 'pushed'] as const satisfies readonly (keyof StoryPhrases['awards'])[];

const awardsOf = (telling: Telling): readonly StoryAward[] => {
  const { voyage, last, course, said } = telling;
  const { pushes, pushed, burnt } = deedsOf(voyage);
  const status = racers(last).map((ship) => ship.status);
  const hasLanded = status.includes('landed');
  // Who is out may have saved coal, and nothing else.
  const arrived = burnt.map((coal, i) => (status[i] === (hasLanded ? 'landed' : 'sailing') ? coal : undefined));
  const counted: Readonly<Record<keyof StoryPhrases['awards'], AwardCount>> = {
    pushes: { counts: pushes },
    lead: { counts: longestLeads(course), atLeast: 2 },
    thrift: { counts: arrived, isLeast: true },
    full: last.options.mode === 'school' ? { counts: [] } : fullFirst(telling),
    pushed: { counts: pushed, atLeast: 2 },
  };
  return AWARDS.flatMap((kind): readonly StoryAward[] => {
    const best = bestAt(counted[kind]);
    // One alone is not better than others.
    if (!best || (kind !== 'lead' && counted[kind].counts.filter((one) => one !== undefined).length < 2)) return [];
    const { title, text } = said.awards[kind];
    return [
      { kind, title, whos: best.lines.map((line) => course.lines[line].who), text: text(list(telling, best.lines), best.count) },
    ];
  });
};

const momentsOf = (telling: Telling): readonly StoryMoment[] => {
  const { voyage, home, said, words, name } = telling;
  const { states } = voyage;
  const push = biggestPush(pushesIn(voyage, home));
  if (push) {
    const { move, pusher, pushed, back, placeBefore, placeAfter } = push;
    const state = states[move];
    const falls = placeAfter > placeBefore ? [said.fallsTo(pushed, placeAfter)] : [];
    const text = [said.pushes(words.nameMover(pusher), pushed, back, placeBefore === 1), ...falls].join(' ');
    const seat = seatOfShip(state, state.ships[moverOf(state)]);
    return [{ kind: 'push', title: said.push, text, round: state.round, index: move + 1, move, seat }];
  }
  const landing = firstLanding(voyage, home);
  if (!landing?.next) return [];
  const { move, racer, next } = landing;
  const text = said.closeBy(name(racer), name(next.racer), next.steps);
  const { seat } = racers(states[0])[racer];
  return [{ kind: 'close', title: said.close, text, round: states[move].round, index: move, move, seat }];
};

/** Room about a space for what is drawn there, and for where it is. */
const ROOM = { near: 96, far: 150 } as const;

/** The ship that moved last, with whom it pushed; or the tile that was laid, with the ship that found it. */
export const lookAt = ({ states, moves }: Voyage, index: number): Rect | undefined => {
  const state = states[index];
  const river = wholeRiver(state.river);
  const before = states[Math.max(0, index - 1)];
  const move = moves.at(Math.max(0, index - 1));
  const wherever = (id: ShipId): number => {
    for (let i = index; i >= 0; i--) {
      const at = states[i].ships.find((ship) => ship.id === id)?.at ?? NOWHERE;
      if (at !== NOWHERE) return at;
    }
    return NOWHERE;
  };
  const mover = before.ships[moverOf(before)]?.id;
  const pushed = move?.kind === 'push' && before.phase.kind === 'pushing' ? before.ships[before.phase.ship].id : undefined;
  const places = [mover, pushed].flatMap((id) => (id === undefined ? [] : [wherever(id)])).filter((at) => at !== NOWHERE);
  const points = places.map((place) => pointOf(river, place));
  const laid = move?.kind === 'lay' ? [pointOf(river, (river.tiles.length - 1) * 20 + 7)] : [];
  return points.length + laid.length > 0 ? rectAround([...points, ...laid], laid.length > 0 ? ROOM.far : ROOM.near) : undefined;
};

export const tellVoyage = (voyage: Voyage, words: Words, said: StoryPhrases): GameStory & StoryWords => {
  const last = voyage.states[voyage.states.length - 1];
  const course = courseOf(voyage);
  const home = stepsHome(last);
  const name = (racer: number): string => words.nameMover(course.lines[racer].who);
  const telling: Telling = { voyage, last, course, home, said, words, name };
  const landing = firstLanding(voyage, home);
  const behind = landing && standingIn(home, voyage.states[landing.move + 1]).steps;
  const runnerUp = mississippiQueen.outcome(last)?.places.indexOf(2) ?? -1;
  const gap =
    behind && Math.min(...course.lines.map(({ seat }, racer) => (seat === runnerUp ? (behind[racer] ?? Infinity) : Infinity)));
  const isSchool = last.options.mode === 'school';
  return {
    sentence: sentenceOf(telling),
    second: gap !== undefined && gap <= 3 ? said.second(Math.max(1, gap)) : undefined,
    title: said.title,
    note: isSchool ? said.noteOfSchool : said.note,
    course,
    sayRound: (column) => sayRound(telling, column),
    places: Array.from({ length: last.options.seats }, (_, seat) => placeOfSeat(telling, seat)),
    moments: momentsOf(telling),
    awards: awardsOf(telling),
    figures: [
      { count: course.rounds.at(-1) ?? 0, name: said.figures.rounds },
      { count: deedsOf(voyage).pushes.reduce((sum, one) => sum + one, 0), name: said.figures.pushes },
      { count: leadChanges(course.leaders), name: said.figures.changes },
    ],
    lookAt: (index) => lookAt(voyage, index),
    wholeTitle: said.whole,
  };
};
