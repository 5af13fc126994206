import type { Seat } from '@showboat/engine';
import { type Course, type StoryWords, leadChanges, spansOf } from '@showboat/ui/story';
import type { StoryMessages } from '../messages/load';

export interface Finished {
  readonly course: Course;
  /** By seat. */
  readonly places: readonly number[];
  /** What sentences call a seat. */
  name(seat: Seat): string;
}

/** A second place is told apart up to this many points. */
const CLOSE = 3;

/** What can be said of any game that is won by points. */
export const wordsOfPoints = ({ course, places, name }: Finished, said: StoryMessages): StoryWords => {
  const { points: words } = said;
  const { lines, rounds, leaders } = course;
  const totals = lines.map(({ values }) => values.at(-1) ?? 0);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner] = winners;
  const next = places.indexOf(2);
  const ahead = next < 0 ? undefined : totals[winner] - totals[next];
  const first = (): string => {
    if (winners.length > 1) return words.level(winners.map(name), totals[winner]);
    if (winner === undefined) return '';
    if (ahead === undefined) return words.wins(name(winner), totals[winner]);
    return ahead === 0 ? words.tie(name(winner), totals[winner], name(next)) : words.ahead(name(winner), ahead, name(next));
  };
  const last = spansOf(leaders).at(-1);
  const changes = leadChanges(leaders);
  const more = (): string => {
    if (changes > 2) return words.changes(changes);
    if (winners.length === 1 && last?.line === winner) return words.since(name(winner), rounds[last.from]);
    return changes > 0 ? words.changes(changes) : '';
  };
  return {
    title: said.game,
    sentence: [first(), more()].filter(Boolean).join(' '),
    second: ahead === undefined || ahead > CLOSE ? undefined : ahead > 0 ? words.second(ahead) : words.secondLevel,
    sayRound: (column) => {
      const standings = lines
        .map(({ seat, values }) => ({ seat, count: values[column] ?? 0 }))
        .sort((a, b) => b.count - a.count)
        .map(({ seat, count }) => words.has(name(seat), count));
      return words.roundOf(rounds[column], standings.join(', '));
    },
    figures: [
      { count: rounds.at(-1) ?? 0, name: words.rounds },
      { count: changes, name: words.leadChanges },
    ],
  };
};
