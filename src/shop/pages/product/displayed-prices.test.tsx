import { describe, expect, test } from 'vitest';
import {
  num,
  sampleNumber,
  samplePrice,
  sampleText,
  times,
  valueOfField,
} from '#rules/options/testing/sample-form.ts';
import { samplePrice as sampleOne, sampleProduct } from '#wire/samples/product.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { renderOptioned } from './testing/render-options.tsx';

// What a product with options costs, wherever its page says so. The sample product costs 48.00.

const formula = times(times(valueOfField('width'), valueOfField('drop')), num(0.0038));
const curtain = [
  sampleNumber('width', { label: ['Width in cm'], required: true, min: 40, max: 400 }),
  sampleNumber('drop', {
    label: ['Drop in cm'],
    required: true,
    min: 40,
    price: samplePrice({ pricingType: 'custom', formula }),
  }),
];
const engraving = sampleText('engraving', {
  label: ['Engraving'],
  price: samplePrice({ pricingType: 'per_car', amount: 80 }),
});

function head(html: string): string {
  return /<p class="price[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
}

/** Label and amount of each row of the summary. */
function rows(html: string): string[] {
  const summary = /<dl class="wcpa_price_summary.*?<\/dl>/s.exec(html)?.[0] ?? '';
  return [...summary.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, label, amount]) => `${label}: ${amount}`,
  );
}

const byArea = (values: Record<string, string>) =>
  renderOptioned(curtain, values, sampleConfig(), { form: { override: 'fully', priceUnit: 'm²' } });

describe('the price of a product with options', () => {
  test('at the head is the one that is charged for a piece', () => {
    expect(head(renderOptioned([engraving]))).toBe('$48.00');
    expect(head(renderOptioned([engraving], { engraving: 'Ada and Charles' }))).toBe('$60.00');
  });

  test('at the head is converted as the charged one is [OP-46]', () => {
    const html = renderOptioned([engraving], {}, sampleConfig(), { conUnit: 2 });
    expect(head(html)).toBe('$96.00');
    expect(rows(html).at(-1)).toBe('Total: $96.00');
  });

  test('of several measurements is for all of them, not for the last', () => {
    const html = byArea({ width: '150', drop: '210' });
    expect(head(html)).toBe('$119.70');
    expect(rows(html)).toContain('Width in cm × Drop in cm: $119.70');
    expect(html).not.toContain('+ $119.70');
  });

  test('of measurements stands in one line where it is a multiple of the price by unit', () => {
    const product = sampleProduct({ price: sampleOne(3800) });
    const form = { override: 'fully' as const, priceUnit: 'm²' };
    const html = renderOptioned(curtain, { width: '160', drop: '210' }, sampleConfig(), {
      form,
      product,
    });
    expect(rows(html)[0]).toBe('3.36 m² × $38.00: $127.68');
    expect(rows(html).at(-1)).toBe('Total: $127.68');
    expect(html).not.toContain('Width in cm × Drop in cm');
  });

  test.each([
    ['nothing entered', {}],
    ['a width below the least', { width: '5', drop: '210' }],
    ['a width that is no number', { width: 'wide', drop: '210' }],
  ])('is not known with %s', (_, values) => {
    const html = byArea(values);
    expect(head(html)).toBe('$48.00 per m²');
    expect(rows(html)).toEqual(['Total: Enter your measurements to see the price.']);
    expect(html).not.toContain('+ $');
  });

  test('is not known either where a wrong measurement adds to it', () => {
    const length = sampleNumber('length', {
      min: 10,
      price: samplePrice({ pricingType: 'multiply', amount: 25 }),
    });
    const wrong = renderOptioned([length], { length: '5' });
    expect(rows(wrong)).toEqual(['Total: Enter your measurements to see the price.']);
    expect(head(wrong)).toBe('$48.00');
    expect(rows(renderOptioned([length], { length: '20' })).at(-1)).toBe('Total: $53.00');
  });
});
