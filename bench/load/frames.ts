// Frames of WebSockets as a client needs them, by hand: the load generator shares the machine with the server that it measures, and a
// library for every case costs it more than most servers have to do for a move.

const FINAL = 0x80;
const MASKED = 0x80;
const OPCODE = 0x0f;
/** As browsers do, every frame to a server is masked; which mask it is makes no difference to whoever takes it off. */
const MASK = [0x5a, 0xc3, 0x96, 0x3c] as const;

export const TEXT = 1;
export const BINARY = 2;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;

/** One whole frame to a server. */
export const frameOf = (opcode: number, message: string | Uint8Array): Buffer => {
  const length = typeof message === 'string' ? Buffer.byteLength(message) : message.length;
  if (length > 0xffff) throw new Error('no load has frames as large as this');
  const start = length < 126 ? 6 : 8;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL | opcode;
  if (length < 126) frame[1] = MASKED | length;
  else {
    frame[1] = MASKED | 126;
    frame.writeUInt16BE(length, 2);
  }
  for (let at = 0; at < 4; at++) frame[start - 4 + at] = MASK[at];
  if (typeof message === 'string') frame.write(message, start);
  else frame.set(message, start);
  for (let at = 0; at < length; at++) frame[start + at] ^= MASK[at & 3];
  return frame;
};

/** Where the payload begins and ends; `undefined` where its beginning has not come yet. */
const boundsOf = (bytes: Buffer, from: number): readonly [number, number] | undefined => {
  const left = bytes.length - from;
  if (left < 2) return undefined;
  const length = bytes[from + 1];
  if (length < 126) return [from + 2, from + 2 + length];
  if (length === 126) return left < 4 ? undefined : [from + 4, from + 4 + bytes.readUInt16BE(from + 2)];
  if (length === 127) return left < 10 ? undefined : [from + 10, from + 10 + Number(bytes.readBigUInt64BE(from + 2))];
  throw new Error('a frame of a server is not masked');
};

/** Reads what a server sends, in whatever pieces it comes. What `hear` is given is overwritten after it returns. */
export const createFrameReader = (hear: (opcode: number, payload: Buffer) => void): ((piece: Buffer) => void) => {
  let rest: Buffer | undefined;
  return (piece) => {
    const bytes = rest ? Buffer.concat([rest, piece]) : piece;
    let from = 0;
    for (let bounds = boundsOf(bytes, 0); bounds && bounds[1] <= bytes.length; bounds = boundsOf(bytes, from)) {
      const opcode = bytes[from] & OPCODE;
      if ((bytes[from] & FINAL) === 0 || opcode === 0) throw new Error('no server here sends a message in several frames');
      from = bounds[1];
      hear(opcode, bytes.subarray(bounds[0], bounds[1]));
    }
    // A copy: the piece is overwritten by the next one.
    rest = from < bytes.length ? Buffer.from(bytes.subarray(from)) : undefined;
  };
};
