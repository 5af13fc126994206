import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import type { AdviseOptions } from './commands/advise';
import type { ArenaOptions } from './commands/arena';
import type { BotsOptions } from './commands/bots';
import type { PlayOptions } from './commands/play';
import type { ReplayOptions } from './commands/replay';
import type { ReviewOptions } from './commands/review';
import type { SimulateOptions } from './commands/simulate';
import type { TurnsOptions } from './commands/turns';
import { type Answer, EXIT, type Io, oneLine } from './io';

const versionOf = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown';
};

/** Commands load what they need when they are called: `turns` must not wait for the prompts of `play`. */
const programFor = (io: Io, answers: Answer[]): Command => {
  const program = new Command('showboat')
    .description('Three board games at the command line: play them, replay them, check their rules.')
    .version(versionOf())
    .showSuggestionAfterError(false)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(`${oneLine(text)}\n`),
    });
  const keep = async (answer: Promise<Answer>): Promise<void> => {
    answers.push(await answer);
  };
  const command = (usage: string, text: string): Command => program.command(usage).description(text).version(versionOf());

  command('serve', 'the games in the browser, on http://localhost:8080 unless HOST and PORT say otherwise').action(async () =>
    keep((await import('./commands/serve')).serve(io)),
  );

  command(
    'backup <file>',
    'a copy of everything stored in DATA_DIR (./data), also while a server is running; PostgreSQL has its own ways',
  ).action(async (file: string) => keep((await import('./commands/backup')).backup(file, io)));

  command(
    'restore <file>',
    'puts a backup into DATA_DIR (./data), while no server is running; what was there is kept aside',
  ).action(async (file: string) => keep((await import('./commands/backup')).restore(file, io)));

  command('check-store', 'replays every game in DATA_DIR (./data) or DATABASE_URL and compares it with what was stored').action(
    async () => keep((await import('./commands/check-store')).checkStore(io)),
  );

  command(
    'copy-store <from> <to>',
    'everything from one store into another, empty one, compared by hashes; a store is a data folder or postgresql://…',
  ).action(async (from: string, to: string) => keep((await import('./commands/copy-store')).copyStore(from, to, io)));

  command('bots', 'thinks for the bots of servers that share a database')
    .option('--database <url>', 'their PostgreSQL; else DATABASE_URL')
    .option('--workers <n>', 'threads that think; else one for each core but one')
    .action(async (options: BotsOptions) => keep((await import('./commands/bots')).bots(options, io)));

  command('turns <files...>', 'every distinct outcome of the turn to play in a position; - reads standard input')
    .option('--count', 'only how many, and the SHA-256 of the lines; always so with several files')
    .action(async (files: readonly string[], options: TurnsOptions) =>
      keep((await import('./commands/turns')).turns(files, options, io)),
    );

  command('replay <record>', 'the position that a text record leads to, as JSON; or the end of the game in words')
    .option('--json', 'result, ending and position for programs')
    .option('--draw', 'in words and with a picture')
    .action(async (file: string, options: ReplayOptions) => keep((await import('./commands/replay')).replay(file, options, io)));

  command(
    'verify <file-or-url>',
    'whether every draw of a finished game, in a file or at a table such as https://example.org/t/ID, follows from the seed that it promised; exits with 1 if not, 3 if it has no open seal',
  ).action(async (file: string) => keep((await import('./commands/verify')).verify(file, io)));

  command('draw <file>', 'a text picture of a position or of the end of a record').action(async (file: string) =>
    keep((await import('./commands/draw')).draw(file, io)),
  );

  command('simulate [game]', 'random games: how fast, how long, how they end, who wins')
    .option('--games <n>', 'how many', '100')
    .option('--seed <text>', 'the same seed, the same games', 'showboat')
    .option('--preset <id>', 'a set of options by name')
    .option('--options <k=v,...>', 'options by name')
    .option('--seats <n>', 'players')
    .option('--json', 'for programs')
    .action(async (game: string | undefined, options: SimulateOptions) =>
      keep((await import('./commands/simulate')).simulate(game, options, io)),
    );

  command('play [game]', 'a game against bots, or others who move at random, step by step, with undo')
    .option('--preset <id>', 'a set of options by name')
    .option('--options <k=v,...>', 'options by name')
    .option('--seats <n>', 'players')
    .option('--bots <level>', 'opponents that think: deckhand, mate, captain or commodore, with a style as in mate:pushy')
    .option('--seed <text>', 'the same seed and the same moves, the same game')
    .action(async (game: string | undefined, options: PlayOptions) =>
      keep((await import('./commands/play')).play(game, options, io)),
    );

  command('arena [game]', 'bots against each other: who wins how often, and how sure that is')
    .requiredOption('--bots <a,b,...>', 'such as captain,mate or commodore@300ms,captain:pushy,mate@50')
    .option('--games <n>', 'how many at most; whole deals, in which every bot has every seat once', '120')
    .option('--seed <text>', 'the same seed, the same games', 'showboat')
    .option('--preset <id>', 'a set of options by name')
    .option('--options <k=v,...>', 'options by name')
    .option('--seats <n>', 'players; else one for each bot')
    .option('--time <ms>', 'milliseconds for every turn of bots that search')
    .option('--iterations <n>', 'iterations for every turn of bots that search')
    .option('--workers <n>', 'threads; else one for each core')
    .option('--no-stop', 'play all games, also when a difference between the first two bots is proven')
    .option('--json', 'for programs')
    .action(async (game: string | undefined, options: ArenaOptions) =>
      keep((await import('./commands/arena')).arena(game, options, io)),
    );

  command('advise <position>', 'the best three turns in a position, or where a record stops, and why; - reads standard input')
    .option('--iterations <n>', 'how long to think', '2000')
    .option('--seed <text>', 'the same seed, the same advice', 'showboat')
    .option('--json', 'for programs')
    .action(async (file: string, options: AdviseOptions) => keep((await import('./commands/advise')).advise(file, options, io)));

  command('review <record>', 'a game looked back upon: what decisions gave away, and what chance gave and took')
    .option('--iterations <n>', 'how long to think about each decision', '300')
    .option('--seed <text>', 'the same seed, the same review', 'showboat')
    .option('--json', 'for programs')
    .action(async (file: string, options: ReviewOptions) => keep((await import('./commands/review')).review(file, options, io)));

  command('rules <game> [id]', 'the rule book, a rule such as MQ-PUSH-2, or a chapter such as MQ-PUSH').action(
    async (game: string, id: string | undefined) => keep((await import('./commands/rules')).rules(game, id, io)),
  );

  command('board', 'boards of your own')
    .command('check <files...>')
    .description('what is wrong with a board file; - reads standard input')
    .action(async (files: readonly string[]) => keep((await import('./commands/board')).checkBoards(files, io)));

  command('options <game>', 'the options and presets of a game').action(async (game: string) =>
    keep((await import('./commands/options')).options(game, io)),
  );

  // The library's own help command answers an unknown name with a page on standard error.
  command('help [command]', 'what a command does').action((name: string | undefined) => {
    const found = name === undefined ? program : program.commands.find((one) => one.name() === name);
    if (found) found.outputHelp();
    else program.error(`error: unknown command '${name}'`);
  });
  return program;
};

const internal = (error: unknown, io: Io): number => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  io.stderr.write(`internal error: ${oneLine(message)} (SHOWBOAT_DEBUG=1 shows where)\n`);
  if (io.isDebug && stack) io.stderr.write(`${stack}\n`);
  return EXIT.internal;
};

/** The whole program except its process: arguments in, exit code out. */
export const main = async (argv: readonly string[], io: Io): Promise<number> => {
  const answers: Answer[] = [];
  try {
    const program = programFor(io, answers);
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.badInput;
    return internal(error, io);
  }
  for (const answer of answers) {
    if (answer === 'done') continue;
    io.stderr.write(`error: ${oneLine(answer.problem)}\n`);
    return answer.exit ?? EXIT.badInput;
  }
  return EXIT.done;
};
