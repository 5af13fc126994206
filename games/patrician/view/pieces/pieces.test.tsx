import { expect, test } from 'vitest';
import { contrastOf } from '../../../../ui/testing/contrast';
import { drawn } from '../../../../ui/testing/drawn';
import { CARDS, CITIES, COLOURS, PATRICIANS } from '../../game';
import {
  CardBack,
  CardFace,
  Coin,
  CrestIcon,
  Floor,
  MedalIcon,
  MessengerIcon,
  MiniCardIcon,
  Patterns,
  Penalty,
  Seal,
  SeatBadge,
  TowerTop,
  seatColours,
} from '.';

const count = (text: string, part: string): number => text.split(part).length - 1;

const faces = CARDS.map((_, card) => drawn(<CardFace card={card} cityName="" width={112} />));
const minis = CARDS.map((_, card) => drawn(<MiniCardIcon card={card} width={44} />));

test('cards look different exactly where they are different', () => {
  const kinds = CARDS.map(({ city, mark }) => `${city} ${mark}`);
  const same = (texts: readonly string[]): readonly number[] => texts.map((text) => texts.indexOf(text));
  expect(same(faces)).toEqual(same(kinds));
  expect(same(minis)).toEqual(same(kinds));
});

test('a card shows as many portraits as it counts for', () => {
  expect(faces.map((face) => count(face, '#pat-niche'))).toEqual(CARDS.map(({ portraits }) => portraits));
  expect(minis.map((mini) => count(mini, '#pat-medal'))).toEqual(CARDS.map(({ portraits }) => portraits));
});

const others = [
  <CardBack x={0} y={0} />,
  <Coin x={0} y={0} r={10} value={7} />,
  <Coin x={0} y={0} r={10} value={7} isSpent />,
  <Seal x={0} y={0} r={10} value={2} />,
  <Penalty x={0} y={0} r={10} />,
  <MessengerIcon size={40} />,
  <TowerTop kind="scaffold" x={0} y={0} width={48} />,
  <TowerTop kind="battlements" x={0} y={0} width={48} />,
  ...CITIES.map((_, city) => <CrestIcon city={city} size={20} />),
  ...PATRICIANS.map((patrician) => <MedalIcon patrician={patrician} size={20} />),
  ...COLOURS.flatMap((_, seat) => [
    <Floor x={0} y={0} width={48} height={18.5} seat={seat} />,
    <TowerTop kind="battlements" x={0} y={0} width={48} winner={seat} />,
    <SeatBadge seat={seat} letter="A" size={20} />,
  ]),
].map(drawn);

test('all drawings are numbers, each its own, and silent', () => {
  for (const text of [...faces, ...minis, ...others]) {
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect(text).toContain('aria-hidden="true"');
  }
  expect(new Set(others).size).toBe(others.length);
});

test('what a drawing refers to is there, once', () => {
  const ids = [...drawn(<Patterns />).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !id.startsWith('pat-'))).toEqual([]);
  const used = [...faces, ...minis, ...others].flatMap((text) => [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
  expect([...new Set(used)].filter((id) => !ids.includes(id))).toEqual([]);
  expect([...faces, ...minis, ...others].filter((text) => / id="/.test(text))).toEqual([]);
});

test('initials can be read on every colour', () => {
  for (const seat of COLOURS.keys()) {
    const { body, letter } = seatColours(seat);
    expect(contrastOf(body, letter)).toBeGreaterThan(4.5);
  }
});
