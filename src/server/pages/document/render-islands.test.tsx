import { beforeAll, expect, test } from 'vitest';
import { railIsland } from '#shop/rails/rail-island.tsx';
import { reviewsIsland } from '#shop/reviews/section/reviews-island.ts';
import { testConfig } from '#shop/testing/test-shop.tsx';
import type { IslandSource } from '#shop/ui/island/island-source.ts';
import { sampleCard, sampleImage } from '#wire/samples/product.ts';
import { createIslands, type IslandsOfPage } from './render-islands.tsx';

const swatches = ['sand', 'moss', 'ink', 'clay'].map((slug, at) => ({
  kind: 'colour' as const,
  slug,
  name: slug,
  colours: ['#d9c7a7'],
  image: null,
  picture: sampleImage(at + 1),
}));
const products = [
  sampleCard(1, { name: 'Mug & <bowl>', swatchField: 'attribute_pa_color', swatches }),
  sampleCard(2, { category: { name: 'Cups', url: '/cups' } }),
];
const rail = (id: string) => ({ id, title: 'Also', products });

let islands: Awaited<ReturnType<typeof createIslands>>;
beforeAll(async () => {
  islands = await createIslands();
});

function render<Data extends object>(
  island: IslandSource<Data>,
  id: string,
  data: Data,
  page: Partial<IslandsOfPage> = {},
): string {
  const usual = { config: testConfig, now: 0, fragments: {}, styles: () => [] };
  return islands({ ...usual, ...page })(island, id, data);
}

test('a rail from the cache is the same as one rendered for the first time', async () => {
  const first = render(railIsland, 'upsells', rail('upsells'));
  expect(first).toContain('Mug &amp; &lt;bowl&gt;');
  expect(render(railIsland, 'upsells', rail('upsells'))).toBe(first);
  const anew = await createIslands();
  const page = { config: testConfig, now: 0, fragments: {}, styles: () => [] };
  expect(anew(page)(railIsland, 'upsells', rail('upsells'))).toBe(first);
});

test('other data is rendered anew', () => {
  render(railIsland, 'upsells', rail('upsells'));
  const [mug] = products;
  if (!mug) throw new Error('no product');
  const renamed = { ...rail('upsells'), products: [{ ...mug, name: 'Jug' }] };
  expect(render(railIsland, 'upsells', renamed)).toContain('Jug');
});

test('in two rails its choices are two groups', () => {
  const html = `${render(railIsland, 'upsells', rail('upsells'))}${render(railIsland, 'related', rail('related'))}`;
  const names = [...html.matchAll(/type=radio[^>]* name=([^\s>]+)/g)];
  expect([...new Set(names.map((found) => found[1]))]).toEqual(['upsells-1', 'related-1']);
});

test('other messages, as other settings have them, are rendered anew', () => {
  const usual = render(railIsland, 'upsells', rail('upsells'));
  const config = {
    ...testConfig,
    messages: { ...testConfig.messages, 'product.quickView': 'Peek' },
  };
  const other = render(railIsland, 'upsells', rail('upsells'), { config });
  expect(usual).not.toContain('Peek');
  expect(other).toContain('Peek');
});

test('a fragment is the page’s own HTML, its style in front', () => {
  const page = { fragments: { reviews: '<p>Good</p>' }, styles: () => ['/assets/reviews.css'] };
  expect(render(reviewsIsland, 'reviews', { id: 'reviews', product: null }, page)).toBe(
    '<link rel="stylesheet" href="/assets/reviews.css"><div data-island-root=""><p>Good</p></div>',
  );
});
