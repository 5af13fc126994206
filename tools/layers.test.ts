import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { layerProblems, placeOf, projectProblems, sourceFiles } from './layers';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('imports of this project only point downwards', () => {
  expect(projectProblems(ROOT)).toEqual([]);
});

test('the files are found', () => {
  expect(sourceFiles(ROOT)).toContain('engine/conformance/index.ts');
  expect(sourceFiles(ROOT)).toContain('tools/layers.test.ts');
  expect(sourceFiles(ROOT).filter((path) => path.includes('node_modules'))).toEqual([]);
});

test.each([
  ['engine/hex.ts', { layer: 'engine' }],
  ['engine/conformance/toy.ts', { layer: 'conformance' }],
  ['games/catalog.ts', { layer: 'catalog' }],
  ['games/ludo/index.ts', { layer: 'game', game: 'ludo' }],
  ['games/ludo/rules/push.ts', { layer: 'rules', game: 'ludo' }],
  ['games/ludo/words/de.ts', { layer: 'words', game: 'ludo' }],
  ['games/ludo/view/board.tsx', { layer: 'view', game: 'ludo' }],
  ['vitest.config.ts', undefined],
])('%s is in its layer', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

describe('allowed', () => {
  test.each([
    ['client/table/log.ts', `import '../session/saved'; import '../messages'; import './keys';`],
    ['client/start/start-page.tsx', `const load = () => import('../table/table-page');`],
    ['client/app.tsx', `import './start/start-page'; import './shell/routes';`],
    ['client/messages/en/index.ts', `import '../load';`],
    ['engine/chance.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
    ['engine/record.ts', `import { play } from './game';`],
    ['engine/record.test.ts', `import { toy } from './conformance/toy'; import fc from 'fast-check'; import 'node:fs';`],
    ['engine/conformance/index.ts', `import { test } from 'vitest'; import { play } from '../game';`],
    ['games/ludo/rules/push.ts', `import { ok } from '@showboat/engine'; import { start } from './setup';`],
    ['games/ludo/rules/deep/push.ts', `import { start } from '../setup';`],
    ['games/ludo/rules/push.test.ts', `import { ludo } from '../index'; import '@showboat/engine/conformance'; Date.now();`],
    ['games/ludo/words/de.ts', `import type { Ship } from '../rules/state';`],
    ['games/ludo/bot/value.ts', `import { turns } from '../rules/turns';`],
    ['games/ludo/view/board.tsx', `import { ludo } from '..'; import { h } from 'preact'; import '../words/en';`],
    ['games/ludo/index.ts', `import './rules/moves'; import './words/en'; import './bot/value';`],
    ['games/catalog.ts', `import { ludo } from './ludo'; import { chess } from './chess/index';`],
    ['games/views.ts', `const load = () => import('./ludo/view');`],
    [
      'cli/play.ts',
      `import '@showboat/games/catalog'; import '@showboat/games/ludo'; import 'node:fs'; console.log(new Date());`,
    ],
    ['server/table.ts', `import '@showboat/games/catalog'; import '@showboat/bots'; import 'fastify';`],
    ['client/tests/start.test.ts', `import './harness/page'; import '../../games/ludo/testing/browser/moments';`],
    ['bench/main.ts', `import '../games/ludo/rules/moves'; import '@showboat/client';`],
    ['examples/bot-typescript/bot.ts', `import 'node:crypto'; import { setTimeout } from 'node:timers/promises';`],
    ['examples/examples.test.ts', `import '../server/testing/start'; import './bot-typescript/bot';`],
    ['vitest.config.ts', `import { defineConfig } from 'vitest/config';`],
    ['engine/hex.ts', `const a = Math.abs(1) + Math . floor(2); // Math.random, console.log, Date\nconst b = 'process.env';`],
    ['engine/game.ts', 'const process = (state: State): State => state; const c = state.process; const d = { console: 1 };'],
  ])('%s: %s', (path, text) => {
    expect(layerProblems(path, text)).toEqual([]);
  });
});

describe('forbidden', () => {
  test.each([
    ['client/session/saved.ts', `import '../table/log';`, 'client/session may not import client/table (../table/log)'],
    [
      'client/shell/page.tsx',
      `import type { A } from '../share/link';`,
      'client/shell may not import client/share (../share/link)',
    ],
    ['client/replay/turns.ts', `import '../school/coach';`, 'client/replay may not import client/school (../school/coach)'],
    [
      'client/games/told.ts',
      `const load = () => import('../start/start-page');`,
      'client/games may not import client/start (../start/start-page)',
    ],
    ['client/messages/index.ts', `import { App } from '../app';`, 'client/messages may not import client/app (../app)'],
    ['examples/bot/bot.ts', `import { ok } from '@showboat/engine';`, 'examples may not import engine (@showboat/engine)'],
    ['examples/bot/bot.ts', `import * as v from 'valibot';`, 'examples may not import the package valibot'],
    ['engine/hex.ts', `import '@showboat/games/ludo';`, 'engine may not import game (@showboat/games/ludo)'],
    ['engine/hex.ts', `import { x } from '../games/ludo/rules/x';`, 'engine may not import rules (../games/ludo/rules/x)'],
    ['engine/hex.ts', `import { toy } from './conformance/toy';`, 'engine may not import conformance (./conformance/toy)'],
    ['engine/hex.ts', `import { readFileSync } from 'node:fs';`, 'engine may not import the package node:fs'],
    ['engine/hex.ts', `import fs from 'fs';`, 'engine may not import the package fs'],
    ['engine/hex.ts', `import { test } from 'vitest';`, 'engine may not import the package vitest'],
    ['engine/hex.test.ts', `import '../cli/main';`, 'engine may not import cli (../cli/main)'],
    ['games/ludo/rules/a.ts', `export * from '../../chess/rules/a';`, 'rules may not import rules (../../chess/rules/a)'],
    ['games/ludo/rules/a.test.ts', `import '../../chess/rules/a';`, 'rules may not import rules (../../chess/rules/a)'],
    ['games/ludo/rules/a.ts', `import type { W } from '../words/en';`, 'rules may not import words (../words/en)'],
    ['games/ludo/rules/a.ts', `import { ludo } from '..';`, 'rules may not import game (..)'],
    [
      'games/ludo/rules/a.ts',
      `import { sha256 } from '@noble/hashes/sha2.js';`,
      'rules may not import the package @noble/hashes/sha2.js',
    ],
    [
      'games/ludo/rules/a.ts',
      `import '@showboat/engine/conformance';`,
      'rules may not import conformance (@showboat/engine/conformance)',
    ],
    ['games/ludo/words/de.ts', `import '../bot/value';`, 'words may not import bot (../bot/value)'],
    ['games/ludo/bot/value.ts', `import '../view/board';`, 'bot may not import view (../view/board)'],
    ['games/ludo/index.ts', `import { CASES } from './testing/cases';`, 'game may not import testing (./testing/cases)'],
    ['games/ludo/view/board.tsx', `import '../testing/cases';`, 'view may not import testing (../testing/cases)'],
    ['ui/view.ts', `import { createPupil } from './testing/pupil';`, 'ui may not import uiTesting (./testing/pupil)'],
    ['games/ludo/view/board.tsx', `import '../../chess';`, 'view may not import game (../../chess)'],
    ['games/ludo/view/board.tsx', `import '../rules/hexes';`, 'view may not import rules (../rules/hexes)'],
    ['games/ludo/index.ts', `import './view';`, 'game may not import view (./view)'],
    ['games/catalog.ts', `import './ludo/rules/moves';`, 'catalog may not import rules (./ludo/rules/moves)'],
    ['bots/search.ts', `import '@showboat/games/catalog';`, 'bots may not import catalog (@showboat/games/catalog)'],
    ['cli/play.ts', `const c = await import('@showboat/client');`, 'cli may not import client (@showboat/client)'],
    ['cli/play.ts', `import '../games/ludo/words/en';`, 'cli may not import words (../games/ludo/words/en)'],
    ['cli/play.ts', `import '../tools/fuzz';`, 'cli may not import tools (../tools/fuzz)'],
    ['client/main.tsx', `import './tests/harness/browser';`, 'client may not import harness (./tests/harness/browser)'],
    ['cli/play.ts', `import '../somewhere/else';`, '../somewhere/else belongs to no layer'],
    ['somewhere/else.ts', '', 'belongs to no layer'],
    ['engine/a.ts', 'const x = Math.random();', 'engine is pure, but uses Math.random'],
    ['engine/a.ts', 'const { random } = Math;', 'engine is pure, but uses Math.random'],
    ['engine/a.ts', 'const x = `${Math.random()}`;', 'engine is pure, but uses Math.random'],
    ['games/ludo/rules/a.ts', 'const x = Date.now();', 'rules is pure, but uses Date'],
    ['games/ludo/rules/a.ts', `console.log('here');`, 'rules is pure, but uses console'],
    ['games/ludo/rules/a.ts', 'if (process.env.DEBUG) f();', 'rules is pure, but uses process'],
    ['games/ludo/rules/a.ts', 'setTimeout(f, 1);', 'rules is pure, but uses timers'],
    ['games/ludo/words/en.ts', 'const year = new Date().getFullYear();', 'words is pure, but uses Date'],
  ])('%s: %s', (path, text, problem) => {
    expect(layerProblems(path, text)).toEqual([`${path}: ${problem}`]);
  });
});
