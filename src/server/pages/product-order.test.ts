import { expect, test } from 'vitest';
import { sampleMug, sampleProduct, sampleStock } from '#wire/samples/product.ts';
import { readOrder } from './product-order.ts';

const posted = (values: Record<string, string>) => (name: string) => values[name] ?? '';
const mug = (color: string, size: string, quantity = '1') =>
  readOrder(sampleMug(), posted({ attribute_pa_color: color, attribute_pa_size: size, quantity }));

test('a simple product costs its price times the quantity', () => {
  const ordered = readOrder(sampleProduct(), posted({ quantity: '3' }));
  expect(ordered).toEqual({
    ok: true,
    line: { name: 'Oak serving tray', choices: [], quantity: 3, price: 14_400 },
  });
});

test('the matched variation decides the price', () => {
  expect(mug('sand', 'large', '2')).toEqual({
    ok: true,
    line: { name: 'Stoneware mug', choices: ['Sand', 'Large'], quantity: 2, price: 3600 },
  });
});

test('every missing choice is named', () => {
  expect(mug('', '')).toEqual({
    ok: false,
    problems: [
      { code: 'product.problem.variation', field: 'attribute_pa_color', name: 'Colour' },
      { code: 'product.problem.variation', field: 'attribute_pa_size', name: 'Size' },
    ],
  });
});

test.each([
  ['a term that does not exist', 'mauve', 'large', '1', 'product.problem.variation'],
  ['a combination that is not made', 'ink', 'large', '1', 'product.problem.noVariation'],
  ['a variation that is gone', 'ink', 'small', '1', 'product.problem.outOfStock'],
  ['words for a quantity', 'sand', 'small', 'many', 'product.problem.quantityNumber'],
  ['a negative quantity', 'sand', 'small', '-1', 'product.problem.quantityNumber'],
  ['more than there is', 'sand', 'small', '21', 'product.problem.stock'],
])('%s is refused', (_, color, size, quantity, code) => {
  expect(mug(color, size, quantity)).toMatchObject({ ok: false, problems: [{ code }] });
});

test.each([
  ['product.problem.notForSale', sampleProduct({ price: null })],
  ['product.problem.notForSale', sampleProduct({ kind: 'external' })],
  ['product.problem.outOfStock', sampleProduct({ stock: sampleStock({ status: 'outofstock' }) })],
  ['product.problem.quantityStep', sampleProduct({ quantity: { min: 1, max: 20, step: 2 } })],
])('%s is said of a product that cannot be bought so', (code, product) => {
  expect(readOrder(product, posted({ quantity: '1' }))).toMatchObject({
    ok: false,
    problems: [{ code }],
  });
});

test('back-orders may exceed what is left', () => {
  const stock = sampleStock({ status: 'onbackorder', left: 0, backorders: 'notify' });
  expect(readOrder(sampleProduct({ stock }), posted({ quantity: '4' })).ok).toBe(true);
});
