import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rail } from '#shop/product/rails/rail.tsx';
import { RenderedCards } from '#shop/ui/rendered-cards.ts';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import { testConfig } from '#shop/ui/test-shop.tsx';
import { sampleCard, sampleImage } from '#wire/samples/product.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { cardRenderer } from './rendered-cards.tsx';

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

function rails(config: ShopConfig, render: ReturnType<typeof cardRenderer> | null): string {
  return renderToString(
    <RenderedCards value={render}>
      <ShopProvider config={config} now={0}>
        <Rail place="upsells" title="Also" products={products} />
        <Rail place="related" title="More" products={products} />
      </ShopProvider>
    </RenderedCards>,
  );
}

test('a box drawn apart is what it would have been in its place, the second time too', () => {
  const inPlace = rails(testConfig, null);
  expect(inPlace).toContain('Mug &amp; &lt;bowl&gt;');
  expect(rails(testConfig, cardRenderer(testConfig))).toBe(inPlace);
  expect(rails(testConfig, cardRenderer(testConfig))).toBe(inPlace);
});

test('in two rails its choices are two groups', () => {
  const names = [...rails(testConfig, null).matchAll(/type="radio"[^>]* name="([^"]+)"/g)];
  expect([...new Set(names.map((found) => found[1]))]).toEqual(['upsells-1', 'related-1']);
});

test('other texts, as other settings have them, are drawn anew', () => {
  rails(testConfig, cardRenderer(testConfig));
  const other = {
    ...testConfig,
    messages: { ...testConfig.messages, 'product.quickView': 'Peek' },
  };
  expect(rails(other, cardRenderer(other))).toBe(rails(other, null));
  expect(rails(other, null)).toContain('Peek');
});
