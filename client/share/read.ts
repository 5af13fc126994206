import {
  type OptionValues,
  type Refusal,
  type Result,
  hasSecrets,
  loadFirstState,
  ok,
  openHistory,
  present,
  roundOf,
} from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import { packedIn, parseJson, parseLink } from './link';
import { gameNamedIn, sharedFromRecord } from './record';
import { type Shared, badShare, isShared, parseShared } from './shared';

/** Longer texts are not read at all. */
const LONGEST = 2_000_000;

type Readable<State, Move, Options extends OptionValues> = Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'>;

/** What the readers need to know of a game. */
export interface ReadableGame {
  use<Answer>(visit: <State, Move, Options extends OptionValues>(view: Readable<State, Move, Options>) => Answer): Answer;
}

/** Something from outside, read and checked to the last move. */
export interface Opened {
  readonly shared: Shared;
  readonly facts: Facts;
}

export interface Facts {
  readonly isPosition: boolean;
  readonly seats: number;
  readonly round: number;
  readonly isOver: boolean;
  /** Players still hide something from each other. */
  readonly isSecret: boolean;
  /** The seat to decide. */
  readonly next: number | undefined;
}

/** A refusal with the game it is about: only that game has words for it. */
export type Read =
  | { readonly ok: true; readonly value: Opened }
  | { readonly ok: false; readonly refusal: Refusal; readonly game: string | undefined };

const sharedFromJson = (text: string): Result<Shared> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  if (isShared(json.value)) return parseShared(json.value);
  const { value: position } = json;
  const game: unknown = typeof position === 'object' && position !== null && 'game' in position ? position.game : undefined;
  if (typeof game !== 'string') return badShare('not-shared');
  // The version played here: a position says nothing about the rules version.
  return ok({ game, rules: '', beginning: { kind: 'position', position }, moves: [], seats: undefined });
};

const factsOf = async <State, Move, Options extends OptionValues>(
  view: Readable<State, Move, Options>,
  { beginning, moves }: Shared,
): Promise<Result<Facts>> => {
  const { game } = view;
  const first = await loadFirstState(view, beginning);
  const history = first.ok ? openHistory(game, first.value, moves) : first;
  if (!history.ok) return history;
  const state = present(history.value);
  const actor = game.actor(state);
  const { seats } = game.optionsOf(state);
  return ok({
    isPosition: beginning.kind === 'position' && moves.length === 0,
    seats: typeof seats === 'number' ? seats : 0,
    round: roundOf(game, state),
    isOver: actor === 'nobody',
    isSecret: hasSecrets(game, state),
    next: typeof actor === 'number' ? actor : undefined,
  });
};

/** A link, a file of ours, a bare position or a text record: whatever it is, it is checked to the last move. */
export const readShared = async (text: string, findGame: (id: string) => Promise<ReadableGame | undefined>): Promise<Read> => {
  const trimmed = text.trim();
  const no = (result: { readonly refusal: Refusal }, game?: string): Read => ({ ok: false, refusal: result.refusal, game });
  const unknown = (given: string): Read => no(badShare('unknown-game', { given: given.slice(0, 60) }, 'game'));
  if (trimmed === '') return no(badShare('empty'));
  if (text.length > LONGEST) return no(badShare('too-large', { most: LONGEST, found: text.length }));

  const finish = async (shared: Shared): Promise<Read> => {
    const known = await findGame(shared.game);
    if (!known) return unknown(shared.game);
    return known.use(async (view): Promise<Read> => {
      const { game } = view;
      const { rulesVersion: expected } = game;
      if (shared.rules !== '' && shared.rules !== expected) {
        return no(badShare('other-rules', { expected, found: shared.rules.slice(0, 20) }, 'rules'));
      }
      const facts = await factsOf(view, shared);
      return facts.ok ? { ok: true, value: { shared: { ...shared, rules: expected }, facts: facts.value } } : no(facts, game.id);
    });
  };

  if (packedIn(trimmed) !== undefined || /^https?:/.test(trimmed)) {
    const link = await parseLink(trimmed);
    return link.ok ? finish(link.value) : no(link);
  }
  if (trimmed.startsWith('{')) {
    const json = sharedFromJson(trimmed);
    return json.ok ? finish(json.value) : no(json);
  }
  const named = gameNamedIn(text);
  if (named === undefined) return no(badShare('not-shared'));
  const known = await findGame(named);
  if (!known) return unknown(named);
  const record = known.use(({ game }) => sharedFromRecord(game, text));
  return record.ok ? finish(record.value) : no(record, named);
};
