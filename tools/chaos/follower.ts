import { setTimeout } from 'node:timers/promises';
import { type Table, TableEvent } from '@showboat/protocol';
import * as v from 'valibot';
import { openRequest, refusalIn, textOf } from './http';
import { Problem, type Site, type World } from './world';

export type NumberedLine = Extract<TableEvent, { readonly kind: 'move' | 'takeback' }>;

/** One who follows a table for the whole run, over every death of the server, and believes nothing. */
export interface Follower {
  readonly token: string;
  /** Each numbered line as it was read: number n is at n - 1. */
  readonly texts: readonly string[];
  readonly lines: readonly NumberedLine[];
  /** As the latest line tells it. */
  readonly table: Table | undefined;
  /** A takeback that this seat was asked about, and has not answered. */
  readonly asked: number | undefined;
  readonly result: string | undefined;
  /** Seats that were kept by a bot at some time. */
  readonly away: ReadonlySet<number>;
  /** The server whose stream it reads now. */
  readonly site: Site | undefined;
  answered(): void;
  run(): Promise<void>;
}

export interface FollowerOptions {
  readonly id: string;
  readonly token: string;
  readonly name: string;
  readonly onLine?: (line: NumberedLine) => void;
  readonly onTable?: (table: Table) => void;
}

const AGAIN_MS = 40;
/** With one server: streams say something every ten seconds. Where there are others, those who hear nothing try another one sooner. */
const SILENCE_MS = 15_000;
const SILENCE_OF_MANY_MS = 5_000;
const Line = v.pipe(v.string(), v.parseJson(), TableEvent);

/** Everything in a stream after this number, line by line, until it ends. Answers whether it ended as streams may end. */
export const readStream = async (
  world: World,
  { id, token, signal = world.signal }: Pick<FollowerOptions, 'id' | 'token'> & { readonly signal?: AbortSignal },
  after: number,
  onText: (text: string, event: TableEvent) => void,
  onSite?: (site: Site | undefined) => void,
): Promise<'over' | 'lost'> => {
  const site = await world.whenUp();
  if (site?.url === undefined) return 'lost';
  const silenceMs = world.sites.length > 1 ? SILENCE_OF_MANY_MS : SILENCE_MS;
  let last: TableEvent | undefined;
  try {
    const path = `/tables/${id}/events?after=${after}`;
    const stream = await openRequest(site.url, { method: 'GET', path, token }, { silenceMs });
    onSite?.(site);
    const abort = (): void => void stream.destroy();
    signal.addEventListener('abort', abort);
    stream.once('close', () => signal.removeEventListener('abort', abort));
    if (stream.statusCode !== 200) {
      const text = await textOf(stream);
      if (stream.statusCode === 503) return 'lost';
      const refusal = refusalIn(`table ${id}: the stream after ${after}`, stream.statusCode, text);
      throw new Problem(
        `table ${id}: number ${after} was told, and is gone: ${refusal.ok ? '' : `${refusal.code}, now at ${refusal.seq}`}`,
      );
    }
    let rest = '';
    for await (const part of stream.setEncoding('utf8')) {
      const texts = `${rest}${String(part)}`.split('\n');
      rest = texts.pop() ?? '';
      for (const text of texts) {
        const event = v.parse(Line, text);
        if (!last && event.kind !== 'table') throw new Problem(`table ${id}: a stream began with ${text}`);
        last = event;
        onText(text, event);
      }
    }
    if (!stream.complete) return 'lost';
  } catch (error) {
    if (error instanceof Problem || v.isValiError(error)) throw error;
    return 'lost';
  } finally {
    onSite?.(undefined);
  }
  if (last?.kind === 'over') return 'over';
  if (last?.kind === 'bye') return 'lost';
  throw new Problem(`table ${id}: a stream ended after ${JSON.stringify(last)}`);
};

export const createFollower = (world: World, options: FollowerOptions): Follower => {
  const { id, token, name, onLine, onTable } = options;
  const random = world.random(`${id}/${name}`);
  const texts: string[] = [];
  const lines: NumberedLine[] = [];
  const away = new Set<number>();
  let table: Table | undefined;
  let asked: number | undefined;
  let result: string | undefined;
  let site: Site | undefined;

  const numbered = (text: string, line: NumberedLine, expected: number): void => {
    if (line.seq !== expected) throw new Problem(`table ${id}: ${name} was told ${line.seq} after ${expected - 1}`);
    if (expected <= texts.length) {
      world.figures.again += 1;
      if (texts[expected - 1] !== text)
        throw new Problem(`table ${id}: number ${expected} was ${texts[expected - 1]}, and is ${text} now`);
      return;
    }
    world.figures.lines += 1;
    texts.push(text);
    lines.push(line);
    asked = undefined;
    onLine?.(line);
  };

  const told = (event: TableEvent): void => {
    switch (event.kind) {
      case 'table':
        table = event.table;
        if (table.actor !== null) asked = undefined;
        for (const seat of table.seats) if (seat.kind === 'person' && seat.standIn !== null) away.add(seat.seat);
        onTable?.(table);
        break;
      case 'asked':
        asked = event.by === table?.you ? undefined : event.to;
        break;
      case 'over':
        result = event.result;
        break;
      case 'move':
      case 'takeback':
      case 'answered':
      case 'chat':
      case 'ping':
      case 'bye':
        break;
    }
  };

  return {
    token,
    texts,
    lines,
    away,
    get table() {
      return table;
    },
    get asked() {
      return asked;
    },
    get result() {
      return result;
    },
    get site() {
      return site;
    },
    answered: () => {
      asked = undefined;
    },
    run: async () => {
      for (let opened = 0; !world.isOver; opened++) {
        if (opened > 0) world.figures.reconnects += 1;
        // Now and then from further back, or from the start: a number is the same line whenever it is read.
        const after = random() < 0.25 ? Math.floor(random() * (texts.length + 1)) : texts.length;
        let expected = after;
        const onText = (text: string, event: TableEvent): void => {
          if (event.kind === 'move' || event.kind === 'takeback') numbered(text, event, (expected += 1));
          else told(event);
        };
        const end = await readStream(world, options, after, onText, (at) => {
          site = at;
        });
        if (end === 'over') return;
        await setTimeout(random() * AGAIN_MS);
      }
    },
  };
};
