import { expect, test } from 'vitest';
import { fillCartShop } from './cart/testing/cart-shop.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createLog } from './platform/logging/log.ts';
import { openTracer } from './platform/tracing/open-tracer.ts';
import { startSpanReceiver } from './platform/tracing/testing/span-receiver.ts';
import { serveShop } from './testing/serve-shop.ts';

const database = await testDatabase();
await fillCartShop(database.db);

test('pages, calls, jobs and their queries arrive at the receiver as spans of one another', async () => {
  const receiver = await startSpanReceiver();
  const log = createLog({ level: 'warn', write: (line) => expect.fail(line) });
  const tracer = await openTracer(receiver.target, log);
  const watched = await openDatabase(database.target, {
    onQuery: (milliseconds, result, sql) => tracer.queryDone(sql, milliseconds, result),
  });
  const { origin, close } = await serveShop({ database: watched, tracer });
  const product = await watched.db.selectFrom('products').select('slug').executeTakeFirstOrThrow();
  const getProduct = () => fetch(`${origin}/product/${product.slug}`);
  const pages = [await getProduct(), await getProduct()];
  const call = await fetch(`${origin}/wc-ajax/get_refreshed_fragments`, {
    method: 'POST',
    headers: { origin },
  });
  expect([...pages, call].map(({ status }) => status)).toEqual([200, 200, 200]);
  await close();
  await watched.close();
  await tracer.close();
  await receiver.close();

  const { spans } = receiver;
  const inside = (span: { spanId: string } | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
  const [made, cached] = spans.filter(({ name }) => name === 'GET page product');
  expect(inside(made).map(({ name }) => name)).toContain('select');
  expect(inside(made)[0]?.attributes['vitrine.request_id']).toBe(
    pages[0]?.headers.get('x-request-id'),
  );
  expect(cached?.attributes['vitrine.request_id']).toBe(pages[1]?.headers.get('x-request-id'));
  expect(inside(cached)).toEqual([]);
  expect(
    spans.filter(({ name }) => name === 'POST shop call get_refreshed_fragments'),
  ).toHaveLength(1);
  const [job] = spans.filter(({ name }) => name === 'job release-orders');
  expect(job).toMatchObject({ parentSpanId: undefined, failed: false });
  expect(inside(job).map(({ name }) => name)).toContain('select');
});
