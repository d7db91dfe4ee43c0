import { expect, test } from 'vitest';
import { testConfig } from '#shop/testing/test-shop.tsx';
import { sampleCard, sampleImage } from '#wire/samples/product.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { cardPart } from './card-parts.tsx';
import { htmlText } from './html-part.ts';

const swatches = ['sand', 'moss'].map((slug, at) => ({
  kind: 'colour' as const,
  slug,
  name: slug,
  colours: ['#d9c7a7'],
  image: null,
  picture: sampleImage(at + 1),
}));
const mug = sampleCard(1, { name: 'Mug & <bowl>', swatchField: 'attribute_pa_color', swatches });
const usual = { product: mug, heading: 'h2' as const, place: 'listing' };

const text = (card: Parameters<typeof cardPart>[1], config: ShopConfig = testConfig, now = 0) =>
  htmlText([cardPart({ config, now }, card)]);

test('a card is rendered once for all listings, with names by its place', () => {
  const first = cardPart({ config: testConfig, now: 0 }, usual);
  expect(cardPart({ config: testConfig, now: 0 }, { ...usual, product: { ...mug } })).toBe(first);
  expect(text(usual)).toContain('<h2 class=');
  expect(text(usual)).toContain('Mug &amp; &lt;bowl&gt;');
  expect(text(usual)).toMatch(/type=radio[^>]* name=listing-1[ >]/);
});

test('a changed product, another filter, row, heading and text are other cards', () => {
  const others = [
    text({ ...usual, product: { ...mug, name: 'Jug' } }),
    text({ ...usual, product: { ...mug, stock: { ...mug.stock, status: 'outofstock' } } }),
    text({ ...usual, filters: { color: ['moss'] } }),
    text({ ...usual, priority: true }),
    text({ ...usual, row: true }),
    text({ ...usual, heading: 'h3' }),
    text(usual, {
      ...testConfig,
      messages: { ...testConfig.messages, 'product.quickView': 'Peek' },
    }),
  ];
  expect(new Set([text(usual), ...others]).size).toBe(others.length + 1);
});

test('neither nonces nor the time are in it', () => {
  const nonces = { coupon: '1', public: '2', review: '3', rest: '4', store: '5' };
  const messages = { ...testConfig.messages };
  expect(text(usual, { ...testConfig, messages, nonces }, 86_400_000)).toBe(text(usual));
});
