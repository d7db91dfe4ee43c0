import { expect, test } from 'vitest';
import { ADDING_DEFAULTS } from '#wire/adding.ts';
import { sampleProduct } from '#wire/samples/product.ts';
import { SIDE_CART_DEFAULTS } from '#wire/side-cart.ts';
import { withVariationAsProduct } from '../../stores/cart/add-fields.ts';
import { addedLines } from './added-lines.ts';
import { visibleAfterAdd } from './after-add.ts';
import { flight, LANDED_SIZE } from './fly-to-cart.ts';
import { addressQuantity } from './use-address-quantity.ts';

test('the picture ends as 75 by 75 px over the middle of the basket [CT-64]', () => {
  const frames = flight(
    { left: 100, top: 200, width: 400, height: 500 },
    { left: 1200, top: 20, width: 44, height: 44 },
  );
  const [start, end] = [frames[0], frames.at(-1)];
  expect(LANDED_SIZE).toBe(75);
  // A square of 400 px around 300, 450, scaled from one of 75 px.
  expect(start?.transform).toBe(`translate(262.5px, 412.5px) scale(${400 / 75})`);
  expect(end?.transform).toBe('translate(1184.5px, 4.5px) scale(1)');
});

test('the flight takes 1500 ms unless the shop wants another time [CT-64]', () => {
  expect(ADDING_DEFAULTS).toMatchObject({ fly: true, flyTime: 1500 });
});

test('on its way the picture is not seen, so that it covers neither name nor price', () => {
  const from = { left: 100, top: 200, width: 400, height: 500 };
  const frames = flight(from, { left: 1200, top: 20, width: 44, height: 44 });
  // It leaves the place of its picture and reaches that of the basket unseen.
  expect(frames[1]).toMatchObject({ opacity: 0, transform: expect.stringContaining('262.5px') });
  expect(frames[2]).toMatchObject({ opacity: 0, transform: expect.stringContaining('1184.5px') });
});

test('after an add one of the two is shown: the side cart, else the mini-cart [CT-15] [CT-16]', () => {
  const shop = { cart: ADDING_DEFAULTS, sideCart: SIDE_CART_DEFAULTS };
  const without = (change: Partial<typeof SIDE_CART_DEFAULTS>) => ({
    ...shop,
    sideCart: { ...SIDE_CART_DEFAULTS, ...change },
  });
  expect(visibleAfterAdd(shop, 'product')).toEqual({ sideCart: true, dropdown: false });
  const alone = { sideCart: false, dropdown: true };
  expect(visibleAfterAdd(without({ openOnAdd: false }), 'product')).toEqual(alone);
  expect(visibleAfterAdd(without({ enabled: false }), 'product')).toEqual(alone);
  expect(visibleAfterAdd(shop, 'cart')).toEqual(alone);
  const quiet = { ...shop, cart: { ...ADDING_DEFAULTS, dropdown: false } };
  expect(visibleAfterAdd(quiet, 'product')).toEqual({ sideCart: true, dropdown: false });
});

test.each([
  ['?quantity=3', '3'],
  ['?attribute_pa_color=sand&quantity=12', '12'],
  ['', null],
  ['?quantity=1.5', '1.5'],
  ['?quantity=0', null],
  ['?quantity=-1', null],
  ['?quantity=1e3', null],
  ['?quantity=9999999', null],
])('an address asks for so many: %s is %s', (search, requested) => {
  expect(addressQuantity(search)).toBe(requested);
});

test.each([
  ['31', '31'],
  ['0', '7'],
  ['', '7'],
  [null, '7'],
])('an option form with variation %j is sent for product %s [OP-104]', (variation, product) => {
  const fields = new FormData();
  fields.set('product_id', '7');
  if (variation !== null) fields.set('variation_id', variation);
  expect(withVariationAsProduct(fields).get('product_id')).toBe(product);
});

test('what a form is about to add, as far as the page can tell', () => {
  const product = sampleProduct();
  const fields = new FormData();
  fields.set('quantity', '3');
  expect(addedLines(product, null, fields)).toMatchObject([
    { productId: product.id, variationId: null, quantity: 3, name: product.name },
  ]);
  for (const wrong of ['0', '-2', 'two', '1.5', '']) {
    fields.set('quantity', wrong);
    expect(addedLines(product, null, fields)).toEqual([]);
  }
  fields.set('quantity', '1.5');
  const cloth = { ...product, quantity: { min: 0.5, max: 20, step: 0.5 } };
  expect(addedLines(cloth, null, fields)).toMatchObject([{ quantity: 1.5 }]);
  fields.delete('quantity');
  expect(addedLines(product, null, fields)[0]?.quantity).toBe(1);
});
