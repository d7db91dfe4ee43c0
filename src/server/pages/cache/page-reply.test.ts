import { describe, expect, test } from 'vitest';
import { createPageCache, loosePage } from './page-cache.ts';
import { pageReply } from './page-reply.ts';

async function cachedPage() {
  const cache = createPageCache({ maxBytes: 100_000, maxAge: 1000 });
  return cache.get('/a', 1, async () => ({
    status: 200,
    html: ['tray'],
    tags: [],
    freshUntil: null,
    keep: true,
  }));
}
const ask = { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined };

describe('page reply', () => {
  test('a browser that has this very page gets 304 without a body', async () => {
    const page = await cachedPage();
    for (const tag of [page.etag, `"x", ${page.etag}`, '*', page.etag.slice(2)]) {
      const reply = pageReply(page, { ...ask, ifNoneMatch: tag });
      expect([reply.status, reply.body]).toEqual([304, null]);
    }
    expect(pageReply(page, { ...ask, ifNoneMatch: 'W/"other"' }).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const page = await cachedPage();
    const head = pageReply(page, { ...ask, method: 'HEAD' });
    expect(head.body).toBeNull();
    expect(head.headers).toEqual(pageReply(page, ask).headers);
  });

  test('a page for one visitor is stored nowhere on the way', () => {
    const page = loosePage({ status: 200, html: ['mine'], tags: [] });
    expect(pageReply(page, ask).headers['cache-control']).toBe('no-store');
  });

  test('a redirect names its place', () => {
    const page = loosePage({ status: 301, html: [], location: '/shop', tags: [] });
    expect(pageReply(page, ask)).toMatchObject({ status: 301, headers: { location: '/shop' } });
  });
});
