import { type OptionValues, type Outcome, type Random, createRandom, pick } from '@showboat/engine';
import type { NamedBot } from '@showboat/bots';
import type { Entry } from '@showboat/games/catalog';
import { standings } from '../standings';
import type { Choice, Console } from './console';
import { type Event, formatLog } from './log';
import { type Table, foreignMoves, openTable, withForeignMove } from './table';
import { replyTo, save } from './talk';

export interface Seating<State> {
  readonly start: State;
  readonly seats: number;
  readonly seed: string;
  /** Who plays against the person; without one, ships that sail at random. */
  readonly bot: NamedBot | undefined;
}

const LONGEST_LOG = 16;

const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length > LONGEST_LOG ? ['…', ...lines.slice(1 - LONGEST_LOG)] : lines;

/** Chance and the other seats, up to the person's next decision or the end. */
const othersPlay = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  start: Table<State, Move>,
  seat: number,
  random: Random,
  bot: NamedBot | undefined,
): { readonly table: Table<State, Move>; readonly events: readonly Event[] } => {
  const { game, words } = entry;
  const events: Event[] = [];
  let table = start;
  while (game.outcome(table.state) === undefined && game.actor(table.state) !== seat) {
    for (const move of foreignMoves(entry, table, random, bot)) {
      const after = withForeignMove(game, table, move);
      // What a seat may not know, it must not read in the log either.
      const [first, ...fates] = words.describeEvent(game.view(table.state, seat), move, game.view(after.state, seat));
      events.push({ ...first, opensTurn: game.notation.opensLine(table.state, move) }, ...fates);
      table = after;
    }
  }
  return { table, events };
};

/** What the person's own moves brought about besides what he knows: somebody landed, or is out. */
const fatesOf = <State, Move, Options extends OptionValues>(
  { game, words }: Entry<State, Move, Options>,
  before: Table<State, Move>,
  after: Table<State, Move>,
): readonly Event[] => {
  const events: Event[] = [];
  let { state } = before;
  for (const move of after.moves.slice(before.moves.length)) {
    const next = game.apply(state, move);
    events.push(...words.describeEvent(state, move, next).slice(1));
    state = next;
  }
  return events;
};

const choicesOf = <State, Move, Options extends OptionValues>(
  { game, words }: Entry<State, Move, Options>,
  { state, back }: Table<State, Move>,
): readonly Choice[] => [
  ...game.legalMoves(state).map((move) => ({ token: game.formatMove(state, move), label: words.describeMove(state, move) })),
  ...(back.length > 0 ? [{ token: 'u', label: 'take back the last step' }] : []),
  { token: '?', label: 'help, rules, why not' },
];

const finish = async <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  table: Table<State, Move>,
  outcome: Outcome,
  console: Console,
  { seat, file }: { readonly seat: number; readonly file: string },
): Promise<void> => {
  console.print(['', ...standings(entry.words, table.state, outcome, seat), '']);
  const choices = [
    { token: file, label: 'save the record under this name' },
    { token: 'n', label: 'no record' },
  ];
  const answer = (await console.ask({ message: 'Save the record? A name for the file, or n.', choices }))?.trim() ?? 'n';
  if (answer !== 'n' && answer !== 'q' && answer !== '') console.print([save(entry, table, answer)]);
};

/** One person against ships that sail at random, to the end or until he has had enough. */
export const race = async <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  { start, seats, seed, bot }: Seating<State>,
  console: Console,
): Promise<void> => {
  const { game, words } = entry;
  const seat = pick(
    createRandom(`${seed}/seat`),
    Array.from({ length: seats }, (_, one) => one),
  );
  const random = createRandom(`${seed}/others`);
  const file = `showboat-${seed.replaceAll(/[^\w-]+/g, '_')}.txt`;
  let notes: readonly string[] = [`You are ${words.nameSeat(start, seat)}, seat ${seat} of ${seats}. Seed ${seed}.`];
  let isBoardDue = true;
  for (let table = openTable<State, Move>(start); ; ) {
    const others = othersPlay(entry, table, seat, random, bot);
    isBoardDue ||= others.table !== table;
    table = others.table;
    const log = [...notes, ...shortened(formatLog(words, others.events))];
    const outcome = game.outcome(table.state);
    if (outcome) {
      console.print([...log, '', game.draw(game.view(table.state, seat))]);
      return finish(entry, table, outcome, console, { seat, file });
    }
    const view = game.view(table.state, seat);
    if (console.isScreen) console.clear();
    const board = console.isScreen || isBoardDue ? [words.drawNear(view, seat), ''] : [];
    const gap = log.length > 0 ? [''] : [];
    console.print(
      console.isScreen
        ? [...board, ...words.describeTable(view, seat), ...gap, ...log]
        : [...log, ...gap, ...board, ...words.describeTable(view, seat)],
    );
    const line = await console.ask({ message: 'Your move?', choices: choicesOf(entry, table) });
    if (line === undefined) return console.print(['', `Stopped. The seed was ${seed}.`]);
    const reply = replyTo(entry, table, line, file);
    if (reply.wantsToQuit) return console.print([`Until next time. The seed was ${seed}.`]);
    notes = [...reply.lines, ...formatLog(words, fatesOf(entry, table, reply.table))];
    isBoardDue = reply.wantsBoard ?? false;
    table = reply.table;
  }
};
