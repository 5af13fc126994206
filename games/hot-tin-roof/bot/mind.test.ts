import { readFileSync } from 'node:fs';
import { unwrap } from '@showboat/engine';
import { describeMind } from '@showboat/engine/conformance';
import { expect, test } from 'vitest';
import { hotTinRoof as game } from '../index';
import { CASES, startOf } from '../testing/cases';
import { sketch } from '../testing/sketch';
import { casualMoves } from './casual';
import { estimateWay } from './estimate';
import { evaluate, expectedPoints } from './evaluate';
import { createMind } from './mind';
import { WEIGHTS } from './weights';

const mind = createMind();

describeMind(
  { game, mind },
  {
    cases: CASES,
    stride: 67,
    read: (name) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'),
    decisions: 50,
    trials: [
      { options: {}, seats: 3, games: 12, wins: 9 },
      { options: { deluxe: true }, seats: 4, games: 12, wins: 9 },
    ],
  },
);

test('at every step of a turn there is something to choose', () => {
  for (const line of [['home1'], ['catwalk'], ['shelter'], ['catwalk', '-']]) {
    let state = sketch({ cats: ['r06+r15/-'], catwalks: 'g12=A' });
    for (const token of line) state = game.apply(state, unwrap(game.parseMove(state, token)));
    expect(mind.choices(state).length).toBeGreaterThan(0);
  }
});

test('it takes a fish that it can win, and lays the catwalk that joins a pair', () => {
  const near = sketch({ cats: ['r06+r10/-'], catwalks: 'g12=A g16=B' });
  expect(mind.choices(near)[0].state.players[0].fish).toBe(1);
  const gap = sketch({ cats: ['r06+r10/r01+r13'], catwalks: 'g12=A' });
  const [best] = mind.choices(gap);
  expect(best.state.players[0].fish).toBe(1);
  expect(best.moves[1]).toMatchObject({ kind: 'lay', gap: 15 });
});

test('whoever cannot win any more still takes a fish', () => {
  const behind = sketch({
    cats: ['r02+r13/r09+r11', '-/-', '-/-'],
    catwalks: 'g02=C g03=C g06=C g08=A g10=B g12=B g14=A g16=A g18=A g20=C g21=B g23=A g27=B g28=B',
    shelters: 'r06=C r08=C r09=C r10=B r11=B r12=A r14=A r15=B',
    cans: [9, 14, 16],
    fish: [0, 3, 5],
    dumpsters: [7, 5, 0, 2, 1],
  });
  expect(mind.choices(behind)[0].state.players[0].fish).toBe(1);
  expect(createMind({ ...WEIGHTS, pride: 0 }).choices(behind)[0].state.players[0].fish).toBe(0);
});

test('the way of a pair over laid and open gaps', () => {
  const state = sketch({ cats: ['r06+r10/-'], catwalks: 'g12=B', shelters: 'r08=C' });
  expect(estimateWay(state, 0, 5, 9, WEIGHTS)).toEqual({ pays: [0, 1, 2], price: 3, missing: 1, isThere: true });
  const joined = sketch({ cats: ['r06+r10/-'], catwalks: 'g12=B g16=A' });
  expect(estimateWay(joined, 0, 5, 9, WEIGHTS)).toMatchObject({ price: 1, missing: 0 });
});

test('points: fish, ways and tribute count', () => {
  const [own, rival] = expectedPoints(sketch({ fish: [1, 0, 0] }));
  expect(own).toBeGreaterThan(rival + 5);
  const joined = expectedPoints(sketch({ cats: ['r06+r10/-'], catwalks: 'g12=A g16=A' }));
  const apart = expectedPoints(sketch({ cats: ['r06+r10/-'] }));
  expect(joined[0]).toBeGreaterThan(apart[0]);
});

test('at the end places are worth what they are', () => {
  const over = { ...sketch({ cans: [30, 20, 10] }), phase: { kind: 'over', ending: 'fish' } as const };
  expect(evaluate(over)[0]).toBe(1);
  expect(evaluate(over)[2]).toBe(0);
  const shared = { ...sketch({ cans: [30, 30, 10] }), phase: { kind: 'over', ending: 'fish' } as const };
  const [one, other] = evaluate(shared);
  expect(one).toBe(other);
});

test('a random player considers everything', () => {
  const state = startOf({ seats: 3 });
  expect(casualMoves(state, game.legalMoves(state))).toEqual(game.legalMoves(state));
});
