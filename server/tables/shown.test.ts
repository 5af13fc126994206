import { CATALOG } from '@showboat/games/catalog';
import { expect, test } from 'vitest';
import type { TableRow } from '../store/store';
import { createTable } from './create';
import { showTable, tableText } from './shown';
import { type Body, type Table, parseBody, parseSettings } from './table';

const NOW = Date.UTC(2026, 10, 16);
const [entry] = CATALOG;
const FACES = { names: new Map([['ada', 'Ada "quoted" Ünïcode']]), isPresent: (player: string) => player === 'ada' };

const request = {
  game: entry.id,
  seats: [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level: 'mate' }],
  pace: { kind: 'clock' as const, minutes: 15, increment: 20 },
  visibility: 'public' as const,
  startsWhenFull: false,
  standIn: 'mate',
};
const row = createTable(CATALOG, request, 'ada', NOW);
const table: Table = { row, settings: parseSettings(row.settings), body: parseBody(row.body), run: undefined };

const changed = (body: Partial<Body>, progress: Partial<TableRow> = {}): Table => ({
  ...table,
  row: { ...row, ...progress },
  body: { ...table.body, ...body },
});

test.each([
  ['gathering', table],
  ['running', changed({ startedAt: NOW, turn: { seat: 0, since: NOW }, clocks: [5, 6, 7] }, { status: 'running', seq: 12 })],
  ['with other salts', changed({ salts: [null, { by: 'player', salt: 'ab' }, null] })],
  ['over', changed({ outcome: { places: [1, 2, 3], ending: 'x' }, result: 'y', rematch: 'z' }, { status: 'over', seq: 99 })],
  ['of somebody who is gone', changed({ host: 'nobody' })],
])('the text of a table is what is shown of it: %s', (_name, one) => {
  const textFor = tableText(entry, one, FACES, NOW + 1);
  expect(textFor(0)).toBe(JSON.stringify(showTable(entry, one, FACES, 'ada', NOW + 1)));
  expect(textFor(undefined)).toBe(JSON.stringify(showTable(entry, one, FACES, undefined, NOW + 1)));
});
