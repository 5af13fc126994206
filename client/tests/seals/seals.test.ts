import { type OptionValues, createRandom, pick, present, setUp, summaryOf, unwrap } from '@showboat/engine';
import { VIEWS } from '@showboat/games/views';
import type { GameView } from '@showboat/ui';
import { describe, expect, test, vi } from 'vitest';
import { runCli } from '../../../cli/testing/run-cli';
import { openLocalSession } from '../../session/local-session';
import type { SavedGame } from '../../session/saved';
import { fileOf } from '../../share/export';
import { checkSeal, sealOf } from '../../share/seal';

// Games of this page, played by the session itself: what they promise at the beginning is what the command line checks at the end.

const SEED = '7b'.repeat(32);

const noBots = {
  ask: () => {
    throw new Error('nobody here is a bot');
  },
  close: () => undefined,
};

/** Everybody is at this screen, and moves at random; `until` so many moves, or the end. */
const played = async <State, Move, Options extends OptionValues>(
  { game }: GameView<State, Move, Options>,
  until = Number.POSITIVE_INFINITY,
): Promise<SavedGame> => {
  const first = unwrap(setUp(game, {}));
  const saved: SavedGame = {
    id: 'sealed',
    game: game.id,
    rules: game.rulesVersion,
    beginning: { kind: 'options', options: game.optionsOf(first) },
    moves: [],
    seats: Array.from({ length: Number(game.optionsOf(first).seats) }, (_, seat) => ({ kind: 'person', name: `${seat}` })),
    seed: SEED,
    sealedFrom: 0,
    created: 0,
    changed: 0,
    version: 1,
    summary: summaryOf(game, { states: [first], moves: [], undone: [] }),
  };
  const opened = { states: [first], moves: [], undone: [] };
  const session = openLocalSession({ game }, saved, opened, { bots: noBots, save: async () => undefined });
  const random = createRandom(game.id);
  const now = (): State => present(session.history.value);
  while (game.actor(now()) !== 'nobody' && session.history.value.moves.length < until) {
    await vi.waitUntil(() => game.actor(now()) !== 'chance', { interval: 0 });
    if (game.actor(now()) !== 'nobody') await session.play([pick(random, game.legalMoves(now()))]);
  }
  session.close();
  return session.saved.value;
};

const verify = (text: string): ReturnType<typeof runCli> => runCli(['verify', '-'], { stdin: text });

describe.each(VIEWS)('$id', ({ load }) => {
  test('a finished game opens its seal, here and in its file', async () => {
    const sealed = await load();
    await sealed.use(async (view) => {
      const saved = await played(view);
      const promise = sealOf(saved, { isOver: false });
      expect(promise).not.toHaveProperty('seed');
      const checked = unwrap(await checkSeal(view, saved, { ...unwrapped(promise), seed: SEED }));
      expect(checked.draws).toBeGreaterThan(5);
      const { code, out } = await verify((await fileOf(view, saved)).text);
      expect(code).toBe(0);
      expect(out).toContain(`is what was promised: ${promise?.commitment}.`);
      expect(out).toContain(`${checked.draws} draws of chance follow from the seed`);
      const { sealedFrom: _, ...old } = saved;
      expect((await verify((await fileOf(view, old)).text)).code).toBe(3);
    });
  });

  test('while it runs, nothing that leaves the browser holds the seed', async () => {
    const sealed = await load();
    await sealed.use(async (view) => expect((await fileOf(view, await played(view, 5))).text).not.toContain(SEED));
  });
});

const unwrapped = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('there is no seal');
  return value;
};
