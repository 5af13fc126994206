import { LANGUAGES } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import { findRule } from '@showboat/ui';
import { expect, test } from 'vitest';

// The files of a language are imported by a computed name, which the compiler cannot follow: that happens only here.

const TABLES = VIEWS.flatMap(({ id, load }) => LANGUAGES.map((language) => [id, language, load] as const));

const idsIn = (rules: string): readonly string[] => [...new Set(rules.match(/\b[A-Z]+(?:-[A-Z0-9]+)*-\d+\b/g))].sort();

test.each(TABLES)('%s says everything in %s', async (_id, language, load) => {
  const view = await load();
  await view.use(async ({ loadWords, loadWhyWords, loadMoreWords, loadRules, loadSchool, game }) => {
    const [words, english] = [await loadWords(language), await loadWords('en')];
    expect(words.language).toBe(language);
    expect(Object.keys(words)).toEqual(Object.keys(english));
    expect(Object.keys(await loadWhyWords(language))).toEqual(Object.keys(await loadWhyWords('en')));
    const more = await loadMoreWords(language);
    expect(Object.keys(more)).toEqual(Object.keys(await loadMoreWords('en')));
    expect(game.presets.map(({ id }) => more.preset(id).help)).not.toContain('');
    const rules = await loadRules(language);
    const [first] = game.options.seats.rules;
    expect(findRule(rules, first)?.length).toBeGreaterThan(10);
    expect(findRule(rules, 'NO-RULE-1')).toBeUndefined();
    expect(idsIn(rules)).toEqual(idsIn(await loadRules('en')));
    expect(rules === (await loadRules('en'))).toBe(language === 'en');
    const { lessons, wordsOf } = await loadSchool(language);
    expect(lessons.map(({ id }) => wordsOf(id).title)).not.toContain('');
  });
});
