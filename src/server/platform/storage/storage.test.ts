import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import { openStorage } from './open-storage.ts';
import type { ContentStream, Storage, StoredFile } from './storage.ts';
import { storageTarget } from './storage-target.ts';
import { startTestS3, TEST_KEYS } from './testing/test-s3.ts';

// The same cases for a folder and for a bucket.

const folder = await mkdtemp(join(tmpdir(), 'vitrine-storage-'));
const source = await mkdtemp(join(tmpdir(), 'vitrine-source-'));
const s3 = await startTestS3();
beforeAll(() => {
  for (const [name, value] of Object.entries(TEST_KEYS)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await s3.close();
  for (const each of [folder, source]) await rm(each, { recursive: true, force: true });
});

const BYTES = Buffer.from('0123456789'.repeat(50_000));
/** More than one part of an upload. */
const LARGE = randomBytes(20_000_001);
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function loadPieces(stream: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return pieces;
}

async function openFile(storage: Storage, name: string): Promise<StoredFile> {
  const file = await storage.open(name);
  if (!file) throw new Error('no file');
  return file;
}

async function listAll(storage: Storage): Promise<[string, number][]> {
  const entries: [string, number][] = [];
  for await (const { name, size } of storage.list()) entries.push([name, size]);
  return entries.sort();
}

function breakingOff(bytes: Uint8Array, at: number, size = bytes.length): ContentStream {
  async function* read() {
    for (let from = 0; from < at; from += 64_000) yield bytes.subarray(from, from + 64_000);
    throw new Error('the sender has left');
  }
  return { stream: read(), size };
}

async function* piecesOf(bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += 70_001) yield bytes.subarray(from, from + 70_001);
}

/** Two shops do not see each other's files. */
function openKind(kind: 'folder' | 'bucket', shop: string): Promise<Storage> {
  const url =
    kind === 'folder' ? `file:${join(folder, shop)}` : s3.url.replace('/north', `/${shop}`);
  return openStorage(storageTarget(url));
}

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openKind(kind, 'north');
  });
  beforeEach(async () => {
    for (const [name] of await listAll(storage)) await storage.remove(name);
  });

  test('returns what was put, of every kind of content', async () => {
    const path = join(source, 'file');
    await writeFile(path, BYTES);
    const contents = {
      bytes: BYTES,
      named: { bytes: BYTES },
      path: { path },
      stream: { stream: piecesOf(BYTES), size: BYTES.length },
      empty: new Uint8Array(0),
    };
    for (const [name, content] of Object.entries(contents)) await storage.put(name, content);
    for (const name of ['bytes', 'named', 'path', 'stream']) {
      expect((await storage.get(name))?.equals(BYTES), name).toBe(true);
    }
    expect(await storage.get('empty')).toEqual(Buffer.alloc(0));
    expect(await loadPieces((await openFile(storage, 'empty')).stream(0, -1))).toEqual([]);
  });

  test.each([
    ['all', 0, BYTES.length - 1],
    ['the beginning', 0, 0],
    ['a part', 10, 14],
    ['the end', BYTES.length - 7, BYTES.length - 1],
  ])('streams %s of a large file', async (_, from, to) => {
    await storage.put('videos/one', BYTES);
    const file = await openFile(storage, 'videos/one');
    expect(file.size).toBe(BYTES.length);
    const read = Buffer.concat(await loadPieces(file.stream(from, to)));
    expect(read.equals(BYTES.subarray(from, to + 1))).toBe(true);
  });

  test('sends a large file in pieces, and stops when a transfer is broken off', async () => {
    await storage.put('videos/two', BYTES);
    const file = await openFile(storage, 'videos/two');
    expect((await loadPieces(file.stream(0, file.size - 1))).length).toBeGreaterThan(1);
    const reader = file.stream(0, BYTES.length - 1).getReader();
    expect((await reader.read()).value?.length).toBeGreaterThan(0);
    await reader.cancel();
    expect((await reader.read()).done).toBe(true);
  });

  test('says null where there is nothing, and removes it without complaint', async () => {
    expect([await storage.open('videos/three'), await storage.get('videos/three')]).toEqual([
      null,
      null,
    ]);
    await storage.remove('videos/three');
    await storage.put('videos/three', BYTES);
    await storage.remove('videos/three');
    expect(await storage.get('videos/three')).toBeNull();
  });

  test('replaces a file', async () => {
    await storage.put('a', BYTES);
    await storage.put('a', Buffer.from('new'));
    expect(await storage.get('a')).toEqual(Buffer.from('new'));
    expect((await openFile(storage, 'a')).size).toBe(3);
  });

  test('lists everything with sizes, folders included', async () => {
    expect(await listAll(storage)).toEqual([]);
    await storage.put('a', Buffer.from('1'));
    await storage.put('b/c/d.pdf', Buffer.from('123'));
    await storage.put('b/e', Buffer.from('12'));
    expect(await listAll(storage)).toEqual([
      ['a', 1],
      ['b/c/d.pdf', 3],
      ['b/e', 2],
    ]);
  });

  test('lists more files than one request returns', async () => {
    const south = await openKind(kind, 'south');
    const names = Array.from({ length: 1100 }, (_, at) => `many/${String(at).padStart(4, '0')}`);
    for (let from = 0; from < names.length; from += 50) {
      const batch = names.slice(from, from + 50);
      await Promise.all(batch.map((name) => south.put(name, Buffer.from('x'))));
    }
    expect((await listAll(south)).map(([name]) => name)).toEqual(names);
    expect(await listAll(storage)).toEqual([]);
  });

  test('stores a large file by parts', async () => {
    const path = join(source, 'large');
    await writeFile(path, LARGE);
    await storage.put('large', { path });
    const file = await openFile(storage, 'large');
    expect(file.size).toBe(LARGE.length);
    expect(hash(Buffer.concat(await loadPieces(file.stream(0, file.size - 1))))).toBe(hash(LARGE));
  });

  test.each([
    ['in its first part', breakingOff(LARGE, 1_000_000), 'the sender has left'],
    ['in a later part', breakingOff(LARGE, 15_000_000), 'the sender has left'],
    ['at its very end', breakingOff(LARGE, LARGE.length), 'the sender has left'],
    ['by being short', { stream: piecesOf(BYTES), size: BYTES.length + 1 }, 'ended after'],
    ['by being long', { stream: piecesOf(BYTES), size: BYTES.length - 1 }, 'ended after'],
  ])('leaves nothing of a stream that breaks off %s', async (_, content, message) => {
    await storage.put('old', Buffer.from('old'));
    await expect(storage.put('new', content)).rejects.toThrow(message);
    await expect(storage.put('old', breakingOff(LARGE, 9_000_000))).rejects.toThrow('has left');
    expect(await listAll(storage)).toEqual([['old', 3]]);
    expect(await storage.get('old')).toEqual(Buffer.from('old'));
  });

  test('ends with one valid file where several write the same at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => storage.put('same', BYTES)));
    expect((await storage.get('same'))?.equals(BYTES)).toBe(true);
  });

  test.each(['../secret', '/etc/passwd', 'a/../../b', 'A', ''])(
    'refuses the name %j',
    async (name) => {
      const tried = async () => storage.put(name, BYTES);
      await expect(tried()).rejects.toThrow('Not a storage name');
    },
  );
});

test('a folder ends with one of several versions that are written at once', async () => {
  const storage = diskStorage(join(folder, 'versions'));
  const versions = [1, 2, 3, 4].map((fill) => Buffer.alloc(300_000, fill));
  await Promise.all(versions.map((bytes) => storage.put('same', bytes)));
  const stored = await storage.get('same');
  expect(versions.some((bytes) => stored?.equals(bytes))).toBe(true);
});

test('a folder is left without drafts, and lists no file that is not its own', async () => {
  const drafts = await mkdtemp(join(tmpdir(), 'vitrine-drafts-'));
  const storage = diskStorage(drafts);
  await expect(storage.put('a', breakingOff(BYTES, 100_000))).rejects.toThrow('has left');
  expect(await readdir(drafts)).toEqual([]);
  await writeFile(join(drafts, 'a.0123abcd.part'), 'half');
  await writeFile(join(drafts, '.DS_Store'), 'x');
  expect(await listAll(storage)).toEqual([]);
  expect(await listAll(diskStorage(join(drafts, 'missing')))).toEqual([]);
  await rm(drafts, { recursive: true });
});
