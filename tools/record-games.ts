import { TESTED, findTested } from '@showboat/games/testing';

// `npm run record-games` makes every game rewrite its golden playthroughs and recorded games, `npm run record-games -- <game>` one of
// them. Read the diff before committing it: every line is a change of the rules that players will notice.

const given = process.argv.slice(2);
for (const { id, record } of given.length > 0 ? given.map((name) => findTested(name)) : TESTED) {
  if (!record) throw new Error(`nothing to record for ${id}`);
  process.stdout.write(`${id}\n`);
  await record();
}
