import type { Table } from '@showboat/protocol';
import { messages } from '../messages';
import { type Ask, type Asked, type Trouble, createAsk } from '../online/ask';
import { type Found, becomeNamed, becomeSomebody } from '../online/me';
import { keepSalt, newSalt } from '../online/salt';

// What pages before the start ask of the server, over plain requests: a table that is followed has a line of its own.

export const ask: Ask = createAsk();

export const sayTrouble = (trouble: Trouble): string => {
  const { noLine, refused, tooFast } = messages.value.friends;
  if (trouble.kind === 'no-line' || trouble.code === 'try-again') return noLine;
  return trouble.code === 'too-fast' ? tooFast : refused;
};

const troubleIn = (found: Found): Trouble | undefined => {
  if (found.kind === 'player') return undefined;
  return found.kind === 'nobody' ? { kind: 'no-line' } : found;
};

/** Nobody is asked for a name to look at something: whoever is new is a guest until they sit down. */
export const becomeGuest = async (): Promise<Trouble | undefined> =>
  troubleIn(await becomeSomebody(messages.value.friends.nobody));

/** `name` is left out by somebody who keeps the one they have. */
const becomePlayer = async (name: string | undefined, fallback: string): Promise<Trouble | undefined> =>
  troubleIn(await (name === undefined ? becomeSomebody(fallback) : becomeNamed(name)));

type TableAnswer = { readonly ok: true; readonly value: Table } | { readonly ok: false; readonly trouble: Trouble };

const keeping = async (salt: string, asked: Promise<TableAnswer>): Promise<TableAnswer> => {
  const answer = await asked;
  if (answer.ok) await keepSalt(answer.value.id, salt);
  return answer;
};

export const layTable = async (name: string | undefined, table: Asked<'createTable'>['body']): Promise<TableAnswer> => {
  const trouble = await becomePlayer(name, messages.value.friends.setup.nameless);
  const salt = newSalt();
  return trouble ? { ok: false, trouble } : keeping(salt, ask('createTable', { body: { ...table, salt } }));
};

export const sitDown = async (name: string | undefined, id: string, seat: number): Promise<TableAnswer> => {
  const trouble = await becomePlayer(name, messages.value.friends.nobody);
  const salt = newSalt();
  return trouble ? { ok: false, trouble } : keeping(salt, ask('sitDown', { params: { id, n: seat }, body: { salt } }));
};
