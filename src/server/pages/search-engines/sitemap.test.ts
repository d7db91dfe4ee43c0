import { expect, test } from 'vitest';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { robotsFile } from './robots.ts';
import { sitemapFile } from './sitemap.ts';

const origin = 'https://shop.example';
const entries = ['/', '/a&b', '/c'].map((path) => ({ path, changedAt: path === '/c' ? 0 : null }));

test('a small shop has one file with all addresses', () => {
  const file = sitemapFile(entries, origin);
  expect(file).toContain('<loc>https://shop.example/a&amp;b</loc></url>');
  expect(file).toContain('<loc>https://shop.example/c</loc><lastmod>1970-01-01T00:00:00.000Z<');
});

test('a page has its pictures beside it, ten at most', () => {
  const images = Array.from({ length: 12 }, (_, at) => ({ key: `tray-${at}`, width: 2000 }));
  const file = sitemapFile([{ path: '/product/tray', changedAt: null, images }], origin);
  expect(file).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(file).toContain(
    '<image:image><image:loc>https://shop.example/media/tray-0/1600.jpeg</image:loc></image:image>',
  );
  expect(file?.match(/<image:loc>/g)).toHaveLength(10);
});

test('a large shop has an index, and its parts hold every address once', () => {
  expect(sitemapFile(entries, origin, null, 2)).toContain(
    '<sitemap><loc>https://shop.example/sitemap.xml?part=2</loc></sitemap>',
  );
  const parts = [1, 2].map((part) => sitemapFile(entries, origin, part, 2) ?? '');
  expect(parts.map((part) => part.match(/<loc>/g)?.length)).toEqual([2, 1]);
});

test.each([0, 3, 1.5, Number.NaN])('there is no part %d', (part) => {
  expect(sitemapFile(entries, origin, part, 2)).toBeNull();
});

test('an empty shop still has a well-formed file', () => {
  expect(sitemapFile([], origin)).toContain('<urlset');
});

test('robots are shut out of baskets and accounts, and out of a closed shop altogether', () => {
  const open = robotsFile(defaultSettings(), origin);
  expect(open).toContain('Disallow: /checkout\n');
  expect(open).toContain('Sitemap: https://shop.example/sitemap.xml');
  const closed = robotsFile({ ...defaultSettings(), 'shop.indexable': false }, origin);
  expect(closed).toBe('User-agent: *\nDisallow: /\n');
});
