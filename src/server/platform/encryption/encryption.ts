import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

// What somebody who reads the database must not learn (the signing key, the keys of second factors) is
// stored encrypted: AES-256-GCM with a key from outside the database. The purpose is authenticated with
// it, so that a value moved to another row cannot be read there.
// Example: encrypt('GEZDGNBV', 'second-factor:7') is "enc1:3f9a01bc:q83v…", and decrypt of it with the
// purpose 'second-factor:8' is null. A value from before there was a key is its own text.

export interface Encryption {
  /** With the current key. */
  encrypt(text: string, purpose: string): string;
  /** Null where none of the keys opens it, or it belongs to another purpose. */
  decrypt(stored: string, purpose: string): string | null;
  /** Whether it is encrypted with the current key, and not with an older one or not at all. */
  isCurrent(stored: string): boolean;
}

const PREFIX = 'enc1';
const STORED = /^enc1:([0-9a-f]{8}):([\w-]+)$/;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function isEncryptedText(stored: string): boolean {
  return stored.startsWith(`${PREFIX}:`);
}

interface Key {
  /** Says which key a value was encrypted with, and nothing about the key. */
  id: string;
  bytes: Uint8Array;
}

/** The first key encrypts; all of them decrypt. */
export function createEncryption([current, ...older]: readonly [string, ...string[]]): Encryption {
  const key = toKey(current);
  const keys = new Map([...older.map(toKey), key].map((each) => [each.id, each]));
  return {
    encrypt(text, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key.bytes, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const packed = Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
      return `${PREFIX}:${key.id}:${packed}`;
    },
    decrypt(stored, purpose) {
      if (!isEncryptedText(stored)) return stored;
      const [, id = '', packed = ''] = STORED.exec(stored) ?? [];
      const known = keys.get(id);
      return known ? unpack(known, Buffer.from(packed, 'base64url'), purpose) : null;
    },
    isCurrent: (stored) => stored.startsWith(`${PREFIX}:${key.id}:`),
  };
}

function toKey(secret: string): Key {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', 'vitrine stored secrets', 32));
  const id = createHash('sha256').update('id').update(bytes).digest('hex').slice(0, 8);
  return { id, bytes };
}

function unpack(key: Key, packed: Buffer, purpose: string): string | null {
  if (packed.length < IV_BYTES + TAG_BYTES) return null;
  const iv = packed.subarray(0, IV_BYTES);
  const tag = packed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
  try {
    const body = decipher.update(packed.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: damaged, or of another purpose.
    return null;
  }
}
