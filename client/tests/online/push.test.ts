import { createProgram } from '@showboat/server/testing/program';
import { type BrowserKeys, type Receiver, createBrowserKeys, startReceiver } from '@showboat/server/testing/push-receiver';
import type { CDPSession, Worker } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { push } from '../../messages/de/push';
import { type Visit, openPage } from '../harness/page';
import { type OnlineStage, askAs, openOnlineStage } from './online-stage';

let stage: OnlineStage;
let visit: Visit;
let receiver: Receiver;
let browserKeys: BrowserKeys;

/** Browsers ask services of their makers for an address; here there is no such service. */
const ownService = ([endpoint, keys]: readonly [string, object]): void => {
  const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let subscription: typeof made | null = null;
  Object.defineProperty(PushManager.prototype, 'subscribe', { value: async () => (subscription = made) });
  Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => subscription });
};

beforeEach(async () => {
  [stage, receiver] = [await openOnlineStage(), await startReceiver()];
  browserKeys = createBrowserKeys();
  visit = await openPage(stage, { path: '/settings', offline: true, language: 'de' });
  const context = visit.page.context();
  await context.addInitScript(ownService, [receiver.url, browserKeys.keys] as const);
  await context.grantPermissions(['notifications'], { origin: stage.url });
  await askAs(visit.page, 'POST', '/players', { name: 'Mara' });
});
afterEach(async () => {
  await visit.close();
  receiver.close();
  await stage.close();
});

/** The worker of the page, once it is there. */
const registrationOf = async (session: CDPSession): Promise<string> => {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
};

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly data: unknown;
}

/** A browser without windows allows no notifications: what the worker would show is kept in it instead. */
const keepShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = Object(self);
    scope.shown = [];
    scope.registration.showNotification = async (title: string, { body, data }: Shown) => scope.shown.push({ title, body, data });
  });

const shownBy = (worker: Worker): Promise<readonly Shown[]> => worker.evaluate(() => Object(self).shown);

/** Where a click on the first notification leads. */
const click = (worker: Worker): Promise<unknown> =>
  worker.evaluate(
    () =>
      new Promise((resolve) => {
        const scope = Object(self);
        scope.clients.openWindow = async (path: string) => resolve(path);
        const notification = { data: scope.shown[0].data, close: () => undefined };
        scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
      }),
  );

test('asked for by a switch, sent when it is my turn and I am away, shown by the worker, and a click leads to the table', async () => {
  const { page } = visit;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/me');
  const notify = page.getByRole('switch');
  expect(await notify.isChecked()).toBe(false);
  await notify.click();
  await expect.poll(() => notify.isChecked()).toBe(true);

  const ben = await createProgram(stage.server.url, 'Ben');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
  const made = Object(await askAs(page, 'POST', '/tables', { game: 'patrician', seats }));
  const id = String(made.id);
  await ben.ask('sitDown', { params: { id, n: 1 } });
  await askAs(page, 'POST', `/tables/${id}/start`);
  // Whoever begins: after at most a turn of the others it is Mara's.
  for (let table = await ben.table(id); table.actor !== 0; table = await ben.table(id)) {
    const { seq, legal } = await ben.state(id);
    if (legal.length > 0) await ben.ask('sendMoves', { params: { id }, body: { after: seq, id: `${seq}`, moves: [legal[0]] } });
  }
  await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(1);
  const message = browserKeys.read(receiver.received[0].body);
  const name = String(made.invite).split('-').slice(0, 2).join('-');
  expect(message).toEqual({ kind: 'your-turn', table: id, game: 'patrician', name, language: 'de' });

  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session);
  const data = JSON.stringify(message);
  const [worker] = page.context().serviceWorkers();
  await keepShown(worker);
  await session.send('ServiceWorker.deliverPushMessage', { origin: stage.url, registrationId, data });
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title: push.title, body: push.text('Patrizier', name) }]);
  expect(await click(worker)).toBe(`/t/${id}`);

  const { id: mara } = Object(await askAs(page, 'GET', '/players/me'));
  expect(await stage.server.store.subscriptions(mara)).toHaveLength(1);
  await notify.click();
  await expect.poll(() => stage.server.store.subscriptions(mara)).toEqual([]);
});
