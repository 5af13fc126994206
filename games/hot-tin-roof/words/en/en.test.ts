import { toldBy } from '@showboat/engine/lines';
import { describe, expect, test } from 'vitest';
import { hotTinRoof as game } from '../..';
import type { State } from '../../rules/state';
import { ISLAND } from '../../testing/island';
import { run, sketch } from '../../testing/sketch';
import { loadAllWords } from '../load-late';
import { STATE } from '../state-for-tests';

const en = await loadAllWords('en');

const told = toldBy(game, en);

test('events', () => {
  expect(told(STATE, 'home1 +l home1=h33 s:r06>r10:B1C2 .')).toEqual([
    'Ginger dives into the home dumpster 1 for 5 cans.',
    'Ginger places the lying pair on Pickle Wharf and Skylight Studio.',
    'The stack shows Old Chimney House – Mandolin House under the home dumpster 1.',
    'Ginger walks the sitting cat from Thimble Corner to Mandolin House and pays Cream 1 and Midnight 2.',
  ]);
  expect(told(STATE, 'catwalk g21* s:r15>r10')).toEqual([
    'Ginger dives into the catwalk dumpster for 2 cans.',
    'Ginger lays a deluxe catwalk between Mandolin House and Rainbarrel Row.',
    'Ginger walks the sitting cat from Rainbarrel Row to Mandolin House.',
  ]);
  expect(told(STATE, 'shelter r15')).toEqual([
    'Ginger dives into the shelter dumpster for 2 cans.',
    'Ginger puts a shelter on Rainbarrel Row.',
  ]);
  expect(told(sketch({ cans: [3] }), 'poor')).toEqual(['Ginger is too poor for the ante and takes 2 cans.']);
  const near = sketch({ cats: ['r06+r08/-'], catwalks: 'g12=A', market: 1, at: 'moving' });
  expect(told(near, 's:r06>r08')).toEqual([
    'Ginger walks the sitting cat from Thimble Corner to Teapot Terrace and takes the last fish for the sitting pair.',
  ]);
});

test('moves', () => {
  const said = (state: State, line: string): readonly string[] => {
    const now = line === '' ? state : run(state, line);
    return game.legalMoves(now).map((move) => en.describeMove(now, move));
  };
  expect(said(STATE, '')).toEqual([
    'dive into the home dumpster 1 for 5 cans (Pickle Wharf – Skylight Studio)',
    "dive into the home dumpster 2 for 5 cans (Thimble Corner – Baker's Loft)",
    "dive into the home dumpster 3 for 5 cans (Cobbler's Court – Rainbarrel Row)",
    'dive into the catwalk dumpster for 2 cans',
    'dive into the shelter dumpster for 2 cans',
  ]);
  expect(said(STATE, 'home1')).toEqual(['place the lying pair on Pickle Wharf and Skylight Studio']);
  expect(said(STATE, 'shelter').slice(-2)).toEqual(['put a shelter on Rainbarrel Row', 'put up no shelter']);
  expect(said(STATE, 'catwalk').slice(-2)).toEqual([
    'lay a deluxe catwalk between Laundry Lane and Rainbarrel Row',
    'lay no catwalk',
  ]);
  expect(said(STATE, 'catwalk -')).toContain(
    'walk the sitting cat from Thimble Corner to Teapot Terrace, Cream 1 and Midnight 2',
  );
  const near = sketch({ cats: ['r06+r08/-'], catwalks: 'g12=A', at: 'moving' });
  expect(said(near, '')).toEqual([
    'walk the sitting cat from Thimble Corner to Teapot Terrace, free: the pair meets',
    'walk the sitting cat from Teapot Terrace to Thimble Corner, free: the pair meets',
    'end the turn',
  ]);
  expect(said(sketch({ cans: [3] }), '')).toEqual(['take 2 cans, too poor for the ante']);
});

describe('sentences', () => {
  const refused = (state: State, line: string, token: string): string => {
    const now = line === '' ? state : run(state, line);
    const move = game.parseMove(now, token);
    const refusal = move.ok ? game.refuse(now, move.value) : move.refusal;
    return refusal ? en.sayRefusal(refusal) : 'legal';
  };
  test.each([
    ['', '.', 'A turn begins with a dumpster (HTR-TURN-1).'],
    [
      'catwalk',
      'g12',
      'A gap holds one catwalk, the one between Thimble Corner and Teapot Terrace (g12) has it already (HTR-DUMP-11).',
    ],
    ['catwalk -', 's:r06>r10', 'The payment must be a least one, these are: B1C2 (HTR-MOVE-15).'],
    [
      'catwalk -',
      's:r06>r09',
      'There must be a way over laid catwalks, there is none from Thimble Corner (r06) to Weathercock Hall (r09) (HTR-MOVE-3).',
    ],
    [
      '',
      'jump',
      '"jump" is not an action, these are: home1 catwalk shelter poor +s +l g12 g12* r08 - s:r06>r10 l:r06>r10:B1C2 ..',
    ],
  ])('after "%s", %s: %s', (line, token, sentence) => {
    expect(refused(STATE, line, token)).toBe(sentence);
  });

  test('a player without a fish is named', () => {
    const early = sketch({ options: { deluxe: true }, fish: [1, 0, 1] });
    expect(refused(early, 'catwalk', 'g01*')).toBe(
      'A deluxe catwalk may be laid once all players have a fish, Cream has none (HTR-DLX-3).',
    );
  });
});

test('how a roof stands', () => {
  expect(en.answer(STATE, 'R10')).toBe(
    "Mandolin House (r10); to Teapot Terrace (g16, catwalk of Ginger), Weathercock Hall (g17, open gap), Skylight Studio (g19, open gap), Baker's Loft (g20, deluxe catwalk of Midnight), Rainbarrel Row (g21, open gap)",
  );
  expect(en.answer(STATE, 'teapot terrace')).toContain('Teapot Terrace (r08); shelter of Midnight; to ');
  expect(en.answer(STATE, 'r06')).toContain('; cats Ginger sitting; ');
  expect(en.answer(STATE, 'r16')).toBeUndefined();
  const island = sketch({ options: { board: ISLAND } });
  expect(en.answer(island, 'r01')).toBe(
    'r01 (r01); to r02 (g01, open gap), r06 (g06, open gap), r04 (g07, open gap), r03 (free connection)',
  );
});

test('payments and warnings', () => {
  expect([en.sayPayment([0, 1, 2]), en.sayPayment([0, 0, 0])]).toEqual(['Cream 1 and Midnight 2', 'free']);
  expect(en.warnOfAnte(STATE, 4)).toBe('Below 5 cans: next turn you only take 2.');
  expect(en.warnOfAnte(STATE, 5)).toBeUndefined();
});

test('status, tasks and the table', () => {
  expect(en.describeStatus(STATE)).toBe('Round 1 · 7 fish left');
  expect([en.describeTask(STATE, 0), en.describeTask(STATE, 1)]).toEqual(['Choose a dumpster', 'Wait for Ginger']);
  expect(en.describeTask(run(STATE, 'home1'), 0)).toBe('Place a pair of cats');
  expect(en.describeTask(run(STATE, 'catwalk -'), 0)).toBe('Move your cats, then end the turn');
  expect(en.describeTask(sketch({ cans: [1] }), 0)).toBe('Too poor for the ante: take 2 cans');
  expect(en.describeTable(STATE, 0)).toEqual([
    'Dumpsters',
    '  home dumpster 1: 4 cans, tile Pickle Wharf – Skylight Studio',
    "  home dumpster 2: 4 cans, tile Thimble Corner – Baker's Loft",
    "  home dumpster 3: 4 cans, tile Cobbler's Court – Rainbarrel Row",
    '  catwalk dumpster: 1 can',
    '  shelter dumpster: 1 can',
    'Your cats',
    '  s:r06: sitting, Thimble Corner',
    '  s:r15: sitting, Rainbarrel Row',
    '* Ginger: 10 cans; 1 fish; score 16; sitting pair on Thimble Corner and Rainbarrel Row; lying pair in hand; 5 catwalks and the deluxe one; 3 shelters',
    "  Cream: 10 cans; 2 fish; score 26; sitting pair on Tinker's Yard and Baker's Loft; lying pair in hand; 5 catwalks and the deluxe one; 3 shelters",
    '  Midnight: 10 cans; 1 fish; score 20; sitting pair in hand; lying pair in hand; 6 catwalks; 2 shelters',
  ]);
  expect(en.describeSurroundings(STATE, 0).map(({ heading }) => heading)).toEqual(['Dumpsters', 'Your cats', 'Roofs', 'Players']);
});
