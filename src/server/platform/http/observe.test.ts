import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '../logging/log.ts';
import { createMetrics } from '../metrics.ts';
import { currentRequestId, requestIdHeader } from '../request-id.ts';
import { NO_TRACER } from '../tracing/tracer.ts';
import { observe } from './observe.ts';
import { serveForTest } from './testing/serve-for-test.ts';

const lines: Array<Record<string, unknown>> = [];
const log = createLog({ level: 'info', write: (line) => lines.push(JSON.parse(line)) });
const metrics = createMetrics();
const hanging = Promise.withResolvers<void>();
const shop = await serveForTest(
  observe(
    async (request, response) => {
      if (request.url === '/bug') throw new Error('a bug');
      if (request.url === '/full') throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      if (request.url === '/read') for await (const _ of request) hanging.resolve();
      if (request.url === '/hang') return hanging.resolve();
      response.writeHead(200, requestIdHeader()).end(currentRequestId());
    },
    {
      log,
      requestDone: metrics.requestDone,
      visitor: () => '127.0.0.1',
      trustProxy: false,
      tracer: NO_TRACER,
    },
  ),
);

test('a request has one id: in its answer, its log line and while it is answered', async () => {
  lines.length = 0;
  const reply = await shop.get('/product/tray?secret=1', { 'x-request-id': 'proxy-77' });
  expect([reply.text, reply.headers['x-request-id']]).toEqual(['proxy-77', 'proxy-77']);
  await expect
    .poll(() => lines)
    .toEqual([
      {
        time: expect.any(String),
        level: 'info',
        event: 'request',
        requestId: 'proxy-77',
        method: 'GET',
        path: '/product/tray',
        status: 200,
        ms: expect.any(Number),
        from: '127.0.0.1',
      },
    ]);
});

test('a bug is logged once with the id the visitor sees, and says nothing of itself', async () => {
  lines.length = 0;
  const reply = await shop.get('/bug');
  expect(reply.status).toBe(500);
  expect(reply.text).toContain(reply.headers['x-request-id']);
  expect(reply.text).not.toContain('a bug');
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[0]).toMatchObject({
    event: 'bug',
    requestId: reply.headers['x-request-id'],
    error: { message: 'a bug' },
  });
});

test('a visitor who goes away is distinguished from an answered one', async () => {
  lines.length = 0;
  const leaving = new AbortController();
  const response = fetch(`http://127.0.0.1:${shop.port}/hang`, { signal: leaving.signal });
  const gone = expect(response).rejects.toThrow();
  await hanging.promise;
  leaving.abort();
  await gone;
  await expect.poll(() => lines.at(-1)).toMatchObject({ path: '/hang', status: 499 });
});

test('a full disk is no bug: its own status, when to come back, and its own line', async () => {
  lines.length = 0;
  const reply = await shop.get('/full');
  expect([reply.status, reply.headers['retry-after']]).toEqual([507, '60']);
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[0]).toMatchObject({ level: 'error', event: 'disk-full', reason: 'write' });
  expect(lines[0]).not.toHaveProperty('error');
});

test('a body that ends early is the visitor who left, and no bug', async () => {
  lines.length = 0;
  const socket = connect(shop.port, '127.0.0.1');
  socket.write('POST /read HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\nabc');
  await setTimeout(100);
  socket.resetAndDestroy();
  await expect.poll(() => lines.map(({ event }) => event)).toContain('request-aborted');
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('requests are counted by route and status', () => {
  const text = metrics.text();
  expect(text).toContain('vitrine_requests_total{route="product",method="GET",status="200"} 1');
  expect(text).toContain('vitrine_requests_total{route="page",method="GET",status="500"} 1');
  expect(text).toMatch(/vitrine_request_seconds_bucket\{route="product",le="\+Inf"\} 1/);
});
