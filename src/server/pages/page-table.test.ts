import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { noQuery, type PageDefinition } from './page.ts';
import { pageMatcher } from './testing/match-page.ts';

function definition(route: PageDefinition['route']): PageDefinition {
  return { route, canonicalQuery: noQuery, load: async () => ({ kind: 'not-found' }) };
}
const definitions = (
  [
    'routes.document',
    'routes.home',
    'routes.shop',
    'routes.product',
    'routes.journal',
    'routes.post',
  ] as const
).map(definition);

describe('matching an address to a page', () => {
  const match = pageMatcher(definitions, defaultSettings());
  test.each([
    ['/', 'routes.home', {}],
    ['/shop', 'routes.shop', {}],
    ['/product/oak-serving-tray', 'routes.product', { slug: 'oak-serving-tray' }],
    ['/product/%C3%A9t%C3%A9', 'routes.product', { slug: 'été' }],
    ['/journal', 'routes.journal', {}],
    ['/journal/candle-care', 'routes.post', { slug: 'candle-care' }],
    ['/about', 'routes.document', { slug: 'about' }],
  ])('%s is %s', (path, route, params) => {
    const found = match(path);
    expect(found?.definition.route).toBe(route);
    expect(found?.params).toEqual(params);
  });

  test.each(['/product/a/b', '/product/%E0%A4%A', '/a/b/c'])('%s is no page', (path) => {
    expect(match(path)).toBeNull();
  });

  test('a route moved by its setting answers at its new address only [PP-02]', () => {
    const settings = { ...defaultSettings(), 'routes.product': '/p/:slug' };
    const moved = pageMatcher(definitions, settings);
    expect(moved('/p/oak-serving-tray')?.definition.route).toBe('routes.product');
    expect(moved('/product/oak-serving-tray')).toBeNull();
  });
});
