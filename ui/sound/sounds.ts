import { type Desk, hiss, tone } from './desk';
import type { SoundName, Sounding } from './sounding';

/** Makes a sound at a moment, in seconds of the desk's clock; tells how long it lasts. */
type Make = (desk: Desk, at: number, amount: number) => number;

/** `count` of them, one every `gap` seconds; the first is number 0. */
const row = (at: number, count: number, gap: number, make: (at: number, number: number) => void): number => {
  for (let i = 0; i < count; i++) make(at + i * gap, i);
  return count * gap;
};

const SOUNDS: Readonly<Record<SoundName, Make>> = {
  /** Floats strike the water: two beats, the faster the ship the closer together. */
  paddle: (desk, at, amount) =>
    row(at, 2, 0.19 - 0.11 * amount, (start, i) => {
      hiss(desk, {
        at: start,
        length: 0.16,
        level: 0.5,
        pitch: 420 + 260 * amount,
        sharpness: 0.8,
        attack: 0.02,
        from: i * 0.37,
      });
      tone(desk, { at: start, length: 0.09, level: 0.32, from: 92, to: 58 });
    }) + 0.1,
  /** Three pipes of a steam whistle, not quite in tune; low and long for a sad one. */
  whistle: (desk, at, amount) => {
    const length = 1.15 - 0.4 * amount;
    const pitch = 250 + 230 * amount;
    for (const [i, ratio] of [1, 1.2, 1.5].entries())
      tone(desk, {
        at,
        length,
        level: 0.17,
        from: pitch * ratio * 0.93,
        to: pitch * ratio * (1 + i * 0.002),
        wave: 'triangle',
        attack: 0.09,
      });
    hiss(desk, { at, length, level: 0.06, pitch: 2600, sharpness: 0.7, attack: 0.06 });
    return length;
  },
  /** Wood against wood. */
  bump: (desk, at, amount) => {
    tone(desk, { at, length: 0.26, level: 0.75, from: 150 - 50 * amount, to: 42 });
    hiss(desk, { at, length: 0.1, level: 0.4, pitch: 700, sharpness: 0.7 });
    return 0.26;
  },
  /** A ship's bell, struck once; twice where there is more to tell. */
  bell: (desk, at, amount) =>
    row(at, amount > 0.7 ? 2 : 1, 0.24, (start) => {
      for (const [ratio, level] of [
        [1, 0.32],
        [2.01, 0.16],
        [2.99, 0.1],
        [4.2, 0.05],
      ] as const)
        tone(desk, { at: start, length: 1.1 / ratio + 0.25, level, from: 830 * ratio });
    }) + 1.1,
  /** Lumps from a shovel. */
  coal: (desk, at, amount) =>
    row(at, 2 + Math.round(3 * amount), 0.065, (start, i) => {
      hiss(desk, { at: start, length: 0.08, level: 0.55, pitch: 950 + 330 * ((i * 7) % 4), sharpness: 1.6, from: i * 0.21 });
      tone(desk, { at: start, length: 0.05, level: 0.2, from: 210 + 40 * (i % 3), to: 120 });
    }) + 0.05,
  /** A die on a table: it comes to rest. */
  die: (desk, at) => {
    for (const [i, delay] of [0, 0.09, 0.16, 0.27, 0.31].entries()) {
      hiss(desk, { at: at + delay, length: 0.05, level: 0.55 - 0.07 * i, pitch: 1900 - 150 * i, sharpness: 3, from: i * 0.13 });
      tone(desk, { at: at + delay, length: 0.04, level: 0.22 - 0.03 * i, from: 520 - 40 * i, to: 340 });
    }
    return 0.36;
  },
  /** Pasteboard laid down. */
  card: (desk, at, amount) => {
    hiss(desk, { at, length: 0.09, level: 0.3 + 0.2 * amount, pitch: 3400, sharpness: 0.7, attack: 0.03 });
    hiss(desk, { at: at + 0.075, length: 0.05, level: 0.42, pitch: 1300, sharpness: 1.2, from: 0.5 });
    return 0.13;
  },
  /** Mortar is spread, and a stone is set. */
  trowel: (desk, at, amount) => {
    hiss(desk, { at, length: 0.2, level: 0.3, pitch: 4200, sharpness: 2.2, attack: 0.08 });
    tone(desk, { at: at + 0.2, length: 0.07, level: 0.14, from: 2350, to: 2250 });
    tone(desk, { at: at + 0.22, length: 0.14, level: 0.5, from: 190 - 40 * amount, to: 82 });
    hiss(desk, { at: at + 0.22, length: 0.07, level: 0.3, pitch: 650, sharpness: 0.8, from: 0.6 });
    return 0.38;
  },
  /** Soft, quick, in pairs. */
  paws: (desk, at, amount) =>
    row(at, 2 + 2 * Math.round(3 * amount), 0.1, (start, i) => {
      const length = 0.06;
      hiss(desk, {
        at: start + (i % 2) * -0.03,
        length,
        level: 0.42,
        pitch: 340 + 60 * (i % 2),
        sharpness: 1.1,
        attack: 0.012,
        from: i * 0.17,
      });
      tone(desk, { at: start + (i % 2) * -0.03, length, level: 0.16, from: 130, to: 90 });
    }) + 0.06,
  /** Breath in, breath out. */
  purr: (desk, at) =>
    row(at, 22, 0.042, (start, i) => {
      const breath = i < 11 ? 1 : 0.75;
      hiss(desk, {
        at: start,
        length: 0.04,
        level: 0.5 * breath,
        pitch: i < 11 ? 185 : 150,
        sharpness: 1.3,
        attack: 0.012,
        from: i * 0.09,
      });
      tone(desk, { at: start, length: 0.04, level: 0.26 * breath, from: i < 11 ? 56 : 48, attack: 0.012 });
    }),
  /** A board is put across. */
  plank: (desk, at, amount) =>
    row(at, 2, 0.13, (start, i) => {
      tone(desk, { at: start, length: 0.13, level: 0.5 - 0.15 * i, from: 260 - 70 * amount, to: 150, wave: 'triangle' });
      hiss(desk, { at: start, length: 0.05, level: 0.35, pitch: 1100, sharpness: 1, from: i * 0.3 });
    }),
  /** Tins in a dumpster. */
  cans: (desk, at, amount) =>
    row(at, 2 + Math.round(3 * amount), 0.085, (start, i) => {
      for (const ratio of [1, 2.76])
        tone(desk, { at: start, length: 0.16, level: 0.15 / ratio, from: (640 + 90 * ((i * 5) % 4)) * ratio, wave: 'square' });
      hiss(desk, { at: start, length: 0.05, level: 0.28, pitch: 3000, sharpness: 1.5, from: i * 0.19 });
    }) + 0.1,
};

/** How long it lasts, in seconds. */
export const makeSound = (desk: Desk, at: number, { sound, amount = 0.5 }: Sounding): number => SOUNDS[sound](desk, at, amount);
