import { effect, signal } from '@preact/signals';
import type { Language, WhyWords } from '@showboat/engine';
import { expect, test } from 'vitest';
import { changeSettings } from '../settings/settings';
import { createWhy } from './why';

const REFUSAL = { code: 'too-far', rule: 'TOY-1' };

const wordsIn = (language: Language): WhyWords => ({
  sayRefusal: ({ code }) => `${language}: ${code}`,
  sayReason: ({ code }) => `${language}: ${code}`,
});

test('why not is loaded at the first question, and again in another language', async () => {
  changeSettings({ language: 'en' });
  const asked: Language[] = [];
  const loadWhyWords = async (language: Language): Promise<WhyWords> => {
    asked.push(language);
    return wordsIn(language);
  };
  const why = createWhy({ loadWhyWords }, signal([]));
  expect(asked).toEqual([]);
  const said: string[] = [];
  const stop = effect(() => {
    said.push(why.sayRefusal(REFUSAL));
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(said).toEqual(['', 'en: too-far']);
  changeSettings({ language: 'de' });
  await Promise.resolve();
  await Promise.resolve();
  expect([said.at(-1), asked]).toEqual(['de: too-far', ['en', 'de']]);
  stop();
});

test('what could not be loaded is asked for again', async () => {
  let isOffline = true;
  const loadWhyWords = async (language: Language): Promise<WhyWords> => {
    if (isOffline) throw new Error('no network');
    return wordsIn(language);
  };
  const why = createWhy({ loadWhyWords }, signal([]));
  expect(why.sayReason({ code: 'leads', detail: {} })).toBe('');
  await new Promise((done) => setTimeout(done));
  // Without sentences the number of the rule must do.
  expect(why.sayRefusal(REFUSAL)).toBe('TOY-1');
  await new Promise((done) => setTimeout(done));
  isOffline = false;
  why.load();
  await new Promise((done) => setTimeout(done));
  expect(why.sayReason({ code: 'leads', detail: {} })).toBe('de: leads');
});
