import { describe, expect, test } from 'vitest';
import { FRAGMENT_SELECTORS } from '../cart.ts';
import { ADD_PROBLEMS, addForm } from './cart-form.ts';
import { readInput } from './read-input.ts';

const read = (value: unknown) => readInput(addForm, ADD_PROBLEMS, value);

describe('a form that adds to the cart', () => {
  test('one product with its choices and option fields', () => {
    const sent = { product_id: '12', quantity: '2', attribute_pa_color: 'sand', engraving: 'Ada' };
    expect(read({ ...sent, edit_line: 'abc', fragments: 'span.cart-count' })).toEqual({
      ok: true,
      input: {
        kind: 'lines',
        fragments: ['span.cart-count'],
        lines: [
          {
            productId: 12,
            variationId: null,
            quantity: 2,
            attributes: { attribute_pa_color: 'sand' },
            fields: expect.objectContaining({ engraving: 'Ada' }),
            replaces: 'abc',
          },
        ],
      },
    });
  });

  test.each(['product_id', 'productID', 'add-to-cart'])('names the product in %s', (name) => {
    const line = { productId: 7, quantity: null };
    expect(read({ [name]: 7 })).toMatchObject({ ok: true, input: { lines: [line] } });
  });

  test('a set: the members with a quantity', () => {
    expect(read({ quantity: { 4: '2', 5: '0', 6: '', 7: 'many' } })).toMatchObject({
      input: {
        lines: [
          { productId: 4, quantity: 2 },
          { productId: 7, quantity: Number.NaN },
        ],
        fragments: FRAGMENT_SELECTORS,
      },
    });
  });

  test.each([
    [{}, 'cart.problem.unknownProduct', 'product_id'],
    [{ product_id: 'x' }, 'cart.problem.unknownProduct', 'product_id'],
    [{ quantity: { 4: '0' } }, 'product.problem.nothingChosen', 'quantity'],
  ])('%j is refused as %s', (input, code, field) => {
    expect(read(input)).toEqual({ ok: false, problems: [{ code, field }] });
  });

  test('a bundle by its list', () => {
    const item = { id: '112', parent: 7, quantity: '2', price: '18.50' };
    const input = { product_id: 9, bundle_items: JSON.stringify([item]) };
    expect(read(input)).toMatchObject({
      input: { kind: 'bundle', bundle: { productId: 9, items: [{ id: 112, quantity: 2 }] } },
    });
  });

  test.each(['[{"id":1,"discount":9}]', '{}', '[', [{ id: -1 }]])(
    'a list such as %j is not read',
    (bundle_items) => {
      expect(read({ product_id: 9, bundle_items })).toMatchObject({
        input: { bundle: { items: 'unreadable' } },
      });
    },
  );

  test('a bundle by the inputs of its form', () => {
    const mug = { on: '1', quantity: '2', attribute_pa_color: 'ink', options: { name: 'Ada' } };
    expect(read({ product_id: 9, bundle: { mug, tray: 'x' } })).toMatchObject({
      input: {
        bundle: {
          items: null,
          inputs: {
            mug: {
              on: true,
              quantity: 2,
              attributes: { attribute_pa_color: 'ink' },
              options: { name: 'Ada' },
            },
            tray: { on: false, quantity: null, attributes: {}, options: {} },
          },
        },
      },
    });
  });
});
