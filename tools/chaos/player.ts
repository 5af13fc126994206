import { setTimeout } from 'node:timers/promises';
import { type Random, pick } from '@showboat/engine';
import { MovesStored } from '@showboat/protocol';
import * as v from 'valibot';
import type { Follower } from './follower';
import { type Answer, type Asking, ask, insist } from './http';
import type { Batch, Ledger } from './ledger';
import type { Shadow } from './shadow';
import { Problem, type World } from './world';

export interface PlayerOptions {
  readonly id: string;
  readonly seat: number;
  readonly follower: Follower;
  readonly shadow: Shadow;
  readonly ledger: Ledger;
  /** After so many batches it says nothing more, until the run comes to an end. */
  readonly silentAfter: number;
  readonly mayTakeBack: boolean;
}

const PAUSE_MS = 15;
const Stored = v.pipe(v.string(), v.parseJson(), MovesStored);

/** One seat, played by a program that loses answers, doubts, repeats itself and sometimes talks nonsense. */
export const playSeat = async (world: World, options: PlayerOptions): Promise<void> => {
  const { id, seat, follower, shadow, ledger, silentAfter, mayTakeBack } = options;
  const { figures } = world;
  const random: Random = world.random(`${id}/${seat}`);
  const { token } = follower;
  const path = `/tables/${id}`;
  const moving = (body: unknown): Asking => ({ method: 'POST', path: `${path}/moves`, token, body });
  let batches = 0;
  /** The last number that was acknowledged. */
  let reached = 0;
  /** Batches of which a copy was not answered in time. */
  const silent = new Set<Batch>();

  /** The same again, until there is an answer; sometimes twice at once. */
  const send = async (batch: Batch): Promise<readonly Answer[]> => {
    ledger.sent(batch);
    const onSilence = (): void => void silent.add(batch);
    for (let times = 0; !world.isOver; times++) {
      const isTwice = random() < 0.2;
      if (times > 0 || isTwice) figures.repeated += 1;
      const asked = await Promise.all([
        ask(world, moving(batch), { onSilence }),
        isTwice ? ask(world, moving(batch), { line: 1, onSilence }) : undefined,
      ]);
      const answers = asked.filter((answer) => answer !== undefined);
      if (answers.length > 0) return answers;
      await setTimeout(random() * PAUSE_MS);
    }
    return [];
  };

  const seqIn = (answer: Answer | undefined, batch: Batch): number | undefined => {
    if (!answer) return undefined;
    if (answer.ok) return v.parse(Stored, answer.body).seq;
    throw new Problem(`table ${id}, seat ${seat}: acknowledged as ${JSON.stringify(batch)}, and refused later: ${answer.code}`);
  };

  const settle = (batch: Batch, answers: readonly Answer[]): boolean => {
    const stored = answers.some(({ ok }) => ok);
    for (const answer of answers) {
      if (stored) ledger.acknowledged(batch, seqIn(answer, batch) ?? 0);
      // The table has moved on, a bot keeps the seat, or the game is over; a legal move after the right number is never refused.
      else if (!answer.ok && (answer.code === 'stale' || answer.code === 'wrong-time')) ledger.stale(batch, silent.has(batch));
      else throw new Problem(`table ${id}, seat ${seat}: ${JSON.stringify(batch)} was answered ${answer.ok ? 200 : answer.code}`);
    }
    if (stored) {
      figures.acknowledged += 1;
      figures.moves += batch.moves.length;
      reached = batch.after + batch.moves.length;
    }
    return stored;
  };

  const mustBeRefused = async (body: Batch, codes: readonly string[]): Promise<void> => {
    const answer = await ask(world, moving(body));
    if (!answer) return;
    const code = answer.ok ? 'stored' : answer.code;
    if (!codes.includes(code))
      throw new Problem(`table ${id}, seat ${seat}: ${JSON.stringify(body)} should be ${codes.join(' or ')}, and was ${code}`);
    figures.refused += 1;
  };

  const misbehave = async (batch: Batch): Promise<void> => {
    const what = random();
    const known = ledger.acknowledgements;
    if (what < 0.15 && known.length > 0) {
      const old = pick(random, known);
      figures.repeated += 1;
      const seq = seqIn(await ask(world, moving(old), { line: 1 }), old);
      if (seq !== undefined) ledger.acknowledged(old, seq);
    } else if (what < 0.2 && known.length > 0) {
      const { id: used, moves } = pick(random, known);
      await mustBeRefused({ after: follower.texts.length, id: used, moves: [...moves, ...moves] }, ['id-reused']);
    } else if (what < 0.25) {
      await mustBeRefused({ ...batch, id: `${batch.id}-late` }, ['stale', 'wrong-time']);
    } else if (what < 0.35 && mayTakeBack) {
      await ask(world, { method: 'POST', path: `${path}/takebacks`, token, body: { to: batch.after } });
    }
  };

  const answerTakeback = async (): Promise<void> => {
    const body = { yes: random() < 0.7 };
    if (await ask(world, { method: 'POST', path: `${path}/takebacks/answer`, token, body })) follower.answered();
  };

  const isSilent = (): boolean => batches >= silentAfter && !world.isClosing;

  const act = async (): Promise<void> => {
    const { table } = follower;
    const own = table?.seats[seat];
    if (!table || table.status !== 'running' || isSilent()) return;
    if (own?.kind === 'person' && own.standIn !== null) {
      await insist(world, { method: 'POST', path: `${path}/seats/${seat}`, token, body: {} });
      return;
    }
    if (follower.asked !== undefined) return answerTakeback();
    if (table.actor !== seat || shadow.actor !== seat) return;
    // Own moves come back in the stream; who does not wait for them is late.
    if (follower.texts.length < reached && random() < 0.95) return;
    const batch = { after: follower.texts.length, id: `${seat}-${batches}-${world.seed}`, moves: shadow.choose(seat, random) };
    batches += 1;
    if (settle(batch, await send(batch))) await misbehave(batch);
  };

  while (!world.isOver && follower.result === undefined) {
    const before = follower.texts.length;
    await act();
    await setTimeout(before === follower.texts.length ? PAUSE_MS : random() * PAUSE_MS);
  }
};
