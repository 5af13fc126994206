import type { Told } from '../online/ask';
import { ask } from './requests';

export type Token = Told<'listTokens'>['tokens'][number];
export type Passkey = Told<'listPasskeys'>['passkeys'][number];

/** What opens the account of this player, besides this browser. */
export interface Account {
  readonly tokens: readonly Token[];
  readonly passkeys: readonly Passkey[];
}

export const loadAccount = async (): Promise<Account | undefined> => {
  const [tokens, passkeys] = await Promise.all([ask('listTokens', {}), ask('listPasskeys', {})]);
  return tokens.ok && passkeys.ok ? { tokens: tokens.value.tokens, passkeys: passkeys.value.passkeys } : undefined;
};
