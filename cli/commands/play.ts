import { randomBytes } from 'node:crypto';
import { LEVELS, type NamedBot, parseBot } from '@showboat/bots';
import { type OptionValues, STYLES, setUp } from '@showboat/engine';
import { CATALOG, type CatalogEntry, type Entry } from '@showboat/games/catalog';
import { type OptionChoice, chooseOptions, findGame } from '../games';
import { type Answer, type Io, problem } from '../io';
import { parseSeed } from '../numbers';
import { paperConsole, screenConsole } from '../play/console';
import { playGame } from '../play/game-loop';
import { bad } from '../refusals';
import { say, told } from '../words';

export interface PlayOptions extends OptionChoice {
  readonly seed?: string;
  readonly bots?: string;
}

const isAtTerminal = (io: Io): boolean => io.stdin.isTTY && io.stdout.isTTY && process.env.TERM !== 'dumb';

const selectGame = async (): Promise<CatalogEntry | undefined> => {
  if (CATALOG.length === 1) return CATALOG[0];
  const { isCancel, select } = await import('@clack/prompts');
  const id = await select({ message: 'Which game?', options: CATALOG.map((entry) => ({ value: entry.id })) });
  return isCancel(id) ? undefined : CATALOG.find((entry) => entry.id === id);
};

const selectPreset = async <State, Move, Options extends OptionValues>({
  game,
  words,
}: Entry<State, Move, Options>): Promise<string | undefined> => {
  const { isCancel, select } = await import('@clack/prompts');
  const options = game.presets.map(({ id }) => ({ value: id, label: words.preset(id).title, hint: words.preset(id).help }));
  const id = await select({ message: 'What shall it be?', options });
  return isCancel(id) ? undefined : id;
};

const seatsOf = (options: OptionValues): number => (typeof options.seats === 'number' ? options.seats : 1);

const sitDown = async <State, Move, Options extends OptionValues>(
  entry: Entry<State, Move, Options>,
  choice: OptionChoice,
  seed: string,
  bot: NamedBot | undefined,
  io: Io,
): Promise<Answer> => {
  const { game } = entry;
  const isOpen = choice.preset === undefined && choice.options === undefined;
  const preset = !isOpen ? choice.preset : isAtTerminal(io) ? await selectPreset(entry) : game.presets[0]?.id;
  // The player cancelled the selection.
  if (isOpen && preset === undefined && game.presets.length > 0) return 'done';
  const options = told(chooseOptions(game, { ...choice, preset }), entry);
  if (!options.ok) return options;
  const start = told(setUp(game, options.value), entry);
  if (!start.ok) return start;
  const console = isAtTerminal(io) ? await screenConsole(io) : paperConsole(io);
  await playGame(entry, { start: start.value, seats: seatsOf(options.value), seed, bot }, console);
  return 'done';
};

/** One player against random moves, or against bots. */
export const play = async (id: string | undefined, choice: PlayOptions, io: Io): Promise<Answer> => {
  const seed = parseSeed(choice.seed ?? randomBytes(4).toString('hex'));
  if (!seed.ok) return problem(say(seed.refusal));
  const bot = choice.bots === undefined ? undefined : parseBot(choice.bots);
  if (choice.bots !== undefined && !bot) {
    const known = { levels: Object.keys(LEVELS).join(', '), styles: STYLES.join(', ') };
    const refusal = bad('unknown-bot', '--bots', { given: choice.bots.slice(0, 40), ...known });
    return problem(say(refusal.refusal));
  }
  if (id !== undefined) {
    const entry = findGame(id);
    return entry.ok ? entry.value.use((one) => sitDown(one, choice, seed.value, bot, io)) : problem(say(entry.refusal));
  }
  const entry = isAtTerminal(io) ? await selectGame() : CATALOG[0];
  return entry ? entry.use((one) => sitDown(one, choice, seed.value, bot, io)) : 'done';
};
