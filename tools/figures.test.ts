import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const styleSheets = (): readonly string[] =>
  ['client', 'ui', 'games'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css') && !path.startsWith('dist'))
      .map((path) => join(folder, path)),
  );

test('the display face has no tabular figures: its nought would stay thin', () => {
  const rules = styleSheets().flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/[^{}]*\{[^{}]*font-family: var\(--display\)[^{}]*\}/g)].map(
      ([rule]) => `${path}:${rule}`,
    ),
  );
  expect(rules.length).toBeGreaterThan(5);
  // The shorthand of a whole font resets them; the family alone inherits those of the text.
  expect(rules.filter((rule) => !rule.includes('font-feature-settings: "kern"'))).toEqual([]);
});
