import { runCli } from '@showboat/cli/testing/run-cli';
import type { Game, OptionValues } from '@showboat/engine';
import { CATALOG } from '@showboat/games/catalog';
import { findTested } from '@showboat/games/testing';
import type { GameView } from '@showboat/ui';
import { type ReadableGame, readShared } from '../../client/share/read';
import { textsFor } from './texts';

// Opens every hostile text of a game through every door, within the memory that this process was given. `hostile.test.ts` waits for it.

const viewOf = <State, Move, Options extends OptionValues>(
  game: Game<State, Move, Options>,
): Pick<GameView<State, Move, Options>, 'game' | 'loadPositions'> => ({ game, loadPositions: async () => game });

const findGame = async (id: string): Promise<ReadableGame | undefined> => {
  const entry = CATALOG.find((one) => one.id === id);
  return entry && { use: (visit) => entry.use(({ game }) => visit(viewOf(game))) };
};

const COMMANDS = [
  ['turns', '-', '--count'],
  ['draw', '-'],
  ['replay', '-', '--json'],
  ['board', 'check', '-'],
  ['advise', '-', '--iterations', '3'],
] as const;

const id = process.argv[2];
const entry = CATALOG.find((one) => one.id === id);
if (!entry) throw new Error(`no game is called ${id}`);
const problems: string[] = [];
const texts = [...textsFor(entry), ...(findTested(id).hostile ?? [])];
for (const { name, text } of texts) {
  const opened = await readShared(text, findGame);
  if (!opened.ok && !/^[a-z]+(-[a-z]+)*$/.test(opened.refusal.code))
    problems.push(`${name}: the page says ${opened.refusal.code}`);
  for (const argv of COMMANDS) {
    const { code, err } = await runCli(argv, { stdin: text });
    if (code !== 0 && !(code === 2 && /^error: [^\n]+\n$/.test(err)))
      problems.push(`${name}: ${argv[0]} ends with ${code}: ${err}`);
  }
  const [argument] = [text.slice(0, 2000).replaceAll('\0', '')];
  const { code } = await runCli(['simulate', id, '--games', '1', '--options', argument]);
  if (code !== 0 && code !== 2) problems.push(`${name}: as an argument it ends with ${code}`);
}
process.stdout.write(`${JSON.stringify({ texts: texts.length, problems })}\n`);
