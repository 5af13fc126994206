import { expect, test } from 'vitest';
import { FIRST_FORM, type LinkForm, formatLinkForm, paceOf, parseLinkForm } from './link-form';

test('what was chosen last comes back, but for the listing', () => {
  const form: LinkForm = { pace: 'days', clock: [5, 10], days: 7, standIn: 'mate', isListed: true };
  expect(parseLinkForm(formatLinkForm(form))).toEqual({ ...form, isListed: false });
});

test.each([undefined, '', 'null', '[]', '{"pace":"soon","clock":[1,1],"days":99,"standIn":"admiral"}'])(
  'from %j one begins as usual',
  (text) => {
    expect(parseLinkForm(text)).toEqual(FIRST_FORM);
  },
);

test.each([
  ['clock', { kind: 'clock', minutes: 15, increment: 20 }],
  ['days', { kind: 'days', days: 2 }],
  ['none', { kind: 'none' }],
] as const)('the pace %s as the table has it', (pace, told) => {
  expect(paceOf({ ...FIRST_FORM, pace })).toEqual(told);
});
