import { LANGUAGES } from '@showboat/engine';
import { readFileSync, readdirSync } from 'node:fs';
import { describeWords } from '@showboat/engine/conformance';
import { hotTinRoof } from '../index';
import { REASONS, TEXT_CODES } from '../rules/codes';
import { REFUSALS } from '../rules/refusals';
import { loadAllWords } from './load-late';
import { FIELD_RULES } from './fields';

const ALL_WORDS = await Promise.all(LANGUAGES.map(loadAllWords));

const DETAIL = {
  cans: 3,
  ante: 5,
  income: 2,
  pose: 's',
  gap: 'g12',
  roof: 'r08',
  from: 'r06',
  to: 'r10',
  price: 3,
  payments: 'B1 C1',
  dumpster: 'home1',
  tile: 'h07',
  seat: 'B',
  seats: 3,
  text: 'zz',
  count: 2,
  given: '9',
  expected: 3,
  inHand: 1,
  onBoard: 2,
  all: 6,
  taken: 4,
  most: 29,
  fewest: 3,
  letter: 'r',
  id: 'r01',
  pair: 'r01-r02',
  steps: 2,
  far: 10,
  nearest: 3,
  link: 'g01',
  other: 'g02',
  thing: 'home1',
};

const at = (path: string): URL => new URL(path, import.meta.url);

const FILES = [
  'position.ts',
  'position-checks.ts',
  'position-shape.ts',
  'notation.ts',
  'setup.ts',
  'turns.ts',
  'board-file.ts',
  'board-shape.ts',
  'board-check.ts',
  'board-places.ts',
];

describeWords(
  hotTinRoof,
  {
    all: ALL_WORDS,
    refusals: REFUSALS,
    textCodes: TEXT_CODES,
    example: { rule: 'HTR-COMP-7', field: 'players[0].x' },
    fields: Object.keys(FIELD_RULES),
    detail: DETAIL,
    reasonCodes: REASONS,
    reasonDetail: { fish: 1, lead: 4, cans: 7, steps: 2, price: 3, rivals: 1 },
    isSame: (text) => text === 'Hot Tin Roof',
  },
  {
    folders: readdirSync(at('.'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
    sources: FILES.map((file) => readFileSync(at(`../rules/${file}`), 'utf8')),
  },
);
