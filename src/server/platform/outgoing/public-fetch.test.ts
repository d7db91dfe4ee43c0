import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { publicFetch } from './public-fetch.ts';

let requestCount = 0;
const server = createServer((_request, response) => {
  requestCount += 1;
  response.end('{}');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  `http://127.0.0.1:${port}/search?key=secret`,
  `http://localhost:${port}/search?key=secret`,
  `http://[::1]:${port}/search?key=secret`,
  `http://2130706433:${port}/search?key=secret`,
  'http://169.254.169.254/latest?key=secret',
  'file:///etc/passwd?key=secret',
])('%s is not asked, and its key is not in the error', async (address) => {
  const error = await publicFetch(address).catch((problem: unknown) => problem);
  expect(String(error)).toMatch(/is not asked: (private|invalid)-address/);
  expect(String(error)).not.toContain('secret');
  expect(requestCount).toBe(0);
});
