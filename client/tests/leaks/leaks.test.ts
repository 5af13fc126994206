import { type OptionValues, hasSecrets, isEqual, present } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import type { GameView } from '@showboat/ui';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { followLanguage, hasMessages } from '../../messages';
import { fileOf } from '../../share/export';
import { DOORS, type Door } from './doors';
import { type Company, savedTwin, twinsOf } from './worlds';

// Whatever a person at a running game opens is the same to the byte, whatever the others hold. Every game that is registered is asked.

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  followLanguage(() => undefined);
  await vi.waitUntil(() => hasMessages.value);
});

afterAll(() => void vi.unstubAllGlobals());

const COMPANIES: readonly (Company & { readonly name: string })[] = [
  { name: 'one person, at the first turn', people: [0], watcher: 0, decisions: 0 },
  { name: 'one person, later', people: [0], watcher: 0, decisions: 7 },
  { name: 'two people at one screen', people: [0, 1], watcher: undefined, decisions: 4 },
];

const optionsFor = <State, Move, Options extends OptionValues>({ quickStart }: GameView<State, Move, Options>): OptionValues => ({
  seats: quickStart.seats,
});

const twinsFor = <State, Move, Options extends OptionValues>(view: GameView<State, Move, Options>, company: Company) => {
  const options = optionsFor(view);
  const { real, other } = twinsOf(view.game, options, company);
  const games = [real, other].map((history) => savedTwin(view.game, options, history, company.people));
  return { real, other, games };
};

const keyOf = (what: unknown): string => JSON.stringify(what);

describe.each(VIEWS)('$id', ({ load }) => {
  describe.each(COMPANIES)('$name', (company) => {
    test('the two games differ exactly where something is hidden', async () => {
      const sealed = await load();
      sealed.use((view) => {
        const { real, other } = twinsFor(view, company);
        const isSecret = hasSecrets(view.game, present(real));
        expect(isEqual(present(real), present(other))).toBe(!isSecret);
        expect(view.game.view(present(real), company.watcher)).toEqual(view.game.view(present(other), company.watcher));
      });
    });

    test.each(Object.entries(DOORS))('%s', async (_, door: Door) => {
      const sealed = await load();
      await sealed.use(async (view) => {
        const { games } = twinsFor(view, company);
        const [one, two] = [await door({ view, saved: games[0] }), await door({ view, saved: games[1] })];
        expect(keyOf(one).length).toBeGreaterThan(1);
        expect(keyOf(one) === keyOf(two) ? '' : differenceOf(keyOf(one), keyOf(two))).toBe('');
      });
    });

    test('no bot gives its seat away, no review is asked for, and no file can be read, while something is hidden', async () => {
      const sealed = await load();
      await sealed.use(async (view) => {
        const { real, games } = twinsFor(view, company);
        const isSecret = hasSecrets(view.game, present(real));
        const seats = await DOORS['the seats of bots']({ view, saved: games[0] });
        const people = games[0].seats.map((_, seat) => company.people.includes(seat));
        expect(seats).toEqual({ before: people, after: people });
        const replay = await DOORS['the replay and its review']({ view, saved: games[0] });
        expect(replay).toMatchObject({ review: isSecret ? 'none' : 'done' });
        expect((await fileOf(view, games[0])).text.startsWith('#g=')).toBe(isSecret);
      });
    });
  });
});

test('some game has secrets', async () => {
  const sealed = await Promise.all(VIEWS.map(({ load }) => load()));
  expect(
    sealed.filter((one) => one.use((view) => hasSecrets(view.game, present(twinsFor(view, COMPANIES[0]).real)))),
  ).not.toEqual([]);
});

const differenceOf = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `${one.slice(Math.max(0, at - 120), at + 80)} / ${other.slice(at, at + 80)}`;
};
