import { setTimeout } from 'node:timers/promises';
import { parseRecord } from '@showboat/engine';
import { Disclosure } from '@showboat/protocol';
import { wrongDraw } from './draws';
import { type Follower, type NumberedLine, readStream } from './follower';
import type { GameTable } from './game-table';
import { insist, insistOn } from './http';
import { entryOf } from './shadow';
import { Problem, type World } from './world';

/** The whole log, read anew by one who followed it, is what it was told before. */
export const checkAgain = async (world: World, { id }: GameTable, { token, texts }: Follower): Promise<void> => {
  for (;;) {
    const read: string[] = [];
    const end = await readStream(world, { id, token }, 0, (text, { kind }) => {
      if (kind === 'move' || kind === 'takeback') read.push(text);
    });
    if (world.isOver) return;
    if (end === 'lost') {
      await setTimeout(10);
      continue;
    }
    const wrong = texts.findIndex((text, at) => text !== read[at]);
    if (wrong >= 0 || read.length !== texts.length)
      throw new Problem(`table ${id}: number ${wrong + 1} was ${texts[wrong]}, and is ${read[wrong]} now; ${read.length} in all`);
    world.figures.again += read.length;
    return;
  }
};

/** Followers may see less than others of a move, but no other one. */
const checkSameGame = ({ id, followers }: GameTable): void => {
  const [first, ...others] = followers.map(({ lines }) =>
    lines.map((line) => (line.kind === 'move' ? `${line.seq} ${line.by} ${line.at}` : `${line.seq} back ${line.to} ${line.at}`)),
  );
  for (const other of others) {
    const wrong = first.findIndex((line, at) => line !== other[at]);
    if (wrong >= 0 || first.length !== other.length)
      throw new Problem(`table ${id}: two followers were told different things: ${first[wrong]} and ${other[wrong]}`);
  }
};

/** The moves that count: those that were not taken back. */
const kept = (lines: readonly NumberedLine[]): readonly NumberedLine[] => {
  const after: (readonly NumberedLine[])[] = [[]];
  for (const line of lines) after.push(line.kind === 'takeback' ? after[line.to] : [...after[after.length - 1], line]);
  return after[after.length - 1];
};

const checkRecord = (world: World, { id, plan: { game } }: GameTable, record: string, { lines, result }: Follower): void => {
  const replayed = entryOf(game).use((entry) => {
    const parsed = parseRecord(entry.game, record);
    return parsed.ok
      ? { moves: parsed.value.record.moves.length, result: parsed.value.record.result }
      : { problem: JSON.stringify(parsed.refusal) };
  });
  if ('problem' in replayed) throw new Problem(`table ${id}: its record does not replay: ${replayed.problem}`);
  const { length } = kept(lines);
  if (replayed.moves !== length || replayed.result !== result)
    throw new Problem(`table ${id}: its record has ${replayed.moves} moves and ${replayed.result}, not ${length} and ${result}`);
  world.figures.records += 1;
};

const checkDraws = (world: World, { id, commitment }: GameTable, disclosure: Disclosure, { lines }: Follower): void => {
  const wrong = wrongDraw(disclosure, commitment);
  if (wrong !== undefined) throw new Problem(`table ${id}: ${wrong}`);
  const drawn = lines.flatMap((line) => (line.kind === 'move' && line.by === 'chance' ? [line] : []));
  // What others may not see is hidden in the stream, and told at the end.
  const isSame = ({ seq, token }: Disclosure['draws'][number], at: number): boolean =>
    drawn[at]?.seq === seq && (drawn[at].token === token || drawn[at].token.includes('?'));
  if (drawn.length !== disclosure.draws.length || !disclosure.draws.every(isSame))
    throw new Problem(`table ${id}: the draws that are disclosed are not those of the log`);
  world.figures.draws += drawn.length;
};

/** Everything that can be said about a game when it is over. */
export const verifyTable = async (world: World, table: GameTable): Promise<void> => {
  const { id, host, seats, followers } = table;
  checkSameGame(table);
  for (const { seat, ledger, follower } of seats) {
    await checkAgain(world, table, follower);
    ledger.check(follower.lines, follower.away.has(seat));
  }
  const [follower] = followers;
  const path = `/tables/${id}`;
  const disclosure = await insistOn(world, Disclosure, { method: 'GET', path: `${path}/disclosure`, token: host.token });
  const record = await insist(world, { method: 'GET', path: `${path}/record`, token: host.token });
  if (!disclosure || !record?.ok) return;
  if (disclosure.record !== record.body) throw new Problem(`table ${id}: two records of one game`);
  checkDraws(world, table, disclosure, follower);
  checkRecord(world, table, record.body, follower);
  world.figures.finished += 1;
};
