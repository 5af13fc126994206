import { type Game, type OptionValues, type Random, chooseChance, knownTo, pick } from '@showboat/engine';
import { type NamedBot, decide } from '@showboat/bots';
import type { Entry } from '@showboat/games/catalog';

/** A game under way, with what the person may still take back. */
export interface Table<State, Move> {
  readonly start: State;
  readonly state: State;
  readonly moves: readonly Move[];
  /** The states before the person's last moves, as long as neither chance nor another seat came between. */
  readonly back: readonly State[];
}

export const openTable = <State, Move>(state: State): Table<State, Move> => ({ start: state, state, moves: [], back: [] });

/** A move of the person. Trusts its caller: the move was not refused. */
export const withOwnMove = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  table: Table<State, Move>,
  move: Move,
): Table<State, Move> => ({
  start: table.start,
  state: game.apply(table.state, move),
  moves: [...table.moves, move],
  back: [...table.back, table.state],
});

/** A move of chance or of another seat: what was before it is known to others now. */
export const withForeignMove = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
  table: Table<State, Move>,
  move: Move,
): Table<State, Move> => ({
  start: table.start,
  state: game.apply(table.state, move),
  moves: [...table.moves, move],
  back: [],
});

/** One step back, or `undefined` where nothing can be taken back. */
export const undone = <State, Move>(table: Table<State, Move>): Table<State, Move> | undefined => {
  const state = table.back.at(-1);
  return state === undefined ? undefined : { ...table, state, moves: table.moves.slice(0, -1), back: table.back.slice(0, -1) };
};

/** What chance or another seat does next: a bot's whole turn where one was asked for, else one move at random. */
export const foreignMoves = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  { start, state, moves }: Table<State, Move>,
  random: Random,
  bot: NamedBot | undefined,
): readonly Move[] => {
  const { game, casualMoves } = entry;
  const actor = game.actor(state);
  if (typeof actor !== 'number') return [chooseChance(game.chances(state), random())];
  if (!bot) return [pick(random, casualMoves(state, game.legalMoves(state)))];
  return decide(entry, knownTo(game, start, moves, actor), actor, bot, { ...bot, random, now: () => performance.now() }).moves;
};
