import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchFile } from './fetch-file.ts';

const IMAGE = Buffer.from('a picture');
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: '/picture.png' }).end();
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (request.url === '/inside') {
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    } else if (request.url === '/picture.png') response.end(IMAGE);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const limits = { maxBytes: 1000, milliseconds: 5000, allowPrivate: true };

describe('a file of another server', () => {
  test('is fetched, after redirects too', async () => {
    for (const path of ['/picture.png', '/away']) {
      expect(await fetchFile(`${origin}${path}`, limits)).toMatchObject({
        ok: true,
        bytes: IMAGE,
        url: `${origin}/picture.png`,
      });
    }
  });

  test.each([
    ['/missing', 'unreachable'],
    ['/round', 'unreachable'],
  ])('%s is %s', async (path, problem) => {
    expect(await fetchFile(`${origin}${path}`, limits)).toEqual({ ok: false, problem });
  });

  test('is not read beyond its limit', async () => {
    const result = await fetchFile(`${origin}/picture.png`, { ...limits, maxBytes: 3 });
    expect(result).toEqual({ ok: false, problem: 'too-large' });
  });

  test.each([
    ['ftp://example.com/a.png', 'invalid-address'],
    ['https://user:word@example.com/a.png', 'invalid-address'],
    ['file:///etc/passwd', 'invalid-address'],
    ['not an address', 'invalid-address'],
    ['http://127.0.0.1/a.png', 'private-address'],
    ['http://[::1]/a.png', 'private-address'],
    ['http://[::ffff:10.0.0.1]/a.png', 'private-address'],
    ['http://2130706433/a.png', 'private-address'],
    ['http://localhost/a.png', 'private-address'],
  ])('%s is refused: %s', async (address, problem) => {
    expect(await fetchFile(address, { ...limits, allowPrivate: false })).toEqual({
      ok: false,
      problem,
    });
  });

  test('is not fetched inside the network by way of a redirect', async () => {
    // The first address passes here only because its own test server is local.
    const outside = { ...limits, allowPrivate: false };
    expect(await fetchFile(`${origin}/inside`, outside)).toMatchObject({ ok: false });
  });
});
