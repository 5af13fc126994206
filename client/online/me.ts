import { type ReadonlySignal, signal } from '@preact/signals';
import type { Player } from '@showboat/protocol';
import { setOnlinePlayer } from '../settings/online';
import { changeSettings } from '../settings/settings';
import { type Ask, type Trouble, createAsk } from './ask';

// This browser is the account: a cookie that scripts cannot read says who is asking. It is made with the first name.

const ask: Ask = createAsk();
const known = signal<Player | undefined>(undefined);

/** Who this browser is; `undefined` until it was asked, and for somebody new. */
export const me: ReadonlySignal<Player | undefined> = known;

export type Found = { readonly kind: 'player'; readonly player: Player } | { readonly kind: 'nobody' } | Trouble;

/** Asks the server who this browser is. */
export const findMe = async (): Promise<Found> => {
  const answer = await ask('getMe', {});
  if (answer.ok) {
    known.value = answer.value;
    setOnlinePlayer(true);
    return { kind: 'player', player: answer.value };
  }
  if (answer.trouble.kind === 'refused' && answer.trouble.code === 'who-are-you') {
    forgetMe();
    return { kind: 'nobody' };
  }
  return answer.trouble;
};

let becoming: Promise<Found> | undefined;

const make = async (name: string): Promise<Found> => {
  const found = await findMe();
  if (found.kind !== 'nobody') return found;
  const answer = await ask('createPlayer', { body: { name } });
  return answer.ok ? findMe() : answer.trouble;
};

/** After signing in: the name goes with the player, also to what asks for one here. */
export const findSignedIn = async (): Promise<void> => {
  const found = await findMe();
  if (found.kind === 'player') changeSettings({ name: found.player.name });
};

/** Whoever this browser is already, or somebody new of this name. Asked twice at once, it is still one player. */
export const becomeSomebody = (name: string): Promise<Found> => {
  becoming ??= make(name).finally(() => {
    becoming = undefined;
  });
  return becoming;
};

/** Takes this name, as somebody new or known; it is remembered for local games as well. */
export const becomeNamed = async (name: string): Promise<Found> => {
  const found = await becomeSomebody(name);
  if (found.kind !== 'player') return found;
  changeSettings({ name: found.player.name });
  if (found.player.name === name) return found;
  const answer = await ask('renameMe', { body: { name } });
  if (!answer.ok) return answer.trouble;
  known.value = answer.value;
  changeSettings({ name: answer.value.name });
  return { kind: 'player', player: answer.value };
};

/** Nobody any more: everything about this player was deleted, or another one has signed in. */
export const forgetMe = (): void => {
  known.value = undefined;
  setOnlinePlayer(false);
};
