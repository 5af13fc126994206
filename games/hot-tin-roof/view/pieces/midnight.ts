import { ellipse } from '@showboat/ui';
import { type Breed, MOUTH, NOSE, WHISKERS } from './breed';
import { seatColours } from './colours';

const { dark, light, edge } = seatColours(2);
const WHITE = '#f3f5ff';
const EYE = '#ffd54a';

/** In evening dress: white bib, white gloves, yellow eyes. Asleep only as far as one eye. */
export const MIDNIGHT: Breed = {
  tailWidth: 6.5,
  head: {
    outline:
      'M-14.4-4L-16-19Q-15.4-21-13.6-20L-5.8-13.6C-2-14.6 2-14.6 5.8-13.6L13.6-20Q15.4-21 16-19L14.4-4C15.4-2 16.8.6 18.4 2.2C17 4.4 15.4 5.6 14 7C11 12 5.5 13.8 0 13.8C-5.5 13.8-11 12-14 7C-15.4 5.6-17 4.4-18.4 2.2C-16.8.6-15.4-2-14.4-4Z',
    halves: [
      ['M13.4-8.4L14-16.6L8.6-12.2Z', '#6a5b78'],
      [WHISKERS, undefined, edge, 0.9],
    ],
    marks: [
      ['M0 4.6C2.6 6 5 7.4 5.2 9.4C4.6 12 2 12.8 0 12.8C-2 12.8-4.6 12-5.2 9.4C-5 7.4-2.6 6 0 4.6Z', WHITE],
      [NOSE, '#f2a7b4'],
      [MOUTH, undefined, '#4b4b5c', 1.1],
    ],
    awake: [
      [`${ellipse(-6.8, -1, 4, 3.8)}${ellipse(6.8, -1, 4, 3.8)}`, EYE],
      [`${ellipse(-6.8, -1, 1.2, 3.2)}${ellipse(6.8, -1, 1.2, 3.2)}`, dark],
      [`${ellipse(-5.4, -2.6, 0.9)}${ellipse(8.2, -2.6, 0.9)}`, '#fff'],
    ],
    asleep: [
      ['M-10.4-.6C-9 1.8-5.4 1.8-4-.6', undefined, EYE, 1.7],
      ['M2.8-1.4C5-2 8.6-2 10.8-1.4C10.2 1.6 8.6 2.8 6.8 2.8C5 2.8 3.4 1.6 2.8-1.4Z', EYE],
      [ellipse(6.8, 0.4, 1.2, 2), dark],
    ],
  },
  sitting: {
    outline: `M-14 0C-21-9-17.5-25-8-33H8C17.5-25 21-9 14 0Z${ellipse(-6, -1.8, 6.6, 3.5)}${ellipse(6, -1.8, 6.6, 3.5)}`,
    head: [0, -41, 1, 0],
    tail: 'M12-4C24-3 28-13 25-24C23.6-30 27.6-34 31-30.5',
    tailMarks: [],
    marks: [
      [
        'M-8.4-29.6C-8.8-25.4-7.4-22-5.6-19L-4-20.6L-2.2-16.4L-.6-18.2L0-13.6L.6-18.2L2.2-16.4L4-20.6L5.6-19C7.4-22 8.8-25.4 8.4-29.6C4-26.4-4-26.4-8.4-29.6Z',
        WHITE,
      ],
      ['M0-11V-3M12.6-12C10.4-9 10-5 11.6-2M-12.6-12C-10.4-9-10-5-11.6-2', undefined, light, 1.4],
      [`${ellipse(-6, -1.7, 5.4, 2.5)}${ellipse(6, -1.7, 5.4, 2.5)}`, WHITE],
      ['M-7.6-2V-.2M-4.6-2V-.2M4.6-2V-.2M7.6-2V-.2', undefined, '#8f97b8', 0.9],
    ],
  },
  lying: {
    outline: `M-23 0C-31-4-30-15-21-20C-6-28 15-27.5 25-18.5C32.5-11 32 0 24 0ZM-10 0H-35C-39 0-39.5-5-35-6.4C-31-7.6-25-8-18-9Z`,
    head: [-18, -19, 0.88, 3],
    tail: 'M25-4C36-3 39-12 35.4-19.5C33.4-24.5 37-28 40.5-25',
    tailMarks: [],
    marks: [
      ['M-35-6C-32.4-6.8-29.6-7.2-27-7.5C-25.6-5-26-2-28 0H-35C-38.8-.4-38.8-4.8-35-6Z', WHITE],
      ['M-34-3.8V-1.3M-31-4.2V-1.3', undefined, '#8f97b8', 0.9],
      ['M12-.8C5.5-6 9.5-15.5 18.5-14M-24-1.2C-20-1.4-16-2.6-14-5', undefined, light, 1.4],
    ],
  },
};
