import { existsSync } from 'node:fs';
import { CATALOG } from '../games/catalog';

// `npm run record-games` lets every game write its golden playthroughs and recorded games anew, `npm run record-games -- patrician` one of
// them. Read the diff before committing it: every line of it is a change of the rules that somebody will notice.

const recorderOf = (game: string): URL => new URL(`../games/${game}/testing/record-games.ts`, import.meta.url);

const given = process.argv.slice(2);
for (const game of given.length > 0 ? given : CATALOG.map(({ id }) => id)) {
  if (!existsSync(recorderOf(game))) throw new Error(`nothing to record for ${game}`);
  process.stdout.write(`${game}\n`);
  await import(recorderOf(game).href);
}
