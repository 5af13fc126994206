import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface LossyLine {
  readonly url: string;
  /** How often a stream was cut, and how often the answer to a move was lost. */
  readonly lost: { streams: number; answers: number };
  close(): Promise<void>;
}

/** Of each kind: a bot waits a moment before it comes back. */
const MOST = 4;
const BYTES_OF_STREAM = 2500;

/** A way to the server on which some streams break off, and some answers to moves never arrive although the moves did. */
export const openLossyLine = async (target: string): Promise<LossyLine> => {
  const { hostname, port } = new URL(target);
  const lost = { streams: 0, answers: 0 };
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let left = Number.POSITIVE_INFINITY;
    let kind: keyof typeof lost = 'streams';
    const cut = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', cut).on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    client.on('data', (request) => {
      upstream.write(request);
      const text = request.toString('latin1');
      if (/^GET \S+\/events/.test(text) && lost.streams < MOST) [kind, left] = ['streams', BYTES_OF_STREAM];
      if (/^POST \S+\/moves/.test(text) && lost.answers < MOST) [kind, left] = ['answers', 0];
    });
    upstream.on('data', (answer) => {
      left -= answer.length;
      if (left >= 0) {
        client.write(answer);
        return;
      }
      lost[kind] += 1;
      cut();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an address of this kind.
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    lost,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
};
