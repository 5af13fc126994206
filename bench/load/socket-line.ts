import { loadSockets } from '../server-peers';

/** A connection of a seat, with the same library for every server. */
export interface SocketLine {
  send(message: string | Uint8Array): void;
  close(): void;
}

export interface SocketOptions {
  readonly url: string;
  readonly token?: string;
  readonly onOpen?: (line: SocketLine) => void;
  /** Says whether this is the message that the line is ready with. */
  readonly hear: (bytes: Buffer, line: SocketLine) => boolean;
}

/** Resolves when the first message has come that it is ready with. */
export const openSocketLine = ({ url, token, onOpen, hear }: SocketOptions): Promise<SocketLine> =>
  new Promise((resolve, reject) => {
    const { WebSocket } = loadSockets();
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const socket = new WebSocket(url, { perMessageDeflate: false, headers });
    const line = { send: (message: string | Uint8Array) => socket.send(message), close: () => socket.terminate() };
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${url} has closed the line`)));
    socket.on('open', () => onOpen?.(line));
    socket.on('message', (bytes) => {
      if (hear(bytes, line)) resolve(line);
    });
  });
