import { describe, expect, test } from 'vitest';
import type { ProductRecord } from '#wire/product.ts';
import { sampleMug, sampleStock } from '#wire/samples/product.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { render, testConfig, testImage } from '../../testing/test-shop.tsx';
import { BuyForm } from '../buy-form.tsx';
import { ProductChoiceProvider } from '../choice/product-choice.tsx';
import { visibleCount } from './visible-count.ts';

interface Rendered {
  product?: ProductRecord;
  posted?: Record<string, string>;
  swatches?: Partial<ShopConfig['swatches']>;
}

function form({ product = sampleMug(), posted = {}, swatches = {} }: Rendered = {}): string {
  return render(
    <ProductChoiceProvider product={product} posted={posted}>
      <BuyForm product={product} posted={posted} />
    </ProductChoiceProvider>,
    { swatches: { ...testConfig.swatches, ...swatches } },
  );
}

/** The mug with other terms for its colour. */
function mugIn(terms: ProductRecord['attributes'][number]['terms']): ProductRecord {
  const mug = sampleMug();
  return {
    ...mug,
    attributes: mug.attributes.map((one) => (one.name === 'pa_color' ? { ...one, terms } : one)),
  };
}
const term = { name: 'Sand', slug: 'sand', colours: [], image: null };
const label = (html: string, slug: string) =>
  html.match(new RegExp(`<label[^>]*data-value="${slug}".*?</label>`))?.[0] ?? '';

describe('swatches', () => {
  test('each carries its value, title and attribute [VS-03]', () => {
    const ink = label(form(), 'ink');
    expect(ink).toContain('data-value="ink"');
    expect(ink).toContain('data-title="Ink"');
    expect(ink).toContain('data-attribute_name="attribute_pa_color"');
    expect(ink).toMatch(/<input type="radio"[^>]*name="attribute_pa_color" value="ink"/);
  });

  test.each([
    ['colour', ['#d9c7a7'], 1],
    ['dual-colour', ['#d9c7a7', '#22303f'], 2],
  ] as const)('a %s is rendered with SVG fills and says its name', (kind, colors, fills) => {
    const html = label(form({ product: mugIn([{ ...term, kind, colours: [...colors] }]) }), 'sand');
    expect(html.match(/fill="#/g)).toHaveLength(fills);
    expect(html).toContain('<span class="visually-hidden">Sand</span>');
    expect(html).not.toContain('style=');
  });

  test('a picture and a plain label each have a face', () => {
    const image = mugIn([{ ...term, kind: 'image', image: testImage }]);
    expect(label(form({ product: image }), 'sand')).toContain('<img');
    expect(label(form(), 'small')).toMatch(/<span class="face">Small<\/span>/);
  });

  test('without script one select for each attribute holds what was posted, and no radio does', () => {
    const html = form({ posted: { attribute_pa_color: 'sand' } });
    const [, selects = ''] = html.match(/<noscript>(.*?)<\/noscript>/) ?? [];
    expect(selects.match(/<select/g)).toHaveLength(2);
    expect(selects).toContain('<option value="sand" selected="">');
    expect(html.replace(selects, '')).not.toContain('checked=""');
    expect(html).toContain(': Sand');
  });

  test.each(['blur', 'cross', 'hide'] as const)(
    'what cannot be chosen is marked for the style "%s" [VS-05]',
    (disabledStyle) => {
      const posted = { attribute_pa_color: 'ink' };
      const html = form({ posted, swatches: { disabledStyle } });
      expect(label(html, 'large')).toContain(`data-state="disabled" data-off="${disabledStyle}"`);
      expect(label(html, 'large')).toMatch(/<input[^>]*disabled=""/);
      expect(label(html, 'large')).toContain('Large, not made in this combination');
    },
  );

  test('what is out of stock is pressable with the option alone [VS-06]', () => {
    const posted = { attribute_pa_color: 'ink' };
    expect(label(form({ posted }), 'small')).toMatch(
      /data-state="no-stock".*<input[^>]*disabled=""/,
    );
    const open = label(form({ posted, swatches: { noStockClickable: true } }), 'small');
    expect(open).toContain('data-state="no-stock"');
    expect(open).not.toContain('disabled');
  });

  test('a few left are said on the swatch once the rest is chosen [VS-09]', () => {
    const mug = sampleMug();
    const stock = sampleStock({ left: 3, low: true });
    const product = {
      ...mug,
      variations: mug.variations.map((one) => ({
        ...one,
        stock,
        quantity: { min: 1, max: 3, step: 1 },
      })),
    };
    expect(label(form({ product }), 'small')).not.toContain('3 left');
    const html = form({ product, posted: { attribute_pa_color: 'sand' } });
    expect(label(html, 'small')).toContain('3 left');
    expect(label(html, 'sand')).not.toContain('3 left');
    expect(
      form({
        product,
        posted: { attribute_pa_color: 'sand' },
        swatches: { stockThreshold: 2 },
      }),
    ).not.toContain('3 left');
  });

  test('with a limit the rest waits behind "more" [VS-12]', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
      ...term,
      kind: 'label' as const,
      slug,
      name: slug.toUpperCase(),
    }));
    const product = mugIn(many);
    const html = form({ product, swatches: { limit: 3 } });
    expect(label(html, 'c')).not.toBe('');
    expect(label(html, 'd')).toBe('');
    expect(html).toContain('aria-label="Show 2 more of Colour"');
    expect(form({ product })).toContain('data-value="e"');
  });
});

test.each([
  [9, 5, -1, 5],
  [9, 5, 4, 5],
  [9, 5, 5, 9],
  [6, 5, -1, 6],
  [7, 5, -1, 5],
  [9, 0, -1, 9],
])(
  'of %i with a limit of %i and number %i chosen, %i show [VS-12]',
  (count, limit, at, expected) => {
    expect(visibleCount(count, limit, at)).toBe(expected);
  },
);

test('the line under the swatches says what is missing, then whether it can be had [VS-13]', () => {
  expect(form()).toContain('Choose Colour and Size');
  expect(form({ posted: { attribute_pa_size: 'large' } })).toContain('Choose Colour<');
  const posted = { attribute_pa_color: 'sand', attribute_pa_size: 'large' };
  expect(form({ posted })).toContain('In stock');
  expect(form({ posted: { ...posted, attribute_pa_color: 'ink' } })).toContain(
    'That combination is not available.',
  );
});

test('a variation that is gone cannot be sent', () => {
  const posted = { attribute_pa_color: 'ink', attribute_pa_size: 'small' };
  expect(form({ posted })).toMatch(/<button type="submit"[^>]*disabled=""/);
});
