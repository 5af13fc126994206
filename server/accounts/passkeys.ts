import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { randomChallenge } from '../secrets';
import type { PasskeyRow, PlayerRow, Store } from '../store/store';
import { Fault } from '../tables/fault';
import type { Site } from './site';

const CEREMONY_MS = 5 * 60_000;
const RP_NAME = 'Showboat';

/** Large, and most servers never see a passkey on some day: loaded when the first one is asked for. */
const library = () => import('@simplewebauthn/server');

const notAccepted = (): Fault =>
  new Fault('not-allowed', 'The passkey was not accepted.', { hint: 'Begin again: it is good for five minutes, once.' });

type Json = Record<string, unknown>;

export interface Passkeys {
  /** What a browser is asked with to make one. */
  begin(player: PlayerRow, site: Site): Promise<Json>;
  add(player: PlayerRow, site: Site, label: string, credential: Json): Promise<PasskeyRow>;
  beginSignIn(site: Site): Promise<Json>;
  /** Whose passkey it is. */
  signIn(site: Site, credential: Json): Promise<PlayerRow>;
}

/** What was not understood was not accepted: the library throws for whatever somebody else sent. */
const accepted = async <T>(verify: () => Promise<T>): Promise<T> => {
  try {
    return await verify();
  } catch {
    throw notAccepted();
  }
};

export const createPasskeys = (store: Store, now: () => number): Passkeys => {
  const ask = async (player: string | undefined): Promise<string> => {
    const challenge = randomChallenge();
    await store.insertChallenge({ challenge, player, until: now() + CEREMONY_MS }, now());
    return challenge;
  };

  /** The challenge that a credential answers, if it is ours and not answered yet. */
  const answered = async (credential: Json, player: string | undefined): Promise<string> => {
    const said = Buffer.from(String(Object(credential.response).clientDataJSON), 'base64url').toString();
    const { challenge }: { challenge?: unknown } = await accepted(async () => Object(JSON.parse(said)));
    const asked = typeof challenge === 'string' ? await store.takeChallenge(challenge, now()) : undefined;
    if (!asked || asked.player !== player) throw notAccepted();
    return asked.challenge;
  };

  return {
    begin: async (player, { host }) => {
      const { generateRegistrationOptions } = await library();
      const known = await store.passkeys(player.id);
      const options = await generateRegistrationOptions({
        rpName: RP_NAME,
        rpID: host,
        userName: player.name,
        userDisplayName: player.name,
        userID: new TextEncoder().encode(player.id),
        challenge: new Uint8Array(Buffer.from(await ask(player.id), 'base64url')),
        timeout: CEREMONY_MS,
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
        // Found by the browser itself: whoever signs in need not say who they are.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return { ...options };
    },
    add: async (player, { origin, host }, label, credential) => {
      const challenge = await answered(credential, player.id);
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } = await accepted(() =>
        verifyRegistrationResponse({
          // A door: the library checks what it is given.
          response: credential as unknown as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: host,
          requireUserVerification: false,
        }),
      );
      if (!registrationInfo) throw notAccepted();
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const made: PasskeyRow = {
        id,
        player: player.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.map(String).slice(0, 8),
        label,
        createdAt: now(),
      };
      if ((await store.insertPasskey(made)) === 'conflict') throw new Fault('wrong-time', 'This passkey is there already.');
      return made;
    },
    beginSignIn: async ({ host }) => {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: host,
        challenge: new Uint8Array(Buffer.from(await ask(undefined), 'base64url')),
        timeout: CEREMONY_MS,
        userVerification: 'preferred',
      });
      return { ...options };
    },
    signIn: async ({ origin, host }, credential) => {
      const challenge = await answered(credential, undefined);
      const known = await store.passkey(String(credential.id));
      if (!known) throw notAccepted();
      const { id, publicKey, counter } = known;
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await accepted(() =>
        verifyAuthenticationResponse({
          response: credential as unknown as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: host,
          credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
          requireUserVerification: false,
        }),
      );
      const player = verified ? await store.player(known.player) : undefined;
      if (!player) throw notAccepted();
      await store.countPasskey(id, authenticationInfo.newCounter);
      return player;
    },
  };
};
