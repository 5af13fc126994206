import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeSettings } from '../settings/settings';
import { followLanguage, hasMessages, messages, needTopic } from '.';
import { verify } from './nl/verify';

beforeAll(async () => {
  changeSettings({ language: 'en' });
  followLanguage(() => undefined);
  await vi.waitUntil(() => hasMessages.value);
});
afterAll(() => changeSettings({ language: 'en' }));

test('a topic that was waited for is there, in the language that was chosen meanwhile', async () => {
  const asked = needTopic('verify');
  changeSettings({ language: 'nl' });
  await asked;
  expect(messages.value.verify.holds).toBe(verify.holds);
});
