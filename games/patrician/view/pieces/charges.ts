import { ellipse, type Shape } from '@showboat/ui';
import { CITIES, type City, type CityName } from '../../game';
import { cityColours } from './colours';

// What the shields show, on a shield 40 wide and 49 high about the origin: one thing each, in few strokes.

type Charge = (pale: string, dark: string, shield: string) => readonly Shape[];

const WAVE = 'q4.6 -5 9.3 0t9.3 0';

const turned = (degrees: number, [x, y]: readonly [number, number]): string => {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return `${(x * cos - y * sin).toFixed(1)} ${(x * sin + y * cos).toFixed(1)}`;
};

/** Petals by their three curves, so that all are one path. */
const rosette = (): string =>
  [0, 60, 120, 180, 240, 300]
    .map((degrees) => {
      const at = (x: number, y: number): string => turned(degrees, [x, y]);
      return `M0 0C${at(-7, -6)} ${at(-6, -17)} ${at(0, -17)}C${at(6, -17)} ${at(7, -6)} 0 0Z`;
    })
    .join('');

const CHEQUERS = [
  [-15, -19],
  [5, -19],
  [-5, -9.5],
  [-15, 0],
  [5, 0],
  [-5, 9.5],
]
  .map(([x, y]) => `M${x} ${y}h10v9.5h-10Z`)
  .join('');

const CHARGES = {
  // Two towers, one of them leaning.
  bologna: (pale, dark) => [
    ['M-12 15V-14H-13.5V-20H-10.5V-17.5H-8.5V-20H-5.5V-17.5H-3.5V-20H-.5V-14H-2V15Z', pale],
    ['M2.5 15L5 -3.5H3.6L4.2 -9H6.6L6.5 -7H8.3L8.5 -9H11L10.9 -7H12.5L13 -9H14.5L14 -3.5H12.5L11.5 15Z', pale],
    ['M-7 -9V-5M-7 2V6M8 2V5.5', undefined, dark, 2],
  ],
  ferrara: (pale) => [[`M-14 -11${WAVE}t9.3 0M-14 0${WAVE}t9.3 0M-9.5 11${WAVE}`, undefined, pale, 4.2]],
  firenze: (pale) => [
    ['M0 -19C5.5 -11 5.5 -4 1.8 3H-1.8C-5.5 -4 -5.5 -11 0 -19Z', pale],
    [
      'M3 2C5 -8 15.5 -11 15.5 -3C15.5 1 11 2 9.5 0C9.5 4 6 5.5 3 5ZM-3 2C-5 -8 -15.5 -11 -15.5 -3C-15.5 1 -11 2 -9.5 0C-9.5 4 -6 5.5 -3 5Z',
      pale,
    ],
    ['M-7 6H7', undefined, pale, 3],
    ['M-2.5 8H2.5C2.5 11 4 14 5.5 16C2.5 15.5 1 16.5 0 18.5C-1 16.5 -2.5 15.5 -5.5 16C-4 14 -2.5 11 -2.5 8Z', pale],
  ],
  lucca: (pale, dark) => [
    ['M-2.5 16V0H2.5V16Z', pale],
    [`${ellipse(0, -11, 7.5)}${ellipse(-6, -5, 6.5)}${ellipse(6, -5, 6.5)}`, pale],
    ['M-5 -12a6 6 0 0 1 4.5 -4M-8.5 -3.5a5 5 0 0 0 4 3.5M4 -8a4 4 0 0 1 3.5 -1', undefined, dark, 1.5],
    ['M-10 16H10', undefined, pale, 3],
  ],
  milano: (pale, dark) => [
    ['M-11 14C-3 17 9 13 9 6C9 -2 -9 0 -9 -9C-9 -17 0 -19 6 -16', undefined, pale, 5],
    ['M2 -19C8 -21 13 -17 12.5 -13.5C9 -11.5 4 -12.5 2 -14Z', pale],
    [ellipse(7.5, -16.4, 1.3), dark],
    ['M12 -13L15 -11.5M12 -13L13.5 -9.5', undefined, pale, 1.2],
  ],
  parma: (pale, dark, shield) => [
    [rosette(), pale, shield, 1.2],
    [ellipse(0, 0, 4.6), dark, pale, 1.4],
  ],
  pistoia: (pale) => [[CHEQUERS, pale]],
  roma: (pale, dark) => [
    ['M-13 15V-11H13V15H7V0A7 7 0 0 0 -7 0V15Z', pale],
    ['M-16 -11H16V-14.5L13.5 -18.5H-13.5L-16 -14.5Z', pale],
    ['M-13 -11H13M-10 .5V13M10 .5V13', undefined, dark, 1],
  ],
  siena: (pale) => [
    ['M-20 -24H20V0H-20Z', pale],
    ['M-20 0H20C19 13 11 20.5 0 25C-11 20.5 -19 13 -20 0Z', '#333'],
  ],
  verona: (ink) => [['M-7 -17V15.5M7 -17V15.5M-7 -11H7M-7 -3H7M-7 5H7M-7 12.5H7', undefined, ink, 3.4]],
} as const satisfies Record<CityName, Charge>;

export const chargeOf = (city: City): readonly Shape[] => {
  const { charge, dark, shield } = cityColours(city);
  return CHARGES[CITIES[city]](charge, dark, shield);
};
