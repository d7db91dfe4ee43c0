import { expect, test } from 'vitest';
import { choiceIn } from './choice-in.ts';

test('attributes, options, variation and pieces are each in their place', () => {
  expect(
    choiceIn([
      ['product_id', '7'],
      ['variation_id', '12'],
      ['attribute_pa_color', 'sand'],
      ['attribute_size', ''],
      ['engraving', 'Ada'],
      ['wrap[]', 'bow'],
      ['wrap[]', 'box'],
      ['quantity', '2.5'],
    ]),
  ).toEqual({
    variationId: 12,
    attributes: { attribute_pa_color: 'sand', attribute_size: '' },
    options: { engraving: 'Ada', wrap: ['bow', 'box'] },
    quantity: 2.5,
  });
});

test.each(['', '0', '-1', 'x', 'Infinity'])('%j pieces are one', (quantity) => {
  expect(choiceIn([['quantity', quantity]])).toEqual({
    variationId: 0,
    attributes: {},
    options: {},
    quantity: 1,
  });
});
