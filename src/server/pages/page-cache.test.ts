import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createPageCache, type Drawn } from './page-cache.ts';

const HOUR = 3_600_000;
const cache = () => createPageCache({ maxBytes: 10_000, maxAge: HOUR });
const drawn = (html: string, tags: string[] = [], keep = true): Drawn => ({
  status: 200,
  html,
  tags,
  freshUntil: null,
  keep,
});

describe('page cache', () => {
  test('draws once and then answers from what it kept', async () => {
    const pages = cache();
    const draw = vi.fn(async () => drawn('<p>tray</p>'));
    const first = await pages.get('/a', 0, draw);
    expect(await pages.get('/a', 10, draw)).toBe(first);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('many askers at once share one drawing', async () => {
    const pages = cache();
    const draw = vi.fn(async () => drawn('x'));
    await Promise.all(Array.from({ length: 50 }, () => pages.get('/a', 0, draw)));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('clearing a tag drops its pages and no others', async () => {
    const pages = cache();
    await pages.get('/a', 0, async () => drawn('a', ['product:1', 'menu']));
    await pages.get('/b', 0, async () => drawn('b', ['product:2']));
    pages.invalidate(['product:1']);
    expect(pages.peek('/a', 0)).toBeUndefined();
    expect(pages.peek('/b', 0)).toBeDefined();
  });

  test('a page whose data changed while it was drawn is sent but not kept', async () => {
    const pages = cache();
    let finish: (value: Drawn) => void = () => undefined;
    const waiting = pages.get('/a', 0, () => new Promise((resolve) => (finish = resolve)));
    pages.invalidate(['product:1']);
    const later = pages.get('/a', 0, async () => drawn('new', ['product:1']));
    finish(drawn('old', ['product:1']));
    expect((await (await waiting).bytes('identity')).toString()).toBe('old');
    expect((await (await later).bytes('identity')).toString()).toBe('new');
    expect((await pages.peek('/a', 0)?.bytes('identity'))?.toString()).toBe('new');
  });

  test('a page is drawn anew once it is too old', async () => {
    const pages = cache();
    await pages.get('/a', 0, async () => drawn('a'));
    expect(pages.peek('/a', HOUR - 1)).toBeDefined();
    expect(pages.peek('/a', HOUR)).toBeUndefined();
  });

  test('a page that time alone makes wrong is drawn anew at that moment', async () => {
    const pages = cache();
    await pages.get('/a', 0, async () => ({ ...drawn('sale'), freshUntil: 500 }));
    expect(pages.peek('/a', 499)).toBeDefined();
    expect(pages.peek('/a', 500)).toBeUndefined();
  });

  test('when news may have been missed everything goes', async () => {
    const pages = cache();
    await pages.get('/a', 0, async () => drawn('a', ['product:1']));
    let finish: (value: Drawn) => void = () => undefined;
    const waiting = pages.get('/b', 0, () => new Promise((resolve) => (finish = resolve)));
    pages.invalidate('all');
    finish(drawn('old', ['product:2']));
    await waiting;
    expect(pages.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('stays within its bytes by dropping what was used longest ago', async () => {
    const pages = cache();
    const big = 'x'.repeat(4_000);
    await pages.get('/a', 0, async () => drawn(big));
    await pages.get('/b', 0, async () => drawn(big));
    pages.peek('/a', 0);
    await pages.get('/c', 0, async () => drawn(big));
    expect(pages.peek('/b', 0)).toBeUndefined();
    expect(pages.peek('/a', 0)).toBeDefined();
    expect(pages.size.bytes).toBeLessThanOrEqual(10_000);
  });

  test('an answer for one visitor is never kept', async () => {
    const pages = cache();
    await pages.get('/a', 0, async () => drawn('mine', [], false));
    expect(pages.peek('/a', 0)).toBeUndefined();
    expect(pages.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('a failed drawing is not remembered', async () => {
    const pages = cache();
    await expect(pages.get('/a', 0, () => Promise.reject(new Error('down')))).rejects.toThrow();
    expect((await pages.get('/a', 0, async () => drawn('up'))).status).toBe(200);
  });

  test('keeps each encoding and counts its bytes', async () => {
    const pages = cache();
    const page = await pages.get('/a', 0, async () => drawn('oak '.repeat(500)));
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
