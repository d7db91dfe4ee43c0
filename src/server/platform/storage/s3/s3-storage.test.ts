import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { listen } from '../../http/listen.ts';
import { startProblem } from '../../start-problem.ts';
import type { Storage } from '../storage.ts';
import { StorageAway } from '../storage-away.ts';
import { type S3Target, storageTarget } from '../storage-target.ts';
import { type S3Fault, startTestS3, TEST_KEYS } from '../testing/test-s3.ts';
import { inParts } from './put-object.ts';
import { openS3Storage } from './s3-storage.ts';

const s3 = await startTestS3();
afterAll(() => s3.close());
beforeEach(() => {
  for (const [name, value] of Object.entries(TEST_KEYS)) vi.stubEnv(name, value);
  s3.break('none');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const LIMITS = { connectMs: 3000, idleMs: 800, requestMs: 5000, attempts: 3 };
const PATIENT = { ...LIMITS, idleMs: 10_000, requestMs: 20_000 };
const BYTES = Buffer.from('0123456789'.repeat(50_000));

function s3Target(address: string): S3Target {
  const target = storageTarget(address);
  if (target.kind !== 's3') throw new Error(address);
  return target;
}

const openTest = (limits: Partial<typeof LIMITS> = {}) =>
  openS3Storage(s3Target(s3.url), { ...LIMITS, ...limits });

async function readAll(storage: Storage, name: string, from = 0): Promise<Buffer> {
  const file = await storage.open(name);
  if (!file) throw new Error('no file');
  const pieces: Uint8Array[] = [];
  for await (const piece of file.stream(from, file.size - 1)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('a bucket that cannot be used is one clear line', () => {
  async function loadLine(address: string): Promise<string> {
    try {
      await openS3Storage(s3Target(address), PATIENT);
    } catch (error) {
      const problem = startProblem(error, 3000);
      if (!problem) throw error;
      expect(problem.message).toMatch(/^The storage s3:\/\/\S+ cannot be used: [^\n]+\.$/);
      return problem.message;
    }
    throw new Error('expected a problem');
  }

  test('because there is none of that name', async () => {
    expect(await loadLine(s3.url.replace('shop-files', 'shop-fles'))).toContain(
      'there is no bucket shop-fles',
    );
  });

  test.each([
    ['the key is wrong', { AWS_ACCESS_KEY_ID: 'OTHER' }, 'AWS_ACCESS_KEY_ID is not known'],
    [
      'there are no keys',
      {
        AWS_ACCESS_KEY_ID: undefined,
        AWS_SECRET_ACCESS_KEY: undefined,
        AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
        AWS_CONFIG_FILE: '/nowhere',
      },
      'there are no keys, set AWS_ACCESS_KEY_ID',
    ],
  ])('because %s', async (_, keys, message) => {
    for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
    expect(await loadLine(s3.url)).toContain(message);
  });

  test.each([
    [
      'there is no such host',
      'https://nowhere.invalid',
      'there is no host https://nowhere.invalid',
    ],
    ['nothing listens there', 'http://127.0.0.1:9', 'nothing listens at http://127.0.0.1:9'],
  ])('because %s', async (_, endpoint, message) => {
    expect(await loadLine(`s3://shop-files?endpoint=${endpoint}`)).toContain(message);
  });

  test.each([
    ['it is in another region', 301, 'PermanentRedirect', 'in another region than north-1'],
    ['the keys are of another region', 400, 'AuthorizationHeaderMalformed', 'another region'],
    ['the secret is wrong', 403, 'SignatureDoesNotMatch', 'AWS_SECRET_ACCESS_KEY is not'],
    ['the keys have no rights', 403, 'AccessDenied', 'the keys may not use the bucket shop-files'],
    ['the request is refused', 400, 'InvalidRequest', 'responded 400 InvalidRequest'],
    ['no S3 is spoken there', 200, '', 'no S3 is spoken at'],
  ])('because %s', async (_, status, code, message) => {
    const server = createServer((_request, response) => {
      const body = code === '' ? '<html>Hello' : `<Error><Code>${code}</Code></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
    });
    await listen(server, { port: 0, host: '127.0.0.1' });
    const { port } = z.object({ port: z.int() }).parse(server.address());
    const endpoint = `http://127.0.0.1:${port}`;
    expect(await loadLine(`s3://shop-files?endpoint=${endpoint}&region=north-1`)).toContain(
      message,
    );
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
});

describe('while the bucket fails', () => {
  const operations: Record<string, (storage: Storage) => Promise<unknown>> = {
    put: (storage) => storage.put('new', BYTES),
    'put by parts': (storage) => storage.put('new', Buffer.alloc(9_000_000)),
    get: (storage) => storage.get('file'),
    open: (storage) => storage.open('file'),
    list: (storage) => storage.list()[Symbol.asyncIterator]().next(),
    remove: (storage) => storage.remove('file'),
  };
  const faults: S3Fault[] = ['failing', 'silent', 'gone'];
  const cases = faults.flatMap((fault) => Object.keys(operations).map((name) => [fault, name]));

  test.each(cases)('%s: %s ends in time with StorageAway', async (fault, name) => {
    const storage = await openTest();
    const quick = await openTest({ idleMs: 300 });
    await storage.put('file', BYTES);
    s3.break(z.enum(['failing', 'silent', 'gone']).parse(fault));
    const begun = performance.now();
    await expect(operations[name ?? '']?.(quick)).rejects.toThrow(StorageAway);
    // By parts an upload is given up in a second request.
    expect(performance.now() - begun).toBeLessThan(2 * LIMITS.requestMs + 5000);
    s3.break('none');
    expect((await storage.get('file'))?.equals(BYTES)).toBe(true);
    expect(await storage.get('new')).toBeNull();
  });

  test.each(faults)('%s twice: the third attempt succeeds', async (fault) => {
    const storage = await openTest({ requestMs: 10_000 });
    s3.break(fault, 2);
    await storage.put('file', BYTES);
    expect(s3.requests()).toBe(3);
    s3.break(fault, 2);
    expect((await storage.get('file'))?.equals(BYTES)).toBe(true);
  });

  test('for ever: no more attempts than the limit', async () => {
    const storage = await openTest();
    s3.break('failing');
    await expect(storage.get('file')).rejects.toThrow('failed with 503');
    expect(s3.requests()).toBe(LIMITS.attempts);
  });

  test('slow: everything works', async () => {
    const storage = await openTest({ idleMs: 5000, requestMs: 20_000 });
    s3.break('slow');
    await storage.put('slow', BYTES);
    expect((await readAll(storage, 'slow')).equals(BYTES)).toBe(true);
  });

  test.each<S3Fault>(['cut', 'stuck'])(
    '%s in the middle of a file: the rest is read',
    async (fault) => {
      const storage = await openTest({ requestMs: 10_000 });
      await storage.put('file', BYTES);
      s3.break(fault, 1);
      expect((await storage.get('file'))?.equals(BYTES)).toBe(true);
      s3.break(fault, 3);
      expect((await readAll(storage, 'file', 7)).equals(BYTES.subarray(7))).toBe(true);
      expect(s3.requests()).toBeGreaterThan(2);
    },
  );

  test('gone in the middle of a file: the stream fails and does not end as if it were complete', async () => {
    const storage = await openTest();
    await storage.put('file', BYTES);
    s3.break('cut', 2);
    const file = await storage.open('file');
    const reader = file?.stream(0, BYTES.length - 1).getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    s3.break('gone');
    const rest = async () => {
      for (;;) if ((await reader?.read())?.done) return 'complete';
    };
    await expect(rest()).rejects.toThrow(StorageAway);
  });

  test('a reader that pauses for longer than a connection may be idle loses nothing', async () => {
    const large = Buffer.alloc(4_000_000, 'large');
    const storage = await openTest({ requestMs: 10_000 });
    await storage.put('large', large);
    const pieces: Uint8Array[] = [];
    const file = await storage.open('large');
    for await (const piece of file?.stream(0, large.length - 1) ?? []) {
      if (pieces.length === 1) await new Promise((resolve) => setTimeout(resolve, 1500));
      pieces.push(piece);
    }
    expect(Buffer.concat(pieces).equals(large)).toBe(true);
  });
});

test.each([
  ['nothing', [], [0]],
  ['less than a part', [3], [3]],
  ['exactly a part', [4, 6], [10]],
  ['a part and a byte', [4, 7], [10, 1]],
  ['two parts', [20], [10, 10]],
  ['many small pieces', Array(25).fill(1), [10, 10, 5]],
])('%s is divided into parts', async (_, sizes, expected) => {
  async function* read() {
    for (const size of sizes) yield Buffer.alloc(size);
  }
  const parts: { bytes: Uint8Array; last: boolean }[] = [];
  for await (const part of inParts(read(), 10)) parts.push(part);
  expect(parts.map(({ bytes }) => bytes.length)).toEqual(expected);
  expect(parts.map(({ last }) => last)).toEqual(
    expected.map((_size, at) => at === expected.length - 1),
  );
});
