import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProblem } from '../start-problem.ts';
import { diskStorage } from './disk-storage.ts';
import { moveFiles } from './move-files.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';
import { storageCommand } from './storage-command.ts';
import { storageTarget } from './storage-target.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { startTestS3, TEST_KEYS } from './testing/test-s3.ts';

const s3 = await startTestS3();
let dataDir = '';
let shop = '';
let count = 0;
beforeEach(async () => {
  for (const [name, value] of Object.entries(TEST_KEYS)) vi.stubEnv(name, value);
  s3.break('none');
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-move-'));
  count += 1;
  shop = s3.url.replace('/north', `/shop-${count}`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(() => s3.close());

const media = () => join(dataDir, 'media');
const folder = () => ({ dataDir, storage: storageTarget(`file:${media()}`) });
const bucket = () => ({ dataDir, storage: storageTarget(shop) });
const move = (config: ReturnType<typeof folder>, to: string) =>
  storageCommand(config, ['move', to], () => undefined);

async function fill(storage: Storage): Promise<void> {
  await storage.put('originals/tray-0123456789', randomBytes(40_000));
  await storage.put('downloads/book.pdf', randomBytes(9_000_000));
  await storage.put('uploads/empty', new Uint8Array(0));
}

async function contents(storage: Storage): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  for await (const { name } of storage.list()) {
    found.set(name, (await storage.get(name))?.toString('base64'));
  }
  return new Map([...found].sort());
}

async function loadLine(args: string[], config = folder()): Promise<string> {
  try {
    await storageCommand(config, args, () => undefined);
  } catch (error) {
    const problem = startProblem(error, 3000);
    if (!problem) throw error;
    expect(problem.message).not.toContain('\n');
    return problem.message;
  }
  throw new Error('expected a problem');
}

test('files move to a bucket and back, and nothing is deleted', async () => {
  const source = diskStorage(media());
  await fill(source);
  const before = await contents(source);
  const printed = await move(folder(), shop);
  expect(printed[0]).toBe(
    '3 files, 9.0 MB: 3 copied, 0 were there already. Each was read back and has the same SHA-256.',
  );
  expect(printed.at(-1)).toContain(`set STORAGE_URL='${shop}'`);
  expect(await contents(await openStorage(storageTarget(shop)))).toEqual(before);
  expect(await contents(source)).toEqual(before);

  await rm(media(), { recursive: true });
  const back = await move(bucket(), `file:${media()}`);
  expect(back.at(-1)).toContain('remove STORAGE_URL');
  expect(await contents(source)).toEqual(before);
});

test('a second run copies what was added, and reads nothing else', async () => {
  const source = diskStorage(media());
  await fill(source);
  await move(folder(), shop);
  await source.put('originals/new', Buffer.from('new'));
  s3.break('none');
  const [line] = await move(folder(), shop);
  expect(line).toContain('4 files, 9.0 MB: 1 copied, 3 were there already.');
  // The check of the bucket, its list, and put, open and read of the new file.
  expect(s3.requests()).toBe(5);
});

test('a run that ended early is continued, also without its list', async () => {
  const source = diskStorage(media());
  await fill(source);
  const target = await openStorage(storageTarget(shop));
  const book = await source.get('downloads/book.pdf');
  await target.put('downloads/book.pdf', book ?? new Uint8Array(0));
  const [line] = await move(folder(), shop);
  expect(line).toContain('2 copied, 1 were there already');
  expect(await contents(target)).toEqual(await contents(source));
});

test('a bucket that fails in the middle is one line, and the next run completes it', async () => {
  const source = diskStorage(media());
  await fill(source);
  const waiting = loadLine(['move', shop]);
  const fails = setInterval(() => s3.requests() > 3 && s3.break('failing'), 1);
  expect(await waiting).toContain('failed with 503');
  clearInterval(fails);
  s3.break('none');
  await move(folder(), shop);
  const target = await openStorage(storageTarget(shop));
  expect(await contents(target)).toEqual(await contents(source));
});

test('another file of the same name is not replaced', async () => {
  await fill(diskStorage(media()));
  const target = await openStorage(storageTarget(shop));
  await target.put('uploads/empty', Buffer.from('of another shop'));
  expect(await loadLine(['move', shop])).toContain('has another file with the name uploads/empty');
  expect(await target.get('uploads/empty')).toEqual(Buffer.from('of another shop'));
});

test('a file that comes back with other bytes is a problem', async () => {
  const source = memoryStorage();
  await source.put('a', Buffer.from('good'));
  const target = memoryStorage();
  const broken = { ...target, put: (name: string) => target.put(name, Buffer.from('bad!')) };
  const parts = {
    verified: new Set<string>(),
    record: async () => undefined,
    report: () => undefined,
  };
  expect(await moveFiles({ ...parts, source, target: broken })).toEqual({
    ok: false,
    name: 'a',
    problem: 'not-the-same',
  });
});

test('a file that the shop removes meanwhile is left out', async () => {
  const source = memoryStorage();
  await source.put('a', Buffer.from('a'));
  const target = memoryStorage();
  const parts = {
    verified: new Set<string>(),
    record: async () => undefined,
    report: () => undefined,
  };
  const leaving = { ...source, open: async () => null };
  const result = await moveFiles({ ...parts, source: leaving, target });
  expect(result).toMatchObject({ ok: true, progress: { files: 1, copied: 0, removed: 1 } });
  expect(target.files.size).toBe(0);
});

test.each([
  ['no command', [], 'npm run storage -- move'],
  ['another command', ['copy', 's3://shop-files'], 'npm run storage -- move'],
  ['too much', ['move', 's3://shop-files', 'more'], 'npm run storage -- move'],
  ['no address', ['move', 'shop-files'], 'it is not an address'],
  ['an endpoint that is none', ['move', 's3://shop-files?endpoint=x'], 'the endpoint is not'],
  [
    'a server that is not there',
    ['move', 's3://shop-files?endpoint=http://127.0.0.1:9'],
    'nothing listens',
  ],
  [
    'a bucket that is not there',
    ['move', s3.url.replace('shop-files', 'other')],
    'there is no bucket',
  ],
])('%s is one line, and nothing changes', async (_, args, message) => {
  await fill(diskStorage(media()));
  expect(await loadLine(args)).toContain(message);
  expect(await readdir(dataDir)).toEqual(['media']);
});

test('a shop without files, and a place that is the same, are one line', async () => {
  expect(await loadLine(['move', shop])).toContain('There are no files in');
  await writeFile(join(dataDir, 'note'), '');
  for (const same of ['', '/sub']) {
    expect(await loadLine(['move', `file:${media()}${same}`])).toContain('nothing to move');
  }
  expect(await loadLine(['move', shop], bucket())).toContain('nothing to move');
});
