import { PING } from '../tables/lines';

/** Where the lines of a stream leave. */
export interface Outlet {
  /** Whole lines. */
  write(text: string): void;
  /** Bytes that the other side has not taken. */
  readonly waiting: number;
  end(): void;
  /** At once. */
  destroy(): void;
  /** Called once, whoever ended it; later also where it was closed before. */
  onClose(then: () => void): void;
}

export interface Stream {
  write(line: string): void;
  end(): void;
  /** Called once, whoever ended it. */
  onClose(then: () => void): void;
}

export interface PingedStream extends Stream {
  ping(): void;
}

/** Who does not read is let go before it costs much memory; it can come back with its last number. */
export const MOST_WAITING = 1_000_000;
/** Pings in a row after which nothing of what waits has been taken. */
const MOST_UNHEARD = 6;

/** Those with lines that wait to leave. */
let unsent: (() => void)[] = [];

const sendAll = (): void => {
  const all = unsent;
  unsent = [];
  for (const send of all) send();
};

/** After everything that is being done now, for all streams: lines that come together leave together, and so does the answer to who moved. */
const sendSoon = (send: () => void): void => {
  if (unsent.length === 0) process.nextTick(sendAll);
  unsent.push(send);
};

/** Lines that go on until somebody ends them. */
export const openStream = (outlet: Outlet): PingedStream => {
  const thens: (() => void)[] = [];
  let waiting = '';
  let isEnded = false;
  let isClosed = false;
  let unheard = 0;
  let waited = 0;

  outlet.onClose(() => {
    isClosed = true;
    for (const then of thens) then();
  });

  const flush = (): void => {
    const text = waiting;
    waiting = '';
    if (isClosed || isEnded || text === '') return;
    outlet.write(text);
    if (outlet.waiting > MOST_WAITING) outlet.destroy();
  };
  const write = (line: string): void => {
    if (waiting === '') sendSoon(flush);
    waiting += line;
  };
  return {
    write,
    ping: () => {
      write(PING);
      const now = outlet.waiting;
      unheard = now > 0 && now >= waited ? unheard + 1 : 0;
      waited = now;
      if (unheard > MOST_UNHEARD) outlet.destroy();
    },
    end: () => {
      flush();
      isEnded = true;
      outlet.end();
    },
    onClose: (then) => void (isClosed ? then() : thens.push(then)),
  };
};
