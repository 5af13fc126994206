import { findSignedIn } from '../online/me';
import { messages } from '../messages';
import { ask, sayTrouble } from './requests';

// Passkeys through the browser's own dialogs. What does not work is said; what somebody breaks off is nothing to talk about.

/** `undefined` when it worked, or was broken off. */
type Problem = string | undefined;

const library = () => import('@simplewebauthn/browser');

const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Runs a dialog of the browser; the answer, or why there is none. */
const withDialog = async <T>(
  open: () => Promise<T>,
): Promise<{ readonly is: 'answer'; readonly value: T } | { readonly is: 'none'; readonly problem: Problem }> => {
  try {
    return { is: 'answer', value: await open() };
  } catch (error) {
    return { is: 'none', problem: isBrokenOff(error) ? undefined : messages.value.player.noPasskeys };
  }
};

/** Missing on pages that are neither on https nor on this machine. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

export const addPasskey = async (): Promise<Problem> => {
  const { player } = messages.value;
  const begun = await ask('beginPasskey', {});
  if (!begun.ok) return sayTrouble(begun.trouble, player.notAccepted);
  const { startRegistration } = await library();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  // Doors: the server's library wrote the options, and reads the answer.
  const made = await withDialog(() => startRegistration({ optionsJSON: begun.value.options as unknown as Options }));
  if (made.is === 'none') return made.problem;
  const added = await ask('addPasskey', { body: { credential: { ...made.value } } });
  return added.ok ? undefined : sayTrouble(added.trouble, player.notAccepted);
};

/** This browser is the player of the passkey from then on. */
export const signInByPasskey = async (): Promise<Problem> => {
  const { player } = messages.value;
  const begun = await ask('beginSignIn', {});
  if (!begun.ok) return sayTrouble(begun.trouble, player.notAccepted);
  const { startAuthentication } = await library();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const answered = await withDialog(() => startAuthentication({ optionsJSON: begun.value.options as unknown as Options }));
  if (answered.is === 'none') return answered.problem;
  const signedIn = await ask('signInByPasskey', { body: { credential: { ...answered.value } } });
  if (!signedIn.ok) return sayTrouble(signedIn.trouble, player.notAccepted);
  await findSignedIn();
  return undefined;
};

export const signInByCode = async (name: string, code: string): Promise<Problem> => {
  const { player } = messages.value;
  const signedIn = await ask('signInByCode', { body: { name, code } });
  if (!signedIn.ok) return sayTrouble(signedIn.trouble, player.wrongCode);
  await findSignedIn();
  return undefined;
};
