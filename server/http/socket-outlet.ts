import type { Accepted } from './upgrade';
import { MOST_WAITING, type Outlet } from './stream';

/** A whole frame of text. */
const TEXT = '\x81';
const GOING_AWAY = 1001;
/** The other side has so long to say goodbye, too. */
const GOODBYE_MS = 2_000;

const { fromCharCode } = String;

/** Its bytes as characters. */
const headerOf = (length: number): string => {
  if (length < 126) return TEXT + fromCharCode(length);
  if (length < 0x10000) return TEXT + fromCharCode(126, length >> 8, length & 0xff);
  return TEXT + fromCharCode(127, 0, 0, 0, 0, length >>> 24, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff);
};

/** A frame as it is written: text where its bytes are its characters. */
type Frame = string | Buffer;

const makeFrame = (lines: string): Frame => {
  const text = lines.endsWith('\n') ? lines.slice(0, -1) : lines;
  const bytes = Buffer.byteLength(text);
  const header = headerOf(bytes);
  return bytes === text.length ? header + text : Buffer.concat([Buffer.from(header, 'latin1'), Buffer.from(text)]);
};

let lastLines = '';
let lastFrame: Frame = makeFrame('');

/** All who see the same are told it one after the other: their frame is made once. */
const frameOf = (lines: string): Frame => {
  if (lines !== lastLines) {
    lastFrame = makeFrame(lines);
    lastLines = lines;
  }
  return lastFrame;
};

/** Lines leave as text frames, each with all the lines that come together. */
export const socketOutlet = ({ ws, socket }: Accepted): Outlet => {
  const destroy = (): void => ws.terminate();
  ws.on('error', destroy);
  // Each is answered by the library: who asks for that and does not read is let go, too.
  ws.on('ping', () => {
    if (socket.writableLength > MOST_WAITING) destroy();
  });
  return {
    // The library makes a buffer of every text, and two writes of every frame; in one piece it costs a third.
    write: (lines) => {
      if (ws.readyState !== ws.OPEN) return;
      const frame = frameOf(lines);
      if (typeof frame === 'string') socket.write(frame, 'latin1');
      else socket.write(frame);
    },
    get waiting() {
      return socket.writableLength;
    },
    end: () => {
      ws.close(GOING_AWAY);
      setTimeout(destroy, GOODBYE_MS).unref();
    },
    destroy,
    onClose: (then) => void ws.once('close', then),
  };
};
