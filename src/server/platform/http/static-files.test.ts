import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { readStaticFiles, staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-static-'));
afterAll(() => rmSync(folder, { recursive: true }));
const script = 'console.log("shop");'.repeat(200);
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, 'assets/shop-abc.js'), script);
writeFileSync(join(folder, 'assets/shop-abc.js.gz'), gzipSync(script));
writeFileSync(join(folder, 'assets/shop-abc.js.map'), '{}');
writeFileSync(join(folder, 'assets/text.woff2'), Buffer.alloc(4_000));
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
writeFileSync(join(folder, '.vite/manifest.json'), '{}');

const files = await readStaticFiles(folder);
const app = new Hono().use(staticFiles(files));
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });

test('a built file is cached for ever and comes compressed', async () => {
  const reply = await ask('/assets/shop-abc.js', { 'accept-encoding': 'br, gzip' });
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(Buffer.from(await reply.arrayBuffer())).toString()).toBe(script);
});

test('a file is compressed once, and bytes compressed by the build are used', async () => {
  const plain = { method: 'GET', acceptEncoding: 'br', ifNoneMatch: undefined };
  const first = await files.respond('/assets/shop-abc.js', plain)?.body;
  expect(await files.respond('/assets/shop-abc.js', plain)?.body).toBe(first);
  const zipped = files.respond('/assets/shop-abc.js', { ...plain, acceptEncoding: 'gzip' });
  expect(await zipped?.body).toEqual(gzipSync(script));
});

test('fonts go out as they are, files without a hash are asked for again', async () => {
  const font = await ask('/assets/text.woff2', { 'accept-encoding': 'br' });
  expect([font.headers.get('content-type'), font.headers.get('content-encoding')]).toEqual([
    'font/woff2',
    null,
  ]);
  const icon = await ask('/favicon.svg');
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
  const etag = icon.headers.get('etag') ?? '';
  expect((await ask('/favicon.svg', { 'if-none-match': etag })).status).toBe(304);
  expect(await (await ask('/favicon.svg', {}, 'HEAD')).text()).toBe('');
});

test.each([
  '/.vite/manifest.json',
  '/assets/shop-abc.js.map',
  '/assets/shop-abc.js.gz',
  '/assets/none.js',
  '/assets/../../etc/passwd',
  '/assets/..%2f.vite%2fmanifest.json',
  '/',
])('%s is no file of the shop', async (path) => {
  expect((await ask(path)).status).toBe(404);
});
