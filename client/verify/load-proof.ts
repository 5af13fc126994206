import { type Disclosure, type Table, readDisclosure } from '@showboat/protocol';
import { createAsk } from '../online/ask';
import { readTold } from '../online/kept';
import { becomeSomebody } from '../online/me';
import { keptSalt } from '../online/salt';
import { BROWSER_SHELF } from '../online/shelf';

/** What there is to check. */
export interface Proof {
  readonly disclosure: Disclosure;
  /** The seal as it was shown before the start, as far as this browser knows. */
  readonly promised: string;
  /** By which people know the table, and when it was made. */
  readonly made: { readonly name: string; readonly at: string } | undefined;
  /** In seat order, where they are known. */
  readonly names: readonly string[];
  /** What this browser added, and what the table says it added. */
  readonly own: { readonly kept: string; readonly told: string | undefined } | undefined;
}

export type Loaded =
  | { readonly kind: 'proof'; readonly proof: Proof }
  | { readonly kind: 'closed'; readonly commitment: string }
  | { readonly kind: 'unread' }
  | { readonly kind: 'no-line' };

const ask = createAsk();

/** Two words of the invitation: the rest of it opens the door. */
const madeOf = ({ invite, createdAt }: Table): Proof['made'] => ({
  name: invite.split('-').slice(0, 2).join('-'),
  at: createdAt,
});

const namesIn = ({ seats }: Table): readonly string[] => seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));

const ownIn = async ({ id, you }: Table, { salts }: Disclosure): Promise<Proof['own']> => {
  const kept = await keptSalt(id);
  return kept === undefined || you === null ? undefined : { kept, told: salts.at(you) };
};

/** From the server. What this browser was told while the game ran counts more than what is said now. */
export const loadProof = async (id: string, guest: string): Promise<Loaded> => {
  const who = await becomeSomebody(guest);
  if (who.kind !== 'player') return { kind: 'no-line' };
  const [table, disclosure] = await Promise.all([ask('getTable', { params: { id } }), ask('getDisclosure', { params: { id } })]);
  if (!table.ok) return { kind: table.trouble.kind === 'refused' && table.trouble.status === 404 ? 'unread' : 'no-line' };
  const told = await readTold(BROWSER_SHELF, id);
  const promised = told?.table.commitment ?? table.value.commitment;
  if (disclosure.ok) {
    const own = await ownIn(table.value, disclosure.value);
    const known = { made: madeOf(table.value), names: namesIn(table.value) };
    return { kind: 'proof', proof: { disclosure: disclosure.value, promised, ...known, own } };
  }
  return disclosure.trouble.kind === 'refused' && disclosure.trouble.code === 'wrong-time'
    ? { kind: 'closed', commitment: promised }
    : { kind: 'no-line' };
};

const LARGEST_FILE = 4_000_000;

interface Saved {
  readonly sealed?: unknown;
  readonly names?: unknown;
  readonly ownSalt?: unknown;
}

/** What `formatProof` wrote, or a disclosure as the server gives it. */
export const readProof = (text: string): Loaded => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'unread' };
  }
  const disclosure = readDisclosure(value);
  if (!disclosure.ok) return { kind: 'unread' };
  const { sealed, names, ownSalt }: Saved = Object(value);
  const promised = typeof sealed === 'string' ? sealed : disclosure.value.commitment;
  const told = typeof ownSalt === 'string' ? disclosure.value.salts.find((salt) => salt === ownSalt) : undefined;
  return {
    kind: 'proof',
    proof: {
      disclosure: disclosure.value,
      promised,
      made: undefined,
      names: Array.isArray(names) ? names.map(String) : [],
      own: typeof ownSalt === 'string' ? { kept: ownSalt, told } : undefined,
    },
  };
};

export const readProofFile = async (file: File): Promise<Loaded> => {
  try {
    return readProof(await file.slice(0, LARGEST_FILE).text());
  } catch {
    return { kind: 'unread' };
  }
};

/** One file for anyone to check: `showboat verify` reads it, too. */
export const formatProof = ({ disclosure, promised, names, own }: Proof): string =>
  `${JSON.stringify({ ...disclosure, sealed: promised, names, ...(own && { ownSalt: own.kept }) }, undefined, 1)}\n`;
