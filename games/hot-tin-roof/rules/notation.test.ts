import { formatRecord, parseRecord, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { hotTinRoof as game } from '../index';
import { startOf } from '../testing/cases';
import { ISLAND } from '../testing/island';
import { sketch } from '../testing/sketch';

const RECORD = `[Game "hot-tin-roof"]
[Rules "1"]
[Options "seats=3 deluxe=true fishByPlayers.3=12"]
[Result "*"]

0. first=B home1=h12 home2=h40 home3=h07
1. B home1 +s home1=h33 .
2. C catwalk g03 .
3. A home3 +l home3=h01 l:r01>r06:C1 .
4. B shelter - .
`;

describe('records', () => {
  test('the example of the format: a line for the set-up, then one for each turn with its number and seat', () => {
    const { record, state } = unwrap(parseRecord(game, RECORD));
    expect(formatRecord(game, game.optionsOf(state), record.moves)).toBe(RECORD);
    expect(state.options['fishByPlayers.3']).toBe(12);
    expect(state).toMatchObject({ turn: 2, number: 5 });
    expect(unwrap(game.formatPosition(state))).toMatchObject({ turn: 'C', fish: 12, quiet: 1 });
  });

  test('a record may stop anywhere', () => {
    const { record } = unwrap(parseRecord(game, RECORD));
    for (let cut = 0; cut <= record.moves.length; cut++) {
      const text = formatRecord(game, record.options, record.moves.slice(0, cut));
      expect(unwrap(parseRecord(game, text)).record.moves).toHaveLength(cut);
    }
  });

  test('another board stands in a line of its own', () => {
    const moves = [{ kind: 'first', seat: 0 }] as const;
    const options = game.optionsOf(startOf({ seats: 3, board: ISLAND }));
    const text = formatRecord(game, options, moves);
    expect(text.split('\n').slice(2, 4)).toEqual(['[Options "seats=3"]', `[Board ${ISLAND}]`]);
    const { record, state } = unwrap(parseRecord(game, text));
    expect(record.options.board).toBe(ISLAND);
    expect(state.stack).toHaveLength(5);
    expect(parseRecord(game, text.replace('"r01"', '"r77"'))).toMatchObject({
      ok: false,
      refusal: { code: 'board-unknown-roof' },
    });
    expect(parseRecord(game, text.replace('"}]}]', '"}]'))).toMatchObject({ ok: false });
    expect(parseRecord(game, text.replace('[Result', `[Board {}]\n[Result`))).toMatchObject({
      ok: false,
      refusal: { code: 'header-twice' },
    });
  });

  test.each([
    ['1. B home1', '1. A home1', 'wrong-name'],
    ['2. C catwalk', '3. C catwalk', 'wrong-number'],
    ['C catwalk g03', 'C catwalk g3', 'unreadable-action'],
    ['l:r01>r06:C1', 'l:r01>r06', 'other-payment'],
    ['l:r01>r06:C1', 'l:r01>r06:C0', 'unreadable-action'],
    ['l:r01>r06:C1', 'l:r01>r06:B1C1', 'other-payment'],
    ['first=B', 'first=D', 'no-such-seat'],
    ['home1=h12 home2=h40', 'home2=h40 home1=h12', 'turn-up-elsewhere'],
    ['"*"', '"A=61/1 B=44/2 C=39/3 fish"', 'wrong-result'],
    ['fishByPlayers.3=12', 'fishByPlayers.5=12', 'bad-option'],
  ])('%s cannot be %s: %s', (good, bad, code) => {
    expect(parseRecord(game, RECORD.replace(good, bad))).toMatchObject({ ok: false, refusal: { code } });
  });

  test('the result tells score and place of every seat, and why the game ended', () => {
    const state = sketch({
      cats: ['r06+r08/-'],
      catwalks: 'g12=A',
      cans: [6, 7, 9],
      fish: [4, 3, 3],
      market: 1,
      at: 'moving',
    });
    const over = game.apply(state, game.legalMoves(state)[0]);
    const outcome = game.outcome(over);
    expect(outcome && game.notation.formatResult(outcome)).toBe('A=56/1 B=37/3 C=39/2 fish');
  });
});

const state = sketch({ cats: ['r06+r15/-'], at: 'moving' });

test.each([
  '',
  'home4',
  'home',
  '+S',
  '+x',
  'g29',
  'g00',
  'g1',
  'g12**',
  'r16',
  'r8',
  '--',
  '..',
  's:r06>r16',
  's:r06>',
  's:r06>r10:',
  's:r06>r10:B',
  's:r06>r10:C2B1',
  's:r06>r10:B1B1',
  's:r06>r10:D1',
  's:r06>r10:B01',
  's:r06>r10:B1.5',
  'x:r06>r10',
  'home1=h51',
  'catwalk=h01',
  'home1=h01=h02',
  'first=',
  'first=E',
  '__proto__',
  'constructor',
])('"%s" is no action', (text) => {
  expect(game.parseMove(state, text)).toMatchObject({ ok: false, refusal: { code: 'unreadable-action' } });
});

test('blanks around an action do not matter', () => {
  expect(game.parseMove(state, ' g12* ')).toEqual({ ok: true, value: { kind: 'lay', gap: 11, isDeluxe: true } });
});
