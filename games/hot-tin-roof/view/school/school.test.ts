import type { Lesson } from '@showboat/ui';
import { expect, test } from 'vitest';
import { type Blunder, describeSchool } from '../../../../ui/testing/school';
import { DUMPSTERS, type Move, STANDARD_BOARD, type State, catsOnBoard, findGap, findRoof, hotTinRoof } from '../../game';
import { LESSONS, loadSchool } from '.';
import { SOLUTIONS } from './solutions';

const BLUNDERS: readonly Blunder[] = [
  ['first-dive', 'far', 'home2'],
  ['first-dive', 'far', 'home3'],
  ['first-dive', 'no-tile', 'shelter'],
  ['first-dive', 'lean', 'home1 +l . shelter'],
  ['catwalks', 'other-dumpster', 'home1'],
  ['catwalks', 'nothing-laid', 'catwalk -'],
  ['catwalks', 'not-joined', 'catwalk g10'],
  ['catwalks', 'apart', 'catwalk g12 .'],
  ['catwalks', 'apart', 'catwalk g12 s:r05>r08 .'],
  ['tribute', 'other-pair', 's:r10>r08'],
  ['tribute', 'dear', 'l:r09>r14:B1C2'],
  ['tribute', 'apart', 'l:r14>r12:B1 .'],
  ['tribute', 'apart', 'l:r14>r09:B1 .'],
  ['tribute', 'paid-cream', 'l:r14>r09:B1 s:r10>r05:B1'],
  ['shelters', 'other-dumpster', 'catwalk'],
  ['shelters', 'nothing-built', 'shelter -'],
  ['shelters', 'unvisited', 'shelter r10'],
  ['next-ante', 'spent', 'poor s:r05>r08:B1C3'],
  ['next-ante', 'other-dumpster', 'poor . home1'],
  ['next-ante', 'nothing-laid', 'poor . catwalk -'],
  ['next-ante', 'not-joined', 'poor . catwalk g17'],
  ['next-ante', 'spent', 'poor . catwalk g16 s:r05>r08:B1C3 s:r10>r08:C2'],
  ['next-ante', 'apart', 'poor . catwalk g16 .'],
  ['last-fish', 'cats-out', 'home1'],
  ['last-fish', 'fewer', 'shelter'],
  ['last-fish', 'paid-cream', 'catwalk - s:r09>r01:B3'],
  ['last-fish', 'paid-twice', 'catwalk - s:r01>r08:C3 s:r09>r08:C3'],
  ['last-fish', 'apart', 'catwalk - .'],
  ['deluxe', 'apart', '.'],
  ['deluxe', 'other-dumpster', 's:r11>r14:B1 . home2'],
  ['deluxe', 'regular', 's:r11>r14:B1 . catwalk g12'],
  ['deluxe', 'elsewhere', 's:r11>r14:B1 . catwalk g13*'],
  ['deluxe', 'nothing-laid', 's:r11>r14:B1 . catwalk -'],
];

const PARTS = ['dock', 'players', 'board'];
const COMMANDS = ['dive', 'place', 'lay', 'shelter', 'run', 'end', 'cat', 'other', 'decline', 'undo', 'poor'];

const isThere = (name: string): boolean => {
  const [kind, what] = name.split(':');
  switch (kind) {
    case 'dumpster':
      return DUMPSTERS.some((dumpster) => dumpster === what);
    case 'gap':
      return findGap(STANDARD_BOARD, what) >= 0;
    case 'roof':
      return findRoof(STANDARD_BOARD, what) >= 0;
    default:
      return PARTS.includes(name) || COMMANDS.includes(name);
  }
};

const { lessonOf } = describeSchool(hotTinRoof, {
  lessons: LESSONS,
  loadSchool,
  solutions: SOLUTIONS,
  blunders: BLUNDERS,
  // Gaps only where one is asked for.
  isThere: (name, { moments }) =>
    isThere(name) && (!name.startsWith('gap:') || moments.some(({ state }) => state.phase.kind === 'laying')),
  isPlace: (name) => name.includes(':'),
  isEndless: ({ state }) => state.number >= 8,
});

const positionsOf = ({ start, steps }: Lesson<State, Move>): readonly State[] => [
  start(),
  ...steps.flatMap((step) => step.start?.() ?? []),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test.each(LESSONS.map(({ id }) => id))('[HTR-INC-2] lesson %s begins as a game could stand', (id) => {
  for (const { players, dumpsters, discards } of positionsOf(lessonOf(id))) {
    const poor = sum([...dumpsters, ...players.map(({ cans }) => cans)]) - 44;
    expect([poor >= 0, poor % 2]).toEqual([true, 0]);
    expect(discards.length).toBe(sum(players.map((player) => player.fish + catsOnBoard(player) / 2)));
  }
});
