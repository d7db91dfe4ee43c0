import { money } from '#rules/money/money.ts';
import { type Address, EMPTY_ADDRESS } from '../address.ts';
import type { OrderLine, OrderSummary, OrderView } from '../order.ts';
import { sampleImage } from './product.ts';

export function sampleAddress(change: Partial<Address> = {}): Address {
  return {
    ...EMPTY_ADDRESS,
    firstName: 'Ada',
    lastName: 'Moss',
    country: 'US',
    state: 'NY',
    city: 'Albany',
    address1: '12 Elm Street',
    postcode: '12207',
    phone: '+1 518 555 0100',
    email: 'ada@example.com',
    ...change,
  };
}

export function sampleOrderLine(id: number, change: Partial<OrderLine> = {}): OrderLine {
  return {
    id,
    productId: id,
    variationId: null,
    name: 'Oak serving tray',
    sku: 'HH-TAB-001',
    url: '/product/oak-serving-tray',
    image: sampleImage(id),
    attributes: [],
    quantity: 1,
    unitPrice: money(4800),
    subtotal: money(4800),
    total: money(4800),
    tax: money(0),
    steps: [{ code: 'product', subject: '', amount: money(4800) }],
    refundedQuantity: 0,
    refundedAmount: money(0),
    ...change,
  };
}

/** Two mugs and a tray with 10% off, to be paid by bank transfer: 78.20 in all. */
export function sampleOrder(change: Partial<OrderView> = {}): OrderView {
  const billing = sampleAddress();
  const lines = ['Ada Moss', '12 Elm Street', 'Albany, NY 12207', 'United States (US)'];
  return {
    id: 7,
    number: '1007',
    key: 'order_key_of_seven',
    status: 'on-hold',
    statusText: 'On hold',
    placedAt: Date.UTC(2026, 10, 15, 9, 30),
    email: 'ada@example.com',
    billing,
    shipping: sampleAddress({ firstName: 'Ben', phone: '', email: '' }),
    billingLines: lines,
    shippingLines: ['Ben Moss', ...lines.slice(1)],
    lines: [
      sampleOrderLine(1),
      sampleOrderLine(2, {
        variationId: 21,
        name: 'Stoneware mug',
        sku: 'HH-TAB-002-SS',
        url: '/product/stoneware-mug',
        attributes: [
          { name: 'pa_color', label: 'Colour', value: 'Sand' },
          { name: 'pa_size', label: 'Size', value: 'Small' },
        ],
        quantity: 2,
        unitPrice: money(1600),
        subtotal: money(3200),
        total: money(3200),
        steps: [
          { code: 'product', subject: '', amount: money(1400) },
          { code: 'option', subject: 'Gift box', amount: money(200) },
        ],
      }),
    ],
    rows: [
      { code: 'subtotal', label: 'Subtotal', amount: money(8000) },
      { code: 'discount', label: 'Discount WELCOME10', amount: money(-800) },
      { code: 'shipping', label: 'Delivery: Post', amount: money(620) },
      { code: 'total', label: 'Total', amount: money(7820) },
    ],
    totals: {
      subtotal: money(8000),
      discount: money(800),
      fees: money(0),
      shipping: money(620),
      tax: money(0),
      total: money(7820),
      refunded: money(0),
    },
    shippingMethods: ['Post'],
    delivery: [],
    payment: {
      method: 'bacs',
      title: 'Bank transfer',
      instructions: 'Please use the order number as the reason for payment.',
      details: [
        { label: 'Bank', value: 'First Bank of Elm' },
        { label: 'IBAN', value: 'XX00 1234 5678 9012' },
      ],
      paidAt: null,
      dueAt: Date.UTC(2026, 10, 22, 9, 30),
    },
    customerNote: 'Please ring twice.',
    notes: [],
    shipments: [],
    couponCodes: ['welcome10'],
    downloads: [],
    canPay: false,
    canCancel: true,
    canOrderAgain: false,
    ...change,
  };
}

export function sampleOrderSummary(id: number, change: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id,
    number: String(1000 + id),
    status: 'processing',
    statusText: 'In preparation',
    placedAt: Date.UTC(2026, 10, 15, 9, 30),
    total: money(7820),
    count: 3,
    url: `/my-account/view-order/${id}`,
    canPay: false,
    canCancel: false,
    images: [],
    ...change,
  };
}

export const sampleShipment: OrderView['shipments'][number] = {
  id: 3,
  at: Date.UTC(2026, 10, 16, 9, 5),
  carrier: 'UPS',
  trackingNumber: '1Z9',
  trackingUrl: 'https://www.ups.com/track?tracknum=1Z9',
  lines: [{ lineId: 1, name: 'Oak tray', quantity: 2 }],
};
