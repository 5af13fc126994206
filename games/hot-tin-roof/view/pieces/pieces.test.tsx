import { expect, test } from 'vitest';
import { contrastOf } from '../../../../ui/testing/contrast';
import { drawn } from '../../../../ui/testing/drawn';
import { Quarter } from '../map';
import {
  CanIcon,
  CatIcon,
  Catwalk,
  ChosenRing,
  DUMPSTER_KINDS,
  Dumpster,
  FishIcon,
  FishTileIcon,
  Gap,
  Heart,
  HomeTileIcon,
  House,
  HousePlate,
  HouseSign,
  Market,
  POSES,
  PathBeads,
  Patio,
  Patterns,
  PictogramIcon,
  PriceTag,
  SeatBadge,
  Shelter,
  StockIcon,
  ThoughtBubble,
  linkOf,
  priceTagWidth,
  seatColours,
} from '.';

const SEATS = [0, 1, 2, 3];
const from = { x: 0, y: 0 };
const to = { x: 200, y: 80 };
const payees = [{ seat: 1, letter: 'A', amount: 2 }];

const pieces = [
  <Gap from={from} to={to} />,
  <Gap from={from} to={to} isBridged />,
  <Patio x={0} y={0} isLit />,
  <Patio x={0} y={0} isLit={false} />,
  <PathBeads points={[from, to]} />,
  <Heart x={0} y={0} />,
  <ThoughtBubble x={0} y={0} />,
  <ChosenRing x={0} y={0} />,
  <PictogramIcon index={0} size={30} isGoal />,
  <HouseSign x={0} y={0} index={0} abbr="" />,
  <CanIcon size={20} />,
  <FishIcon size={20} />,
  <FishTileIcon value={10} size={20} />,
  <Market x={0} y={0} left={8} of={14} value={10} title="" note="" />,
  <PriceTag x={0} y={0} total={2} payees={payees} isTooDear={false} isSmall={false} />,
  <PriceTag x={0} y={0} total={2} payees={payees} isTooDear isSmall={false} />,
  <PriceTag x={0} y={0} total={2} payees={payees} isTooDear={false} isSmall />,
  <PriceTag x={0} y={0} total={0} payees={[]} isTooDear={false} isSmall free="-" />,
  ...DUMPSTER_KINDS.flatMap((kind) => [
    <Dumpster x={0} y={0} cans={0} kind={kind} />,
    <Dumpster x={0} y={0} cans={3} kind={kind} />,
    <Dumpster x={0} y={0} cans={3} kind={kind} isUsed />,
  ]),
  ...(['catwalk', 'deluxe', 'shelter'] as const).map((kind) => <StockIcon kind={kind} size={18} />),
  ...SEATS.flatMap((seat) => [
    ...POSES.map((pose) => <CatIcon seat={seat} pose={pose} size={40} />),
    <SeatBadge seat={seat} letter="A" size={20} />,
    <Shelter x={0} y={0} seat={seat} letter="A" />,
    <Catwalk from={from} to={to} seat={seat} letter="A" isDeluxe={false} />,
    <Catwalk from={from} to={to} seat={seat} letter="A" isDeluxe hasHalo />,
  ]),
].map(drawn);

const houses = Array.from({ length: 30 }, (_, index) => ({
  house: drawn(<House x={0} y={0} index={index} isLit={false} />),
  sign: drawn(<PictogramIcon index={index} size={30} />),
  plate: drawn(<HousePlate x={0} y={0} index={index} name="" />),
  tile: drawn(<HomeTileIcon a={index} b={(index + 1) % 30} abbrA="" abbrB="" size={70} />),
}));

const quarters = (['wide', 'phone'] as const).map((layout) => drawn(<Quarter layout={layout} />));
const all = [...pieces, ...houses.flatMap((house) => Object.values(house))];

test('all drawings are numbers, each its own, and silent', () => {
  for (const text of [...all, ...quarters]) {
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect(text).toContain('aria-hidden="true"');
  }
  expect(new Set(pieces).size).toBe(pieces.length);
});

test('thirty roofs have thirty signs', () => {
  expect(new Set(houses.map(({ sign }) => sign)).size).toBe(30);
  expect(new Set(houses.map(({ tile }) => tile)).size).toBe(30);
  expect(new Set(houses.slice(0, 15).map(({ house }) => house)).size).toBe(15);
});

const idsOf = (text: string): readonly string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('what a drawing refers to is there, once', () => {
  const ids = [drawn(<Patterns />), quarters[0]].flatMap(idsOf);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !id.startsWith('htr-'))).toEqual([]);
  const used = [...all, ...quarters].flatMap((text) => [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
  expect([...new Set(used)].filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !used.includes(id))).toEqual([]);
  expect(all.flatMap(idsOf)).toEqual([]);
});

test('a plank is read from the left wherever its link comes from', () => {
  const turns = [to, { x: -200, y: 80 }, { x: -200, y: -80 }, { x: 200, y: -80 }, { x: 0, y: 100 }, { x: 0, y: -100 }].map(
    (end) => {
      const text = drawn(<Catwalk from={from} to={end} seat={0} letter="A" isDeluxe={false} />);
      return Math.round(Number(/rotate\((-?[\d.]+)\)/.exec(text)?.[1]));
    },
  );
  expect(turns).toEqual([22, -22, 22, -22, 90, 90]);
});

test('the break lies in the middle of a link, or a little further on', () => {
  expect(linkOf({ from: { x: 0, y: 0 }, to: { x: 100, y: 0 } })).toEqual({ x: 50, y: 4, length: 100, angle: 0 });
  expect(linkOf({ from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, shift: 0.1, scale: 0.5 })).toMatchObject({ x: 60, y: 2 });
});

test('a price is as wide as what it says', () => {
  const tag = { total: 2, payees, isTooDear: false, isSmall: false };
  const dear = [{ seat: 1, letter: 'A', amount: 12 }];
  expect(priceTagWidth({ ...tag, payees: dear })).toBe(priceTagWidth(tag) + 7);
  expect(priceTagWidth({ ...tag, isSmall: true, payees: dear })).toBe(priceTagWidth({ ...tag, isSmall: true }));
  expect(priceTagWidth({ ...tag, payees: [] })).toBeLessThan(priceTagWidth(tag));
});

test('initials can be read on every colour', () => {
  for (const seat of SEATS) {
    const { body, letter } = seatColours(seat);
    expect(contrastOf(body, letter)).toBeGreaterThan(4.5);
  }
});

test('beads run through the middle of the plank of a link', () => {
  for (const link of [1, 0.62]) {
    const middle = linkOf({ from, to, scale: link });
    const points = [...drawn(<PathBeads points={[from, to]} link={link} />).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    const [one, other] = points.map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    expect((one.x + other.x) / 2).toBeCloseTo(middle.x);
    expect((one.y + other.y) / 2).toBeCloseTo(middle.y);
  }
});
