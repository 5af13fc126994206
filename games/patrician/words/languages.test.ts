import { LANGUAGES } from '@showboat/engine';
import { readFileSync, readdirSync } from 'node:fs';
import { describeWords } from '@showboat/engine/conformance';
import { patrician } from '../index';
import { REASONS, TEXT_CODES } from '../rules/codes';
import { REFUSALS } from '../rules/refusals';
import { loadAllWords } from './load-late';
import { FIELD_RULES } from './fields';

const ALL_WORDS = await Promise.all(LANGUAGES.map(loadAllWords));

const DETAIL = {
  card: 'roma-3',
  city: 'roma',
  link: 'roma-siena',
  site: 'A',
  seat: 'black',
  seats: 3,
  text: 'zz',
  count: 2,
  given: '9',
  expected: 3,
  token: 'roma:8',
  floors: 1,
  crests: 2,
  most: 1,
  placed: 2,
  stars: 1,
};

const at = (path: string): URL => new URL(path, import.meta.url);

describeWords(
  patrician,
  {
    all: ALL_WORDS,
    refusals: REFUSALS,
    textCodes: TEXT_CODES,
    example: { rule: 'PAT-COMP-6', field: 'players[0].x' },
    fields: Object.keys(FIELD_RULES),
    detail: DETAIL,
    reasonCodes: REASONS,
    reasonDetail: { city: 'roma', points: 9, sets: 1, card: 'roma-1' },
    // The game and the roads between cities.
    isSame: (text) => /^(?:Patrician|[A-Z][a-z]+–[A-Z][a-z]+)$/.test(text),
  },
  {
    folders: readdirSync(at('.'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
    sources: ['position.ts', 'position-checks.ts', 'position-shape.ts', 'notation.ts'].map((file) =>
      readFileSync(at(`../rules/${file}`), 'utf8'),
    ),
  },
);
