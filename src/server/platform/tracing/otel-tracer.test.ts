import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { observe } from '../http/observe.ts';
import { serveForTest } from '../http/testing/serve-for-test.ts';
import { createLog } from '../logging/log.ts';
import { currentRequestId } from '../request-id.ts';
import { openTracer } from './open-tracer.ts';
import { startSpanReceiver } from './testing/span-receiver.ts';
import { NO_TRACER, type Tracer } from './tracer.ts';

const receiver = await startSpanReceiver();
const lines: string[] = [];
const log = createLog({ level: 'warn', write: (line) => lines.push(line) });
const provider = await serveForTest((_request, response) => response.writeHead(402).end('no'));
afterAll(() => receiver.close());

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const FROM_PROXY = { traceparent: `00-${TRACE}-${PARENT}-01`, 'x-request-id': 'proxy-77' };

/**
 * A shop of one route, which asks its database and a provider. Its visitor comes by `fetch`, of which Node
 * announces nothing; each visit is over when its span has ended.
 */
async function serveTraced(tracer: Tracer, trustProxy: boolean) {
  const ended: (() => void)[] = [];
  const { port } = await serveForTest(
    observe(
      async (_request, response) => {
        tracer.queryDone('select "id" from "orders" where "id" = ?', 3, 'ok');
        const address = `http://127.0.0.1:${provider.port}/charge?key=secret`;
        const called = sendRequest(address, { method: 'POST', agent: false });
        called.end();
        const [reply] = await once(called, 'response');
        reply.resume();
        await once(reply, 'end');
        response.end(currentRequestId());
      },
      {
        log,
        requestDone: () => setImmediate(() => ended.shift()?.()),
        visitor: () => '127.0.0.1',
        trustProxy,
        tracer,
      },
    ),
  );
  return async (path: string) => {
    const over = Promise.withResolvers<void>();
    ended.push(over.resolve);
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers: FROM_PROXY });
    await over.promise;
    return status;
  };
}

test('queries and calls of others are inside their request, which continues the trace of the proxy', async () => {
  const tracer = await openTracer(receiver.target, log);
  const visit = await serveTraced(tracer, true);
  expect(await visit('/product/tray?secret=1')).toBe(200);
  tracer.queryDone('select 1', 1, 'ok');
  await tracer.close();
  const [query, call, page, ...others] = receiver.spans.splice(0);
  expect(others).toEqual([]);
  expect(page).toMatchObject({ name: 'GET product', traceId: TRACE, parentSpanId: PARENT });
  expect(page?.attributes).toEqual({
    'http.request.method': 'GET',
    'url.path': '/product/tray',
    'http.route': 'product',
    'http.response.status_code': 200,
    'vitrine.request_id': 'proxy-77',
  });
  expect([query?.parentSpanId, call?.parentSpanId]).toEqual([page?.spanId, page?.spanId]);
  expect(query).toMatchObject({ name: 'select', traceId: TRACE, failed: false });
  expect(query?.attributes).toEqual({
    'db.query.text': 'select "id" from "orders" where "id" = ?',
    'vitrine.request_id': 'proxy-77',
  });
  expect(call).toMatchObject({ name: 'POST 127.0.0.1', traceId: TRACE, failed: true });
  expect(call?.attributes).toEqual({
    'http.request.method': 'POST',
    'server.address': '127.0.0.1',
    'http.response.status_code': 402,
    'vitrine.request_id': 'proxy-77',
  });
});

test('without a trusted proxy a trace that a visitor names is not continued', async () => {
  const tracer = await openTracer(receiver.target, log);
  const visit = await serveTraced(tracer, false);
  await visit('/');
  await tracer.close();
  const page = receiver.spans.splice(0).find(({ name }) => name === 'GET home');
  expect(page?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(page?.traceId).not.toBe(TRACE);
  expect(page?.parentSpanId).toBeUndefined();
});

test('a job is a trace of its own, and its failure has a kind but no text', async () => {
  const tracer = await openTracer(receiver.target, log);
  const broken = Object.assign(new Error('ada@example.com refused'), { code: 'EENVELOPE' });
  const job = tracer.work('job email', 'job', { 'vitrine.job.attempt': 2 }, () =>
    tracer.work('send email', 'client', {}, () => Promise.reject(broken)),
  );
  await expect(job).rejects.toBe(broken);
  await tracer.close();
  const [sent, run] = receiver.spans.splice(0);
  expect(run).toMatchObject({ name: 'job email', failed: true, parentSpanId: undefined });
  expect(sent).toMatchObject({ name: 'send email', failed: true, parentSpanId: run?.spanId });
  expect(sent?.attributes).toEqual({ 'error.type': 'EENVELOPE' });
  expect(JSON.stringify([sent, run])).not.toContain('ada@example.com');
});

test('a receiver that is gone costs the shop one line of the log', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '500');
  const gone = await startSpanReceiver();
  await gone.close();
  const tracer = await openTracer(gone.target, log);
  const visit = await serveTraced(tracer, false);
  for (let count = 0; count < 3; count += 1) expect(await visit('/')).toBe(200);
  const begun = performance.now();
  await tracer.close();
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(await visit('/')).toBe(200);
  expect(lines.filter((line) => line.includes('"spans-not-sent"'))).toHaveLength(1);
  vi.unstubAllEnvs();
});

test('without a target nothing of it is loaded', async () => {
  expect(await openTracer(undefined, log)).toBe(NO_TRACER);
});
