import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewCredential, UsedCredential } from '#wire/forms/passkey-calls.ts';

// An authenticator as WebAuthn describes it, with one key (ES256) and a counter.

export interface AuthenticatorParts {
  origin: string;
  site: string;
  /** False for one that asked for neither fingerprint nor PIN. */
  verified?: boolean;
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** CBOR of what is needed here: byte strings, short texts, small integers and maps. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const integer = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));
const byteString = (bytes: Uint8Array) => Buffer.concat([head(2, bytes.length), bytes]);
const textString = (words: string) => Buffer.concat([head(3, words.length), Buffer.from(words)]);
const map = (pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export function testAuthenticator({ origin, site, verified = true }: AuthenticatorParts) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = (flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = PRESENT | flags | (verified ? VERIFIED : 0);
    return Buffer.concat([sha256(site), Buffer.from([all]), count]);
  };

  return {
    /** As many uses as its next answer will count on. */
    setCounter(value: number): void {
      counter = value;
    },
    create(challenge: string): NewCredential {
      const key = map([
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), byteString(Buffer.from(x, 'base64url'))],
        [integer(-3), byteString(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([data(HAS_KEY), Buffer.alloc(16), length, id, key]);
      const attestation = map([
        [textString('fmt'), textString('none')],
        [textString('attStmt'), map([])],
        [textString('authData'), byteString(authData)],
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(client('webauthn.create', challenge)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      };
    },
    use(challenge: string): UsedCredential {
      counter += 1;
      const authData = data(0);
      const clientData = client('webauthn.get', challenge);
      const signed = Buffer.concat([authData, sha256(clientData)]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData),
          authenticatorData: text(authData),
          signature: text(sign('sha256', signed, privateKey)),
        },
      };
    },
  };
}
