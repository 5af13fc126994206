import {
  CodeMade,
  CodeSignIn,
  EndedSubscription,
  Export,
  NewPasskey,
  NewSubscription,
  Passkey,
  PasskeyList,
  PasskeyOptions,
  PasskeySignIn,
  PushKey,
} from '../accounts';
import { PlayerWithToken } from '../players';
import { type Endpoint, TokenParams } from './endpoint';

const ME = '/api/v1/players/me';
const PASSKEYS = `${ME}/passkeys`;
const SUBSCRIPTIONS = `${ME}/subscriptions`;
const SIGN_IN = '/api/v1/sign-in';
const OF_ME = { chapter: 'accounts', access: 'player', errors: [] } as const;
const TO_ANYONE = { chapter: 'accounts', access: 'anyone', method: 'POST', status: 200, errors: ['not-allowed'] } as const;
const CREDENTIAL = { id: 'aGVyb24', rawId: 'aGVyb24', type: 'public-key', response: {}, clientExtensionResults: {} };

export const ACCOUNTS = {
  beginPasskey: {
    ...OF_ME,
    method: 'POST',
    path: `${PASSKEYS}/options`,
    summary: 'Begin to add a passkey',
    text: 'What `navigator.credentials.create()` is called with; it is good for five minutes, once.',
    status: 200,
    answer: PasskeyOptions,
  },
  addPasskey: {
    ...OF_ME,
    method: 'POST',
    path: PASSKEYS,
    summary: 'Add a passkey',
    body: NewPasskey,
    status: 201,
    answer: Passkey,
    errors: ['not-allowed', 'wrong-time'],
    example: { label: 'Phone', credential: CREDENTIAL },
  },
  listPasskeys: { ...OF_ME, method: 'GET', path: PASSKEYS, summary: 'List my passkeys', status: 200, answer: PasskeyList },
  endPasskey: {
    ...OF_ME,
    method: 'DELETE',
    path: `${PASSKEYS}/{id}`,
    summary: 'Remove a passkey',
    params: TokenParams,
    status: 204,
    errors: ['not-found'],
  },
  beginSignIn: {
    ...TO_ANYONE,
    path: `${SIGN_IN}/options`,
    summary: 'Begin to sign in with a passkey',
    text: 'What `navigator.credentials.get()` is called with; it is good for five minutes, once.',
    answer: PasskeyOptions,
  },
  signInByPasskey: {
    ...TO_ANYONE,
    path: `${SIGN_IN}/passkey`,
    summary: 'Sign in with a passkey',
    text: 'A new token of the player whose passkey it is, shown this once; the answer also sets the cookie that a browser uses.',
    body: PasskeySignIn,
    answer: PlayerWithToken,
    example: { credential: CREDENTIAL },
  },
  createCode: {
    ...OF_ME,
    method: 'POST',
    path: `${ME}/codes`,
    summary: 'Make a code for another device',
    text: 'Six figures, good for ten minutes, once. A new one takes the place of the one before; five wrong guesses end it.',
    status: 201,
    answer: CodeMade,
  },
  signInByCode: {
    ...TO_ANYONE,
    path: `${SIGN_IN}/code`,
    summary: 'Sign in with a code',
    text: 'A new token of the player who made the code, as with a passkey. Wrong guesses are limited for each code and each address.',
    body: CodeSignIn,
    answer: PlayerWithToken,
    example: { name: 'Ada', code: '123456' },
  },
  getPushKey: {
    ...OF_ME,
    method: 'GET',
    path: '/api/v1/push-key',
    summary: 'The key for notifications',
    text: 'The `applicationServerKey` of `pushManager.subscribe()`.',
    status: 200,
    answer: PushKey,
  },
  subscribe: {
    ...OF_ME,
    method: 'POST',
    path: SUBSCRIPTIONS,
    summary: 'Be notified',
    text: 'When it is the turn of a player who has no stream open, a message goes to each of their subscriptions.',
    body: NewSubscription,
    status: 204,
    example: {
      endpoint: 'https://push.example.org/send/k3v9QyZr0T6mXw1e',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
      language: 'en',
    },
  },
  unsubscribe: {
    ...OF_ME,
    method: 'DELETE',
    path: SUBSCRIPTIONS,
    summary: 'Not to be notified any more',
    body: EndedSubscription,
    status: 204,
    example: { endpoint: 'https://push.example.org/send/k3v9QyZr0T6mXw1e' },
  },
  exportMe: {
    ...OF_ME,
    method: 'GET',
    path: `${ME}/export`,
    summary: 'Take everything along',
    text: 'All tables of the caller with their records, in one file.',
    status: 200,
    answer: Export,
  },
} as const satisfies Record<string, Endpoint>;
