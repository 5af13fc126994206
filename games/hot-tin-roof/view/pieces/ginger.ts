import { ellipse } from '@showboat/ui';
import { type Breed, MOUTH, NOSE, WHISKERS } from './breed';
import { seatColours } from './colours';

const { light, dark, line } = seatColours(0);
const MILK = '#ffe0b4';

/** A stout tabby, pleased with everything; the tail asks a question. */
export const GINGER: Breed = {
  tailWidth: 7,
  head: {
    outline:
      'M-14-4L-15.8-18.6Q-15.3-20.6-13.4-19.6L-5.6-13.4C-2-14.4 2-14.4 5.6-13.4L13.4-19.6Q15.3-20.6 15.8-18.6L14-4C15.6-1.5 17.6 1.5 19.4 3.4C17.6 5.6 15.6 6.4 14 7.6C11 12.4 5.5 13.8 0 13.8C-5.5 13.8-11 12.4-14 7.6C-15.6 6.4-17.6 5.6-19.4 3.4C-17.6 1.5-15.6-1.5-14-4Z',
    halves: [
      ['M13-8.6L13.6-16L8.2-12Z', '#c4571c'],
      [ellipse(3.5, 7.8, 4.5, 4), MILK],
      ['M17.4 2.9L12.6 2.2M15.4 6.2L12.4 5', undefined, line, 2.2],
      [WHISKERS, undefined, dark, 0.9],
    ],
    marks: [
      ['M-4.4-12.6L-3.6-7.6M0-13.4V-6.4M4.4-12.6L3.6-7.6', undefined, line, 2.4],
      [NOSE, '#b1432f'],
      [MOUTH, undefined, dark, 1.3],
    ],
    awake: [
      [`${ellipse(-6.9, -0.6, 2.7, 3.5)}${ellipse(6.9, -0.6, 2.7, 3.5)}`, '#2b1503'],
      [`${ellipse(-6, -1.9, 1, 1)}${ellipse(7.8, -1.9, 1, 1)}`, '#fff'],
    ],
    asleep: [['M-10-.6C-8.8 2-5.2 2-4 -.6M4-.6C5.2 2 8.8 2 10-.6', undefined, dark, 1.9]],
  },
  sitting: {
    outline: `M-15.5 0C-23.5-9-19-25-8-33H8C19-25 23.5-9 15.5 0Z${ellipse(-6.4, -1.8, 7, 3.6)}${ellipse(6.4, -1.8, 7, 3.6)}`,
    head: [0, -41, 1, 0],
    tail: 'M13-4C26-1.5 30-12 25.6-19C22-25 27-33 32-28',
    tailMarks: [['M23.9-9.2L27.7-6.7M24.7-15.3L29.3-16M22.2-24.3L26.8-24.7', undefined, line, 2.6]],
    marks: [
      ['M-6.6-28.6C-8.6-21-6.4-14 0-13C6.4-14 8.6-21 6.6-28.6C3-26.4-3-26.4-6.6-28.6Z', MILK],
      [
        'M18.2-18L13-16.6M19.4-12L14-11.2M18-6L14.4-5.8M-18.2-18L-13-16.6M-19.4-12L-14-11.2M-18-6L-14.4-5.8',
        undefined,
        line,
        2.5,
      ],
      ['M0-13V-2', undefined, dark, 1.3],
      [`${ellipse(-6.4, -1.7, 5, 2.2)}${ellipse(6.4, -1.7, 5, 2.2)}`, light],
      ['M-8-2.2V-.6M-5-2.2V-.6M5-2.2V-.6M8-2.2V-.6', undefined, dark, 0.9],
    ],
  },
  lying: {
    outline: `M-24 0C-32-3-32-14-22-20C-6-29.5 16-29 26-19.5C34-11 33 0 25 0Z${ellipse(-17, -2.6, 11, 4)}`,
    head: [-19, -18.5, 0.88, -5],
    tail: 'M26-4C36-3.5 40-13 35.6-20C32.6-25.5 37-31.5 41-27.5',
    tailMarks: [['M34.2-10.3L38.2-8.1M34.7-16.3L39.3-17', undefined, line, 2.6]],
    marks: [
      ['M3-26.2L2.4-18.6M10.5-26.2L10.6-18M18-24L17.6-16.4M24.8-19.6L23.4-13', undefined, line, 2.5],
      ['M13-.8C6-6.5 10-16 19.5-14.5', undefined, dark, 1.3],
      [ellipse(-19, -2.4, 7.5, 2.6), light],
      ['M-23-3V-1.2M-19.5-3V-1.2', undefined, dark, 0.9],
    ],
  },
};
