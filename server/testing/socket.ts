import type { SocketLine, SocketRequest } from '@showboat/protocol';
import { ENDPOINTS } from '@showboat/protocol/endpoints';
import { answerProblems } from '@showboat/protocol/testing';
import { WebSocket } from 'ws';

/** A client of the WebSocket; every line is checked against the OpenAPI document. */
export interface TestSocket {
  readonly lines: readonly SocketLine[];
  /** As they came. */
  readonly frames: readonly string[];
  send(frame: SocketRequest | string | Buffer): void;
  /** The first line, of those that came and those to come, that it is true for. */
  until(isIt: (line: SocketLine) => boolean): Promise<SocketLine>;
  /** The answer to a request. */
  answer(re: number): Promise<SocketLine>;
  /** Resolves with the code of the end. */
  readonly closed: Promise<number>;
  close(): void;
  readonly raw: WebSocket;
}

export const socketUrl = (url: string): string => `${url.replace(/^http/, 'ws')}${ENDPOINTS.openSocket.path}`;

/** Rejects with the refusal where the line is not granted. */
export const openTestSocket = (url: string, headers: Readonly<Record<string, string>>, query = ''): Promise<TestSocket> =>
  new Promise((resolve, reject) => {
    const raw = new WebSocket(`${socketUrl(url)}${query}`, { headers: { ...headers } });
    const lines: SocketLine[] = [];
    const frames: string[] = [];
    const waiting = new Set<() => void>();
    const problems: string[] = [];
    let code: number | undefined;
    const wake = (): void => {
      for (const one of waiting) one();
    };
    const closed = new Promise<number>((then) => {
      raw.on('close', (given) => {
        code = given;
        wake();
        then(given);
      });
    });
    raw.on('message', (data) => {
      const text = String(data);
      frames.push(text);
      for (const one of text.split('\n')) {
        const line = JSON.parse(one);
        problems.push(...answerProblems('openSocket', 101, line).map((problem) => `${problem}: ${one}`));
        lines.push(line);
      }
      wake();
    });
    const until: TestSocket['until'] = (isIt) =>
      new Promise((found, fail) => {
        let seen = 0;
        const look = (): void => {
          if (problems.length > 0) fail(new Error(problems.join('\n')));
          for (; seen < lines.length; seen++) {
            if (!isIt(lines[seen])) continue;
            waiting.delete(look);
            found(lines[seen]);
            return;
          }
          if (code === undefined) return;
          waiting.delete(look);
          fail(new Error(`the line ended with ${code} before it`));
        };
        waiting.add(look);
        look();
      });
    raw.on('unexpected-response', (_request, response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => reject(new Error(`${response.statusCode} ${Buffer.concat(chunks)}`)));
    });
    raw.on('error', reject);
    raw.on('open', () =>
      resolve({
        lines,
        frames,
        send: (frame) => raw.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame)),
        until,
        answer: (re) => until((line) => (line.kind === 'done' || line.kind === 'refused') && line.re === re),
        closed,
        close: () => raw.close(),
        raw,
      }),
    );
  });
