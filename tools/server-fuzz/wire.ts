import { type Socket, connect } from 'node:net';

/** An answer as it came over the wire. */
export interface Told {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** A connection that is written to byte by byte: no client in between that repairs what is sent. */
export interface Wire {
  readonly socket: Socket;
  send(bytes: Buffer | string): void;
  /** The next answer; `undefined` when the other side has closed the connection, or says nothing for too long. */
  next(isHead?: boolean): Promise<Told | undefined>;
}

const PATIENCE_MS = 20_000;

interface Head extends Omit<Told, 'body'> {
  readonly length: number;
}

const headIn = (text: string): Head | undefined => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first, ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map(lines.map((line) => [line.split(':', 1)[0].toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
  return { status: Number(first.split(' ')[1]), headers, length: end + 4 };
};

/** The body that begins here and where it ends, if all of it has come. */
const bodyIn = (text: string, { status, headers, length }: Head, isHead: boolean): readonly [string, number] | undefined => {
  if (isHead || status === 204 || status === 304) return ['', length];
  if (headers.get('transfer-encoding') === 'chunked') {
    let body = '';
    for (let at = length; ; ) {
      const line = text.indexOf('\r\n', at);
      const size = line < 0 ? NaN : Number.parseInt(text.slice(at, line), 16);
      if (Number.isNaN(size) || text.length < line + 2 + size + 2) return undefined;
      body += text.slice(line + 2, line + 2 + size);
      at = line + 2 + size + 2;
      if (size === 0) return [body, at];
    }
  }
  const end = length + Number(headers.get('content-length') ?? 0);
  return text.length < end ? undefined : [text.slice(length, end), end];
};

/** Bytes are read as Latin-1, one character each, so that lengths count. */
const decoded = (body: string): string => Buffer.from(body, 'latin1').toString('utf8');

export const dial = (port: number): Promise<Wire> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let text = '';
    let isOver = false;
    let wake = (): void => undefined;
    socket.setEncoding('latin1');
    socket.on('data', (more) => {
      text += more;
      wake();
    });
    socket.on('error', (error) => reject(error));
    socket.on('close', () => {
      isOver = true;
      wake();
    });
    const take = (isHead: boolean): Told | undefined => {
      const head = headIn(text);
      const body = head && bodyIn(text, head, isHead);
      if (!head || !body) return undefined;
      text = text.slice(body[1]);
      const { status, headers } = head;
      // 100 Continue is no answer yet.
      return status < 200 ? take(isHead) : { status, headers, body: decoded(body[0]) };
    };
    const next = (isHead = false): Promise<Told | undefined> =>
      new Promise((told) => {
        const patience = setTimeout(() => socket.destroy(), PATIENCE_MS);
        wake = () => {
          const answer = take(isHead);
          if (!answer && !isOver) return;
          clearTimeout(patience);
          wake = () => undefined;
          told(answer);
        };
        wake();
      });
    socket.on('connect', () => resolve({ socket, next, send: (bytes) => void (socket.writable && socket.write(bytes)) }));
  });
