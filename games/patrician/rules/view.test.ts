import { createRandom, formatHistory, formatRecord, openHistory, seenHistory, shuffle, unwrap } from '@showboat/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en, mind, patrician as game } from '../index';
import { CASES, startOf, wanderFrom } from '../testing/cases';
import { HIDDEN, IS_STAR } from './cards';
import type { Move } from './moves';
import { parseView } from './position';
import { checkPosition } from './position-checks';
import type { State } from './state';
import { unseenCards } from './unseen';

const fixture = (name: string): State =>
  unwrap(game.parsePosition(JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'))));

/** Hidden cards of others dealt out in another way, whether it fits or not: nobody may notice. */
const permuted = (state: State, seat: number, seed: string): State => {
  const random = createRandom(seed);
  const others = state.players.flatMap((_, other) => (other === seat ? [] : [other]));
  const hidden = shuffle(random, [...others.flatMap((other) => state.players[other].hand), ...state.pile]);
  const sorted = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);
  return {
    ...state,
    players: state.players.map((player, other) =>
      other === seat
        ? player
        : {
            ...player,
            hand: sorted(hidden.splice(0, player.hand.length)),
            played: state.options.openPiles
              ? player.played
              : [...shuffle(random, player.played.slice(0, -1)), ...player.played.slice(-1)],
          },
    ),
    pile: sorted(hidden),
  };
};

const moments = CASES.flatMap(({ name, options }) =>
  [5, 40, 90, 140, 190, 230].map((moves) => ({
    name: `${name}, ${moves} moves`,
    state: wanderFrom(startOf(options), moves, createRandom(`${name}/${moves}`)),
  })),
).filter(({ state }) => state.phase.kind !== 'over');

describe('what a seat sees', () => {
  const state = fixture('0000-base2.json');

  test('[PAT-TURN-5] hands of others, their piles but for the top, and the pile are hidden; everything else is open', () => {
    const seen = game.view(state, 1);
    expect(seen.players[0].hand).toEqual(state.players[0].hand.map(() => HIDDEN));
    expect(seen.players[0].played).toEqual([
      ...state.players[0].played.slice(1).map(() => HIDDEN),
      ...state.players[0].played.slice(-1),
    ]);
    expect(seen.pile).toEqual(state.pile.map(() => HIDDEN));
    expect(seen.players[1]).toEqual(state.players[1]);
    expect({ ...seen, players: [], pile: [] }).toEqual({ ...state, players: [], pile: [] });
  });

  test('[PAT-AMB-12] with open piles nothing of them is hidden', () => {
    const open = { ...state, options: { ...state.options, openPiles: true } };
    expect(game.view(open, 1).players[0].played).toEqual(state.players[0].played);
  });

  test('[PAT-AMB-13] tokens are open', () => {
    expect(game.view(state, 1).players.map(({ tokens, bonus }) => [tokens, bonus])).toEqual(
      state.players.map(({ tokens, bonus }) => [tokens, bonus]),
    );
  });

  test('[PAT-TURN-5] when the game is over everything is open', () => {
    const over = wanderFrom(startOf({ seats: 3 }), 1000, createRandom('over'));
    expect(game.view(over, undefined)).toBe(over);
    expect(game.redeal(over, 0, createRandom(1))).toBe(over);
  });

  test('[PAT-TURN-5] the view as text has question marks, and is no position', () => {
    const text = unwrap(game.formatView(state, 1));
    expect(text).toMatchObject({ view: 1, pile: state.pile.map(() => '?'), turn: state.turn });
    expect(text).toHaveProperty('players.0.hand', ['?', '?', '?']);
    expect(Object.keys(Object(text)).at(-1)).toBe('view');
    expect(unwrap(game.formatView(state, undefined))).toMatchObject({ view: null });
    expect(game.turns(text)).toMatchObject({ ok: false, refusal: { code: 'unknown-field', field: 'view' } });
    expect(game.formatPosition(game.view(state, 1))).toMatchObject({ ok: false, refusal: { code: 'hidden-cards' } });
  });

  test('the view as text is read again, to be looked at', () => {
    const views = moments
      .flatMap(({ state: moment }) => [undefined, 0, 1].map((seat) => [moment, seat] as const))
      .filter(([moment, seat]) => game.formatView(moment, seat).ok);
    expect(views.length).toBeGreaterThan(10);
    for (const [moment, seat] of views)
      expect(unwrap(parseView(unwrap(game.formatView(moment, seat))))).toEqual(game.view(moment, seat));
    expect(parseView({ view: 1 })).toMatchObject({ ok: false });
    expect(parseView(null)).toMatchObject({ ok: false });
  });

  test('permuting what is hidden changes no byte of a view, of its text, of the table in words or of a hint', () => {
    for (const { name, state: moment } of moments) {
      for (let seat = 0; seat < moment.options.seats; seat++) {
        const other = permuted(moment, seat, `${name}/${seat}`);
        const seen = (one: State): string => {
          const view = game.view(one, seat);
          const text = game.formatView(one, seat);
          const words = [en.drawNear(one, seat), ...en.describeTable(one, seat), en.describeTask(view, seat), game.draw(view)];
          const hints = game.actor(view) === seat ? mind.choices(view).slice(0, 3) : mind.evaluate(view);
          return JSON.stringify([view, text, words, hints]);
        };
        expect(seen(other)).toBe(seen(moment));
      }
    }
  });

  test('the log does not tell what was dealt to others', () => {
    const start = game.apply(startOf({ seats: 3 }), { kind: 'first', seat: 0 });
    const told = (move: Move, seat: number): string => {
      const [{ who, what }] = en.describeEvent(game.view(start, seat), move, game.view(game.apply(start, move), seat));
      return en.joinPhrases(who, what);
    };
    const [deal, another] = game.legalMoves(start);
    expect(told(deal, 1)).toBe('Black is dealt a card.');
    expect(told(another, 1)).toBe('Black is dealt a card.');
    expect(told(deal, 0)).toBe('Black is dealt Bologna (star, beard).');
  });

  test('[PAT-TURN-5] in the record that a seat may see the cards dealt to others are hidden while the game runs', () => {
    const moves = [
      { kind: 'first', seat: 1 },
      { kind: 'deal', seat: 0, card: 2 },
      { kind: 'deal', seat: 0, card: 3 },
    ] as const;
    const history = unwrap(openHistory(game, startOf({ seats: 2 }), moves));
    const recordFor = (seat: number): string => formatHistory(game, { seats: 2 }, seenHistory(game, history, seat));
    expect(recordFor(0)).toBe(formatRecord(game, { seats: 2 }, moves));
    expect(recordFor(1).split('\n').at(-2)).toBe('0. chance black=? black=?');
  });
});

describe('other worlds', () => {
  test('a redealt state fits the floors on the board and everything else that a position must keep to', () => {
    for (const { name, state } of moments) {
      for (let seat = 0; seat < state.options.seats; seat++) {
        const dealt = game.redeal(game.view(state, seat), seat, createRandom(`${name}/${seat}`));
        expect(unseenCards(dealt)).toEqual([]);
        expect(game.view(dealt, seat)).toEqual(game.view(state, seat));
        const isBetween = state.phase.kind === 'playing' || state.phase.kind === 'placing';
        expect(isBetween ? checkPosition(dealt) : undefined).toBeUndefined();
        expect(game.formatPosition(dealt).ok).toBe(isBetween);
      }
    }
  });

  test('[PAT-SETUP-4] everybody began with three stars, so with four players none is in the pile', () => {
    for (let seed = 0; seed < 30; seed++) {
      const state = wanderFrom(startOf({ seats: 4, messengers: true }), 60 + seed, createRandom(seed));
      const dealt = game.redeal(state, 1, createRandom(seed));
      expect(dealt.pile.filter((card) => IS_STAR[card])).toEqual([]);
      for (const { hand, played } of dealt.players) expect([...hand, ...played].filter((card) => IS_STAR[card])).toHaveLength(3);
    }
  });

  test('other worlds do differ, and every unseen card gets everywhere', () => {
    const state = wanderFrom(startOf({ seats: 3 }), 70, createRandom('worlds'));
    const view = game.view(state, 0);
    const places = new Map<number, Set<string>>();
    for (let seed = 0; seed < 400; seed++) {
      const dealt = game.redeal(view, 0, createRandom(seed));
      const note = (cards: readonly number[], where: string): void => {
        for (const card of cards) places.set(card, (places.get(card) ?? new Set()).add(where));
      };
      note(dealt.pile, 'pile');
      note(dealt.players[1].hand, 'white');
      note(dealt.players[2].hand, 'red');
    }
    const loose = unseenCards(view).filter((card) => (places.get(card)?.size ?? 0) === 3);
    expect(loose.length).toBeGreaterThan(unseenCards(view).length / 2);
  });

  test('the moves of others can be followed on a view', () => {
    const random = createRandom('follow');
    let state = wanderFrom(startOf({ seats: 3 }), 40, createRandom('follow'));
    let view = game.view(state, 0);
    for (let i = 0; i < 120 && state.phase.kind !== 'over'; i++) {
      const legal = game.legalMoves(state);
      const move = legal[Math.floor(random() * legal.length)];
      expect(game.refuse(view, move)).toBeUndefined();
      view = game.view(game.apply(view, move), 0);
      state = game.apply(state, move);
      expect(view).toEqual(game.view(state, 0));
    }
  });
});
