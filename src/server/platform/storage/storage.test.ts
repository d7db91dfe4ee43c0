import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskStorage } from './storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-storage-'));
const storage = diskStorage(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

const BYTES = Buffer.from('0123456789'.repeat(50_000));

async function loadPieces(stream: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return pieces;
}

test('a large file is sent in pieces, whole or a part of it', async () => {
  await storage.put('videos/one', BYTES);
  const file = await storage.open('videos/one');
  if (!file) throw new Error('no file');
  expect(file.size).toBe(BYTES.length);
  const pieces = await loadPieces(file.stream(0, file.size - 1));
  expect(pieces.length).toBeGreaterThan(1);
  expect(Buffer.concat(pieces).equals(BYTES)).toBe(true);
  expect(Buffer.concat(await loadPieces(file.stream(10, 14)))).toEqual(Buffer.from('01234'));
});

test('a transfer that is broken off stops reading, and what is not there is null', async () => {
  await storage.put('videos/two', BYTES);
  const stream = (await storage.open('videos/two'))?.stream(0, BYTES.length - 1);
  const reader = stream?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
  expect((await reader?.read())?.done).toBe(true);
  expect([await storage.open('videos/three'), await storage.get('videos/three')]).toEqual([
    null,
    null,
  ]);
});
