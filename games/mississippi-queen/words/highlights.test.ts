import { LANGUAGES, type Seat, openHistory, unwrap } from '@showboat/engine';
import { expect, test } from 'vitest';
import { mississippiQueen as game } from '../index';
import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import { position } from '../testing/sketch';
import { highlights } from './en/highlights';
import { type HighlightPhrases, type RiverHighlight, tellHighlight } from './highlights';
import { loadAllWords } from './load-late';

const movesOf = (start: State, line: string): readonly Move[] => {
  const moves: Move[] = [];
  let state = start;
  for (const token of line.split(' ')) {
    const move = unwrap(game.parseMove(state, token));
    moves.push(move);
    state = game.apply(state, move);
  }
  return moves;
};

/** What is told of the last of these moves. */
const tellLast = (start: State, line: string, you: Seat | undefined, phrases = highlights): RiverHighlight | undefined => {
  const { states, moves } = unwrap(openHistory(game, start, movesOf(start, line)));
  const at = moves.length - 1;
  const past = { states: states.slice(0, at + 1), moves: moves.slice(0, at) };
  return tellHighlight(phrases, { before: states[at], move: moves[at], after: states[at + 1], past }, you);
};

const MEETING = position({ river: 'S A5, S A10', ships: { beige: '0c1/0/3/6/-', grey: '0c2/0/1/0/-', brown: '0a2/0/1/6/-' } });

test('[MQ-PUSH-8] a push is told to the one who is pushed, to the pusher and to everybody else', () => {
  expect(tellLast(MEETING, '=3 f x1', 1)).toEqual({
    kind: 'push',
    who: 'beige',
    text: 'Aurora shoves you: point your bow anywhere, free',
    isYours: true,
  });
  expect(tellLast(MEETING, '=3 f x1', 0)).toEqual({ kind: 'push', who: 'beige', text: 'You shove Belle out of the way' });
  expect(tellLast(MEETING, '=3 f x1', undefined)?.text).toBe('Aurora shoves Belle out of the way');
  expect(tellLast(MEETING, '=3 f', 1)).toBeUndefined();
});

/** Grey has no coal, and is pushed against the left bank with its bow towards it. */
const AT_THE_BANK = position({
  river: 'S A5, S A10',
  ships: { beige: '0a3/2/2/6/-', grey: '0b2/0/1/0/-', brown: '1b1/0/1/6/-' },
});

test('[MQ-ELIM-1] the end of a race names the ship whose push ended it, in the highlight and in the log', async () => {
  const line = '=2 f x4 @4 .';
  expect(tellLast(AT_THE_BANK, line, 1)).toEqual({
    kind: 'out',
    who: 'grey',
    text: 'Your race is over: after the shove by Aurora no coal is left for any move',
    isYours: true,
  });
  const { states, moves } = unwrap(openHistory(game, AT_THE_BANK, movesOf(AT_THE_BANK, line)));
  const at = moves.length - 1;
  const past = () => ({ states: states.slice(0, at + 1), moves: moves.slice(0, at) });
  const words = await loadAllWords('en');
  expect(words.describeEvent(states[at], moves[at], states[at + 1], past)[1]).toEqual({
    who: 'grey',
    what: ['is out of the race, without coal for any move after the push by Aurora'],
  });
});

test('[MQ-ELIM-1] a ship that ran out of coal by itself has nobody to blame', () => {
  const alone = position({ river: 'S A5, S A10', ships: { beige: '1c1/0/1/6/-', grey: '0a2/4/1/0/-', brown: '1b1/0/1/6/-' } });
  expect(tellLast(alone, '=1 f .', undefined)?.text).toBe('Belle is out: no coal for any move');
});

test('[MQ-FIN-2] a landing is told with its place', () => {
  const home = position({
    river: 'S A5, S A6, S A7',
    pier: 'S',
    ships: { beige: '3c3/0/1/6/1+2', grey: '1c2/0/1/6/-', brown: '1b1/0/1/6/-' },
  });
  expect(tellLast(home, '=1 f .', 0)).toMatchObject({
    kind: 'landing',
    text: 'You moor first: the race is yours',
    isYours: true,
  });
  expect(tellLast(home, '=1 f .', 1)).toEqual({ kind: 'landing', who: 'beige', text: 'Aurora moors first and wins the race' });
});

test('every language has a line for every highlight, with the names in it', async () => {
  for (const language of LANGUAGES) {
    const { highlights: phrases }: { highlights: HighlightPhrases } = await import(`./${language}/highlights.ts`);
    expect(phrases.shoves('black', 'red')).toMatch(/^\p{Lu}.*Black Rose.*Delia/u);
    expect(phrases.shovesYou('red')).toContain('Delia');
    expect(phrases.youShove('red')).toContain('Delia');
    expect(phrases.isOut('red', 'black')).toMatch(/Delia.*Black Rose/);
    expect(phrases.youAreOut('red')).toContain('Delia');
    expect(new Set([1, 2, 3].map((place) => phrases.lands('red', place))).size).toBe(3);
    expect(new Set([1, 2, 3].map((place) => phrases.youLand(place))).size).toBe(3);
  }
});
