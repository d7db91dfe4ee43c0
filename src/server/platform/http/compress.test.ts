import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { acceptedEncoding } from './accept-encoding.ts';
import { compress, compressBytes } from './compress.ts';

const long = 'oak tray '.repeat(400);
const app = new Hono().use(compress());
app.get('/long', (c) => c.text(long, 201, { etag: '"abc"' }));
app.get('/short', (c) => c.text('ok'));
app.get('/picture', (c) => c.body(new Uint8Array(5_000), 200, { 'content-type': 'image/webp' }));
app.get('/ready', (c) => c.text(long, 200, { 'content-encoding': 'br', vary: 'Accept-Encoding' }));
app.get('/varied', (c) => c.text(long, 200, { vary: 'Accept-Encoding' }));

const ask = (path: string, encoding?: string) =>
  app.request(path, { headers: encoding ? { 'accept-encoding': encoding } : {} });

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0.5', 'gzip'],
  ['*', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('a long text is compressed as the browser likes it, its status preserved', async () => {
  const brotli = await ask('/long', 'gzip, br');
  expect([brotli.status, brotli.headers.get('content-encoding')]).toEqual([201, 'br']);
  expect(brotli.headers.get('etag')).toBe('W/"abc"');
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(long);
  const zipped = await ask('/long', 'gzip');
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(long);
});

test('without the header the text goes out plain, and caches are informed that it varies', async () => {
  const plain = await ask('/long');
  expect(await plain.text()).toBe(long);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  expect((await ask('/varied', 'br')).headers.get('vary')).toBe('Accept-Encoding');
});

test('short texts, pictures and what is compressed already pass unchanged', async () => {
  expect((await ask('/short', 'br')).headers.get('content-encoding')).toBeNull();
  expect((await ask('/picture', 'br')).headers.get('content-encoding')).toBeNull();
  expect(await (await ask('/ready', 'br')).text()).toBe(long);
});

test.each(['br', 'gzip'] as const)(
  '%s bytes hold no more memory than their length',
  async (encoding) => {
    const made = await compressBytes(
      Buffer.from('a page of words. '.repeat(600)),
      encoding,
      'often',
    );
    expect(made.buffer.byteLength).toBe(made.length);
  },
);
