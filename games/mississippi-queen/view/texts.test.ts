import { LANGUAGES } from '@showboat/ui';
import { expect, test } from 'vitest';
import { loadMoreTexts, loadTexts, speechOf } from './texts';

test.each(LANGUAGES)('texts in %s: words for the frame, labels for the view, rules by their number', async (language) => {
  const texts = await loadTexts(language);
  expect(texts.language).toBe(language);
  expect(texts.sayRefusal({ code: 'speed-first', rule: 'MQ-TURN-2' })).toContain('MQ-TURN-2');
  expect(speechOf(texts).labels.helm.board).not.toBe('');
  expect((await texts.rule('MQ-PUSH-5'))?.length).toBeGreaterThan(10);
  expect(await texts.rule('MQ-PUSH-99')).toBeUndefined();
});

test.each(LANGUAGES)('more texts in %s: presets, and refusals of moves and of fields', async (language) => {
  const texts = await loadTexts(language);
  const more = await loadMoreTexts(language);
  const move = { code: 'speed-first', rule: 'MQ-TURN-2' };
  expect(more.preset('passenger-game').title).not.toBe('');
  expect(more.sayRefusal(move)).toBe(texts.sayRefusal(move));
  expect(more.sayRefusal({ code: 'bad-field', rule: 'FORMAT', field: 'round', detail: { given: 'x' } })).toContain('MQ-TURN-1');
});
