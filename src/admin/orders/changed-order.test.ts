import { expect, test } from 'vitest';
import { sentChanges } from './changed-order.ts';
import { type DraftLine, EMPTY_DRAFT } from './order-draft.ts';

const row = { meta_data: [], taxes: [], total_tax: '', tax_status: 'taxable' as const };
const line = (id: number) => ({
  ...{ id, name: 'Tray', product_id: 7, variation_id: 0, quantity: 2, tax_class: '', sku: '' },
  ...{ subtotal: '', subtotal_tax: '', total: '', total_tax: '', taxes: [], meta_data: [] },
  ...{ global_unique_id: '', price: 1, image: { id: '', src: '' }, parent_name: null },
});
const order = {
  line_items: [line(1), line(2)],
  fee_lines: [{ ...row, id: 3, name: 'Wrap', tax_class: '', amount: '', total: '3.00' }],
  shipping_lines: [
    {
      ...row,
      id: 4,
      method_title: 'Post',
      method_id: 'flat_rate',
      instance_id: '1',
      total: '6.00',
    },
  ],
};
const staying: DraftLine = {
  ...{ key: 'a', id: 1, productId: 7, name: 'Tray', quantity: '5' },
  ...{ agreed: '', reason: '', choice: null },
};

test('what is gone is taken out by its number, and what stays is named', () => {
  const draft = { ...EMPTY_DRAFT, lines: [staying], isShippingUnchanged: true };
  expect(sentChanges(draft, [], 2, order)).toEqual({
    line_items: [
      { id: 1, quantity: 5 },
      { id: 2, product_id: null, quantity: 0 },
    ],
    fee_lines: [{ id: 3, name: null }],
    coupon_lines: [],
    shipping_lines: [],
  });
});

test('another way to send it replaces the one that was ordered', () => {
  const custom = { kind: 'custom', title: 'Courier', amount: '9' } as const;
  const draft = { ...EMPTY_DRAFT, lines: [staying], shipping: { 0: custom } };
  const box = { id: 0, items: [], rates: [] };
  expect(sentChanges(draft, [box], 2, order).shipping_lines).toEqual([
    { id: 4, method_id: null },
    { method_id: 'other', method_title: 'Courier', total: '9' },
  ]);
});
