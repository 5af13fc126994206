import type { LevelId } from '@showboat/bots/levels';
import { OFFERED_LEVELS } from '@showboat/bots/offered-levels';
import type { Pace } from '@showboat/protocol';

/** Minutes for the whole game, and seconds added for a turn. */
export const CLOCKS = [
  [15, 20],
  [5, 10],
  [10, 20],
  [30, 30],
] as const;

/** For every turn. */
export const DAYS = [2, 1, 3, 7] as const;

export const PACES = ['clock', 'days', 'none'] as const;
export type PaceKind = (typeof PACES)[number];

/** What a table by a link is asked besides its game. Choices of the other paces are kept, so that one can look at them and go back. */
export interface LinkForm {
  readonly pace: PaceKind;
  readonly clock: (typeof CLOCKS)[number];
  readonly days: (typeof DAYS)[number];
  readonly standIn: LevelId;
  readonly isListed: boolean;
}

export const FIRST_FORM: LinkForm = { pace: 'clock', clock: CLOCKS[0], days: DAYS[0], standIn: 'captain', isListed: false };

export const paceOf = ({ pace, clock: [minutes, increment], days }: LinkForm): Pace => {
  switch (pace) {
    case 'clock':
      return { kind: 'clock', minutes, increment };
    case 'days':
      return { kind: 'days', days };
    case 'none':
      return { kind: 'none' };
  }
};

/** Choices in the values of a menu: "15+20". */
export const formatClock = ([minutes, increment]: LinkForm['clock']): string => `${minutes}+${increment}`;

const field = (value: unknown, key: keyof LinkForm): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** From the browser's storage: what is not understood is as usual. Listing is decided anew for every table. */
export const parseLinkForm = (text: string | undefined): LinkForm => {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return FIRST_FORM;
  }
  const clock = String(field(stored, 'clock'));
  return {
    pace: PACES.find((each) => each === field(stored, 'pace')) ?? FIRST_FORM.pace,
    clock: CLOCKS.find((each) => String(each) === clock) ?? FIRST_FORM.clock,
    days: DAYS.find((each) => each === field(stored, 'days')) ?? FIRST_FORM.days,
    standIn: OFFERED_LEVELS.find((each) => each === field(stored, 'standIn')) ?? FIRST_FORM.standIn,
    isListed: false,
  };
};

export const formatLinkForm = (form: LinkForm): string => JSON.stringify(form);
