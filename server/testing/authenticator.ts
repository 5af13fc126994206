import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// A passkey in software, as little of WebAuthn as a test needs: one key, no attestation.

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** CBOR of short things. */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => {
  const { length } = bytes;
  return Buffer.concat([Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]), bytes]);
};

const flagsAndCount = (flags: number, count: number): Buffer => {
  const bytes = Buffer.alloc(5);
  bytes[0] = flags;
  bytes.writeUInt32BE(count, 1);
  return bytes;
};

interface Asked {
  readonly challenge?: unknown;
}

export interface Authenticator {
  readonly id: string;
  /** Answers what `beginPasskey` asks. */
  create(options: Asked): Record<string, unknown>;
  /** Answers what `beginSignIn` asks. */
  get(options: Asked): Record<string, unknown>;
}

export const createAuthenticator = (origin: string): Authenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const rp = sha256(new URL(origin).hostname);
  let count = 0;
  const clientData = (type: string, { challenge }: Asked): string => text64({ type, challenge, origin, crossOrigin: false });
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} };
  return {
    id: base.id,
    create: (options) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const [atX, atY] = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url')));
      const key = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), atX, Buffer.from([0x22]), atY]);
      const authData = Buffer.concat([rp, flagsAndCount(0x45, count), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      const attestationObject = attestation.toString('base64url');
      const response = { clientDataJSON: clientData('webauthn.create', options), attestationObject, transports: ['internal'] };
      return { ...base, response };
    },
    get: (options) => {
      count++;
      const clientDataJSON = clientData('webauthn.get', options);
      const authData = Buffer.concat([rp, flagsAndCount(0x05, count)]);
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      const signature = sign('sha256', signed, privateKey).toString('base64url');
      return { ...base, response: { clientDataJSON, authenticatorData: authData.toString('base64url'), signature } };
    },
  };
};
