import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Random } from '@showboat/engine';
import { MovesStored } from '@showboat/protocol';
import * as v from 'valibot';
import { openRequest, textOf } from '../chaos/http';
import type { Batch, Ledger } from '../chaos/ledger';
import type { Shadow } from '../chaos/shadow';
import { Problem, type World } from '../chaos/world';

/** What became of one batch of moves. */
export interface Sent {
  /** When it was sent first. */
  readonly at: number;
  /** Until it was accepted, however often it had to be sent. */
  readonly ms: number;
  /** How often the answer was "try again". */
  readonly again: number;
}

export interface LiveSeatOptions {
  readonly id: string;
  readonly seat: number;
  readonly token: string;
  readonly shadow: Shadow;
  readonly ledger: Ledger;
  readonly random: Random;
  /** From the start of a turn, at most. */
  readonly thinkMs: number;
  /** The number of the last line that was read. */
  readonly seq: () => number;
  /** Resolves with the next line. */
  readonly nextLine: () => Promise<void>;
  readonly onSent: (sent: Sent) => void;
}

const Stored = v.pipe(v.string(), v.parseJson(), MovesStored);
const AGENT = new Agent({ keepAlive: true });
const SILENCE_MS = 20_000;

/** Sends moves until they are accepted. Whatever is neither that nor "try again" is a problem: so is a connection that breaks. */
const send = async (world: World, { id, token, ledger }: LiveSeatOptions, batch: Batch): Promise<Sent> => {
  const at = performance.now();
  ledger.sent(batch);
  for (let again = 0; ; again++) {
    const asking = { method: 'POST', path: `/tables/${id}/moves`, token, body: batch } as const;
    const answer = await openRequest(world.sites[0].url ?? '', asking, { silenceMs: SILENCE_MS, agent: AGENT });
    const text = await textOf(answer);
    if (answer.statusCode === 200) {
      ledger.acknowledged(batch, v.parse(Stored, text).seq);
      return { at, ms: performance.now() - at, again };
    }
    if (answer.statusCode !== 503)
      throw new Problem(`table ${id}: ${JSON.stringify(batch)} was answered ${answer.statusCode}: ${text}`);
    await setTimeout(Number(answer.headers['retry-after'] ?? 1) * 1000);
  }
};

/** Somebody who thinks, moves and waits, until the run comes to an end. */
export const playLive = async (world: World, options: LiveSeatOptions): Promise<void> => {
  const { seat, shadow, random, thinkMs, seq, nextLine, onSent } = options;
  for (let batches = 0; !world.isOver && !world.isClosing && shadow.actor !== 'nobody'; ) {
    if (shadow.actor !== seat) {
      await nextLine();
      continue;
    }
    await setTimeout(random() * thinkMs);
    if (world.isOver || world.isClosing) return;
    const batch = { after: seq(), id: `${seat}-${batches++}`, moves: shadow.choose(seat, random) };
    onSent(await send(world, options, batch));
    while (seq() < batch.after + batch.moves.length && !world.isOver && !world.isClosing) await nextLine();
  }
};
