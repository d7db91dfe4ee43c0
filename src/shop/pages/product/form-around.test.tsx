import { describe, expect, test } from 'vitest';
import type { OptionField } from '#rules/options/option-form.ts';
import { OPTION_PROBLEMS } from '#rules/options/problem.ts';
import {
  sampleChoice,
  sampleNumber,
  sampleOption,
  samplePrice,
  sampleText,
} from '#rules/options/testing/sample-form.ts';
import { optionMessages } from '#wire/messages/options.ts';
import type { ProductOptions } from '#wire/options.ts';
import { sampleMug } from '#wire/samples/product.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { renderOptions as render } from './testing/render-options.tsx';

const limits = { earliest: null, latest: null, weekdays: [], leadDays: 0, blocked: [] };
const options = [sampleOption('a'), sampleOption('o', { other: true })];

test('a field carries what scripts of Custom Product Addons read of its price [OP-34]', () => {
  const getPrice = (html: string) =>
    JSON.parse((/data-price="([^"]*)"/.exec(html)?.[1] ?? 'null').replaceAll('&quot;', '"'));
  const price = samplePrice({ amount: 450, taxpu: 1.2, isFee: true, isShowPrice: true });
  expect(getPrice(render([sampleText('f', { price })]))).toEqual({
    type: 'text',
    pricingType: 'fixed',
    value: 4.5,
    option_price: {},
    taxpu: 1.2,
    con_unit: 1,
    is_fee: true,
    is_show_price: true,
  });
  const choices = [sampleOption('a', { price: 300 }), sampleOption('b')];
  const share = samplePrice({ pricingType: 'percentage', amount: 12.5 });
  const radios = (of: typeof share) =>
    getPrice(render([sampleChoice('f', { type: 'radio-group', options: choices, price: of })]));
  expect(radios(samplePrice())).toMatchObject({ option_price: { a: 3 }, is_fee: false });
  expect(radios(share)).toMatchObject({ value: 12.5, option_price: { a: 300 } });
  expect(getPrice(render([sampleText('f')]))).toBeNull();
});

/** The rows of the price summary, as a person reads them. */
function summary(html: string): string[] {
  const list = /<dl class="wcpa_price_summary.*?<\/dl>/s.exec(html)?.[0] ?? '';
  const rows = list.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs);
  return [...rows].map(([, name, amount]) => `${name} ${amount}`);
}

describe('the price summary', () => {
  const words = sampleText('words', { label: ['Words'], price: samplePrice({ amount: 240 }) });
  const wrap = sampleText('wrap', {
    label: ['Wrapping'],
    price: samplePrice({ amount: 450, isFee: true }),
  });
  const displayed = sampleText('shown', { price: samplePrice({ amount: 900, isShowPrice: true }) });
  const filled = { words: 'Ada', wrap: 'x', shown: 'x' };

  test('says product, options, fee and total, and what each comes from [OP-52]', () => {
    expect(summary(render([words, wrap, displayed], filled))).toEqual([
      'Product $48.00',
      'Your options $2.40',
      'Words $2.40',
      'One-time extras $4.50',
      'Wrapping $4.50',
      'Total $54.90',
    ]);
    expect(summary(render([words, wrap]))).toEqual([
      'Product $48.00',
      'Your options $0.00',
      'One-time extras $0.00',
      'Total $48.00',
    ]);
    const quiet = { settings: { hideZero: true } };
    expect(summary(render([words, wrap], {}, sampleConfig(), quiet))).toEqual([
      'Product $48.00',
      'Total $48.00',
    ]);
  });

  test('a price that is only shown stands at its field and nowhere else [OP-43]', () => {
    const html = render([displayed], filled);
    expect(html).toContain('+ $9.00');
    expect(summary(html)).toEqual([
      'Product $48.00',
      'Your options $0.00',
      'One-time extras $0.00',
      'Total $48.00',
    ]);
  });

  test('the tax factor is in what stands at the field, not in what is charged [OP-41]', () => {
    const price = samplePrice({ amount: 450, taxpu: 1.2 });
    const html = render([sampleText('words', { price })], filled);
    expect(html).toContain('+ $5.40');
    expect(summary(html)).toContain('Your options $4.50');
  });

  test('asks for the measurements that make the price instead of a total of nothing', () => {
    const price = samplePrice({ pricingType: 'multiply', amount: 3800 });
    const width = sampleNumber('width', { required: true, min: 2, price });
    const fully = { form: { override: 'fully' as const, priceUnit: 'm²' } };
    const getTotal = (values: Record<string, string>, field: OptionField = width) =>
      summary(render([field], values, sampleConfig(), fully));
    expect(getTotal({})).toEqual(['Total Enter your measurements to see the price.']);
    // One that would be refused is none.
    expect(getTotal({ width: '1' })).toEqual(['Total Enter your measurements to see the price.']);
    expect(getTotal({ width: '2' })).toContain('Total $76.00');
    const choice = sampleChoice('width', { required: true });
    expect(getTotal({}, choice)).toEqual(['Total Make your choices to see the price.']);
  });

  test('follows the variation and the quantity [OP-52]', () => {
    const getTotal = (size: string, quantity: string) => {
      const posted = { attribute_pa_color: 'sand', attribute_pa_size: size, quantity };
      const input = { product: sampleMug(), posted };
      return summary(render([words], filled, sampleConfig(), input)).at(-1);
    };
    expect(getTotal('small', '1')).toBe('Total $16.40');
    expect(getTotal('large', '1')).toBe('Total $20.40');
    expect(getTotal('large', '3')).toBe('Total for 3 $61.20');
  });
});

test('what is wrong is listed above the button, unless the shop wants no list [OP-87]', () => {
  const fields = [sampleText('a', { label: ['First'], required: true }), sampleText('b')];
  const rendered = (errorSummary: boolean) =>
    render(fields, { b: 'x' }, sampleConfig(), { settings: { errorSummary } });
  expect(rendered(true)).toContain('wcpa_validation_summary');
  expect(rendered(true).match(/First: please fill this in\./g)).toHaveLength(2);
  expect(rendered(false)).not.toContain('wcpa_validation_summary');
  // At its field it is said all the same.
  expect(rendered(false).match(/First: please fill this in\./g)).toHaveLength(1);
});

test('what is still missing is marked, and what is filled in no longer [OP-92]', () => {
  const field = sampleText('f', { required: true });
  expect(render([field])).toMatch(/data-option="f"[^>]*data-required="true"/);
  expect(render([field], { f: 'Ada' })).not.toContain('data-required');
  expect(render([sampleText('f')])).not.toContain('data-required');
});

test.each(OPTION_PROBLEMS)('the shop has words for %s [OP-18]', (name) => {
  expect(optionMessages[`options.problem.${name}`]).toMatch(/^\{label\}: ./);
});

test('the field’s own words come before the shop’s, whatever is wrong [OP-18]', () => {
  const customMessage = (name: string) => ({ messages: { [name]: `Own words for ${name}.` } });
  const text = (name: string, rules: object) => sampleText(name, { rules, ...customMessage(name) });
  const number = (name: string) =>
    sampleNumber(name, { min: 4, max: 6, step: 1, ...customMessage(name) });
  const boxes = (name: string, input: object) =>
    sampleChoice(name, { type: 'checkbox-group', options, ...input, ...customMessage(name) });
  const wrong: [OptionField, ProductOptions['values'][string]][] = [
    [sampleText('required', { required: true, ...customMessage('required') }), ''],
    [text('characters', { allowed: 'a-z' }), '7'],
    [text('pattern', { pattern: '[a-z]' }), '7'],
    [text('maxLength', { maxLength: 2 }), 'abc'],
    [text('minLength', { minLength: 2 }), 'a'],
    [number('number'), 'ten'],
    [number('min'), '3'],
    [number('max'), '7'],
    [number('step'), '4.5'],
    [boxes('minChosen', { min: 2 }), ['a']],
    [boxes('maxChosen', { max: 0 }), ['a']],
    [boxes('otherEmpty', {}), ['other:']],
    [boxes('unknownChoice', {}), ['z']],
    [{ ...sampleText('moment', customMessage('moment')), type: 'date', limits }, '2026-02-30'],
    [{ ...sampleText('color', customMessage('color')), type: 'color', swatches: [] }, 'red'],
  ];
  const html = render(
    wrong.map(([field]) => field),
    Object.fromEntries(wrong.map(([{ id }, value]) => [id, value])),
  );
  for (const [{ id }] of wrong) expect(html).toContain(`Own words for ${id}.`);
});
