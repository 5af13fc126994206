import { type Socket, connect } from 'node:net';
import { BINARY, CLOSE, PING, PONG, TEXT, createFrameReader, frameOf } from './frames';

/** A connection of a seat, the same for every server. */
export interface SocketLine {
  send(message: string | Uint8Array): void;
  close(): void;
}

export interface SocketOptions {
  readonly url: string;
  readonly token?: string;
  readonly onOpen?: (line: SocketLine) => void;
  /** Says whether this is the message that the line is ready with. The bytes are overwritten afterwards. */
  readonly hear: (bytes: Buffer, line: SocketLine) => boolean;
}

/** Everything that comes is read at once, so all lines read into the same piece of memory. */
const SHARED = Buffer.allocUnsafeSlow(64 * 1024);

const requestFor = ({ host, pathname, search }: URL, token: string | undefined): string =>
  [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: c2hvd2JvYXQgbG9hZCAxMg==',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    '\r\n',
  ].join('\r\n');

/** Resolves when the first message has come that it is ready with. */
export const openSocketLine = ({ url, token, onOpen, hear }: SocketOptions): Promise<SocketLine> =>
  new Promise((resolve, reject) => {
    const address = new URL(url);
    let answer = '';
    let isOpen = false;
    const read = createFrameReader((opcode, payload) => {
      if (opcode === TEXT || opcode === BINARY) {
        if (hear(payload, line)) resolve(line);
      } else if (opcode === PING) socket.write(frameOf(PONG, payload));
      else if (opcode === CLOSE) socket.destroy();
    });
    const open = (piece: Buffer): void => {
      answer += piece.toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!answer.startsWith('HTTP/1.1 101 ')) {
        socket.destroy(new Error(`${url} has answered ${answer.slice(0, answer.indexOf('\r\n'))}`));
        return;
      }
      isOpen = true;
      onOpen?.(line);
      // What came with the answer is the first of what the server says.
      if (end + 4 < answer.length) read(Buffer.from(answer.slice(end + 4), 'latin1'));
    };
    const socket: Socket = connect({
      host: address.hostname,
      port: Number(address.port),
      noDelay: true,
      onread: {
        buffer: SHARED,
        callback: (size) => {
          const piece = SHARED.subarray(0, size);
          if (isOpen) read(piece);
          else open(piece);
          return true;
        },
      },
    });
    const line: SocketLine = {
      send: (message) => void socket.write(frameOf(typeof message === 'string' ? TEXT : BINARY, message)),
      close: () => void socket.destroy(),
    };
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${url} has closed the line`)));
    socket.write(requestFor(address, token));
  });
