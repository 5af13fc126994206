import { formatRecord, parseRecord, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { patrician as game } from '../index';
import { startOf } from '../testing/cases';

const RECORD = `[Game "patrician"]
[Rules "1"]
[Options "seats=3 messengers=true"]
[Result "*"]

0. chance first=black
0. chance black=roma-4 black=roma-3 black=ferrara-2
0. chance white=milano-3 white=verona-2 white=parma-2
0. chance red=lucca-3 red=bologna-3 red=bologna-4
0. chance bologna=roma-7 ferrara=lucca-2 firenze=verona-3 lucca=firenze-7 milano=firenze-5 parma=siena-4 roma=siena-5 siena=roma-5 verona=parma-1
1. black ferrara-2 A take:ferrara ferrara=siena-3 messenger:roma-siena
1. white verona-2 A take:verona verona=ferrara-1 messenger:bologna-ferrara
1. red bologna-4 A take:bologna bologna=milano-1 messenger:milano-parma
2. black roma-4 B take:roma roma=lucca-1 n
2. white milano-3 B take:milano milano=bologna-2 messenger:bologna-siena
2. red lucca-3 A take:lucca lucca=siena-1 messenger:parma-verona
3. black siena-5 B take:roma roma=parma-3
3. white parma-1 B B take:parma parma=firenze-6
3. red roma-7 A move:lucca:AB take:roma roma=lucca-4
4. black roma-3 A take:roma roma=verona-4 messenger:lucca-milano
4. white parma-2 A take:parma parma=roma-1
4. red parma-3 B take:parma parma=milano-2
`;

describe('records', () => {
  test('one line for each part of the set-up and each turn, chance within it', () => {
    const { record, state } = unwrap(parseRecord(game, RECORD));
    expect(formatRecord(game, game.optionsOf(state), record.moves)).toBe(RECORD);
    expect(unwrap(game.formatPosition(state))).toMatchObject({ turn: 0, options: { messengers: true } });
  });

  test('a record may stop anywhere', () => {
    const { record } = unwrap(parseRecord(game, RECORD));
    for (let cut = 0; cut <= record.moves.length; cut++) {
      const text = formatRecord(game, record.options, record.moves.slice(0, cut));
      expect(unwrap(parseRecord(game, text)).record.moves).toHaveLength(cut);
    }
  });

  test.each([
    ['1. black ferrara-2', '1. white ferrara-2', 'wrong-name'],
    ['2. black roma-4', '3. black roma-4', 'wrong-number'],
    ['3. black siena-5 B', '3. black siena-5 C', 'unreadable-action'],
    ['red=lucca-3', 'red=lucca-4', 'not-a-star-card'],
    ['messenger:lucca-milano', 'messenger:milano-lucca', 'unreadable-action'],
    ['first=black', 'first=yellow', 'no-such-seat'],
    ['bologna=roma-7 ferrara=lucca-2', 'ferrara=lucca-2 bologna=roma-7', 'turn-up-elsewhere'],
    ['black=roma-4', 'black=?', 'unreadable-action'],
  ])('%s cannot be %s: %s', (good, bad, code) => {
    expect(parseRecord(game, RECORD.replace(good, bad))).toMatchObject({ ok: false, refusal: { code } });
  });
});

test.each([
  '',
  'C',
  'a',
  'N',
  'roma-8',
  'roma',
  'roma-3 ',
  'take:',
  'take:napoli',
  'take:roma:AB',
  'move:roma',
  'move:roma:AA',
  'x=y=z',
  'first=',
  'first=chance',
  'green=roma-3',
  'roma=roma-9',
  'messenger:roma-lucca',
  '__proto__',
  'take:constructor',
])('"%s" is no action', (text) => {
  const parsed = game.parseMove(startOf({ seats: 2 }), text);
  expect(parsed.ok).toBe(text === 'roma-3 ');
});
