import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offer } from './offer';
import { update } from './update';
import { TAKE_OVER } from './worker-scope';

beforeEach(() => {
  update.value = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker that waits, and what it was told. */
const waiting = (): { readonly worker: ServiceWorker; readonly told: unknown[] } => {
  const told: unknown[] = [];
  // A door: of a worker only this is used.
  const worker = { state: 'installed', postMessage: (message: unknown) => told.push(message) } as unknown as ServiceWorker;
  return { worker, told };
};

test('a page of an older version is asked first: a game is never interrupted', async () => {
  const { worker, told } = waiting();
  await offer(worker, async () => false);
  expect(told).toEqual([]);
  expect(update.value).toBeTypeOf('function');
});

test('a page that is new already is not asked, and its worker takes over', async () => {
  const { worker, told } = waiting();
  await offer(worker, async () => true);
  expect(told).toEqual([TAKE_OVER]);
  expect(update.value).toBeUndefined();
});

test('a page that is told to start anew does so also where the former worker does not make way', async () => {
  vi.useFakeTimers();
  const reload = vi.fn<() => void>();
  const serviceWorker = new EventTarget();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { serviceWorker });
  const { worker, told } = waiting();
  await offer(worker, async () => false);
  update.value?.();
  expect(told).toEqual([TAKE_OVER]);
  vi.advanceTimersByTime(1000);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(reload).toHaveBeenCalledTimes(1);
});
