import { expect, test } from 'vitest';
import { CARDS, type Move, findCard, findCity } from '../../game';
import type { Sketch } from '../../testing/sketch';
import { START, openPlannerTable as open } from './table-for-tests';

const hintOf = (
  ...moves: readonly Move[]
): { readonly moves: readonly Move[]; readonly reasons: []; readonly expectedPlace: number } => ({
  moves,
  reasons: [],
  expectedPlace: 1,
});

test('every tower that a card in hand may be built on is lit, with a card chosen only its own', () => {
  const table = open(START);
  expect(table.planner.question.value).toBe('build');
  expect(table.lit()).toBe('milano:A milano:B roma:A roma:B siena:A siena:B');
  table.pick('roma-1');
  expect(table.lit()).toBe('roma:A roma:B');
  expect(table.said).toEqual(['Roma (two crests)']);
  table.pick('roma-1');
  expect(table.lit()).toBe('milano:A milano:B roma:A roma:B siena:A siena:B');
  expect(table.said.at(-1)).toBe('The plan is dropped.');
});

test('a seat that is not to decide sees its own hand only', () => {
  const table = open({ ...START, turn: 1 });
  table.hints.value = [hintOf({ kind: 'play', card: findCard('roma-3') ?? 0 })];
  table.pick('milano-4');
  expect([table.planner.question.value, table.plan(), table.planner.card.value]).toEqual([undefined, '', undefined]);
  expect(table.planner.hand.value.map((card) => CARDS[card].id)).toEqual(['milano-4', 'roma-1', 'siena-5']);
  expect(table.planner.frame.state.value.players[1].hand).toEqual([-1, -1, -1]);
});

test('the city that is hovered is looked at, with a plan or without', () => {
  const table = open(START);
  table.hover('milano:A');
  expect([table.plan(), table.planner.looked.value]).toEqual(['milano-4 A', findCity('milano')]);
  table.hover('parma:A');
  expect([table.plan(), table.planner.looked.value]).toEqual(['', findCity('parma')]);
  table.hover(undefined);
  expect(table.planner.looked.value).toBeUndefined();
});

test('[PAT-CARD-1] the two floors of a card go where they are pointed at, in any order', () => {
  for (const [first, second, built] of [
    ['A', 'A', 'roma-1 A A'],
    ['A', 'B', 'roma-1 A B'],
    ['B', 'A', 'roma-1 A B'],
    ['B', 'B', 'roma-1 B B'],
  ] as const) {
    const table = open(START);
    table.point(`roma:${first}`);
    expect([table.planner.held.value.begun, table.plan(), table.said.at(-1)]).toEqual([
      first,
      '',
      'First floor in Roma. Choose where the second goes.',
    ]);
    table.point(`roma:${second}`);
    expect([table.planner.held.value.begun, table.plan(), table.played()]).toEqual([undefined, built, '']);
    table.point(`roma:${second}`);
    expect(table.played()).toBe(built);
  }
});

test('a plan for two floors restarts on the tower it does not build on', () => {
  const table = open(START);
  table.point('roma:A');
  table.point('roma:A');
  expect(table.plan()).toBe('roma-1 A A');
  table.point('roma:B');
  expect([table.plan(), table.planner.held.value.begun]).toEqual(['', 'B']);
  table.point('roma:A');
  expect(table.plan()).toBe('roma-1 A B');
});

test('of two cards of a city the first is meant, unless the other was chosen', () => {
  const table = open({ ...START, hands: ['roma-3 roma-5 roma-7'] });
  table.point('roma:A');
  expect(table.plan()).toBe('roma-3 A');
  table.key('Escape');
  table.pick('roma-5');
  table.point('roma:A');
  expect(table.plan()).toBe('roma-5 A');
  table.point('roma:A');
  expect(table.played()).toBe('roma-5 A');
});

test('[PAT-BUILD-4] the last floor goes to the empty site: the other is barred, and told why', () => {
  const table = open({ hands: ['parma-2 roma-1 siena-5'], cities: { parma: '1201/-/roma-4' } });
  expect(table.lit()).toBe('parma:B roma:A roma:B siena:A siena:B');
  table.point('parma:A');
  expect([table.rules(), table.plan()]).toEqual([['last-floor-elsewhere PAT-BUILD-4'], '']);
  table.hover('parma:A');
  expect(table.plan()).toBe('');
  table.point('parma:B');
  expect(table.plan()).toBe('parma-2 B');
});

test('[PAT-BUILD-5] of two last floors the second is barred where the first was built, and one click plans what is left', () => {
  const drawn: Sketch = { hands: ['parma-1 roma-1 siena-5'], cities: { parma: '121/-/roma-4' } };
  const table = open(drawn);
  // A + A would leave B empty: with the first on A only B is left.
  table.point('parma:A');
  expect(table.plan()).toBe('parma-1 A B');
  const other = open(drawn);
  other.point('parma:B');
  expect([other.plan(), other.planner.held.value.begun]).toEqual(['', 'B']);
  other.point('parma:B');
  expect(other.plan()).toBe('parma-1 B B');
});

test('a card already played is built on, and nothing else', () => {
  const table = open(START, [0], 'roma-1');
  expect([table.planner.question.value, table.lit()]).toEqual(['build', 'roma:A roma:B']);
  table.pick('milano-4');
  expect(table.planner.card.value).toBeUndefined();
  // A card of Milano is in hand, but one was played already.
  table.point('milano:A');
  expect([table.rules(), table.planner.whyNot.value?.note]).toEqual([['played-already PAT-TURN-1'], undefined]);
  table.point('roma:B');
  table.point('roma:B');
  table.point('roma:B');
  expect(table.played()).toBe('B B');
});

test('a city of which no card is held says so, until something else is done', () => {
  const table = open(START);
  table.point('verona:A');
  const text = 'You hold no card of Verona.';
  expect([table.planner.whyNot.value?.note, table.said.at(-1)]).toEqual([text, text]);
  expect(table.explained).toEqual([]);
  table.pick('milano-4');
  expect(table.planner.whyNot.value).toBeUndefined();
});

test('[PAT-REFILL-1] the only card that can be taken needs one click or Enter, another says why not', () => {
  const table = open(START, [0], 'milano-4 A');
  expect([table.planner.question.value, table.lit(), table.plan(), table.planner.isChosen.value]).toEqual([
    'take',
    'milano',
    'take:milano',
    true,
  ]);
  expect(table.open()).toEqual(['take']);
  table.point('roma');
  expect(table.rules()).toEqual(['take-where-built PAT-REFILL-1']);
  table.point('ferrara');
  expect(table.rules()[1]).toBe('no-card-there PAT-REFILL-1');
  table.point('milano');
  expect(table.played()).toBe('take:milano');
  expect([table.planner.question.value, table.lit()]).toEqual([undefined, '']);
});

test('[PAT-CARD-2] with the symbol any open card can be taken, and a tower stands for the card at its city', () => {
  const table = open(START, [0], 'siena-5 B');
  expect([table.lit(), table.plan(), table.open()]).toEqual(['milano roma siena verona', '', ['other']]);
  table.point('verona:A');
  expect([table.plan(), table.said.at(-1)]).toEqual([
    'take:verona',
    'Take the card at Verona. Parma (double beard) comes into your hand.',
  ]);
  table.point('roma');
  table.point('roma');
  expect(table.played()).toBe('take:roma');
});

/** Lucca's card with the symbol; floors of one's own in Siena and Verona. */
const MOVING: Sketch = {
  hands: ['lucca-5 roma-1 siena-5'],
  cities: { siena: '10/2/roma-3', verona: '0/-/parma-3', roma: '12/-/lucca-3', lucca: '0/-/lucca-4', parma: '0120/2/-' },
  pile: 'ferrara-3',
};

test('[PAT-MOVE-1] a floor goes over from the tower that is pointed at; every barred tower has its rule', () => {
  const table = open(MOVING, [0], 'lucca-5 A');
  expect([table.planner.question.value, table.lit()]).toEqual(['move', 'siena:A siena:B verona:A']);
  expect(table.open()).toEqual(['other', 'decline']);
  for (const name of ['lucca:A', 'roma:A', 'parma:A', 'verona:B']) table.point(name);
  expect(table.rules()).toEqual([
    'move-where-built PAT-MOVE-2',
    'move-without-floor PAT-MOVE-3',
    'move-in-complete-city PAT-MOVE-5',
    'move-from-empty-site PAT-MOVE-1',
  ]);
  table.point('siena:B');
  expect([table.plan(), table.said.at(-1)]).toEqual([
    'move:siena:BA',
    'Move a floor in Siena. Carla’s top floor goes to the left tower.',
  ]);
  table.point('siena:A');
  expect(table.said.at(-1)).toBe('Move a floor in Siena. Your top floor goes to the right tower.');
  table.point('siena:A');
  expect([table.played(), table.planner.question.value]).toEqual(['move:siena:AB', 'take']);
});

test('no floor need be moved', () => {
  const table = open(MOVING, [0], 'lucca-5 A');
  table.planner.press('decline');
  expect([table.played(), table.planner.question.value]).toEqual(['n', 'take']);
});

const PLACING: Sketch = {
  options: { messengers: true },
  hands: ['roma-1 siena-5 milano-1'],
  played: ['milano-4 siena-3'],
  cities: { lucca: '012012/1/-' },
  messengers: [2, 1, 1],
  placed: 'bologna-ferrara ferrara-verona',
  pile: 'ferrara-3',
  at: 'placing',
};

test('[PAT-MSG-6] [PAT-MSG-7] a messenger goes on a lit road; every barred road has its rule', () => {
  const table = open(PLACING);
  expect([table.planner.question.value, table.lit(), table.open()]).toEqual([
    'place',
    'bologna-firenze lucca-milano milano-parma parma-verona',
    ['other', 'decline'],
  ]);
  for (const name of ['roma-siena', 'bologna-ferrara', 'ferrara-lucca', 'pistoia-roma']) table.point(name);
  expect(table.rules()).toEqual([
    'messenger-where-built PAT-MSG-6',
    'link-taken PAT-MSG-7',
    'city-has-two-messengers PAT-MSG-7',
    'link-not-in-play PAT-MSG-4',
  ]);
  table.point('milano-parma');
  expect([table.plan(), table.said.at(-1)]).toEqual([
    'messenger:milano-parma',
    'Messenger between Milano and Parma. Each tower of Milano and Parma that is scored from now on brings 2 points more.',
  ]);
  table.point('milano-parma');
  expect(table.played()).toBe('messenger:milano-parma');
});

test('[PAT-MSG-14] no messenger need be placed', () => {
  const table = open(PLACING);
  table.key('n');
  expect(table.played()).toBe('n');
});

test('undo drops the first of two floors, which no other button does', () => {
  const table = open(START);
  table.point('roma:A');
  expect(table.planner.isOpen('undo')).toBe(true);
  table.planner.press('undo');
  expect([table.planner.held.value.begun, table.planner.isOpen('undo'), table.played()]).toEqual([undefined, false, '']);
});

test('a hint is shown as a plan, and Enter plays only what answers the question', () => {
  const table = open(START);
  const roma = findCard('roma-1') ?? 0;
  table.hints.value = [
    hintOf(
      { kind: 'play', card: roma },
      { kind: 'build', site: 'B' },
      { kind: 'build', site: 'A' },
      { kind: 'take', city: findCity('roma') },
    ),
    hintOf({ kind: 'play', card: findCard('milano-4') ?? 0 }, { kind: 'build', site: 'A' }),
  ];
  // In whatever order the hint builds.
  expect([table.plan(), table.planner.isChosen.value, table.planner.card.value]).toEqual(['roma-1 A B', false, roma]);
  expect(table.open()).toEqual(['build']);
  table.hint.value = 1;
  expect(table.plan()).toBe('milano-4 A');
  table.point('siena:B');
  expect(table.plan()).toBe('siena-5 B');
  table.key('Escape');
  table.hint.value = 0;
  table.key('Enter');
  expect(table.played()).toBe('roma-1 A B');
});

test('numbers choose cards, arrows go through cards and places, Enter carries out', () => {
  const table = open(START);
  table.key('2');
  expect(table.planner.card.value).toBe(findCard('roma-1'));
  const seen: string[] = [];
  for (let i = 0; i < 4; i++) {
    table.key('ArrowRight');
    seen.push(table.plan());
  }
  expect(seen).toEqual(['roma-1 A A', 'roma-1 A B', 'roma-1 B B', 'roma-1 A A']);
  table.key('ArrowLeft');
  expect(table.plan()).toBe('roma-1 B B');
  table.key('o');
  expect(table.plan()).toBe('roma-1 A A');
  table.key('ArrowDown');
  expect([table.planner.card.value, table.plan()]).toEqual([findCard('siena-5'), '']);
  table.key('ArrowDown');
  expect(table.planner.card.value).toBe(findCard('milano-4'));
  table.key('ArrowUp');
  expect(table.planner.card.value).toBe(findCard('siena-5'));
  table.key('Enter');
  expect(table.played()).toBe('');
  table.key('ArrowLeft');
  table.key('Enter');
  expect(table.played()).toBe('siena-5 B');
  table.key('ArrowRight');
  expect(table.plan()).toBe('take:milano');
  table.key('ArrowLeft');
  expect(table.plan()).toBe('take:verona');
  table.key('Enter');
  expect(table.played()).toBe('siena-5 B take:verona');
});

test('a number without a card does nothing', () => {
  const table = open({ ...START, hands: ['milano-4'] });
  table.key('3');
  expect(table.planner.card.value).toBeUndefined();
  table.key('1');
  table.key('ArrowDown');
  expect(table.planner.card.value).toBe(findCard('milano-4'));
});
