import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createBackupKey } from './backup-key.ts';
import {
  CHUNK_BYTES,
  decryptChunks,
  encryptChunks,
  type FileContent,
  NotAuthentic,
} from './encrypted-chunks.ts';

const key = createBackupKey('0f'.repeat(32)).derive(Buffer.alloc(16), 'a file');
const STORED_CHUNK = CHUNK_BYTES + 16;

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(content: FileContent): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

const encrypt = (bytes: Buffer) => collect(encryptChunks(pieces(bytes, 10_000), key));
const decrypt = (bytes: Buffer, by = key) => collect(decryptChunks(pieces(bytes, 33_333), by));

test.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
  '%i bytes come back as they were',
  async (length) => {
    const bytes = randomBytes(length);
    const stored = await encrypt(bytes);
    expect(stored.length).toBe(length + 16 * Math.max(1, Math.ceil(length / CHUNK_BYTES)));
    expect((await decrypt(stored)).equals(bytes)).toBe(true);
  },
);

const chunk = (bytes: Buffer, number: number) =>
  bytes.subarray(number * STORED_CHUNK, (number + 1) * STORED_CHUNK);

test.each<[string, (stored: Buffer) => Buffer]>([
  ['without its last byte', (stored) => stored.subarray(0, -1)],
  ['without its last chunk', (stored) => stored.subarray(0, 2 * STORED_CHUNK)],
  ['without its first chunk', (stored) => stored.subarray(STORED_CHUNK)],
  ['empty', () => Buffer.alloc(0)],
  ['with a chunk twice', (stored) => Buffer.concat([chunk(stored, 0), stored])],
  [
    'with two chunks in the other order',
    (stored) => Buffer.concat([chunk(stored, 1), chunk(stored, 0), chunk(stored, 2)]),
  ],
  ['with more behind its end', (stored) => Buffer.concat([stored, stored])],
  [
    'with one other bit',
    (stored) => {
      const other = Buffer.from(stored);
      other[100] = (other[100] ?? 0) ^ 1;
      return other;
    },
  ],
])('a file %s is refused', async (_, damage) => {
  const stored = await encrypt(randomBytes(2 * CHUNK_BYTES + 100));
  await expect(decrypt(damage(stored))).rejects.toThrow(NotAuthentic);
});

test('another key, another salt and another file are refused', async () => {
  const stored = await encrypt(Buffer.from('a cup'));
  const salt = Buffer.alloc(16);
  const other = createBackupKey('f0'.repeat(32)).derive(salt, 'a file');
  const same = createBackupKey('0F'.repeat(32));
  expect(await decrypt(stored, same.derive(salt, 'a file'))).toEqual(Buffer.from('a cup'));
  for (const wrong of [other, same.derive(Buffer.alloc(16, 1), 'a file'), same.derive(salt, 'b')]) {
    await expect(decrypt(stored, wrong)).rejects.toThrow(NotAuthentic);
  }
});

test('a fingerprint tells keys apart', () => {
  const { fingerprint } = createBackupKey('0f'.repeat(32));
  expect(fingerprint).toMatch(/^[0-9a-f]{16}$/);
  expect(createBackupKey('f0'.repeat(32)).fingerprint).not.toBe(fingerprint);
});
