import { type Socket, connect } from 'node:net';

/** A connection that is kept open, one request at a time: as light as can be, because it runs beside the server it measures. */
export interface HttpLine {
  ask(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Moves are answered with so little that nobody reads it. */
  post(path: string, body: string, then: () => void): void;
  close(): void;
}

const END_OF_HEADERS = '\r\n\r\n';

const headOf = (method: string, path: string, token: string | undefined): string =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${token === undefined ? '' : `Authorization: Bearer ${token}\r\n`}`;

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.setEncoding('latin1');
    socket.once('error', reject);
    socket.once('connect', () => resolve(socket));
  });

export const openHttpLine = async (port: number, token?: string): Promise<HttpLine> => {
  let rest = '';
  let unanswered: string | undefined;
  let isClosed = false;
  let then: (status: number, body: string) => void = () => undefined;
  const hear = (text: string): void => {
    rest += text;
    const head = rest.indexOf(END_OF_HEADERS);
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(rest.slice(0, head))?.[1] ?? 0);
    const start = head + END_OF_HEADERS.length;
    if (rest.length < start + length) return;
    const status = Number(rest.slice(9, 12));
    const body = rest.slice(start, start + length);
    rest = '';
    unanswered = undefined;
    then(status, body);
  };
  const open = async (): Promise<Socket> => {
    const socket = await opened(port);
    socket.on('data', hear);
    // A line that was idle for a minute is closed by the server; what was on its way then is sent again.
    socket.on('close', () => {
      if (unanswered !== undefined && !isClosed) void reopen();
    });
    return socket;
  };
  const reopen = async (): Promise<void> => {
    socket = await open();
    if (unanswered !== undefined) socket.write(unanswered, 'latin1');
  };
  let socket = await open();
  const request = (method: string, path: string, body: string): void => {
    const length = `Content-Type: application/json\r\nContent-Length: ${body.length}`;
    unanswered = `${headOf(method, path, token)}${length}${END_OF_HEADERS}${body}`;
    if (socket.destroyed) void reopen();
    else socket.write(unanswered, 'latin1');
  };
  return {
    ask: (method, path, body = {}) =>
      new Promise((resolve, reject) => {
        then = (status, text) => {
          if (status < 300) resolve(JSON.parse(text));
          else reject(new Error(`${method} ${path}: ${status} ${text}`));
        };
        request(method, path, JSON.stringify(body));
      }),
    post: (path, body, done) => {
      then = (status, text) => {
        if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
        done();
      };
      request('POST', path, body);
    },
    close: () => {
      isClosed = true;
      socket.destroy();
    },
  };
};

/** Follows a stream of lines; resolves with its end when the first has come. Between the lines there are sizes of chunks. */
export const followLines = async (
  port: number,
  path: string,
  token: string,
  hear: (line: string) => void,
): Promise<() => void> => {
  const socket = await opened(port);
  return new Promise((resolve) => {
    let rest = '';
    socket.on('data', (text: string) => {
      const all = rest + text;
      let start = 0;
      for (let end = all.indexOf('\n'); end >= 0; end = all.indexOf('\n', start)) {
        if (all.charCodeAt(start) === 0x7b) {
          hear(all.slice(start, end));
          resolve(() => void socket.destroy());
        }
        start = end + 1;
      }
      rest = all.slice(start);
    });
    socket.write(`${headOf('GET', path, token)}${END_OF_HEADERS.slice(2)}`);
  });
};
