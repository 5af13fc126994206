import { type Shape, Shapes, ellipse } from '@showboat/ui';
import { Medallion, type Portrait, featuresOf, isLadysName } from '@showboat/ui/portrait';

// River people in profile, looking right: flat shapes without outlines, as on a medal. 100 wide, shoulders at 110.

const INK = '#2b1a10';
const BRASS = '#d9a441';
const LINEN = '#f6f0e2';

const SKINS = [
  ['#efc59c', '#dca77b'],
  ['#e2ac80', '#c98d60'],
  ['#b87a4e', '#9a6038'],
  ['#8a5636', '#6f4126'],
] as const;
const HAIRS = ['#43291a', '#1f1a1a', '#8a4a22', '#b9a684', '#d9d2c2'] as const;
const COATS = ['#24405a', '#5b2e2a', '#37523f', '#4a3d5c', '#3a3a40'] as const;
const GROUNDS = ['#8fb3ac', '#d8c08c', '#c9a48a', '#9db0c4'] as const;

interface Paint {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly coat: string;
}

const bust = ({ skin, shade, coat }: Paint): readonly Shape[] => [
  ['M10 110C12 93 26 86 40 82L64 82C78 86 88 95 90 110Z', coat],
  ['M41 81L53 99L66 81L62 76H43Z', LINEN],
  ['M41 81L53 99L36 94ZM66 81L53 99L72 95Z', '#00000040'],
  [`${ellipse(53, 103, 1.9)}`, BRASS],
  ['M43 62L43 82C49 88 58 87 62 80L61 66Z', shade],
  [
    'M36 38C36 24 46 16 56 17C66 18 70 26 70 34C71 39 72 42 76.2 50C77 52 74 53 72.6 53.3C73 55.4 73.6 56.6 72 58C73 59.6 72.6 61 71.4 62C72 67.6 69 71.6 62.6 71C54 70.6 46 67 42 60Z',
    skin,
  ],
  ['M62 39.8C64 38.4 67.6 38.4 69.8 39.8', undefined, INK, 1.9],
  [ellipse(66.4, 44.8, 1.8), INK],
  ['M65.4 58.8C67.2 60.2 69.8 60 71.6 58.8', undefined, '#8e3f27', 1.9],
];

const HAIR_SHORT = 'M36 34C30 42 30 57 37 65C42 67 46.4 63 47 55C47.4 48 46.4 44 51 37Z';
const EAR = 'M48.6 50c-3.4 -2 -5.4 1 -3.2 4.8c1.2 1.8 2.4 2 3.6 1.4';

const gentleman = ({ hair, shade }: Paint): readonly Shape[] => [
  [HAIR_SHORT, hair],
  [EAR, shade],
];
const lady = ({ hair, shade }: Paint): readonly Shape[] => [
  ['M57 17C42 10 26 18 26 37C26 52 30 63 38 67C46 69 48 62 46 54C45 47 50 43 53 37C56 30 60 25 67 25C65 20 61 18 57 17Z', hair],
  [ellipse(27, 52, 9.5, 11), hair],
  [EAR, shade],
  [ellipse(47.4, 60, 1.8), BRASS],
];

/** Nothing, a moustache, whiskers, a full beard. */
const BEARDS: readonly ((hair: string) => readonly Shape[])[] = [
  () => [],
  (hair) => [['M60 57.6C63.6 54 69 54.2 73.4 57.2C69.6 60.4 64 60.4 60 57.6Z', hair]],
  (hair) => [['M47 46C44.6 54 46 65 53.4 70C58 72 59.4 66.4 56.4 62C53 58 51 52 51.4 46Z', hair]],
  (hair) => [
    ['M46 51C48 58 52 60.4 58 58.6C63 57 68 57.4 72.4 58C73.6 64 73 70 69 76C64 83 55 84 50.4 78C45.4 71 43 61 46 51Z', hair],
    ['M66 60.4C68 61 70 61 71.6 60.4', undefined, '#8e3f27', 1.8],
  ],
];

const BRIM = 'M24 36.6C36 27.4 66 24.6 87 30.4C89.4 31.2 88.6 34 86 34C66 30.8 44 32.4 28 39C24.6 40.2 22 38.4 24 36.6Z';

/** A peaked cap with a badge, a straw hat, a planter's hat, a top hat. */
const HATS: readonly ((coat: string) => readonly Shape[])[] = [
  () => [
    ['M31 37C27 22 39 14 55 14.6C70 15.2 77 22 74 31.6C60 28 45 30.4 31 37Z', '#1f3349'],
    [
      'M31 39C30 35 31.4 32.4 34.6 31.2C48 26.2 62 26.6 73 29.8C75.4 30.6 75.4 35 73 35.4C58 33 45 35.4 35.4 40.6C33 41.8 31.6 41.2 31 39Z',
      '#14202e',
    ],
    ['M68 33.6C76 32.6 83 35.4 84.6 40.4C78.4 38.6 72.4 37.8 67.4 38Z', '#0c141d'],
    [ellipse(65, 27.6, 3), BRASS],
    ['M38 37C46 33.4 58 31.6 70 32.6', undefined, BRASS, 1.6],
  ],
  () => [
    ['M39 31L42 15.4C50 12 62 12 70 14.6L71.6 29Z', '#e3c476'],
    ['M39.4 29.4L40.4 24.4C51 21 62 21 70.8 23.4L71.4 28.6C61 25.6 50 26 39.4 29.4Z', '#b3352a'],
    [BRIM, '#d4b05c'],
  ],
  (coat) => [
    ['M37 32C35 16 44 9 54 12.4C61 8 71 14 72 29Z', '#efe6d2'],
    ['M37.4 30.8L37.6 26C49 21.6 62 21.4 71.4 24.6L71.8 28.8C61 26 49 26.6 37.4 30.8Z', coat],
    ['M17 39C30 27 68 22 94 31C95 35 90 36.4 85 35C66 31 44 33.4 26 41.4C21 43 17 42 17 39Z', '#dfd4ba'],
  ],
  () => [
    ['M38 32L33.4 4C46 0 64 0 75.6 4.4L71.6 29.6Z', '#26262c'],
    ['M37.6 29.6L36.8 24C49 20.4 62 20.4 72.8 23L72 28C61 25.4 49 26 37.6 29.6Z', '#6b5a3c'],
    [BRIM, '#1b1b20'],
  ],
];

const BONNET: readonly Shape[] = [
  [
    'M28 46C22 25 35 10 54 12.6C67 14.4 73 22 71.6 30.6C64 27 56.4 30 52.6 38C49.6 46 47.6 54 44 62C36 62.6 30.6 55 28 46Z',
    '#8f4a5a',
  ],
  ['M71.6 30.6C64 27 56.4 30 52.6 38C49.6 46 47.6 54 44 62', undefined, '#f1dfcf', 3.4],
  ['M45 63C48 71 53 75 58 76M58 76l-4 7M58 76l5 6', undefined, '#8f4a5a', 2.6],
];

/** Who commands a steamer: the face goes with the name, the Captain and the Commodore wear a captain's cap. */
export const CaptainPortrait: Portrait = ({ name, level, size }) => {
  const pick = featuresOf(name);
  const [skin, shade] = pick(SKINS);
  const paint: Paint = { skin, shade, hair: pick(HAIRS), coat: pick(COATS) };
  const ground = pick(GROUNDS);
  const isOfficer = level === 'captain' || level === 'commodore';
  const isLady = isLadysName(name);
  const hat = isOfficer ? HATS[0] : pick(HATS.slice(1));
  const beard = pick(BEARDS);
  const shapes = isLady
    ? [...lady(paint), ...(isOfficer ? HATS[0](paint.coat) : pick([BONNET, HATS[1](paint.coat), HATS[2](paint.coat)]))]
    : [...gentleman(paint), ...beard(paint.hair), ...hat(paint.coat)];
  return (
    <Medallion size={size} ground={ground} rim="#b98629">
      <Shapes of={[...bust(paint), ...shapes, ...(level === 'commodore' ? BRAID : [])]} />
    </Medallion>
  );
};

/** On a commodore's shoulders. */
const BRAID: readonly Shape[] = [
  ['M16 97C22 91 30 88 37 86M66 87C74 90 82 93 86 98', undefined, BRASS, 4],
  ['M17 101l-2 5M22 98l-2 6M80 96l3 6M85 100l3 5', undefined, BRASS, 2],
];
