import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The door to the peers of the benchmarks. The types name only what is used here, so that the project compiles without them.

export const PEERS_FOLDER = 'bench/peers';
export const BUILD_FOLDER = 'bench/.build';
export const BOARDGAME_IO_BUNDLE = `${BUILD_FOLDER}/contestants/boardgame-io.mjs`;
export const BOARDGAME_IO_BOT_BUNDLE = `${BUILD_FOLDER}/contestants/boardgame-io-bot.mjs`;

/** Bundles are started in the project's root. */
const folder = (): string => join(process.cwd(), PEERS_FOLDER);

export interface SquareSet extends Iterable<number> {
  has(square: number): boolean;
}

export interface ChessMove {
  readonly from: number;
  readonly to: number;
  readonly promotion?: 'queen' | 'knight' | 'rook' | 'bishop' | undefined;
}

export interface ChessPosition {
  readonly turn: 'white' | 'black';
  readonly board: { readonly pawn: SquareSet };
  ctx(): unknown;
  allDests(context: unknown): ReadonlyMap<number, SquareSet>;
  play(move: ChessMove): void;
}

export interface Chessops {
  readonly Chess: { default(): ChessPosition };
}

export interface BoardgameState<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

export interface BoardgameAction<Move> {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly [Move]; readonly playerID: string };
}

export interface BoardgameDefinition<G, Move> {
  readonly setup: () => G;
  readonly moves: Readonly<Record<string, (context: { readonly G: G }, move: Move) => G | 'INVALID_MOVE'>>;
  readonly endIf: (context: { readonly G: G }) => unknown;
  readonly disableUndo: boolean;
}

export interface BoardgameIo {
  InitializeGame<G, Move>(options: { game: BoardgameDefinition<G, Move>; numPlayers: number }): BoardgameState<G>;
  CreateGameReducer<G, Move>(options: {
    game: BoardgameDefinition<G, Move>;
  }): (state: BoardgameState<G>, action: BoardgameAction<Move>) => BoardgameState<G>;
}

export interface BoardgameBot<G> {
  /** Of the last search. */
  readonly iterationCounter: number;
  play(state: BoardgameState<G>, playerID: string): Promise<unknown>;
}

export interface BoardgameAi {
  readonly MCTSBot: new <G>(options: {
    readonly game: unknown;
    readonly enumerate: (G: G) => readonly { readonly move: string; readonly args: readonly unknown[] }[];
    readonly iterations: number;
    readonly seed: string;
  }) => BoardgameBot<G>;
}

export interface Immer {
  original<T>(draft: T): T;
}

const hasFunctions = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'function');

const isChessops = (value: unknown): value is Chessops => hasFunctions(value, ['Chess']);

const isBoardgameIo = (value: unknown): value is BoardgameIo => hasFunctions(value, ['InitializeGame', 'CreateGameReducer']);

const isBoardgameAi = (value: unknown): value is BoardgameAi => hasFunctions(value, ['MCTSBot']);

const isImmer = (value: unknown): value is Immer => hasFunctions(value, ['original']);

const isNot = (what: string): Error => new Error(`${what} in ${PEERS_FOLDER} is not what it was when this was written`);

/** Its ES modules: `import` would find them if these files were beside `bench/peers/node_modules`. */
export const loadChessops = async (): Promise<Chessops> => {
  const loaded: unknown = await import(pathToFileURL(join(folder(), 'node_modules/chessops/dist/esm/chess.js')).href);
  if (!isChessops(loaded)) throw isNot('chessops');
  return loaded;
};

/** Its modules for Node are the CommonJS ones. */
export const loadBoardgameIo = (): BoardgameIo => {
  const loaded: unknown = createRequire(join(folder(), 'package.json'))('boardgame.io/internal');
  if (!isBoardgameIo(loaded)) throw isNot('boardgame.io');
  return loaded;
};

export const loadBoardgameAi = (): BoardgameAi => {
  const loaded: unknown = createRequire(join(folder(), 'package.json'))('boardgame.io/ai');
  if (!isBoardgameAi(loaded)) throw isNot("boardgame.io's ai");
  return loaded;
};

/** The very Immer that boardgame.io uses. */
export const loadItsImmer = (): Immer => {
  const require = createRequire(join(folder(), 'package.json'));
  const loaded: unknown = createRequire(require.resolve('boardgame.io/internal'))('immer');
  if (!isImmer(loaded)) throw isNot('immer');
  return loaded;
};
