import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { citationProblems, citationsIn, gameProblems, gamesIn, rulesIn, titlesIn } from './rules-cited';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('every rule of every game has a test, and every citation a rule', () => {
  expect(gamesIn(ROOT).flatMap((game) => gameProblems(ROOT, game))).toEqual([]);
});

describe('rulesIn', () => {
  test('finds the rules that are defined, not those referred to', () => {
    const markdown = `# Rules (see MQ-NO-1)
### MQ-PUSH-4 Pushing
#### [BR-2P-1] Two players
## 15. AMB-9 in words
| ID | Rule |
|---|---|
| MQ-GEO-1 | As in MQ-GEO-9. |
| **BR-ROSE-12** | The Rose. |
| VAR-3, VAR-4 | Two at once. |
  | \`PAT-AMB-3\` | Not AMB-3. |
| HTR-DUMP-6 | Left out (not built). |
| AMB-1 | Start facing | MQ-SET-5 |
| SHA-256 | no rule |
MQ-TEXT-1 in a sentence.`;
    expect(rulesIn(markdown)).toEqual({
      built: ['MQ-PUSH-4', 'BR-2P-1', 'MQ-GEO-1', 'BR-ROSE-12', 'VAR-3', 'VAR-4', 'PAT-AMB-3', 'AMB-1'],
      notBuilt: ['HTR-DUMP-6'],
    });
  });

  test('an empty book has none', () => {
    expect(rulesIn('')).toEqual({ built: [], notBuilt: [] });
  });
});

describe('citations', () => {
  const text = `
test('[MQ-PUSH-4] a push', () => { expect(f('(')).toBe(1); });
it("[MQ-PUSH-5] [MQ-PUSH-6] two", () => {});
test(
  \`[BR-LOG-1, BR-LOG-2] on the next line\`, () => {});
test.each([['a', f(')')], ['b', /[)]/]])('[VAR-1] %s', () => {});
test.only('[AMB-2] only', () => {});
test.skip('[MQ-SKIP-1] no', () => {});
test.todo('[MQ-TODO-1] no');
describe('[MQ-GROUP-1] no', () => {});
// test('[MQ-COMMENT-1] no', () => {});
const s = "test('[MQ-STRING-1] no')";
expect(x.test('[MQ-METHOD-1]')).toBe(true);
test('MQ-BARE-1 without brackets', () => {});
test(title, () => {});`;

  test('titles of tests that run', () => {
    expect(titlesIn(text)).toEqual([
      '[MQ-PUSH-4] a push',
      '[MQ-PUSH-5] [MQ-PUSH-6] two',
      '[BR-LOG-1, BR-LOG-2] on the next line',
      '[VAR-1] %s',
      '[AMB-2] only',
      'MQ-BARE-1 without brackets',
    ]);
  });

  test('ids in their brackets', () => {
    expect(citationsIn(text)).toEqual(['MQ-PUSH-4', 'MQ-PUSH-5', 'MQ-PUSH-6', 'BR-LOG-1', 'BR-LOG-2', 'VAR-1', 'AMB-2']);
    expect(citationsIn(`test('[a list] of [0, 1) and [XX-NO-1]', () => {});`)).toEqual(['XX-NO-1']);
  });
});

test('what does not fit', () => {
  const rules = { built: ['MQ-A-1', 'MQ-A-2', 'MQ-A-1'], notBuilt: ['MQ-B-1'] };
  expect(citationProblems('ludo', rules, ['MQ-A-1', 'MQ-B-1', 'MQ-C-1', 'MQ-C-1'])).toEqual([
    'ludo: MQ-A-1 stands twice in RULES.md',
    'ludo: MQ-A-2 has no test',
    'ludo: MQ-B-1 is marked as not built, but a test cites it',
    'ludo: a test cites MQ-C-1, which RULES.md does not have',
  ]);
  expect(citationProblems('ludo', { built: ['MQ-A-1'], notBuilt: ['MQ-B-1'] }, ['MQ-A-1'])).toEqual([]);
});

test('a game is a folder with rules, and has a RULES.md', () => {
  const root = mkdtempSync(join(tmpdir(), 'rules-cited-'));
  try {
    mkdirSync(join(root, 'games/ludo/rules'), { recursive: true });
    mkdirSync(join(root, 'games/node_modules'), { recursive: true });
    expect(gamesIn(root)).toEqual(['ludo']);
    expect(gameProblems(root, 'ludo')).toEqual(['ludo: RULES.md is missing']);
    writeFileSync(join(root, 'games/ludo/RULES.md'), 'No rules.');
    expect(gameProblems(root, 'ludo')).toEqual(['ludo: RULES.md has no numbered rules']);
    writeFileSync(join(root, 'games/ludo/RULES.md'), '| MQ-A-1 | One. |\n| MQ-A-2 | Two. |');
    writeFileSync(join(root, 'games/ludo/rules/a.test.ts'), `test('[MQ-A-1] one', () => {});`);
    expect(gameProblems(root, 'ludo')).toEqual(['ludo: MQ-A-2 has no test']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
