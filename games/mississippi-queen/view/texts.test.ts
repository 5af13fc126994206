import { LANGUAGES } from '@showboat/ui';
import { expect, test } from 'vitest';
import { loadTexts, speechOf } from './texts';

test.each(LANGUAGES)('texts in %s: words for the frame, labels for the view, rules by their number', async (language) => {
  const texts = await loadTexts(language);
  expect(texts.language).toBe(language);
  expect(texts.preset('passenger-game').title).not.toBe('');
  expect(texts.sayRefusal({ code: 'speed-first', rule: 'MQ-TURN-2' })).toContain('MQ-TURN-2');
  expect(speechOf(texts).labels.helm.board).not.toBe('');
  expect(await texts.rule('MQ-PUSH-5')).toContain('no chain pushes');
  expect(await texts.rule('MQ-PUSH-99')).toBeUndefined();
});
