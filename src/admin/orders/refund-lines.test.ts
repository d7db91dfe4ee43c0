import { expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { leftLines, leftShipping, refundPart, worthText } from './refund-lines.ts';

const line = {
  id: 4,
  name: 'Mug',
  product_id: 1,
  variation_id: 0,
  quantity: 3,
  subtotal: '30.00',
  total: '30.00',
  total_tax: '3.00',
  sku: '',
  meta_data: [],
};
const refund = {
  id: 1,
  line_items: [{ id: 4, quantity: -1, total: '-10.00', total_tax: '-1.00' }],
  shipping_lines: [{ id: 9, total: '-2.00', total_tax: '0.00' }],
};

test('what is left of a line is what was ordered without what was refunded', () => {
  expect(leftLines({ line_items: [line] }, [refund], 2)).toMatchObject([
    { left: 2, leftAmount: 2200, refundedQuantity: 1, refundedAmount: 1100 },
  ]);
  const row = { id: 9, method_title: 'Post', total: '5.00', total_tax: '0.00' };
  expect(leftShipping({ shipping_lines: [row] }, [refund], 2)).toMatchObject([{ leftAmount: 300 }]);
});

test('pieces are worth their share with tax, the last of them what is left', () => {
  const [left] = leftLines({ line_items: [line] }, [refund], 2);
  if (!left) throw new Error('no line');
  expect(worthText(left, 1, 2)).toBe('11.00');
  expect(worthText(left, 2, 2)).toBe('22.00');
  expect(worthText(left, 0, 2)).toBe('');
  expect(refundPart({ id: 4, quantity: 1, amount: money(1100) }, left, 2)).toEqual({
    id: 4,
    quantity: 1,
    refund_total: '10.00',
    refund_tax: [{ id: 0, refund_total: '1.00' }],
  });
});
