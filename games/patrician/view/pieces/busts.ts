import { ellipse, type Shape } from '@showboat/ui';
import type { Patrician } from '../../game';

// Three busts in profile, looking right: flat shapes without outlines, one light and one dark for everything. 100 wide, shoulders at 110.

const GOLD = '#e9c46a';
const PEARL = '#f8f3e4';

const LADY: readonly Shape[] = [
  ['M14 110C16 90 30 84 42 81L62 81C76 84 86 94 88 110Z', '#4f6b57'],
  ['M14 110C16 90 30 84 40 82C34 90 32 100 32 110Z', '#3f5847'],
  ['M38 82C42 92 60 93 66 82L62 76H42Z', '#f3d3b0'],
  ['M36 84C42 99 62 99 68 84', undefined, GOLD, 3],
  [ellipse(52, 96.5, 3.4), '#b3352a', GOLD, 1.4],
  ['M43 62L42 82C48 88 58 87 62 80L60 66Z', '#e8bf98'],
  [
    'M34 40C34 22 46 14 57 17C66 19 70 27 70 35C70 39 72 42 75.5 49C76.5 51 73 52 72 52.5C72.5 55 73 56 71.5 57.5C72.5 59 72 60.5 70.8 61.5C71.5 66 69 70 63 70C56 71 48 68 44 62Z',
    '#f6d9b8',
  ],
  [
    'M57 17C42 8 22 18 22 38C22 52 27 62 36 66C44 69 48 62 46 54C45 47 50 44 52 38C54 31 58 25 66 24C64 20 61 18 57 17Z',
    '#8a4a22',
  ],
  ['M50 20C40 18 30 24 29 36M55 23C46 24 40 32 40 42', undefined, '#a65e2e', 1.8],
  ['M22 40C14 44 14 58 22 63C26 66 33 67 37 65C30 60 27 52 26 42Z', '#a65e2e'],
  ['M19 47l8 3M18.5 54l9 2M22 61l8 -2', undefined, '#6e3714', 1.6],
  ['M28 25C38 18 52 20 65 25', undefined, GOLD, 3.4],
  [`${ellipse(57.5, 21.4, 2.6)}${ellipse(47, 20, 2.6)}${ellipse(37, 21, 2.6)}`, PEARL],
  ['M62 37.5C64 36 67 36 69 37', undefined, '#6e3714', 1.6],
  ['M63.2 42.6C65 41 67.6 41.2 69 42.8', undefined, '#3a2113', 1.7],
  [ellipse(67, 44, 1.7), '#3a2113'],
  ['M66.6 56.8C68 58.4 70 58.6 71.6 57.4', undefined, '#a8442f', 2],
  [ellipse(60.5, 54.5, 4), '#f0c0a0'],
  [ellipse(47.5, 57, 1.9), PEARL, '#b98629', 0.7],
];

const CAP: readonly Shape[] = [
  ['M10 110C12 92 26 85 40 82L64 82C78 86 88 94 90 110Z', '#2f4d6b'],
  ['M10 110C12 92 26 85 38 82.5C32 90 29 100 29 110Z', '#263f59'],
  ['M40 81L52 97L66 81L62 75H43Z', '#f6f0e2'],
  ['M40 81L52 98L36 92ZM66 81L52 98L70 93Z', '#24405a'],
  ['M43 62L43 82C49 88 58 87 62 80L61 66Z', '#d79f72'],
  [
    'M36 36L70 33C71 38 72 41 76.5 50C77.4 52 74.5 53 73 53.2C73 55.5 74 56.5 72.4 58C73.6 59.5 73 61 71.6 62C72.6 68 69 72.5 62.5 71.5C54 71 46 68 42 60Z',
    '#e6b487',
  ],
  ['M35 38C30 44 30 58 36 66C41 68 46 65 47 58C48 50 46 46 50 40Z', '#43291a'],
  ['M36 46C34 52 35 58 38 62M41 44C39 50 40 56 42 60', undefined, '#5d3b26', 1.6],
  ['M28 38C26 20 40 10 56 13C70 15 76 24 73 34C60 30 44 32 28 38Z', '#b3352a'],
  ['M27 41C26 35 29 32 34 31C48 26 62 26 72 29C76 30 76 36 72 36.5C58 34 44 36 33 42C30 44 27.4 44 27 41Z', '#8e2219'],
  ['M40 18C46 15 54 15 60 18', undefined, '#d9705a', 2.4],
  ['M62 40.4C64 38.8 68 38.8 70 40', undefined, '#43291a', 2.2],
  [ellipse(66.8, 45, 1.8), '#2b1a10'],
  ['M65.6 58.4C67.4 60 70 59.8 72 58.4', undefined, '#8e3f27', 1.9],
  ['M49 51c-3 -2 -5 1 -3 4.5c1 1.6 2 2 3.4 1.6', '#d79f72', '#b97e52', 1],
];

const BEARD: readonly Shape[] = [
  ['M8 110C10 92 24 84 40 81L64 81C80 85 90 94 92 110Z', '#6b3a2a'],
  ['M30 88C36 82 44 80 50 80L58 110H34Z', '#7e4834'],
  ['M24 92C20 98 19 104 19 110M78 92C82 98 83 104 83 110', undefined, '#4a2418', 1.6],
  ['M36 34L69 32C70 38 72 42 77 51C78 53 75 54 73.4 54L72 60L60 68L42 60Z', '#e2b48c'],
  [
    'M45 52C47 58 52 58 58 56C63 54.5 68 55.5 73 56C74 58 73 60 72 61C76 68 76 82 68 95C62 104 54 104 50 98C42 88 40 72 41 60C41 54 43 50 45 52Z',
    '#d9d2c2',
  ],
  ['M52 66C51 78 54 88 58 96M60 66C60 78 62 86 64 92M68 66C69 74 69 80 68 85', undefined, '#a69c87', 1.7],
  ['M62 60.5C66 58.5 70 59 73 61', undefined, '#8a7f6a', 1.6],
  [
    'M27 44C22 24 34 9 54 11C70 13 77 22 72 33C62 29 56 30 52 34C48 42 47 48 45 54C44 62 40 72 33 78C26 70 28 56 27 44Z',
    '#68713a',
  ],
  ['M72 33C62 28.5 54 30 51 35C47.5 42 47 48 45 55', undefined, '#4a5126', 3],
  ['M36 22C42 16 50 15 56 17', undefined, '#8c9656', 2.4],
  ['M32 40C31 52 32 62 34 70', undefined, '#56602e', 1.8],
  ['M61 40.5C64 38 68 38.5 70.5 40.5', undefined, '#c9c0ac', 2.8],
  [ellipse(67, 45.2, 1.8), '#2b1a10'],
];

export interface Bust {
  readonly ground: string;
  readonly shapes: readonly Shape[];
}

export const BUSTS = {
  lady: { ground: '#ddb36b', shapes: LADY },
  cap: { ground: '#9fb4ac', shapes: CAP },
  beard: { ground: '#d9a27c', shapes: BEARD },
} as const satisfies Record<Patrician, Bust>;

// What they look out of, in the same units.

/** Round, about 51, 53. */
export const MEDAL = ellipse(51, 53, 48);
/** Arched: 92 wide, 106 high, standing on 110. */
export const NICHE = 'M5 110V50A46 46 0 0 1 97 50V110Z';
