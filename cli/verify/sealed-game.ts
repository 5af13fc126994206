import {
  type OpenSeal,
  type OptionValues,
  type Result,
  type Seal,
  firstStateOf,
  ok,
  parseRecord,
  parseSeal,
  sealIn,
  setUp,
} from '@showboat/engine';
import type { CatalogEntry, Entry } from '@showboat/games/catalog';
import { type Disclosure, readDisclosure } from '@showboat/protocol';
import { findGame, gameOfRecord } from '../games';
import { bad } from '../refusals';

// What `verify` reads: a text record, a file of the browser's, or what an online table discloses.

export type Sealed =
  | { readonly kind: 'record'; readonly entry: CatalogEntry; readonly text: string }
  | { readonly kind: 'file'; readonly entry: CatalogEntry; readonly fields: ReadonlyMap<string, unknown> }
  | { readonly kind: 'disclosure'; readonly entry: CatalogEntry; readonly disclosure: Disclosure };

const fieldsIn = (text: string): ReadonlyMap<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
};

export const readSealed = (text: string): Result<Sealed> => {
  if (!text.trimStart().startsWith('{')) {
    const entry = gameOfRecord(text);
    return entry.ok ? ok({ kind: 'record', entry: entry.value, text }) : entry;
  }
  const fields = fieldsIn(text);
  if (fields?.get('format') === 'showboat') {
    const entry = findGame(String(fields.get('game')), 'game');
    return entry.ok ? ok({ kind: 'file', entry: entry.value, fields }) : entry;
  }
  if (!fields?.has('draws')) return bad('not-sealed', undefined);
  const disclosure = readDisclosure(Object.fromEntries(fields));
  if (!disclosure.ok) return bad('not-disclosed', disclosure.refusal.field);
  const entry = gameOfRecord(disclosure.value.record);
  return entry.ok ? ok({ kind: 'disclosure', entry: entry.value, disclosure: disclosure.value }) : entry;
};

/** A game from its first state, and what was promised about its draws. */
export interface SealedGame<State, Move> {
  readonly first: State;
  readonly moves: readonly Move[];
  readonly seal: Seal | undefined;
}

const gameInRecord = <State, Move, Options extends OptionValues>(
  { game }: Entry<State, Move, Options>,
  text: string,
  seal: Seal | undefined,
): Result<SealedGame<State, Move>> => {
  const parsed = parseRecord(game, text);
  if (!parsed.ok) return parsed;
  const first = setUp(game, parsed.value.record.options);
  return first.ok ? ok({ first: first.value, moves: parsed.value.record.moves, seal }) : first;
};

const gameInFile = <State, Move, Options extends OptionValues>(
  { game }: Entry<State, Move, Options>,
  fields: ReadonlyMap<string, unknown>,
): Result<SealedGame<State, Move>> => {
  const [rules, beginning, moves] = ['rules', 'beginning', 'moves'].map((key) => fields.get(key));
  if (rules !== game.rulesVersion)
    return bad('other-rules', 'rules', { expected: game.rulesVersion, found: String(rules).slice(0, 20) });
  if (typeof beginning !== 'object' || beginning === null || !Array.isArray(moves)) return bad('not-sealed', 'beginning');
  const given = new Map<string, unknown>(Object.entries(beginning));
  // Doors: the game reads options and positions again, and checking the draws checks every move.
  const options = given.get('options') as OptionValues;
  const first =
    given.get('kind') === 'position'
      ? firstStateOf(game, { kind: 'position', position: given.get('position') })
      : firstStateOf(game, { kind: 'options', options });
  return first.ok ? ok({ first: first.value, moves: moves as readonly Move[], seal: parseSeal(fields.get('seal')) }) : first;
};

export const sealedGameOf = <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  sealed: Sealed,
): Result<SealedGame<State, Move>> => {
  switch (sealed.kind) {
    case 'record':
      return gameInRecord(entry, sealed.text, sealIn(sealed.text));
    case 'file':
      return gameInFile(entry, sealed.fields);
    case 'disclosure': {
      const { table, commitment, salts, seed, record } = sealed.disclosure;
      return gameInRecord(entry, record, { table, commitment, salts, seed, from: 0 });
    }
  }
};

export const isOpen = (seal: Seal): seal is Seal & OpenSeal => seal.seed !== undefined;
