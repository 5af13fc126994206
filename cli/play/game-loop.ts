import {
  type History,
  type OptionValues,
  type Outcome,
  type Random,
  createRandom,
  openHistory,
  pick,
  present,
  unwrap,
  withMove,
} from '@showboat/engine';
import type { NamedBot } from '@showboat/bots';
import type { Entry } from '@showboat/games/catalog';
import { standings } from '../standings';
import type { Choice, Console } from './console';
import { type Event, formatLog } from './log';
import { movesOfOthers } from './others';
import { mayUndo, replyTo, save } from './talk';

export interface Seating<State> {
  readonly start: State;
  readonly seats: number;
  readonly seed: string;
  /** The opponents' bot; without one, they move at random. */
  readonly bot: NamedBot | undefined;
}

const LONGEST_LOG = 16;

const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length > LONGEST_LOG ? ['…', ...lines.slice(1 - LONGEST_LOG)] : lines;

/** Chance and the other seats, up to the person's next decision or the end. */
const othersPlay = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  start: History<State, Move>,
  seat: number,
  random: Random,
  bot: NamedBot | undefined,
): { readonly history: History<State, Move>; readonly events: readonly Event[] } => {
  const { game, words } = entry;
  const events: Event[] = [];
  let history = start;
  while (game.outcome(present(history)) === undefined && game.actor(present(history)) !== seat) {
    for (const move of movesOfOthers(entry, history, random, bot)) {
      const before = present(history);
      history = withMove(game, history, move);
      // What a seat may not know, it must not read in the log either.
      const seen = game.seenMove(before, move, seat);
      const [first, ...fates] = words.describeEvent(game.view(before, seat), seen, game.view(present(history), seat));
      events.push({ ...first, opensTurn: game.notation.opensLine(before, move) }, ...fates);
    }
  }
  return { history, events };
};

/** Side effects of the player's own moves: somebody landed, or is out. */
const fatesOf = <State, Move, Options extends OptionValues>(
  { words }: Entry<State, Move, Options>,
  before: History<State, Move>,
  { states, moves }: History<State, Move>,
): readonly Event[] =>
  moves.flatMap((move, i) => (i < before.moves.length ? [] : words.describeEvent(states[i], move, states[i + 1]).slice(1)));

const choicesOf = <State, Move, Options extends OptionValues>(
  { game, words }: Entry<State, Move, Options>,
  history: History<State, Move>,
): readonly Choice[] => {
  const state = present(history);
  return [
    ...game.legalMoves(state).map((move) => ({ token: game.formatMove(state, move), label: words.describeMove(state, move) })),
    ...(mayUndo(game, history) ? [{ token: 'u', label: 'take back the last step' }] : []),
    { token: '?', label: 'help, rules, why not' },
  ];
};

const finish = async <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  history: History<State, Move>,
  outcome: Outcome,
  console: Console,
  { seat, file }: { readonly seat: number; readonly file: string },
): Promise<void> => {
  console.print(['', ...standings(entry.words, present(history), outcome, seat), '']);
  const choices = [
    { token: file, label: 'save the record under this name' },
    { token: 'n', label: 'no record' },
  ];
  const answer = (await console.ask({ message: 'Save the record? A name for the file, or n.', choices }))?.trim() ?? 'n';
  if (answer !== 'n' && answer !== 'q' && answer !== '') console.print([save(entry, history, answer)]);
};

/** One player against bots or random moves, to the end or until the player quits. */
export const playGame = async <State, Move, Options extends OptionValues>(
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
  for (let history = unwrap(openHistory<State, Move, Options>(game, start, [])); ; ) {
    const others = othersPlay(entry, history, seat, random, bot);
    isBoardDue ||= others.history !== history;
    history = others.history;
    const view = game.view(present(history), seat);
    const log = [...notes, ...shortened(formatLog(words, others.events))];
    const outcome = game.outcome(present(history));
    if (outcome) {
      console.print([...log, '', game.draw(view)]);
      return finish(entry, history, outcome, console, { seat, file });
    }
    if (console.isScreen) console.clear();
    const board = console.isScreen || isBoardDue ? [words.drawNear(view, seat), ''] : [];
    const gap = log.length > 0 ? [''] : [];
    console.print(
      console.isScreen
        ? [...board, ...words.describeTable(view, seat), ...gap, ...log]
        : [...log, ...gap, ...board, ...words.describeTable(view, seat)],
    );
    const line = await console.ask({ message: 'Your move?', choices: choicesOf(entry, history) });
    if (line === undefined) return console.print(['', `Stopped. The seed was ${seed}.`]);
    const reply = replyTo(entry, history, line, file);
    if (reply.wantsToQuit) return console.print([`Until next time. The seed was ${seed}.`]);
    notes = [...reply.lines, ...formatLog(words, fatesOf(entry, history, reply.history))];
    isBoardDue = reply.wantsBoard ?? false;
    history = reply.history;
  }
};
