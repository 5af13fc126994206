import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine: it keeps what it gets, and answers as it is told. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  answers: number[];
  close(): void;
}

export const startReceiver = async (): Promise<Receiver> => {
  const received: Received[] = [];
  const receiver = { received, answers: [] as number[] };
  const listening = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(receiver.answers.shift() ?? 201).end('said nothing that anybody reads');
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return Object.assign(receiver, { url: `http://127.0.0.1:${port}/push/abc`, close: () => void listening.close() });
};

const EXPANDED = { key: 'Content-Encoding: aes128gcm\0', nonce: 'Content-Encoding: nonce\0' };
const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

export interface BrowserKeys {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** What was sent, as only this browser can read it (RFC 8291). */
  read(body: Buffer): unknown;
}

export const createBrowserKeys = (): BrowserKeys => {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read: (body) => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body[20]);
      const sealed = body.subarray(21 + body[20]);
      const shared = derive(ecdh.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]), 32);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(shared, salt, EXPANDED.key, 16),
        derive(shared, salt, EXPANDED.nonce, 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
};
