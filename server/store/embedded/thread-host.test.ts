import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEmbeddedStore } from '.';
import { temporaryFolder } from '../testing/temporary-folder';

test('where very much comes in at once the thread begins with the first of it, and everything is answered', async () => {
  let thread: Worker | undefined;
  const store = await openEmbeddedStore({ folder: temporaryFolder(), onThread: (one) => (thread = one) });
  onTestFinished(() => store.close());
  if (!thread) throw new Error('there is no thread');
  const post = vi.spyOn(thread, 'postMessage');
  const questions = Array.from({ length: 200 }, () => store.nextDue(0));
  expect(post).toHaveBeenCalled();
  const messages = post.mock.calls.length;
  // Not one by one: a message costs as much as a dozen questions.
  expect(messages).toBeLessThan(20);
  const answers = await Promise.all(questions);
  expect(answers).toHaveLength(200);
  // The rest had to be sent, too.
  expect(post.mock.calls.length).toBeGreaterThan(messages);
});

test('the thread of a store that is closed ends by itself: terminated within a call, the library aborts the process', async () => {
  const codes: number[] = [];
  const onThread = (thread: Worker): void => void thread.once('exit', (code) => codes.push(code));
  const store = await openEmbeddedStore({ folder: temporaryFolder(), onThread });
  await store.close();
  expect(codes).toEqual([0]);
});
