import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createPageCache, type Rendered } from './page-cache.ts';

const HOUR = 3_600_000;
const cache = () => createPageCache({ maxBytes: 10_000, maxAge: HOUR });
const rendered = (html: string, tags: string[] = [], keep = true): Rendered => ({
  status: 200,
  html: [html],
  tags,
  freshUntil: null,
  keep,
});

describe('page cache', () => {
  test('renders once and then answers from the cache', async () => {
    const pages = cache();
    const render = vi.fn(async () => rendered('<p>tray</p>'));
    const first = await pages.get('/a', 0, render);
    expect(await pages.get('/a', 10, render)).toBe(first);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('bytes are UTF-8, of whatever the page says', async () => {
    const pages = cache();
    for (const html of ['', 'plain', 'é … ★ 😀', 'half \ud83d']) {
      const page = await pages.get(`/${html}`, 0, async () => rendered(html));
      expect(page.bytes('identity')).toEqual(Buffer.from(html));
    }
  });

  test('many askers at once share one rendering', async () => {
    const pages = cache();
    const render = vi.fn(async () => rendered('x'));
    await Promise.all(Array.from({ length: 50 }, () => pages.get('/a', 0, render)));
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('clearing a tag drops its pages and no others', async () => {
    const pages = cache();
    await pages.get('/a', 0, async () => rendered('a', ['product:1', 'menu']));
    await pages.get('/b', 0, async () => rendered('b', ['product:2']));
    pages.invalidate(['product:1']);
    expect(pages.peek('/a', 0)).toBeUndefined();
    expect(pages.peek('/b', 0)).toBeDefined();
  });

  test('a page whose data changed while it was rendered is sent but not cached', async () => {
    const pages = cache();
    let finish: (value: Rendered) => void = () => undefined;
    const waiting = pages.get('/a', 0, () => new Promise((resolve) => (finish = resolve)));
    pages.invalidate(['product:1']);
    const later = pages.get('/a', 0, async () => rendered('new', ['product:1']));
    finish(rendered('old', ['product:1']));
    expect((await (await waiting).bytes('identity')).toString()).toBe('old');
    expect((await (await later).bytes('identity')).toString()).toBe('new');
    expect((await pages.peek('/a', 0)?.bytes('identity'))?.toString()).toBe('new');
  });

  test('a page is rendered anew once it is too old', async () => {
    const pages = cache();
    await pages.get('/a', 0, async () => rendered('a'));
    expect(pages.peek('/a', HOUR - 1)).toBeDefined();
    expect(pages.peek('/a', HOUR)).toBeUndefined();
  });

  test('a page that time alone makes wrong is rendered anew at that moment', async () => {
    const pages = cache();
    await pages.get('/a', 0, async () => ({ ...rendered('sale'), freshUntil: 500 }));
    expect(pages.peek('/a', 499)).toBeDefined();
    expect(pages.peek('/a', 500)).toBeUndefined();
  });

  test('when news may have been missed everything goes', async () => {
    const pages = cache();
    await pages.get('/a', 0, async () => rendered('a', ['product:1']));
    let finish: (value: Rendered) => void = () => undefined;
    const waiting = pages.get('/b', 0, () => new Promise((resolve) => (finish = resolve)));
    pages.invalidate('all');
    finish(rendered('old', ['product:2']));
    await waiting;
    expect(pages.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('stays within its bytes by dropping what was used longest ago', async () => {
    const pages = cache();
    const big = 'x'.repeat(4_000);
    await pages.get('/a', 0, async () => rendered(big));
    await pages.get('/b', 0, async () => rendered(big));
    pages.peek('/a', 0);
    await pages.get('/c', 0, async () => rendered(big));
    expect(pages.peek('/b', 0)).toBeUndefined();
    expect(pages.peek('/a', 0)).toBeDefined();
    expect(pages.size.bytes).toBeLessThanOrEqual(10_000);
  });

  test('an answer for one visitor is never cached', async () => {
    const pages = cache();
    await pages.get('/a', 0, async () => rendered('mine', [], false));
    expect(pages.peek('/a', 0)).toBeUndefined();
    expect(pages.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('a failed rendering is not cached', async () => {
    const pages = cache();
    await expect(pages.get('/a', 0, () => Promise.reject(new Error('down')))).rejects.toThrow();
    expect((await pages.get('/a', 0, async () => rendered('up'))).status).toBe(200);
  });

  test('keeps each encoding and counts its bytes', async () => {
    const pages = cache();
    const page = await pages.get('/a', 0, async () => rendered('oak '.repeat(500)));
    const before = pages.size.bytes;
    const br = await page.bytes('br');
    expect(brotliDecompressSync(br).toString()).toBe('oak '.repeat(500));
    expect(gunzipSync(await page.bytes('gzip')).toString()).toBe('oak '.repeat(500));
    expect(await page.bytes('br')).toBe(br);
    expect(pages.size.bytes).toBeGreaterThan(before);
    pages.invalidate([]);
    expect(page.etag).toMatch(/^W\/"[\w-]+"$/);
  });
});
