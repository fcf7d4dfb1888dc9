import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { testOrigin } from '../harness.ts';

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

const head = (major: number, length: number) => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};

/** CBOR, as far as an authenticator needs it (RFC 8949). */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)]),
  ]);
}

interface Wish {
  readonly origin?: string;
  readonly host?: string;
  /** True if its holder has shown a face, a finger or a PIN. */
  readonly isVerified?: boolean;
}

const clientData = (type: string, challenge: string, { origin = testOrigin }: Wish) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** An authenticator with one key (ES256), which signs what it is asked to. */
export function createAuthenticator({ counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const dataOf = (
    { host = new URL(testOrigin).hostname, isVerified = true }: Wish,
    made?: Buffer,
  ) => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counter);
    const flags = 1 | (isVerified ? 4 : 0) | (made ? 64 : 0);
    return Buffer.concat([sha256(host), Buffer.from([flags]), number, made ?? Buffer.alloc(0)]);
  };
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' };
  return {
    id: base64url(id),
    /** Another device with the same key, at the count that this one has now. */
    setCounter: (value: number) => {
      counter = value;
    },
    make(challenge: string, wish: Wish = {}) {
      const x = Buffer.from(jwk.x ?? '', 'base64url');
      const y = Buffer.from(jwk.y ?? '', 'base64url');
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, x],
          [-3, y],
        ]),
      );
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataOf(wish, made)],
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, wish)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      };
      return { ...named, response, clientExtensionResults: {} };
    },
    sign(challenge: string, wish: Wish = {}) {
      if (counts) counter += 1;
      const data = dataOf(wish);
      const client = clientData('webauthn.get', challenge, wish);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { ...named, response, clientExtensionResults: {} };
    },
  };
}
